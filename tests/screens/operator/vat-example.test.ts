// The back office: which VAT a customer pays where, beside the rates, as the checkout charges it.
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { CheckoutQuote } from "~/contract/checkout";
import { read } from "../../support/answers";
import { atTheDesk } from "../../support/back-office";
import { operator } from "../../support/operator";
import { type OwnShop, ownShop } from "../../support/worker/own-shop";

let shop: OwnShop;
let item: { id: number; sku: string };
beforeAll(async () => {
  shop = await ownShop();
  const found = await shop.db
    .prepare(
      `SELECT p.id, p.sku FROM products p JOIN prices r ON r.item_id = p.id AND r.list = 'retail' AND r.season_id IS NULL
       JOIN stock s ON s.item_id = p.id
       WHERE p.variants_count = 0 AND p.parent_id IS NULL AND p.vat_class = 'standard' AND p.audience = 'all'
         AND p.min_qty = 1 AND s.on_hand > 50 ORDER BY p.id LIMIT 1`,
    )
    .first<{ id: number; sku: string }>();
  item = found ?? { id: 0, sku: "" };
}, 60_000);
afterAll(() => shop.close());

/** The address of a trial, which can be shared. */
const tried = async (query: Record<string, string>) =>
  (await atTheDesk(shop.url)).get(`/operator/list/vat?${new URLSearchParams(query)}`);

/** What the checkout charges somebody without an account. */
async function charged(country: string, context: "b2b" | "b2c") {
  const answer = await shop.api(`checkout/quote/?shop_context=${context}`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ lines: [{ product: item.id, qty: 1 }], country, postal_code: "1000" }),
  });
  return read(CheckoutQuote, answer);
}

describe("the VAT that is tried", () => {
  it.each(["IT", "DE", "CH"])("is what the checkout charges a consumer in %s", async (country) => {
    const { results } = await charged(country, "b2c").then(({ rows }) => ({ results: rows }));
    const page = await tried({ country, item: item.sku, postal_code: "1000" });
    const price = results[0]?.unit_price ?? "none";
    expect(page.text("#example")).toContain(price.replace(".", ","));
  });

  it("has no VAT abroad: the invoice, the electronic invoice and the checkout say why", async () => {
    const page = await tried({ country: "CH", item: item.sku });
    for (const words of ["0 %, esportazione", "art. 146 della direttiva", "N3.1", "dazi"])
      expect(page.text("#example")).toContain(words);
  });

  it("is reversed for a business with a valid number of another state, and for no other", async () => {
    const checked = await tried({ country: "FR", customer: "business_checked" });
    for (const words of ["0 %, inversione contabile", "N3.2", "art. 138"])
      expect(checked.text("#example")).toContain(words);
    const unchecked = await checked.submit("#example form", { customer: "business" });
    expect(unchecked.text("#example")).toContain("22 %, regime ordinario");
    const atHome = await checked.submit("#example form", { country: "IT" });
    expect(atHome.text("#example")).toContain("22 %, regime ordinario");
  });

  it("is that of the country for a consumer under the OSS, by the class that is chosen", async () => {
    const page = await tried({ country: "DE", vat_class: "reduced" });
    for (const words of ["7 %, OSS", "N7", "OSS art. 74-sexies"])
      expect(page.text("#example")).toContain(words);
    // The record of a country begins with that country.
    const desk = await atTheDesk(shop.url);
    const record = await desk.get("/operator/edit/vat?key=DE");
    expect(record.text("#example")).toContain("19 %, OSS");
    expect(record.$("#example-country").val()).toBe("DE");
  });

  it("says what the customer reads where nothing is delivered, and only there", async () => {
    const NOT_SERVED = "non arriva al tuo indirizzo";
    expect((await tried({ country: "SE" })).text("#example")).toContain(NOT_SERVED);
    expect((await tried({ country: "DE", postal_code: "10115" })).text("#example")).not.toContain(NOT_SERVED);
  });

  it("names no nature where the seller makes no Italian electronic invoices", async () => {
    await operator(shop.url).settings.put({ key: "E_INVOICE", value: false });
    expect((await tried({ country: "CH" })).text("#example")).not.toContain("N3.1");
    await operator(shop.url).settings.put({ key: "E_INVOICE", value: null });
  });

  it("marks what it cannot read, and still answers", async () => {
    const page = await tried({ country: "Italia", item: "NO-SUCH-CODE", postal_code: "1".repeat(40) });
    expect(page.status).toBe(200);
    expect(page.$("#example-country").attr("aria-invalid")).toBe("true");
    expect(page.$("#example-postal_code").attr("aria-invalid")).toBe("true");
    expect(page.text("#example-item-error")).toContain("NO-SUCH-CODE");
  });
});
