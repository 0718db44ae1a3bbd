// The command line as an operator types it, against a shop that runs.
import { execFile } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { ObjectPage } from "~/contract/operator-files";
import { OPERATOR_TOKEN } from "~/tools/operator-token";
import { COMMANDS } from "~/tools/shop/commands";
import { sendObjects } from "~/tools/shop/objects";
import { openShop } from "~/tools/shop/open";
import { partsOf } from "~/tools/shop/parts";
import { commandOf } from "~/tools/shop/read";
import { type OwnShop, ownShop } from "../support/own-shop";

let shop: OwnShop;
const folder = mkdtempSync(join(tmpdir(), "bottega-cli-"));
beforeAll(async () => {
  shop = await ownShop();
}, 60_000);
afterAll(async () => {
  await shop.close();
  rmSync(folder, { recursive: true, force: true });
});

interface Ended {
  code: number;
  out: string;
  err: string;
}

function run(args: string[], env: Record<string, string> = {}): Promise<Ended> {
  const command = ["node_modules/tsx/dist/cli.mjs", "app/tools/shop.ts", ...args];
  const around = { ...process.env, PORT: new URL(shop.url).port, INIT_CWD: folder, ...env };
  return new Promise((done) =>
    execFile(process.execPath, command, { env: around, maxBuffer: 1e8 }, (error, out, err) =>
      done({ code: error ? Number(error.code) : 0, out, err }),
    ),
  );
}

/** In this process; what a process says of itself when it fails is tried once. */
async function said(...typed: string[]): Promise<string> {
  vi.stubEnv("PORT", new URL(shop.url).port);
  vi.stubEnv("INIT_CWD", folder);
  const lines: unknown[] = [];
  const log = vi.spyOn(console, "log").mockImplementation((line) => lines.push(line));
  try {
    const { command, input, remote } = commandOf(COMMANDS, typed);
    await command.run(openShop(remote), input);
    return lines.join("\n");
  } finally {
    log.mockRestore();
    vi.unstubAllEnvs();
  }
}

const sql = async (query: string) =>
  (await shop.db.prepare(query).all<Record<string, string | number>>()).results;

