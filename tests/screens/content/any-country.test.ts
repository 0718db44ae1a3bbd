// Three empty shops in different countries, each set up by its owner with API calls only: each follows the rules of
// its company's country and no others.
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { FIRST_DAY } from "~/contract/constants/invariants";
import type { Locale } from "~/contract/wire";
import { LEGAL, paths } from "~/paths";
import { refusal } from "../../support/answers";
import { atTheDesk } from "../../support/back-office";
import { browser, type Page } from "../../support/browser";
import { ORDER } from "../../support/guest";
import { askOperator, operator } from "../../support/operator";
import { shopOf } from "../../support/worker/other-shop";
import type { OwnShop } from "../../support/worker/own-shop";

const SHOPS = [
  {
    ...{ country: "IE", locale: "en", vat: "IE6433435F", business: "6433435OA", wrong: "6433435OB" },
    zone: "Europe/Dublin",
    place: { address: "12 Main Street", postal_code: "D02X285", city: "Dublin", province: "" },
    asks: { sdi: false, taxCode: false },
    letters: { invoice: "INV", note: "CN" },
  },
  {
    ...{ country: "ES", locale: "es", vat: "ESB58378431", business: "B12345674", wrong: "B12345675" },
    zone: "Europe/Madrid",
    place: { address: "Calle Mayor 1", postal_code: "28013", city: "Madrid", province: "Madrid" },
    asks: { sdi: false, taxCode: true },
    letters: { invoice: "F", note: "R" },
  },
  {
    ...{ country: "IT", locale: "it", vat: "IT00743110157", business: "07431100010", wrong: "07431100011" },
    zone: null,
    place: { address: "Via Roma 1", postal_code: "14100", city: "Asti", province: "AT" },
    asks: { sdi: true, taxCode: true },
    letters: { invoice: "FV", note: "NC" },
  },
] as const satisfies { country: string; locale: Locale; [fact: string]: unknown }[];

/** Terms that only Italian shops use; the test's own data must avoid them. */
const ITALIAN =
  /\bSDI\b|\bSdI\b|\bPEC\b|\bREA\b|\bCIG\b|FatturaPA|Ital(ia|y)|italian|codice fiscale|condizioni|recesso/i;

