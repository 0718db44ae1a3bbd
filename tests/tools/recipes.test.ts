// Applies the recipes of app/decisions/recipes.md to a copy of the repository.

import { execFileSync, spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { type AddressInfo, createServer } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ProductList } from "~/contract/products";
import { demoState } from "../support/worker/state";

const BLOCK = /^```\w+ (?<file>\S+)(?: after `(?<line>.+)`)?\n(?<text>[\s\S]*?)^```$/gm;
const folder = mkdtempSync(join(tmpdir(), "recipes-"));
const blocks = [...readFileSync("app/decisions/recipes.md", "utf8").matchAll(BLOCK)].map(
  ({ groups: { file = "", line, text = "" } = {} }) => ({ file, line, text }),
);
let url = "";
let stop = () => {};

beforeAll(async () => {
  const files = execFileSync("git", ["ls-files", "-co", "--exclude-standard"], { encoding: "utf8" });
  for (const file of files.trim().split("\n")) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    cpSync(file, join(folder, file));
  }
  // `npm start` installs again for another lockfile, and would empty this node_modules through the link.
  const lock = createHash("sha256").update(readFileSync("package-lock.json")).digest("hex");
  if (readFileSync("node_modules/.bottega-lock", "utf8") !== lock)
    throw new Error("package-lock.json has changed since the last install: run npm ci");
  symlinkSync(resolve("node_modules"), join(folder, "node_modules"));
  for (const { file, line, text } of blocks) apply(join(folder, file), line, text);
  const state = await demoState();
  cpSync(state, join(folder, ".state"), { recursive: true });
  rmSync(state, { recursive: true });
  ({ url, stop } = await start());
}, 240_000);

afterAll(() => {
  stop();
  rmSync(folder, { recursive: true, force: true });
});

function apply(file: string, line: string | undefined, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  if (line === undefined) {
    writeFileSync(file, text);
    return;
  }
  const source = readFileSync(file, "utf8");
  const end = source.indexOf("\n", source.indexOf(line)) + 1;
  if (!source.includes(line)) throw new Error(`${file} has no line ${line}`);
  writeFileSync(file, source.slice(0, end) + text + source.slice(end));
}

const freePort = (): Promise<number> =>
  new Promise((done) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => done(port));
    });
  });

/** Runs `npm start` in the copy until it prints its address. */
async function start(): Promise<{ url: string; stop: () => void }> {
  const port = await freePort();
  const shop = spawn("node", ["app/tools/bootstrap.mjs", "start"], {
    cwd: folder,
    env: { ...process.env, PORT: String(port) },
    detached: true,
  });
  let printed = "";
  return new Promise((done, failed) => {
    const read = (chunk: Buffer) => {
      printed += chunk;
      const [address] = /http:\/\/\S+:\d+/.exec(printed) ?? [];
      if (address) done({ url: address, stop: () => process.kill(-Number(shop.pid)) });
    };
    shop.stdout.on("data", read);
    shop.stderr.on("data", read);
    shop.on("exit", () => failed(new Error(printed)));
  });
}

describe("the recipes", () => {
  it("add a screen in each language", async () => {
    const texts = await Promise.all(
      ["it", "en", "es"].map(async (locale) => (await fetch(`${url}/opening-hours?locale=${locale}`)).text()),
    );
    expect(texts.map((html) => /<h1[^>]*>(.*?)<\/h1>/.exec(html)?.[1])).toEqual([
      "Orari",
      "Opening hours",
      "Horario",
    ]);
  });

  it("add a call with a table: it works, refuses, and is in the OpenAPI document", async () => {
    const post = (body: object) =>
      fetch(`${url}/api/v3/client/stock-alerts/`, {
        method: "POST",
        headers: { "Content-Type": "application/json" },
        body: JSON.stringify(body),
      });
    const [product] = ProductList.parse(
      await (await fetch(`${url}/api/v3/client/products/p/?context=b2c&page_size=1`)).json(),
    ).results;
    const alert = { product: product?.id, email: "ada@example.test" };
    const good = await post(alert);
    expect([good.status, await good.json()]).toEqual([201, alert]);
    expect((await post(alert)).status).toBe(201);
    expect((await post({ ...alert, email: "ada" })).status).toBe(400);
    expect((await post({ ...alert, product: 99_999_999 })).status).toBe(404);
    expect(await (await fetch(`${url}/api/v3/client/openapi.json`)).text()).toContain("/stock-alerts/");
  });

  it("name files and folders that exist", () => {
    const text = readFileSync("app/decisions/recipes.md", "utf8").replace(BLOCK, "");
    const added = new Set([...blocks.map(({ file }) => file), "app/email/stock-alert.ts"]);
    const named = [...text.matchAll(/`((?:app|tests|locales)\/[\w./-]+)`/g)].map(([, path = ""]) => path);
    expect(named.length).toBeGreaterThan(10);
    const tracked = execFileSync("git", ["ls-files", "-co", "--exclude-standard"], { encoding: "utf8" });
    expect(
      named.filter((path) => !added.has(path) && !tracked.includes(path.replace("NNNN_name.sql", ""))),
    ).toEqual([]);
  });
});