describe("npm run shop", { timeout: 60_000 }, () => {
  it("lists its commands", async () => {
    const { code, out } = await run(["help"]);
    expect([code, out]).toEqual([
      0,
      expect.stringMatching(/orders move ORDER STATUS[\s\S]*import TABLE FILE[\s\S]*restore FILE/),
    ]);
  });

  it("lists those that begin with the words it is asked about", async () => {
    const { out } = await run(["orders", "move", "--help"]);
    expect(out).toContain("[--tracking …]");
    expect(out).not.toContain("restore FILE");
  });

  it.each([
    [["orders", "move", "1"], /^It is used so: orders move ORDER STATUS/],
    [["orders", "list", "--colour", "red"], /^It is used so: orders list/],
    [["orders", "list", "--status", "lost"], /^There is no state "lost": pending/],
    [["orders", "list", "--from", "yesterday"], /^"yesterday" is not a day: \d/],
    [["prices", "set", "HB00358", "retail", "9,90"], /^"9,90" is not an amount: \d/],
    [["prices", "set", "HB00358", "nolist", "9.90"], /^list: There is no such price list\.$/],
    [["clock", "never"], /^"never" is not a time: \d/],
    [["stock", "show", "NOBODY"], /^There is no item NOBODY in the shop at /],
    [["import", "all", "nowhere"], /nowhere holds no file of a table\.$/],
    [["orders", "show", "9999-1"], /^There is no order 9999-1\.$/],
    [["import", "coupons", "nowhere.csv"], /^There is no file .*nowhere\.csv\.$/],
    [["export", "coupons", "nowhere/coupons.csv"], /^There is no folder .*nowhere\.$/],
    [["backup", "nowhere/shop.gz"], /^There is no folder .*nowhere\.$/],
    [["export", "tokens"], /^There is no table tokens in the shop/],
    [["restore", "nowhere"], /^There is no file .*nowhere\.$/],
    [["tables", "--remote", "ftp://x"], /^--remote takes the shop's address/],
    [["tables", "--remote", "https://shop.invalid"], /^The environment must have OPERATOR_TOKEN/],
  ])("says in one sentence what is wrong with %j", async (args, sentence) => {
    const { message } = await said(...args).then(
      () => new Error("nothing is wrong"),
      (error: Error) => error,
    );
    expect(message).toMatch(sentence);
    expect(message).not.toContain("\n");
  });

  it("ends quietly where the reader has read enough", async () => {
    const command = `"${process.execPath}" node_modules/tsx/dist/cli.mjs app/tools/shop.ts orders list | true`;
    const env = { ...process.env, PORT: new URL(shop.url).port };
    const err = await new Promise<string>((done) =>
      execFile("sh", ["-c", command], { env }, (_, __, text) => done(text)),
    );
    expect(err).toBe("");
  });

  it("ends with code 1, and that sentence alone", async () => {
    const { code, err } = await run(["fly"]);
    expect([code, err.trim().split("\n").length]).toEqual([1, 1]);
    expect(err).toMatch(/^There is no command "fly"/);
  });

  it("says when nobody answers, and when the token is another's", async () => {
    expect(await run(["tables"], { PORT: "9" })).toMatchObject({
      code: 1,
      err: "No shop answers at http://localhost:9: npm start opens it.\n",
    });
    expect(await run(["tables"], { OPERATOR_TOKEN: "x" })).toMatchObject({
      code: 1,
      err: expect.stringMatching(/does not know this OPERATOR_TOKEN\.\n$/),
    });
    const remote = await run(["tables", "--remote", shop.url], { OPERATOR_TOKEN: "operator-demo-token" });
    expect([remote.code, remote.out]).toEqual([0, expect.stringContaining("products")]);
  });

  it("shows an order and moves it, with its tracking", async () => {
    const [order] = await sql("SELECT number FROM orders WHERE status = 'processing' ORDER BY id LIMIT 1");
    const number = String(order?.number);
    const listed = await run(["orders", "list", "--number", number]);
    expect([listed.code, listed.out]).toEqual([0, expect.stringContaining(number)]);
    const moved = await run(["orders", "move", number, "shipped", "--carrier", "BRT", "--tracking", "T-1"]);
    expect(moved).toMatchObject({ code: 0, out: `${number} is shipped\n` });
    expect(await run(["orders", "show", number])).toMatchObject({
      code: 0,
      out: expect.stringContaining('"T-1"'),
    });
    expect(await run(["orders", "move", number, "pending"])).toMatchObject({
      code: 1,
      err: expect.stringMatching(/\.\n$/),
    });
  });

  it("takes a table out and brings it back, naming each faulty line", async () => {
    expect(await run(["export", "coupons", "coupons.csv"])).toMatchObject({ code: 0 });
    const file = join(folder, "coupons.csv");
    expect(await run(["export", "coupons"])).toMatchObject({ code: 0, out: readFileSync(file, "utf8") });
    writeFileSync(file, `${readFileSync(file, "utf8")}NUOVO,vendemmia,,\r\nALTRO,nessuna,,\r\n`);
    const faulty = await run(["import", "coupons", "coupons.csv"]);
    expect(faulty).toMatchObject({
      code: 1,
      err: expect.stringMatching(
        /coupons\.csv:8 promotion: There is no “nessuna” in the table promotions\ncoupons was not imported\.\n$/,
      ),
    });
    writeFileSync(file, readFileSync(file, "utf8").replace("nessuna", "meno-5"));
    expect((await run(["import", "coupons", "coupons.csv", "--dry-run"])).out).toContain(
      "7 rows, 2 would change",
    );
    expect((await run(["import", "coupons", "coupons.csv"])).out).toContain("7 rows, 2 changed");
    expect((await run(["import", "coupons", "coupons.csv"])).out).toContain("7 rows, 0 changed");
  });
});

describe("the operator's day, typed", { timeout: 60_000 }, () => {
  it("counts stock and sets prices", async () => {
    expect(await said("stock", "set", "HB00359", "12")).toBe("HB00359 has 12");
    expect(await said("stock", "change", "HB00359", "-2")).toBe("HB00359 has 10");
    expect(await said("stock", "show", "HB00359")).toMatch(/HB00359 .* 10$/m);
    const set = ["prices", "set", "HB00359", "retail", "7.30", "--tiers", "10:7.00|50:6.50"];
    expect(await said(...set)).toBe("HB00359 costs 7.30 in retail");
    expect(await said("prices", "show", "HB00359")).toMatch(/retail .*7\.30.*10:7\.00\|50:6\.50/);
    // What is not said stays as it is.
    await said("prices", "set", "HB00359", "retail", "7.40", "--special", "6.90", "--to", "2030-12-31");
    await said("prices", "set", "HB00359", "retail", "7.50");
    expect(await said("prices", "show", "HB00359")).toMatch(
      /retail .*7\.50 .*6\.90 .*2030-12-31 .*10:7\.00\|50:6\.50/,
    );
    await said("prices", "set", "HB00359", "retail", "7.50", "--special", "none", "--tiers", "none");
    expect(await said("prices", "show", "HB00359")).toMatch(/retail +7\.50$/m);
    await expect(said("prices", "set", "HB00359", "retail", "7.30", "--tiers", "ten")).rejects.toThrow(
      "Tiers are written like",
    );
    await expect(said("stock", "set", "HB00359", "many")).rejects.toThrow('"many" is not a whole number.');
  });

  it("ships a part of an order, row by row", async () => {
    const [row] = await sql(
      `SELECT o.number, r.sku FROM orders o JOIN order_rows r ON r."order" = o.id
       WHERE o.status = 'processing' AND (SELECT count(*) FROM order_rows m WHERE m."order" = o.id) > 1 ORDER BY o.id, r.id LIMIT 1`,
    );
    const move = ["orders", "move", String(row?.number), "partially_shipped", "--rows"];
    await expect(said(...move, "all")).rejects.toThrow("Rows are written like");
    await expect(said(...move, "NOBODY:1")).rejects.toThrow("The order has no row of NOBODY.");
    expect(await said(...move, `${row?.sku}:1`)).toBe(`${row?.number} is partially_shipped`);
  });

  it("sets a setting, and says what it cannot be", async () => {
    await said("settings", "set", "SHOP_NAME", "Bottega di prova");
    expect(await said("settings", "get", "SHOP_NAME")).toBe('"Bottega di prova"');
    expect(await said("settings", "list")).toContain("COMPANY_DATA");
    await said("settings", "set", "MIN_ORDER_B2B", "60.00");
    expect(await said("settings", "get", "MIN_ORDER_B2B")).toBe('"60.00"');
    await said("settings", "set", "CORS_ORIGINS", "https://a.example, https://b.example");
    expect(await said("settings", "get", "CORS_ORIGINS")).toMatch(
      /^\[\s+"https:\/\/a\.example",\s+"https:\/\/b/,
    );
    await said("settings", "set", "CORS_ORIGINS", "null");
    expect(await said("settings", "get", "CORS_ORIGINS")).toBe("null");
    await expect(said("settings", "set", "MIN_ORDER_B2B", "ten")).rejects.toThrow(/\.$/);
  });

  it("makes an agent and a customer of that agent, and lets one in anew", async () => {
    await said(
      "users",
      "create",
      "nuova@agenti.test",
      "agent",
      "--first-name",
      "Nuova",
      "--agent-code",
      "A99",
    );
    const made = await said(
      "users",
      "create",
      "cantina@nuova.test",
      "business",
      "--business-name",
      "Cantina Nuova",
      "--vat-number",
      "IT09941700057",
      "--agent",
      "nuova@agenti.test",
    );
    expect(made).toMatch(/^cantina@nuova\.test has the id \d+$/);
    expect(await said("users", "list", "--search", "cantina@nuova")).toContain("Cantina Nuova");
    expect(await said("users", "edit", "cantina@nuova.test", "--active", "false")).toBe(
      "cantina@nuova.test is not active",
    );
    expect(await said("users", "edit", "cantina@nuova.test", "--active", "true")).toBe(
      "cantina@nuova.test is active",
    );
    expect(await said("users", "reset", "cantina@nuova.test")).toContain("is sent a code");
    await expect(said("users", "edit", "nobody@nowhere.test")).rejects.toThrow(
      "There is nobody called nobody@nowhere.test.",
    );
  });

  it("sees what came in, what went out, and how it all stands", async () => {
    expect(await said("promotions", "list")).toMatch(/vendemmia .*VENDEMMIA10/);
    expect(await said("mails", "list", "--state", "sent")).toBeDefined();
    await expect(said("mails", "list", "--state", "lost")).rejects.toThrow(
      /^There is no state "lost": waiting/,
    );
    expect(await said("messages", "list")).toBeDefined();
    expect(await said("withdrawals", "list")).toBeDefined();
    expect(await said("audit")).toContain("settings.put");
    expect(await said("statistics", "--from", "2025-01-01", "--to", "2026-12-31")).toMatch(/revenue/);
    expect(await said("invariants")).toBe("all adds up");
  });

  it("takes the pictures out under their own names, and brings others in", async () => {
    expect(await said("pictures", "export", "img")).toMatch(/^pictures .* \d+ in /);
    const drawing = `<svg xmlns="http://www.w3.org/2000/svg"/>`;
    const [name = ""] = readdirSync(join(folder, "img"));
    expect(await (await shop.fetch(`/img/${name}`)).text()).toBe(
      readFileSync(join(folder, "img", name), "utf8"),
    );
    writeFileSync(join(folder, "img", "mine-d9a441.svg"), drawing);
    await said("pictures", "import", "img");
    const answer = await shop.fetch("/img/mine-d9a441.svg");
    expect([answer.headers.get("Content-Type"), await answer.text()]).toEqual(["image/svg+xml", drawing]);
    await expect(said("pictures", "import", "nowhere")).rejects.toThrow(/^There is no folder .*nowhere\.$/);
  });

  it("moves the clock, and back", async () => {
    expect(await said("clock", "2030-01-01T10:00:00Z")).toMatch(/^It is 2030-01-01T10:00/);
    expect(await said("clock")).toContain(new Date().toISOString().slice(0, 10));
  });
});

describe("a backup", { timeout: 180_000 }, () => {
  const answers = async () => {
    const login = await shop.api("auth/login/", {
      method: "POST",
      headers: {
        Authorization: `Basic ${Buffer.from("business@demo.test:Vendemmia-2026!").toString("base64")}`,
      },
    });
    const { token } = (await login.json()) as { token: string };
    const headers = { Authorization: `Token ${token}` };
    const paths = [
      "products/p/?page_size=100&search=luppolo",
      "categories/tree/",
      "orders/?page_size=100",
      "addresses/",
      "blog/",
      "shop/shipping-policies/?country=IT",
    ];
    return Promise.all(
      paths.map(async (path) => {
        const answer = await shop.api(path, { headers });
        expect([path, answer.status]).toEqual([path, 200]);
        return [path, await answer.json()];
      }),
    );
  };

  const aPicture = async () => {
    const ask = (path: string, init: RequestInit = {}) =>
      shop.fetch(`/api/v3/operator/objects/${path}`, {
        ...init,
        headers: { Authorization: `Bearer ${OPERATOR_TOKEN}`, ...init.headers },
      });
    const { results } = ObjectPage.parse(await (await ask("")).json());
    const bytes = `bytes/?${new URLSearchParams({ key: String(results[0]?.key) })}`;
    const stands = async () => {
      const answer = await ask(bytes);
      return [answer.status, answer.headers.get("Content-Type"), await answer.text()];
    };
    const spoil = async () => {
      await ask(bytes, { method: "PUT", headers: { "Content-Type": "text/plain" }, body: "spoilt" });
      expect(await stands()).toEqual([200, "text/plain", "spoilt"]);
    };
    return { stands, spoil };
  };

  it("brings the shop back as it was, with its pictures, sends no letter again and gives no number twice", async () => {
    await sql(
      `INSERT INTO mails (kind, dedupe, "to", locale, data, not_before, created_at)
       VALUES ('order-confirmation', 'of-the-test', 'a@b.test', 'it', '{"order":1}', '2099-01-01T00:00:00.000Z', '2026-01-01T00:00:00.000Z')`,
    );
    // A file that cannot be written leaves no copies behind.
    expect(await run(["backup", "."])).toMatchObject({
      code: 1,
      err: expect.stringMatching(/^The step "backup" failed: .*\n$/),
    });
    expect(await sql("SELECT name FROM sqlite_master WHERE name LIKE 'backup\\_%' ESCAPE '\\'")).toEqual([]);
    expect(await run(["backup", "shop.gz", "--files", "pictures"])).toMatchObject({ code: 0, err: "" });
    const before = await answers();
    const picture = await aPicture();
    const stood = await picture.stands();
    const counts =
      "SELECT (SELECT count(*) FROM products) AS products, (SELECT sum(variants_count) FROM products) AS variants, (SELECT sum(on_hand) FROM stock) AS stock, (SELECT count(*) FROM price_history) AS history, (SELECT count(*) FROM product_search) AS searched";
    const counted = await sql(counts);
    const schema =
      "SELECT type, name, sql FROM sqlite_master WHERE name NOT LIKE 'sqlite%' ORDER BY type, name";
    const shape = await sql(schema);

    // The shop goes on: numbers are given that the backup does not know, things are lost.
    await sql("UPDATE order_numbers SET last = last + 5");
    const [given] = await sql("SELECT year, last FROM order_numbers ORDER BY year DESC LIMIT 1");
    await sql("DELETE FROM products WHERE id % 3 = 0");
    await sql("UPDATE orders SET notes = 'lost' WHERE id < 50");
    await picture.spoil();

    expect(await run(["restore", "shop.gz", "--files", "pictures"])).toMatchObject({ code: 0, err: "" });
    expect(await picture.stands()).toEqual(stood);
    expect(await answers()).toEqual(before);
    expect(await sql(counts)).toEqual(counted);
    expect(await sql(schema)).toEqual(shape);
    expect(await sql("SELECT count(*) AS n FROM tokens WHERE created_at < '2026-11-01'")).toEqual([{ n: 0 }]);
    expect(await sql("SELECT state, error FROM mails WHERE dedupe = 'of-the-test'")).toEqual([
      { state: "dead", error: "restored" },
    ]);
    expect(await sql("SELECT count(*) AS n FROM mails WHERE state IN ('waiting', 'sending')")).toEqual([
      { n: 0 },
    ]);
    const [after] = await sql("SELECT year, last FROM order_numbers ORDER BY year DESC LIMIT 1");
    expect(after).toEqual(given);
    expect(await sql("PRAGMA foreign_key_check")).toEqual([]);
  });

  it("passes over numbers that a lost shop may have given", async () => {
    await sql("UPDATE order_numbers SET last = 0");
    const [kept] = await sql("SELECT max(number) AS number FROM orders");
    expect(await run(["restore", "shop.gz"])).toMatchObject({ code: 0 });
    const [after] = await sql("SELECT max(last) AS last FROM order_numbers");
    expect(Number(after?.last)).toBeGreaterThanOrEqual(
      Number(String(kept?.number).replace(/^\d+\D+/, "")) + 1000,
    );
  });

  it("that is cut short, or of another shop's version, changes nothing", async () => {
    const whole = readFileSync(join(folder, "shop.gz"));
    writeFileSync(join(folder, "cut.gz"), whole.subarray(0, whole.length / 2));
    writeFileSync(join(folder, "none.gz"), "nothing");
    const before = await sql("SELECT count(*) AS n, max(write_date) AS at FROM products");
    expect(await run(["restore", "cut.gz"])).toMatchObject({
      code: 1,
      err: expect.stringMatching(/^.+\.\n$/),
    });
    const lines = gunzipSync(whole).toString().split("\n");
    writeFileSync(join(folder, "garbled.gz"), gzipSync(lines.with(2, '["x"').join("\n")));
    await expect(said("restore", "garbled.gz")).rejects.toThrow(/garbled\.gz is damaged or cut short/);
    await expect(sendObjects(openShop(undefined), join(folder, "nowhere"))).rejects.toThrow(
      /holds no files of a backup\.$/,
    );
    expect(await run(["restore", "none.gz"])).toMatchObject({
      code: 1,
      err: expect.stringMatching(/is not a backup of a shop\.\n$/),
    });
    await sql("INSERT INTO d1_migrations (name) VALUES ('9999_later.sql')");
    expect(await run(["restore", "shop.gz"])).toMatchObject({
      code: 1,
      err: expect.stringMatching(/^The backup is of another version of the shop/),
    });
    expect(await sql("SELECT count(*) AS n, max(write_date) AS at FROM products")).toEqual(before);
  });
});

describe("a file in parts", () => {
  it("is cut between records only, each with the head and its line", () => {
    const file = Buffer.from('a,b\n1,"x\ny"\n2,\n3,"""\n"\n4,z');
    const parts = [...partsOf(file, 16)].map(({ csv, line, isLast }) => [csv.toString(), line, isLast]);
    expect(parts).toEqual([
      ['a,b\n1,"x\ny"\n2,\n', 2, false],
      ['a,b\n3,"""\n"\n4,z', 5, true],
    ]);
  });

  it("is one part where it is small, or has no rows", () => {
    expect([...partsOf(Buffer.from("a,b\n1,2\n"), 100)]).toHaveLength(1);
    expect([...partsOf(Buffer.from("a,b"), 100)].map(({ csv }) => csv.toString())).toEqual(["a,b"]);
  });
});
