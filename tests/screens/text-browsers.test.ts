// Orders typed into text browsers key by key, as a person types them (Debian's packages `w3m` and `lynx`; .ci/run).
import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { aProduct } from "../support/builders/builders";
import { shopUrl, sql } from "../support/worker/worker";

const isInstalled = (command: string): boolean =>
  spawnSync("sh", ["-c", `command -v ${command} && command -v script`]).status === 0;

let home: string;
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), "text-browser-"));
});
afterEach(() => rmSync(home, { recursive: true, force: true }));

const ADDRESS = ["Ada", "Neri", "Via Roma 1", "", "14100", "Asti", "AT"];

/** `script` gives the browser a terminal. Its keys wait in the terminal until the browser reads them, page after page. */
const inTerminal = (command: string): ChildProcess =>
  spawn("script", ["-qfec", command, "/dev/null"], { env: { ...process.env, HOME: home, TERM: "xterm" } });

const ended = (browser: ChildProcess): Promise<unknown> => new Promise((done) => browser.on("close", done));

const ordersOf = (email: string) =>
  sql(
    `SELECT o.payment_kind, o.article_count FROM orders o JOIN users u ON u.id = o.customer_id WHERE u.email = ?`,
    email,
  );

describe.skipIf(!isInstalled("w3m"))("w3m, where it is installed", () => {
  const find = (text: string) => `/${text}\n`;
  const press = "\n";
  const next = "\t";
  /** A text field opens with Enter, and closes with Enter. */
  const type = (text: string) => `\n\u0015${text}\n`;
  const save = (file: string) => `S${join(home, file)}\n`;

  it("adds a product, and orders it as a guest by bank transfer", { timeout: 120_000 }, async () => {
    const email = `w3m-${crypto.randomUUID()}@demo.test`;
    const { name, slug } = await aProduct({ priceCents: 2000 });
    const browser = inTerminal(
      `w3m -cols 100 -cookie -o accept_cookie=1 -o use_history=0 -o confirm_qq=0 ${shopUrl()}/p/${slug}`,
    );
    const keys = [
      ...[find("Aggiungi al carrello"), press, save("added"), find("Vai al carrello"), press, save("cart")],
      ...[find("Vai alla cassa"), press, save("checkout"), find("E-mail"), next, type(email)],
      ...ADDRESS.flatMap((value) => [next, value && type(value)]),
      ...[find("Bonifico"), "\u001b[D\u001b[D", press, find("Ordine con obbligo"), press, save("done"), "Q"],
    ];
    browser.stdout?.once("data", () => browser.stdin?.write(keys.join("")));
    await ended(browser);
    const page = (file: string) => readFileSync(join(home, file), "utf8");
    expect(page("added")).toContain(`Aggiunto al carrello: ${name}`);
    expect(page("cart")).toContain(name);
    // A picture without a text would be shown by the name of its file.
    expect(page("cart")).not.toMatch(/\[[\w-]{10}\]/);
    expect(page("done")).toContain(email);
    expect(await ordersOf(email)).toEqual([{ payment_kind: "bank_transfer", article_count: 1 }]);
  });
});

describe.skipIf(!isInstalled("lynx"))("lynx, where it is installed", () => {
  const keysOf = (text: string) => [...text].map((sign) => (sign === " " ? "<space>" : sign));
  const press = ["^J"];
  const next = ["^I"];
  const find = (text: string) => ["/", ...keysOf(text), "^J"];

  it("adds a product, and orders it as a guest by bank transfer", { timeout: 120_000 }, async () => {
    const email = `lynx-${crypto.randomUUID()}@demo.test`;
    const { slug } = await aProduct({ priceCents: 2000 });
    const keys = [
      ...[find("Aggiungi al carrello"), press, find("Vai al carrello"), press],
      ...[find("Vai alla cassa"), press, find("E-mail"), keysOf(email)],
      ...ADDRESS.flatMap((value) => [next, keysOf(value)]),
      ...[next, next, next, find("Bonifico"), press, find("Ordine con obbligo"), press, ["Q", "y"]],
    ].flat();
    const script = join(home, "keys");
    writeFileSync(script, keys.map((key) => `key ${key}\n`).join(""));
    await ended(inTerminal(`lynx -nopause -accept_all_cookies -cmd_script=${script} ${shopUrl()}/p/${slug}`));
    expect(await ordersOf(email)).toEqual([{ payment_kind: "bank_transfer", article_count: 1 }]);
  });
});
