// The command line: help, faults, and a file in parts.
import { execFile } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { chunksOf } from "~/tools/shop/upload-chunk";
import { commandLine } from "../support/worker/command-line";
import { type OwnShop, ownShop } from "../support/worker/own-shop";

let shop: OwnShop;
const folder = mkdtempSync(join(tmpdir(), "bottega-cli-"));
beforeAll(async () => {
  shop = await ownShop();
}, 60_000);
afterAll(async () => {
  await shop.close();
  rmSync(folder, { recursive: true, force: true });
});
const { run, said, sql } = commandLine(() => shop, folder);

describe("npm run shop", { timeout: 60_000 }, () => {
  it("lists its commands", async () => {
    const { code, out } = await run(["help"]);
    expect([code, out]).toEqual([
      0,
      expect.stringMatching(/orders move ORDER STATUS[\s\S]*import TABLE FILE[\s\S]*restore FILE/),
    ]);
  });

  it("lists the commands that begin with the given words", async () => {
    const { out } = await run(["orders", "move", "--help"]);
    expect(out).toContain("[--tracking …]");
    expect(out).not.toContain("restore FILE");
  });

  it.each([
    [["orders", "move", "1"], /^Usage: orders move ORDER STATUS/],
    [["orders", "list", "--colour", "red"], /^Usage: orders list/],
    [["orders", "list", "--status", "lost"], /^Unknown status "lost": use one of pending/],
    [["orders", "list", "--from", "yesterday"], /^"yesterday" is not a day: \d/],
    [["prices", "set", "HB00358", "retail", "9,90"], /^"9,90" is not an amount: \d/],
    [["prices", "set", "HB00358", "nolist", "9.90"], /^list: There is no such price list\.$/],
    [["clock", "never"], /^"never" is not a time: \d/],
    [["stock", "show", "NOBODY"], /^There is no item NOBODY in the shop at /],
    [["import", "all", "nowhere"], /nowhere contains no table.s file\.$/],
    [["orders", "show", "9999-1"], /^Order 9999-1 not found\.$/],
    [["import", "coupons", "nowhere.csv"], /^There is no file .*nowhere\.csv\.$/],
    [["export", "coupons", "nowhere/coupons.csv"], /^There is no folder .*nowhere\.$/],
    [["backup", "nowhere/shop.gz"], /^There is no folder .*nowhere\.$/],
    [["export", "tokens"], /^There is no table tokens in the shop/],
    [["restore", "nowhere"], /^There is no file .*nowhere\.$/],
    [["tables", "--remote", "ftp://x"], /^--remote must be the shop's address/],
    [["tables", "--remote", "https://shop.invalid"], /^Set OPERATOR_TOKEN/],
  ])("reports in one sentence what is wrong with %j", async (args, sentence) => {
    const { message } = await said(...args).then(
      () => new Error("nothing is wrong"),
      (error: Error) => error,
    );
    expect(message).toMatch(sentence);
    expect(message).not.toContain("\n");
  });

  it("ends without an error when the reader closes the pipe", async () => {
    const command = `"${process.execPath}" node_modules/tsx/dist/cli.mjs app/tools/shop.ts orders list | true`;
    const env = { ...process.env, PORT: new URL(shop.url).port };
    const err = await new Promise<string>((done) =>
      execFile("sh", ["-c", command], { env }, (_, __, text) => done(text)),
    );
    expect(err).toBe("");
  });

  it("ends with code 1, and prints only that sentence", async () => {
    const { code, err } = await run(["fly"]);
    expect([code, err.trim().split("\n").length]).toEqual([1, 1]);
    expect(err).toMatch(/^Unknown command "fly"/);
  });

  it("reports an unreachable shop, and a wrong token", async () => {
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

  it("shows days and hours by the shop's clock", async () => {
    const [order] = await sql("SELECT id, number, date FROM orders ORDER BY id LIMIT 1");
    await sql(`UPDATE orders SET date = '2026-11-21T23:51:00.000Z' WHERE id = ${order?.id}`);
    expect(await said("orders", "list", "--number", String(order?.number))).toContain("2026-11-22 00:51");
    await sql(`UPDATE orders SET date = '${order?.date}' WHERE id = ${order?.id}`);
  });

  it("exports a table and imports it again, naming each faulty line", async () => {
    expect(await run(["export", "coupons", "coupons.csv"])).toMatchObject({ code: 0 });
    const file = join(folder, "coupons.csv");
    expect(await run(["export", "coupons"])).toMatchObject({ code: 0, out: readFileSync(file, "utf8") });
    writeFileSync(file, `${readFileSync(file, "utf8")}NUOVO,vendemmia,,,true\r\nALTRO,nessuna,,,true\r\n`);
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

describe("a file in parts", () => {
  it("is cut between records only, each part with the heading and its line number", () => {
    const file = Buffer.from('a,b\n1,"x\ny"\n2,\n3,"""\n"\n4,z');
    const parts = [...chunksOf(file, 16)].map(({ csv, line, isLast }) => [csv.toString(), line, isLast]);
    expect(parts).toEqual([
      ['a,b\n1,"x\ny"\n2,\n', 2, false],
      ['a,b\n3,"""\n"\n4,z', 5, true],
    ]);
  });

  it("repeats the line that names the delimiter, and ends records at a carriage return too", () => {
    const parts = [...chunksOf(Buffer.from("sep=;\ra;b\r1;2\r3;4"), 16)].map(({ csv, line }) => [
      csv.toString(),
      line,
    ]);
    expect(parts).toEqual([
      ["sep=;\ra;b\r1;2\r", 3],
      ["sep=;\ra;b\r3;4", 4],
    ]);
  });

  it("is one part if it is small, or has no rows", () => {
    expect([...chunksOf(Buffer.from("a,b\n1,2\n"), 100)]).toHaveLength(1);
    expect([...chunksOf(Buffer.from("a,b"), 100)].map(({ csv }) => csv.toString())).toEqual(["a,b"]);
  });
});
