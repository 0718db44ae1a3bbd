// The back office: an example beside the VAT rates shows the VAT that the checkout charges a customer.
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

/** Opens the example with these values in its URL, which can be shared. */
const tried = async (query: Record<string, string>) =>
  (await atTheDesk(shop.url)).get(`/operator/list/vat?${new URLSearchParams(query)}`);

/** Requests a checkout quote without an account. */
async function charged(country: string, context: "b2b" | "b2c") {
  const answer = await shop.api(`checkout/quote/?shop_context=${context}`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ lines: [{ product: item.id, qty: 1 }], country, postal_code: "1000" }),
  });
  return read(CheckoutQuote, answer);
}

describe("the VAT example", () => {
  it.each(["IT", "DE", "CH"])("matches what the checkout charges a consumer in %s", async (country) => {
    const { results } = await charged(country, "b2c").then(({ rows }) => ({ results: rows }));
    const page = await tried({ country, item: item.sku, postal_code: "1000" });
    const price = results[0]?.unit_price ?? "none";
    expect(page.text("#example")).toContain(price.replace(".", ","));
  });

  it("charges no VAT on exports, with the reason for invoice, electronic invoice and checkout", async () => {
    const page = await tried({ country: "CH", item: item.sku });
    for (const words of ["0 %, esportazione", "art. 146 della direttiva", "N3.1", "dazi"])
      expect(page.text("#example")).toContain(words);
  });

  it("applies the reverse charge only to a business with a verified VAT number of another EU country", async () => {
    const checked = await tried({ country: "FR", customer: "business_checked" });
    for (const words of ["0 %, inversione contabile", "N3.2", "art. 138"])
      expect(checked.text("#example")).toContain(words);
    const unchecked = await checked.submit("#example form", { customer: "business" });
    expect(unchecked.text("#example")).toContain("22 %, regime ordinario");
    const atHome = await checked.submit("#example form", { country: "IT" });
    expect(atHome.text("#example")).toContain("22 %, regime ordinario");
  });

  it("applies the OSS rate of the consumer's country for the chosen VAT class", async () => {
    const page = await tried({ country: "DE", vat_class: "reduced" });
    for (const words of ["7 %, OSS", "N7", "OSS art. 74-sexies"])
      expect(page.text("#example")).toContain(words);
    // The example in a country's record starts with that country.
    const desk = await atTheDesk(shop.url);
    const record = await desk.get("/operator/edit/vat?key=DE");
    expect(record.text("#example")).toContain("19 %, OSS");
    expect(record.$("#example-country").val()).toBe("DE");
  });

  it("shows the customer's message if no tariff delivers to the address", async () => {
    const NOT_SERVED = "non arriva al tuo indirizzo";
    expect((await tried({ country: "SE" })).text("#example")).toContain(NOT_SERVED);
    expect((await tried({ country: "DE", postal_code: "10115" })).text("#example")).not.toContain(NOT_SERVED);
  });

  it("omits the Natura code if the seller issues no Italian electronic invoices", async () => {
    await operator(shop.url).settings.put({ key: "E_INVOICE", value: false });
    expect((await tried({ country: "CH" })).text("#example")).not.toContain("N3.1");
    await operator(shop.url).settings.put({ key: "E_INVOICE", value: null });
  });

  it("marks invalid values, and still shows a result", async () => {
    const page = await tried({ country: "Italia", item: "NO-SUCH-CODE", postal_code: "1".repeat(40) });
    expect(page.status).toBe(200);
    expect(page.$("#example-country").attr("aria-invalid")).toBe("true");
    expect(page.$("#example-postal_code").attr("aria-invalid")).toBe("true");
    expect(page.text("#example-item-error")).toContain("NO-SUCH-CODE");
  });
});
