// The back office without JavaScript: the delivery countries of tariffs, and the payment methods of customers.
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { EU_COUNTRIES } from "~/contract/constants/countries";
import { refusal } from "../../support/answers";
import { atTheDesk } from "../../support/back-office";
import { intent } from "../../support/browser";
import { askOperator, operator } from "../../support/operator";
import { type OwnShop, ownShop } from "../../support/worker/own-shop";

let shop: OwnShop;
beforeAll(async () => {
  shop = await ownShop();
}, 60_000);
afterAll(() => shop.close());

const texts = Object.fromEntries(
  ["name", "description"].flatMap((column) =>
    ["it", "en", "es"].map((locale) => [`${column}_${locale}`, "Corriere di prova"]),
  ),
);
const field = (column: string) => `shipping_policies.0.${column}`;

describe("the countries of a tariff", () => {
  const NEW = {
    ...Object.fromEntries(Object.entries(texts).map(([column, text]) => [field(column), text])),
    [field("price")]: "9,90",
    [field("estimated_days_min")]: "1",
    [field("estimated_days_max")]: "3",
  };

  it("are checkboxes by region, kept as ticked when another field is refused, and saved", async () => {
    const desk = await atTheDesk(shop.url);
    const form = await desk.get("/operator/edit/shipping");
    expect(form.$(`[name="${field("countries")}"]`).length).toBeGreaterThan(200);
    const typed = { ...NEW, [field("code")]: "TRY-ZONES", [field("countries")]: ["FR", "CH"] };
    const refused = await form.submit(intent("save"), { ...typed, [field("price")]: "molto" });
    expect(refused.status).toBe(400);
    const ticked = refused.$(`[name="${field("countries")}"][checked]`).toArray();
    expect(ticked.map((box) => refused.$(box).attr("value"))).toEqual(["FR", "CH"]);
    const saved = await refused.submit(intent("save"), { [field("price")]: "9,90" });
    expect(saved.hops.at(-1)).toContain("303");
    const { parts } = await operator(shop.url).selling.get({ kind: "shipping", key: "TRY-ZONES" });
    expect(parts.shipping_policies?.[0]?.countries).toBe("FR|CH");
    // An empty selection is stored as empty; the previous selection is not restored.
    const unticked = { [field("countries")]: [], [field("price")]: "molto" };
    const without = await saved.submit(intent("save"), unticked);
    expect(without.$(`[name="${field("countries")}"][checked]`).length).toBe(0);
    const none = await without.submit(intent("save"), { [field("price")]: "9,90" });
    expect(none.status).toBe(200);
    const after = await operator(shop.url).selling.get({ kind: "shipping", key: "TRY-ZONES" });
    expect(after.parts.shipping_policies?.[0]?.countries).toBe("");
    await none.submit(intent("save"), { [field("countries")]: ["FR"] });
  });

  it("select the whole EU with one checkbox", async () => {
    const desk = await atTheDesk(shop.url);
    const form = await desk.get("/operator/edit/shipping");
    await form.submit(intent("save"), {
      ...NEW,
      [field("code")]: "TRY-EU",
      [field("countries")]: ["EU", "CH"],
    });
    const { parts } = await operator(shop.url).selling.get({ kind: "shipping", key: "TRY-EU" });
    expect(parts.shipping_policies?.[0]?.countries?.split("|")).toEqual([...EU_COUNTRIES, "CH"]);
    // A country without VAT rates: the visible tariff is refused, with all countries still ticked.
    await shop.db.prepare("DELETE FROM vat_rates WHERE country = 'SE'").run();
    await shop.db.prepare("UPDATE shipping_policies SET is_active = 1 WHERE code = 'TRY-EU'").run();
    const record = await desk.get("/operator/edit/shipping?key=TRY-EU");
    const refused = await record.submit(intent("save"));
    await shop.db.prepare("UPDATE shipping_policies SET is_active = 0 WHERE code = 'TRY-EU'").run();
    expect(refused.status).toBe(400);
    expect(refused.$(`[name="${field("countries")}"][checked]`).length).toBe(28);
    expect(refused.$(`[id="${field("countries")}"]`).attr("aria-invalid")).toBe("true");
  });

  it("show where another tariff serves the same addresses, and what other customers see", async () => {
    await shop.db.prepare("UPDATE shipping_policies SET is_active = 1 WHERE code = 'TRY-ZONES'").run();
    const desk = await atTheDesk(shop.url);
    const record = await desk.get("/operator/edit/shipping?key=TRY-ZONES");
    expect(record.text("main")).toMatch(/il cliente sceglie: Francia/);
    const list = await desk.get("/operator/list/shipping");
    const row = (country: string) => list.text(`#zones tbody tr:contains("${country}")`);
    expect(row("Francia")).toContain("Corriere di prova");
    expect(row("Francia")).toContain("il cliente sceglie");
    expect(list.text("#zones")).toContain("Altrove");
    await shop.db
      .prepare(
        `UPDATE shipping_policies SET include_postal_prefixes = '["75"]', countries = '["IS"]' WHERE code = 'TRY-ZONES'`,
      )
      .run();
    const partial = await desk.get("/operator/list/shipping");
    expect(partial.text(`#zones tbody tr:contains("Islanda")`)).toContain("non arriva al tuo indirizzo");
  });
});