describe.each(SHOPS)(
  "an empty shop in $country",
  ({ country, locale, vat, business, wrong, place, zone, asks, letters }) => {
    let shop: OwnShop;
    beforeAll(async () => {
      shop = await shopOf("empty");
    }, 60_000);
    afterAll(() => shop.close());

    const calls = () => operator(shop.url);
    const text = (column: string, words: string) => ({ [`${column}_${locale}`]: words });
    const visitor = () => browser(shop.url);
    const isItalian = country === "IT";
    const shown = (page: Page) => `${page.$("title").text()} ${page.text("body")}`;
    /** Returns the number of open steps on the first day's list. */
    const steps = async () => {
      const page = await (await atTheDesk(shop.url)).get("/operator");
      return page.$("#first-day tbody tr").length;
    };
    const missing = async () => {
      const { results } = await calls().readiness.get({});
      return FIRST_DAY.filter((step) => results.find(({ name }) => name === step)?.missing.length !== 0);
    };

    it("lists the missing settings, and removes each step when the shop's data complete it", async () => {
      const { settings, selling, catalogue, prices, stock, content } = calls();
      expect(await missing()).toEqual(FIRST_DAY.filter((step) => step !== "MAIL"));
      expect(await steps()).toBe(FIRST_DAY.length);

      await settings.put({ key: "LOCALES", value: [locale] });
      await settings.put({
        key: "COMPANY_DATA",
        value: { name: "Tre Lune", country, vat_number: vat, email: "shop@lune.example", ...place },
      });
      expect(await missing()).not.toContain("COMPANY_DATA");
      expect((await settings.get({ key: "TIME_ZONE" })).value).toBe(zone);
      const rates = await selling.get({ kind: "vat", key: country });
      expect(rates.parts.vat_rates?.length).toBeGreaterThan(0);
      expect(await missing()).not.toContain("VAT_RATES");

      const tariff = {
        ...{ code: "HOME", price: "5.00", estimated_days_min: "1", estimated_days_max: "3" },
        ...{ countries: country, is_active: "true", ...text("name", "Uno"), ...text("description", "Uno") },
      };
      await selling.create({ kind: "shipping", parts: { shipping_policies: [tariff] } });
      const payment = {
        ...{ code: "BANK", kind: "bank_transfer", surcharge: "0.00", contexts: "b2b|b2c", is_active: "true" },
        ...{ ...text("name", "Due"), ...text("description", "Due"), ...text("instructions", "Due") },
      };
      await selling.create({ kind: "payment", parts: { payment_methods: [payment] } });
      const parts = {
        products: [{ sku: "LUNA", slug: "luna", is_active: "true" }],
        product_texts: [{ locale, slug: "luna", name: "Luna", description: "<p>Luna</p>" }],
      };
      await catalogue.create({ kind: "product", parts });
      expect(await missing()).toContain("PRODUCTS");
      await prices.put({ item: "LUNA", list: "retail", standard_price: "10.00" });
      await stock.change({ item: "LUNA", quantity: 50 });
      expect(await missing()).toEqual(["CUSTOMERS", "LEGAL_PAGES", "DEFAULT_ROBOTS"]);
      await settings.put({ key: "SIGN_UP", value: "none" });
      expect(await missing()).toContain("CUSTOMERS");
      await settings.put({ key: "GUEST_CHECKOUT", value: true });
      expect(await missing()).not.toContain("CUSTOMERS");

      for (const page of ["terms", "privacy", "withdrawal", "guarantee"] as const) {
        const slug = LEGAL[page][locale];
        expect((await visitor().get(`/${slug}`)).status).toBe(404);
        const row = { slug, section: "service", is_active: "true", blocks: "[]" };
        const texts = { ...text("title", page), ...text("description", page) };
        await content.create({ kind: "page", parts: { pages: [{ ...row, ...texts }] } });
        const [there, elsewhere] = [
          await visitor().get(`/${slug}`),
          await visitor().get(`/${LEGAL[page].it}`),
        ];
        expect([there.status, there.hops, elsewhere.url]).toEqual([200, [], `/${slug}`]);
      }
      const list = (await (await atTheDesk(shop.url)).get("/operator")).text("#first-day");
      expect(list).toMatch(/noindex|robots|motori|buscadores|Search engines/i);
      await settings.put({ key: "DEFAULT_ROBOTS", value: "index, follow" });
      expect([await missing(), await steps()]).toEqual([[], 0]);
    }, 60_000);

    it("accepts a guest's order, and shows the guest no terms of another country", async () => {
      const { settings } = calls();
      await settings.put({ key: "GUEST_CHECKOUT", value: true });
      await settings.put({ key: "SUPPORT_EMAIL", value: "shop@lune.example" });
      await settings.put({ key: "DEFAULT_CONTEXT", value: "b2c" });
      const guest = visitor();
      const product = await guest.get("/p/luna");
      await product.submit('form[action^="/cart"] button', { qty: "1" });
      const checkout = await guest.get("/cart/checkout");
      expect(checkout.$('[name="country"] option[selected]').attr("value")).toBe(country);
      expect(checkout.$('[name="tax_code"]').length > 0).toBe(asks.taxCode);
      const links = checkout
        .$("a")
        .map((_, link) => checkout.$(link).attr("href"))
        .get();
      expect(links).toContain(paths.legal("terms", locale));
      const person = { email: "guest@lune.example", name: "Ada", surname: "Gil", ...place };
      const done = await checkout.submit(ORDER, person);
      expect(done.url).toMatch(/^\/cart\/order-complete/);
      const [, order] = /order=(\d+)/.exec(done.url) ?? [];
      const bought = await guest.get(`/account/orders/${order}`);
      expect(bought.status).toBe(200);
      if (isItalian) return;
      for (const page of [product, checkout, done, bought]) expect(shown(page)).not.toMatch(ITALIAN);
    });

    it("sells nothing while no company is set, as the rates would be another country's", async () => {
      const { value } = await calls().settings.get({ key: "COMPANY_DATA" });
      const guest = visitor();
      await (await guest.get("/p/luna")).submit('form[action^="/cart"] button', { qty: "1" });
      await calls().settings.put({ key: "COMPANY_DATA", value: null });
      const checkout = await guest.get("/cart/checkout");
      expect(await missing()).toEqual(expect.arrayContaining(["COMPANY_DATA", "VAT_RATES"]));
      const person = { email: "late@lune.example", name: "Ada", surname: "Gil", ...place };
      const refused = await checkout.submit(ORDER, person);
      expect([refused.status, refused.url.includes("order-complete")]).toEqual([503, false]);
      await calls().settings.put({ key: "COMPANY_DATA", value });
      expect((await calls().orders.list({})).count).toBe(1);
    });

    it("opens an account for a business by the VAT number as people write it at home", async () => {
      await calls().settings.put({ key: "SIGN_UP", value: "all" });
      const form = await visitor().get("/auth/sign-up");
      expect([form.$('[name="sdi"]').length > 0, form.$('[name="pec"]').length > 0]).toEqual([
        asks.sdi,
        asks.sdi,
      ]);
      const person = {
        ...{ name: "Ana", surname: "Gil", email: "firm@lune.example", privacy_consent: "yes" },
        ...{ password: "Torchio-Verde-77", password_confirm: "Torchio-Verde-77" },
        ...{ business_name: "Gil", ...(asks.sdi && { sdi: "M5UXCR1" }) },
      };
      const refused = await visitor().post("/auth/sign-up", { ...person, vat_number: wrong });
      expect([refused.status, refused.text("#vat_number-error") !== ""]).toEqual([400, true]);
      const taken = await visitor().post("/auth/sign-up", { ...person, vat_number: business });
      expect(taken.hops).toEqual(["303 /auth/sign-up/code"]);
      if (!isItalian) for (const page of [form, refused]) expect(shown(page)).not.toMatch(ITALIAN);
    });

    it("shows the electronic invoice in the back office only in Italy", async () => {
      const [{ id } = { id: 0 }] = (await calls().orders.list({})).results;
      const desk = await atTheDesk(shop.url);
      const order = await desk.get(`/operator/orders/${id}`);
      expect(order.$("#invoice-data").length > 0).toBe(isItalian);
      const settings = await desk.get("/operator/settings/orders");
      expect(settings.$("#E_INVOICE").length > 0).toBe(isItalian);
      const company = await desk.get("/operator/settings/identity");
      expect(company.$('[name="COMPANY_DATA.pec"], [name="COMPANY_DATA.rea"]').length > 0).toBe(isItalian);
      if (isItalian) return;
      await calls().orders.invoice({ id });
      const file = await askOperator(`orders/${id}/invoice.xml/`, {}, shop.url);
      expect(await refusal(file)).toMatchObject({ status: 409, code: "no_e_invoices" });
      await expect(calls().settings.put({ key: "E_INVOICE", value: true })).rejects.toMatchObject({
        fields: [{ field: "value", code: "no_e_invoices" }],
      });
      // The country lists include Italy.
      for (const page of [settings, company]) page.$("option").remove();
      for (const page of [
        order,
        settings,
        company,
        await desk.get(`/operator/orders/${id}`),
        await desk.get("/operator"),
      ])
        expect(page.text("main")).not.toMatch(ITALIAN);
    });

    it.runIf(isItalian)(
      "hides the fields of the electronic invoice after its owner switches it off",
      async () => {
        await calls().settings.put({ key: "E_INVOICE", value: false });
        const form = await visitor().get("/auth/sign-up");
        expect(form.$('[name="sdi"], [name="pec"]').length).toBe(0);
        const [{ id } = { id: 0 }] = (await calls().orders.list({})).results;
        expect((await calls().orders.get({ id })).invoice_faults).toBeNull();
      },
    );

    it("numbers the documents to come with other letters, but gives no number twice", async () => {
      const { settings, orders, numbering, invariants } = calls();
      const [{ id } = { id: 0 }] = (await orders.list({})).results;
      const given = (await orders.get({ id })).invoice ?? (await orders.invoice({ id })).invoice;
      const before = given?.number;
      expect(before).toMatch(new RegExp(`^${letters.invoice} \\d{4}/00001$`));
      const put = (key: string, value: string | null) => settings.put({ key, value });
      const next = async () =>
        (await numbering.list({})).results.find(({ series }) => series === "invoices")?.number;
      for (const wrong of ["", "a", "X1", "X-", "ABCDEFG"])
        await expect(put("INVOICE_PREFIX", wrong)).rejects.toMatchObject({
          fields: [{ code: "not_a_prefix" }],
        });
      await put("INVOICE_PREFIX", "SALE");
      expect(await next()).toMatch(/^SALE \d{4}\/00002$/);
      expect((await orders.get({ id })).invoice?.number).toBe(before);
      const taken = { fields: [{ field: "value", code: "prefix_taken" }] };
      // Letters that invoices have had, another kind's own, and those of invoices typed by hand.
      await expect(put("CREDIT_NOTE_PREFIX", letters.invoice)).rejects.toMatchObject(taken);
      await expect(put("INVOICE_PREFIX", letters.note)).rejects.toMatchObject(taken);
      await orders.invoice({ id, number: "hand 2031/7" });
      await expect(put("INVOICE_PREFIX", "HAND")).rejects.toMatchObject(taken);
      await put("INVOICE_PREFIX", "HANDS");
      // The letters that the series had before are read as its own.
      const [, year = ""] = /(\d{4})/.exec(before ?? "") ?? [];
      const typed = await orders.invoice({ id, number: `${letters.invoice.toLowerCase()}${year}/1` });
      expect(typed.invoice?.number).toBe(before);
      await put("INVOICE_PREFIX", null);
      expect((await invariants.get({})).faults).toEqual([]);
    });
  },
);
