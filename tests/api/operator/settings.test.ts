// These tests start their own shop: other tests rely on the settings.
import { load } from "cheerio";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { SETTING_KEYS } from "~/contract/shop";
import { refusal } from "../../support/answers";
import { aPicture } from "../../support/builders/pictures";
import { askOperator, operator } from "../../support/operator";
import { type OwnShop, ownShop } from "../../support/worker/own-shop";

let shop: OwnShop;
beforeAll(async () => {
  shop = await ownShop();
}, 60_000);
afterAll(() => shop.close());

const put = (key: string, value: unknown) =>
  askOperator(`settings/${key}/`, { method: "PUT", body: JSON.stringify({ value }) }, shop.url);

describe("settings/", () => {
  it("lists every key, set or not, and accepts each of the demo's values", async () => {
    const { results } = await operator(shop.url).settings.list({});
    expect(results.map(({ key }) => key)).toEqual([...SETTING_KEYS]);
    for (const { key, value } of results)
      if (value !== null) expect([key, (await put(key, value)).status]).toEqual([key, 200]);
  });

  it.each(["50", "50,00", "50.00", " 50,0 "])("accepts the amount %j, and stores 50.00", async (typed) => {
    const answer = await put("MIN_ORDER_B2B", typed);
    expect([answer.status, await answer.json()]).toMatchObject([200, { value: "50.00" }]);
    expect(await (await shop.api("config/system/MIN_ORDER_B2B/")).json()).toMatchObject({ value: "50.00" });
  });

  it.each(["50.000", "-1", "fifty", "1,2,3", 50])("refuses %j as an amount", async (typed) => {
    expect((await put("MIN_ORDER_B2B", typed)).status).toBe(400);
  });

  it("clears this isolate's caches at once, pages included", async () => {
    const page = async () => (await shop.fetch("/home")).text();
    expect(await page()).not.toContain("Cantina Nuova");
    await operator(shop.url).settings.put({ key: "SHOP_NAME", value: "Cantina Nuova" });
    expect(await (await shop.api("config/system/SHOP_NAME/")).json()).toMatchObject({
      value: "Cantina Nuova",
    });
    expect(await page()).toContain("Cantina Nuova");
    await operator(shop.url).settings.put({ key: "SHOP_NAME", value: "Bottega" });
    expect(await page()).not.toContain("Cantina Nuova");
  });

  it("DEFAULT_LOCALE sets the language of the mails to the shop itself", async () => {
    await operator(shop.url).settings.put({ key: "DEFAULT_LOCALE", value: "en" });
    const email = `${crypto.randomUUID()}@prova.test`;
    const post = (path: string, body: object) =>
      shop.api(path, {
        method: "POST",
        headers: { "Content-Type": "application/json" },
        body: JSON.stringify(body),
      });
    await post("contacts/?locale=es", {
      ...{ full_name: "Ada Rossi", city: "Asti", country: "IT", email, privacy_consent: true },
      ...{ message: "Buongiorno", product_line: "enology" },
    });
    await post("withdrawals/?locale=es", { name: "Ada Rossi", order_number: "2026-000001", email });
    const { results } = await shop.db
      .prepare("SELECT kind, locale FROM mails WHERE data ->> '$.email' = ? ORDER BY kind")
      .bind(email)
      .all();
    expect(results).toEqual([
      { kind: "contact-message", locale: "en" },
      { kind: "withdrawal-notice", locale: "en" },
      { kind: "withdrawal-receipt", locale: "es" },
    ]);
    await operator(shop.url).settings.put({ key: "DEFAULT_LOCALE", value: "it" });
  });

  it("gives the price filter the currency's symbol", async () => {
    await operator(shop.url).settings.put({ key: "CURRENCY", value: "CHF" });
    const page = load(await (await shop.fetch("/p?price_min=2.5&locale=en")).text());
    expect(page("main form").text()).toContain("From (CHF)");
    expect(page('ul[aria-label="Active filters"]').text()).toMatch(/From CHF.2\.50/);
    await operator(shop.url).settings.put({ key: "CURRENCY", value: "EUR" });
  });

  it("removes a setting", async () => {
    await operator(shop.url).settings.put({ key: "ANALYTICS_URL", value: "https://conta.example/s.js" });
    await operator(shop.url).settings.put({ key: "ANALYTICS_URL", value: null });
    expect(await operator(shop.url).settings.get({ key: "ANALYTICS_URL" })).toMatchObject({ value: null });
    const [entry] = (await operator(shop.url).audit.list({ call: "settings.put" })).results;
    expect(entry).toMatchObject({ before: "https://conta.example/s.js", after: null });
  });

  it("saves several at once, all or none, and refuses if one was changed meanwhile", async () => {
    const save = (body: object) =>
      askOperator("settings/", { method: "PUT", body: JSON.stringify(body) }, shop.url);
    const storedIn = async (key: string) => (await operator(shop.url).settings.get({ key })).value;
    const before = await storedIn("PAYMENT_HOURS");
    const refused = await save({ values: { PAYMENT_HOURS: 12, ACCENT: "green", MIN_ORDER_B2B: "x" } });
    expect(await refusal(refused)).toMatchObject({
      status: 400,
      fields: [{ field: "ACCENT" }, { field: "MIN_ORDER_B2B" }],
    });
    expect(await storedIn("PAYMENT_HOURS")).toBe(before);
    const saved = await save({
      values: { PAYMENT_HOURS: 12, MIN_ORDER_B2B: "50" },
      was: { PAYMENT_HOURS: before },
    });
    expect(await saved.json()).toEqual({
      results: [
        { key: "PAYMENT_HOURS", value: 12 },
        { key: "MIN_ORDER_B2B", value: "50.00" },
      ],
    });
    const late = await save({
      values: { PAYMENT_HOURS: 24, MIN_ORDER_B2B: "9" },
      was: { PAYMENT_HOURS: before },
    });
    expect(await refusal(late)).toMatchObject({ status: 409, code: "edited_by_another" });
    expect([await storedIn("PAYMENT_HOURS"), await storedIn("MIN_ORDER_B2B")]).toEqual([12, "50.00"]);
    expect((await save({ values: { OPERATOR_TOKEN: "x" } })).status).toBe(400);
    await save({ values: { PAYMENT_HOURS: before } });
  });

  it("refuses a value of another kind, an unknown key, and a secret", async () => {
    for (const [key, value] of [
      ["CURRENCY", "euro"],
      ["CURRENCY", "ABC"],
      ["MIN_ORDER_B2C", "-1.00"],
      ["MIN_ORDER_B2B", 50],
      ["CLOSED_DAYS", ["2026-02-30"]],
      ["OSS_ENABLED", "yes"],
      ["ANALYTICS_URL", "javascript:alert(1)"],
      ["ANALYTICS_URL", "http://conta.example/s.js"],
      ["CONSENT_URL", "http://consenso.example/s.js"],
      ["RECAPTCHA_SITE_KEY", "<script>"],
      ["CORS_ORIGINS", ["https://a.example/path"]],
      ["CORS_ORIGINS", ["*"]],
      ["ACCENT", "green"],
      ["ACCENT_DARK", "#9ad0a0"],
      ["LOCALES", []],
      ["LOCALES", ["it", "it"]],
      ["LOCALES", ["en"]],
      ["DEFAULT_CONTEXT", "retail"],
      ["BRAND_LOGO", "no-such-picture.png"],
      ["BRAND_LOGO", "../secret.png"],
      ["PAYMENT_HOURS", 0],
      ["SIGN_UP", "everyone"],
      ["GUEST_CHECKOUT", "yes"],
    ] as const)
      expect([key, await refusal(await put(key, value))]).toMatchObject([
        key,
        { status: 400, fields: [{ field: "value" }] },
      ]);
    for (const key of ["OPERATOR_TOKEN", "SHOP_SECRET", "PASSWORD_PEPPER", "MAIL_URL", "__proto__"])
      expect([key, (await put(key, "x")).status]).toEqual([key, 404]);
  });

  it("accepts languages that contain the main one, and then only a main one among them", async () => {
    expect((await put("LOCALES", ["it", "en"])).status).toBe(200);
    expect(await refusal(await put("DEFAULT_LOCALE", "es"))).toMatchObject({
      status: 400,
      fields: [{ field: "value", code: "locale_not_offered" }],
    });
    expect(await refusal(await put("LOCALES", ["en", "es"]))).toMatchObject({
      status: 400,
      fields: [{ field: "value", code: "default_locale_missing" }],
    });
    expect((await put("LOCALES", null)).status).toBe(200);
  });

  it("accepts an existing picture as the logo, and subjects with a name for the contact form", async () => {
    const stored = await askOperator(
      "pictures/mark.png/",
      { method: "PUT", body: await aPicture("png"), headers: { "Content-Type": "image/png" } },
      shop.url,
    );
    expect([stored.ok, (await put("BRAND_LOGO", "mark.png")).status]).toEqual([true, 200]);
    const logo = await (await shop.api("config/system/BRAND_LOGO/")).json();
    expect(logo).toEqual({ key: "BRAND_LOGO", value: "mark.png", size: { width: 40, height: 30 } });
    const bikes = { code: "bikes", name: { it: "Biciclette", en: "Bicycles" } };
    for (const [value, status] of [
      [[bikes], 200],
      [[bikes, bikes], 400],
      [[{ ...bikes, code: "account" }], 400],
      [[{ ...bikes, name: {} }], 400],
    ])
      expect([value, (await put("PRODUCT_LINES", value)).status]).toEqual([value, status]);
    await put("PRODUCT_LINES", [bikes]);
    const form = load(await (await shop.fetch("/contacts")).text());
    const img = form('header img[src="/brand/logo"]');
    expect([img.attr("width"), img.attr("height")]).toEqual(["56", "42"]);
    const options = form("[name=product_line] option").map((_, one) => form(one).text());
    expect(options.toArray()).toEqual(["Bicycles", "Opening an account", "Something else"]);
    const write = (product_line: string) =>
      shop.api("contacts/", {
        method: "POST",
        headers: { "Content-Type": "application/json" },
        body: JSON.stringify({
          ...{ full_name: "Ada Rossi", city: "Asti", country: "IT", email: "ada@prova.test" },
          ...{ message: "Buongiorno", product_line, privacy_consent: true },
        }),
      });
    expect((await write("bikes")).status).toBe(201);
    expect(await refusal(await write("enology"))).toMatchObject({
      status: 400,
      fields: [{ field: "product_line" }],
    });
    await put("PRODUCT_LINES", null);
    await put("BRAND_LOGO", null);
  });

  it("names the wrong field of the company's data, and requires no Italian ones abroad", async () => {
    const abroad = {
      name: "Velo GmbH",
      address: "Hauptstraße 1",
      city: "Berlin",
      country: "DE",
      email: "post@velo.example",
    };
    for (const [field, value] of [
      ["value.country", { ...abroad, country: "Germany" }],
      ["value.country", { ...abroad, country: "GB" }],
      ["value.email", { ...abroad, email: "post" }],
      ["value.city", { ...abroad, city: undefined }],
    ] as const)
      expect([field, await refusal(await put("COMPANY_DATA", value))]).toMatchObject([
        field,
        { status: 400, fields: [{ field }] },
      ]);

    const before = (await operator(shop.url).settings.get({ key: "COMPANY_DATA" })).value;
    expect((await put("COMPANY_DATA", abroad)).status).toBe(200);
    const page = load(await (await shop.fetch("/contatti")).text());
    const shown = page("footer, aside").text();
    expect(shown).toContain("Hauptstraße 1, Berlin");
    expect(shown).not.toMatch(/\(\)|REA|Cap\. soc\.|PEC|P\. IVA/);
    await put("COMPANY_DATA", before);
  });
});

describe("settings that became invalid after they were set", () => {
  it("leave the pages up, are reported by invariants/, and stop sales under another country's VAT", async () => {
    const other = await ownShop();
    const company = (await operator(other.url).settings.get({ key: "COMPANY_DATA" })).value;
    await other.set({
      COMPANY_DATA: { ...Object(company), country: "GB" },
      MIN_ORDER_B2B: "ten",
      CURRENCY: "euros",
      DEFAULT_LOCALE: "fr",
      CLOSED_DAYS: "never",
    });
    for (const path of ["/home", "/p", "/contatti", "/news"])
      expect([path, (await other.fetch(path)).status]).toEqual([path, 200]);
    expect((await operator(other.url).invariants.get({})).faults).toMatchObject([
      { rule: "seller_has_vat_rates", found: "GB" },
    ]);
    await other.close();
  }, 60_000);
});
