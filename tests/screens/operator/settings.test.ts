// The back office: emails that were given up, settings, and the audit log.
import { describe, expect, it } from "vitest";
import { atTheDesk } from "../../support/back-office";
import { ownShop } from "../../support/worker/own-shop";
import { sql } from "../../support/worker/worker";

const storedIn = async (db: D1Database, key: string) =>
  (await db.prepare("SELECT value FROM settings WHERE key = ?").bind(key).first<{ value: string }>())?.value;

describe("/operator/mails", () => {
  it("tries a mail once more that was given up", async () => {
    const now = new Date().toISOString();
    const to = `${crypto.randomUUID()}@prova.test`;
    await sql(
      `INSERT INTO mails (kind, dedupe, recipient, locale, data, state, tries, not_before, error, created_at)
       VALUES ('password-code', ?, ?, 'it', '{"seed":"s"}', 'dead', 6, ?, 'upstream is away', ?)`,
      ...[to, to, now, now],
    );
    const page = await (await atTheDesk()).get("/operator/mails");
    const mine = `main tr:contains("${to}")`;
    expect(page.text(mine)).toContain("upstream is away");
    expect(page.text(mine)).toContain("Codice per la password");
    const after = await page.submit(`${mine} button`);
    expect(after.$(mine).length).toBe(0);
    await expect
      .poll(async () => (await sql(`SELECT state FROM mails WHERE recipient = ?`, to))[0]?.state)
      .toBe("sent");
    expect((await page.submit(`${mine} button`)).status).toBe(409);
  });
});

describe("/operator/settings and /operator/audit", () => {
  it("change a setting in its own kind of field, and say afterwards what was changed", async () => {
    const shop = await ownShop();
    try {
      const visitor = await atTheDesk(shop.url);
      const page = await visitor.get("/operator/settings");
      const kept: Record<string, [typed: string, stored: string]> = {
        SHOP_NAME: ["Bottega d’Asti", '"Bottega d’Asti"'],
        SEASONS_ENABLED: ["true", "true"],
        CART_RESERVATION_HOURS: ["1,5", "1.5"],
        CLOSED_DAYS: ["2026-12-24\r\n\r\n2026-12-31", '["2026-12-24","2026-12-31"]'],
        NOTICES: ['["success"]', '["success"]'],
        TIME_ZONE: ["America/New_York", '"America/New_York"'],
      };
      const of = (key: string) => `form:has([name=key][value="${key}"])`;
      for (const [key, [typed, stored]] of Object.entries(kept)) {
        const after = await page.submit(of(key), { value: typed });
        expect([key, after.status, after.text("main")]).toEqual([key, 200, expect.stringContaining("Fatto")]);
        expect(await storedIn(shop.db, key)).toBe(stored);
      }
      for (const [key, typed] of [
        ["CART_RESERVATION_HOURS", "many"],
        ["NOTICES", "{"],
        ["ACCENT", "green"],
        ["CLOSED_DAYS", "tomorrow"],
      ] as const) {
        const refused = await page.submit(of(key), { value: typed });
        expect([key, refused.status]).toEqual([key, 400]);
        expect(refused.$(`#${key}`).attr("aria-invalid")).toBe("true");
      }
      await page.submit(of("NOTICES"), { value: "" });
      // A company has a field for each fact, and each its own error; facts without a field stay.
      const company = await page.submit(of("COMPANY_DATA"), { "value.city": "Alba", "value.country": "GB" });
      expect(company.status).toBe(400);
      expect(company.text("[id='COMPANY_DATA-country-error']")).toContain("GB");
      expect(company.$("[name='value.city']").val()).toBe("Alba");
      expect((await company.submit(of("COMPANY_DATA"), { "value.country": "IT" })).status).toBe(200);
      const stored = JSON.parse((await storedIn(shop.db, "COMPANY_DATA")) ?? "");
      expect(stored).toMatchObject({ city: "Alba", country: "IT", sdi_code: "0000000" });
      const subjects = "bikes = it: Biciclette | en: Bicycles: all of them";
      expect((await page.submit(of("PRODUCT_LINES"), { value: subjects })).status).toBe(200);
      expect(await storedIn(shop.db, "PRODUCT_LINES")).toBe(
        '[{"code":"bikes","name":{"it":"Biciclette","en":"Bicycles: all of them"}}]',
      );
      expect((await visitor.get("/operator/settings")).$("#PRODUCT_LINES").val()).toBe(subjects);
      expect(await storedIn(shop.db, "NOTICES")).toBeUndefined();
      const audit = (await visitor.get("/operator/audit")).text("main tbody");
      for (const words of ["setting/SHOP_NAME", "Bottega → Bottega d’Asti", "success → –"])
        expect(audit).toContain(words);
    } finally {
      await shop.close();
    }
  }, 60_000);
});
