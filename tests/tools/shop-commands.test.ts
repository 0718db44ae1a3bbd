// The command line: an operator's usual commands.
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { aPicture } from "../support/builders/pictures";
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
const { said, sql } = commandLine(() => shop, folder);

describe("the operator's commands", { timeout: 60_000 }, () => {
  it("count stock and set prices", async () => {
    expect(await said("stock", "set", "HB00359", "12")).toBe("HB00359 has 12");
    expect(await said("stock", "change", "HB00359", "-2")).toBe("HB00359 has 10");
    expect(await said("stock", "show", "HB00359")).toMatch(/HB00359 .* 10$/m);
    const set = ["prices", "set", "HB00359", "retail", "7.30", "--tiers", "10:7.00|50:6.50"];
    expect(await said(...set)).toBe("HB00359 costs 7.30 in retail");
    expect(await said("prices", "show", "HB00359")).toMatch(/retail .*7\.30.*10:7\.00\|50:6\.50/);
    // Values that are not named stay unchanged.
    await said("prices", "set", "HB00359", "retail", "7.40", "--special", "6.90", "--to", "2030-12-31");
    await said("prices", "set", "HB00359", "retail", "7.50");
    expect(await said("prices", "show", "HB00359")).toMatch(
      /retail .*7\.50 .*6\.90 .*2030-12-31 .*10:7\.00\|50:6\.50/,
    );
    await said("prices", "set", "HB00359", "retail", "7.50", "--special", "none", "--tiers", "none");
    expect(await said("prices", "show", "HB00359")).toMatch(/retail +7\.50 +false +[\w-]{43}$/m);
    await expect(said("prices", "set", "HB00359", "retail", "7.30", "--tiers", "ten")).rejects.toThrow(
      "write tiers like",
    );
    await expect(said("stock", "set", "HB00359", "many")).rejects.toThrow('"many" is not a whole number.');
  });

  it("ship a part of an order, row by row", async () => {
    const [row] = await sql(
      `SELECT o.number, r.sku FROM orders o JOIN order_rows r ON r.order_id = o.id
       WHERE o.status = 'processing' AND (SELECT count(*) FROM order_rows m WHERE m.order_id = o.id) > 1 ORDER BY o.id, r.id LIMIT 1`,
    );
    const move = ["orders", "move", String(row?.number), "partially_shipped", "--rows"];
    await expect(said(...move, "all")).rejects.toThrow("write rows like");
    await expect(said(...move, "NOBODY:1")).rejects.toThrow("The order has no row of NOBODY.");
    expect(await said(...move, `${row?.sku}:1`)).toBe(`${row?.number} is partially_shipped`);
  });

  it("set a setting, and explain invalid values", async () => {
    await said("settings", "set", "SHOP_NAME", "Bottega di prova");
    expect(await said("settings", "get", "SHOP_NAME")).toBe('"Bottega di prova"');
    expect(await said("settings", "list")).toContain("COMPANY_DATA");
    await said("settings", "set", "MIN_ORDER_B2B", "60.00");
    expect(await said("settings", "get", "MIN_ORDER_B2B")).toBe('"60.00"');
    await said("settings", "set", "CORS_ORIGINS", "https://a.example, https://b.example");
    expect(await said("settings", "get", "CORS_ORIGINS")).toMatch(
      /^\[\s+"https:\/\/a\.example",\s+"https:\/\/b/,
    );
    await said("settings", "set", "LOCALES", "it,en,es");
    expect(await said("settings", "get", "LOCALES")).toMatch(/^\[\s+"it",\s+"en",\s+"es"/);
    await said("settings", "set", "CORS_ORIGINS", "null");
    expect(await said("settings", "get", "CORS_ORIGINS")).toBe("null");
    await expect(said("settings", "set", "MIN_ORDER_B2B", "ten")).rejects.toThrow(/\.$/);
  });

  it("create an agent and a customer of that agent, and unlock a user", async () => {
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
      "User nobody@nowhere.test not found.",
    );
  });

  it("list messages, mails and totals", async () => {
    expect(await said("promotions", "list")).toMatch(/vendemmia .*VENDEMMIA10/);
    expect(await said("mails", "list", "--state", "sent")).toBeDefined();
    await expect(said("mails", "list", "--state", "lost")).rejects.toThrow(
      /^Unknown state "lost": use one of waiting/,
    );
    await sql(
      `INSERT INTO messages (id, reference, received_at, locale, name, city, country, email, product_line, message, consented_at)
       VALUES (71, '261127-000071', '2026-11-27T10:00:00.000Z', 'it', 'Ada', 'Asti', 'IT', 'ada@prova.test', 'other', 'Una domanda',
         '2026-11-27T10:00:00.000Z')`,
    );
    expect(await said("messages", "list")).toContain("Una domanda");
    expect(await said("messages", "answer", "71", "Ecco la risposta")).toBe(
      "The answer to 261127-000071 goes to ada@prova.test",
    );
    expect(await sql("SELECT text FROM message_answers")).toEqual([{ text: "Ecco la risposta" }]);
    expect(await said("withdrawals", "list")).toBeDefined();
    expect(await said("audit")).toContain("settings.put");
    expect(await said("statistics", "--from", "2025-01-01", "--to", "2026-12-31")).toMatch(/revenue/);
    expect(await said("invariants")).toBe("all adds up");
  });

  it("export the pictures under their own names, and import others", async () => {
    await sql("DELETE FROM pictures WHERE name NOT IN (SELECT name FROM pictures ORDER BY name LIMIT 9)");
    expect(await said("pictures", "export", "img")).toMatch(/^pictures .* 9 in /);
    const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"><rect/></svg>`;
    const [name = ""] = readdirSync(join(folder, "img"));
    expect(readFileSync(join(folder, "img", name), "utf8")).toMatch(/^<svg /);
    mkdirSync(join(folder, "mine"));
    writeFileSync(join(folder, "mine", "mine d9a441.svg"), drawing);
    writeFileSync(join(folder, "mine", "photo.JPEG"), await aPicture("jpeg"));
    writeFileSync(join(folder, "mine", "photo.tiff"), "a photo");
    expect(await said("pictures", "import", "mine")).toMatch(/ 2 from .*mine; not taken: photo\.tiff$/);
    writeFileSync(join(folder, "mine", "broken.png"), "a photo");
    await expect(said("pictures", "import", "mine")).rejects.toThrow(
      /^2 from .*; refused: broken\.png: This file is not a picture/,
    );
    await said("pictures", "export", "img");
    expect(readFileSync(join(folder, "img", "mine d9a441.svg"), "utf8")).toBe(drawing);
    await expect(said("pictures", "import", "nowhere")).rejects.toThrow(/^There is no folder .*nowhere\.$/);
  });

  it("import two thousand pictures with one request each", async () => {
    mkdirSync(join(folder, "many"));
    for (let n = 0; n < 2000; n += 1) writeFileSync(join(folder, "many", `foto ${n}.jpg`), "a photo");
    const asked: string[] = [];
    const counting = createServer((request, response) => {
      asked.push(`${request.method} ${decodeURIComponent(request.url ?? "")}`);
      request.resume().on("end", () => response.end("{}"));
    }).listen(0);
    const { port } = counting.address() as AddressInfo;
    try {
      vi.stubEnv("OPERATOR_TOKEN", "counting");
      const text = await said("pictures", "import", "many", "--remote", `http://localhost:${port}`);
      expect(text).toMatch(/ 2000 from /);
    } finally {
      counting.close();
    }
    expect(asked.toSorted()).toEqual(
      Array.from(
        { length: 2000 },
        (_, n) => `PUT /api/v3/operator/pictures/foto ${n}.jpg/?locale=en`,
      ).toSorted(),
    );
  });

  it("move the clock, and back", async () => {
    expect(await said("clock", "2030-01-01T10:00:00Z")).toMatch(/^It is 2030-01-01T10:00/);
    expect(await said("clock")).toContain(new Date().toISOString().slice(0, 10));
  });
});