describe("the customers of each payment method", () => {
  const shopsOwn = () => operator(shop.url);
  const indexOf = async (code: string) => {
    const { methods } = await shopsOwn().paymentGrid.get({});
    return methods.findIndex((method) => method.code === code);
  };

  it("are edited in a grid of checkboxes that is saved at once and previews what customers see", async () => {
    const desk = await atTheDesk(shop.url);
    const page = await desk.get("/operator/list/payment");
    const n = await indexOf("BANK");
    expect(page.text("#seen")).toContain("Privato, Italia");
    const saved = await page.submit(intent("grid"), { [`b2c.${n}`]: null });
    expect(saved.status).toBe(200);
    const { parts } = await shopsOwn().selling.get({ kind: "payment", key: "BANK" });
    expect(parts.payment_methods?.[0]?.contexts).toBe("b2b");
    const [entry] = (await shopsOwn().audit.list({ call: "paymentGrid.save" })).results;
    expect(entry).toMatchObject({ target: "payment/BANK", after: { contexts: ["b2b"] } });
    const stale = await page.submit(intent("grid"));
    expect(stale.status).toBe(409);
    expect((await saved.submit(intent("grid"), { [`b2c.${n}`]: "on" })).status).toBe(200);
  });

  it("are refused if no consumer could pay, with all checkboxes as ticked", async () => {
    const desk = await atTheDesk(shop.url);
    const page = await desk.get("/operator/list/payment");
    const { methods } = await shopsOwn().paymentGrid.get({});
    const none = Object.fromEntries(methods.map((_, n) => [`b2c.${n}`, null]));
    const refused = await page.submit(intent("grid"), none);
    expect(refused.status).toBe(400);
    expect(refused.text("#grid [role=alert]")).toContain("nessun privato potrebbe più pagare");
    expect(refused.$("#grid [name^='b2c.'][checked]").length).toBe(0);
    expect((await shopsOwn().paymentGrid.get({})).methods).toEqual(methods);
  });

  it("are refused when the last method is restricted in its form or deleted", async () => {
    const own = await ownShop();
    try {
      await own.db.prepare("UPDATE payment_methods SET is_active = code = 'BANK'").run();
      const desk = await atTheDesk(own.url);
      const page = await desk.get("/operator/edit/payment?key=BANK");
      const refused = await page.submit(intent("save"), { "payment_methods.0.contexts": ["b2b"] });
      expect(refused.status).toBe(400);
      expect(refused.text("[id='payment_methods.0.contexts-error']")).toContain("nessun privato");
      const { version } = await operator(own.url).selling.get({ kind: "payment", key: "BANK" });
      const removed = await askOperator(
        "selling/payment/BANK/",
        { method: "DELETE", body: JSON.stringify({ version }) },
        own.url,
      );
      expect(await refusal(removed)).toMatchObject({ status: 409, code: "business_cannot_pay" });
      const saved = await refused.submit(intent("save"), { "payment_methods.0.contexts": ["b2b", "b2c"] });
      expect(saved.status).toBe(200);
    } finally {
      await own.close();
    }
  }, 60_000);
});
