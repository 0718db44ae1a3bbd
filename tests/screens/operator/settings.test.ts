// The back office: failed emails, settings, and the audit log.
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aSettledPerson, atTheDesk, KEY, OWN_PASSWORD } from "../../support/back-office";
import { browser } from "../../support/browser";
import { aPicture } from "../../support/builders/pictures";
import { operator } from "../../support/operator";
import { type OwnShop, ownShop } from "../../support/worker/own-shop";
import { sql } from "../../support/worker/worker";

const storedIn = async (db: D1Database, key: string) =>
  (await db.prepare("SELECT value FROM settings WHERE key = ?").bind(key).first<{ value: string }>())?.value;

describe("/operator/mails", () => {
  it("retries a failed email", async () => {
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

describe("/operator/settings/{group} and /operator/audit", () => {
  let shop: OwnShop;
  beforeAll(async () => {
    shop = await ownShop();
  }, 60_000);
  afterAll(() => shop.close());
  const stored = (key: string) => storedIn(shop.db, key);
  const FORM = "main form:has([name^='was.'])";

  it("save a group at once with a field type for each setting, and list the changes afterwards", async () => {
    const visitor = await atTheDesk(shop.url);
    const orders = await visitor.get("/operator/settings/orders");
    expect(orders.$(`${FORM} button[value=save]`).length).toBeGreaterThan(0);
    const saved = await orders.submit(FORM, {
      MIN_ORDER_B2B: "50,5",
      HANDLING_DAYS: "2",
      DISPATCH_DAYS: ["2", "5"],
      CUTOFF_TIME: "16:00",
      SEASONS_ENABLED: "true",
      CLOSED_DAYS: "2026-12-24\r\n\r\n2026-12-31",
    });
    expect([saved.status, saved.text("main")]).toEqual([200, expect.stringContaining("Fatto")]);
    for (const [key, value] of [
      ["MIN_ORDER_B2B", '"50.50"'],
      ["HANDLING_DAYS", "2"],
      ["DISPATCH_DAYS", '"2,5"'],
      ["CUTOFF_TIME", '"16:00"'],
      ["SEASONS_ENABLED", "true"],
      ["CLOSED_DAYS", '["2026-12-24","2026-12-31"]'],
    ] as const)
      expect([key, await stored(key)]).toEqual([key, value]);
    // The back office formats amounts in the operator's language.
    expect(saved.$("#MIN_ORDER_B2B").val()).toBe("50,50");
    const market = await visitor.get("/operator/settings/market");
    await market.submit(FORM, { TIME_ZONE: "America/New_York", CURRENCY: "CHF", LOCALES: ["it", "en"] });
    expect([await stored("TIME_ZONE"), await stored("CURRENCY"), await stored("LOCALES")]).toEqual([
      '"America/New_York"',
      '"CHF"',
      '["it","en"]',
    ]);
    const messages = await visitor.get("/operator/settings/messages");
    await messages.submit(FORM, { NOTICES: ["success"], BOT_MIN_SECONDS: "1,5" });
    expect([await stored("NOTICES"), await stored("BOT_MIN_SECONDS")]).toEqual(['["success"]', "1.5"]);
    const audit = (await visitor.get("/operator/audit")).text("main tbody");
    for (const words of ["setting/HANDLING_DAYS", "setting/CURRENCY", "EUR → CHF"])
      expect(audit).toContain(words);
    // Unchanged settings are not written again.
    expect(audit).not.toContain("setting/BANK_IBAN");
  }, 60_000);

  it("change nothing if one field is wrong, with errors beside the fields and all typed values", async () => {
    const visitor = await atTheDesk(shop.url);
    const page = await visitor.get("/operator/settings/identity");
    const before = await stored("SHOP_NAME");
    const refused = await page.submit(FORM, {
      SHOP_NAME: "Bottega d’Asti",
      ACCENT: "green",
      "COMPANY_DATA.city": "Alba",
      "COMPANY_DATA.country": "GB",
    });
    expect(refused.status).toBe(400);
    expect(refused.$("#ACCENT").attr("aria-invalid")).toBe("true");
    expect(refused.$("#SHOP_NAME").val()).toBe("Bottega d’Asti");
    expect(refused.$("[name='COMPANY_DATA.city']").val()).toBe("Alba");
    expect(await stored("SHOP_NAME")).toBe(before);
    // The country is checked against the shop's data after all fields are valid on their own.
    const again = await refused.submit(FORM, { ACCENT: "#458d4e" });
    expect(again.status).toBe(400);
    expect(again.text("[id='COMPANY_DATA.country-error']")).toContain("GB");
    expect(again.text("[role=alert], main")).toContain("Azienda, Paese");
    expect(await stored("SHOP_NAME")).toBe(before);
    expect((await again.submit(FORM, { "COMPANY_DATA.country": "IT" })).status).toBe(200);
    expect(await stored("SHOP_NAME")).toBe('"Bottega d’Asti"');
    // Company data without a form field are preserved.
    expect(JSON.parse((await stored("COMPANY_DATA")) ?? "")).toMatchObject({
      city: "Alba",
      country: "IT",
      sdi_code: "0000000",
    });
  });

  it("validate the settings of one form together: a new main language with the languages that offer it", async () => {
    const visitor = await atTheDesk(shop.url);
    const page = await visitor.get("/operator/settings/market");
    const refused = await page.submit(FORM, { LOCALES: ["en", "es"] });
    expect([refused.status, refused.$("#LOCALES").attr("aria-invalid")]).toEqual([400, "true"]);
    const saved = await refused.submit(FORM, { DEFAULT_LOCALE: "es" });
    expect(saved.status).toBe(200);
    expect([await stored("LOCALES"), await stored("DEFAULT_LOCALE")]).toEqual(['["en","es"]', '"es"']);
    await saved.submit(FORM, { LOCALES: ["it", "en", "es"], DEFAULT_LOCALE: "it" });
  });

  it("refuse a setting that another person has changed meanwhile, and keep that person's other changes", async () => {
    const visitor = await atTheDesk(shop.url);
    const page = await visitor.get("/operator/settings/orders");
    await operator(shop.url).settings.put({ key: "PAYMENT_HOURS", value: 24 });
    await operator(shop.url).settings.put({ key: "HANDLING_DAYS", value: 4 });
    const refused = await page.submit(FORM, { HANDLING_DAYS: "7", MIN_ORDER_B2C: "12" });
    expect(refused.status).toBe(409);
    expect(refused.text("#HANDLING_DAYS-error")).toContain("4");
    expect(refused.$("#HANDLING_DAYS").val()).toBe("7");
    const saved = await refused.submit(FORM);
    expect(saved.status).toBe(200);
    // The page was opened when PAYMENT_HOURS was 48.
    for (const [key, value] of [
      ["HANDLING_DAYS", "7"],
      ["MIN_ORDER_B2C", '"12.00"'],
      ["PAYMENT_HOURS", "24"],
    ] as const)
      expect([key, await stored(key)]).toEqual([key, value]);
  });

  it("edit the contact form's subjects in rows, and remove an emptied row", async () => {
    const visitor = await atTheDesk(shop.url);
    const page = await visitor.get("/operator/settings/messages");
    const rows = page.$("#PRODUCT_LINES fieldset").length - 2;
    const name = `PRODUCT_LINES.${rows}`;
    const saved = await page.submit(FORM, { [`${name}.it`]: "Biciclette", [`${name}.en`]: "Bicycles: all" });
    expect(JSON.parse((await stored("PRODUCT_LINES")) ?? "").at(-1)).toEqual({
      code: "biciclette",
      name: { it: "Biciclette", en: "Bicycles: all" },
    });
    await saved.submit(FORM, { [`${name}.it`]: "", [`${name}.en`]: "", [`${name}.code`]: "" });
    expect(await stored("PRODUCT_LINES")).not.toContain("biciclette");
  });

  it("offer the stored pictures for the logo, and search others by name without saving", async () => {
    const visitor = await atTheDesk(shop.url);
    const shown = `insegna-${crypto.randomUUID().slice(0, 8)}.png`;
    await operator(shop.url).pictures.put({ name: shown }, { file: new Blob([await aPicture("png")]) });
    const page = await visitor.get("/operator/settings/identity");
    const found = await page.submit("button[value='find.BRAND_ICON']", {
      "search.BRAND_ICON": "insegna",
      SHOP_NAME: "Non ancora",
    });
    expect(found.status).toBe(200);
    expect(found.$(`[name=BRAND_ICON][value="${shown}"]`).length).toBe(1);
    expect(found.$("#SHOP_NAME").val()).toBe("Non ancora");
    expect(await stored("SHOP_NAME")).not.toContain("Non ancora");
    await found.submit(FORM, { BRAND_ICON: shown, SHOP_NAME: "Bottega" });
    expect(await stored("BRAND_ICON")).toBe(`"${shown}"`);
  });

  it("refuse roles without the permission, and answer 404 for an unknown group", async () => {
    const reader = browser(shop.url);
    const email = await aSettledPerson(shop.url, "read_only");
    await (await reader.get("/operator")).submit(KEY, { email, password: OWN_PASSWORD });
    const page = await reader.get("/operator/settings/orders");
    expect(page.status).toBe(403);
    const posted = await reader.post(
      "/operator/settings/orders",
      { HANDLING_DAYS: "9" },
      { Origin: shop.url, "Sec-Fetch-Site": "same-origin" },
    );
    expect(posted.status).toBe(403);
    expect((await (await atTheDesk(shop.url)).get("/operator/settings/nothing")).status).toBe(404);
  });
});
