// A price list with VAT (CONTRACT §15): consumers read and pay the price that the operator types.
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { operatorPaths } from "~/operator-paths";
import { OPERATOR_TOKEN } from "~/tools/local/operator-token";
import { browser, intent } from "../../support/browser";
import { tableFiles } from "../../support/builders/table-files";
import { operator } from "../../support/operator";
import { shopOf } from "../../support/worker/other-shop";
import type { OwnShop } from "../../support/worker/own-shop";

let shop: OwnShop;
beforeAll(async () => {
  shop = await shopOf("bicycles");
}, 120_000);
afterAll(() => shop.close());
const { bring } = tableFiles(() => shop);

const SKU = "BIKE-014";
const put = (price: object) =>
  operator(shop.url).prices.put({ item: SKU, list: "retail", ...price } as never);
const read = async <T>(path: string): Promise<T> => (await shop.api(path)).json<T>();
const priceOf = (context: string) =>
  read<{
    price: string;
    special_price: string | null;
    lowest_price_30d: string | null;
    tiers: { price: string }[];
  }>(`products/p/price/14/?shop_context=${context}`);

describe("a price list with VAT", () => {
  it("accepts 9.90 and shows 9.90 to consumers and 8.11 to businesses, with tiers and special price", async () => {
    const stored = await put({ standard_price: "9.90", tiers: [{ min_qty: 10, price: "8.90" }] });
    expect(stored).toMatchObject({
      standard_price: "9.90",
      includes_vat: true,
      other_kind: { standard_price: "8.11", special_price: null, tiers: [{ min_qty: 10, price: "7.30" }] },
    });
    expect(await priceOf("b2c")).toMatchObject({ price: "9.90", tiers: [{ price: "8.90" }] });
    expect(await priceOf("b2b")).toMatchObject({ price: "8.11", tiers: [{ price: "7.30" }] });
    await put({ standard_price: "9.90", special_price: "7.90" });
    expect(await priceOf("b2c")).toMatchObject({ price: "7.90", special_price: "7.90" });
    expect((await priceOf("b2c")).lowest_price_30d).toBe("159.00");
  });

  it("converts an amount typed without VAT into one with VAT", async () => {
    expect(await put({ standard_price: "10.00", includes_vat: false })).toMatchObject({
      ...{ standard_price: "12.20", other_kind: { standard_price: "10.00" } },
    });
  });

  it("is filtered and sorted by the price that the consumer reads", async () => {
    await put({ standard_price: "9.90" });
    const found = async (query: string) =>
      (await read<{ results: { id: number }[] }>(`products/p/?shop_context=b2c&${query}`)).results.map(
        ({ id }) => id,
      );
    expect(await found("standard__gte=9.90&standard__lte=9.90")).toEqual([14]);
    expect(await found("standard__gte=9.91&standard__lte=9.99")).not.toContain(14);
    expect((await found("order_by=standard_price-asc"))[0]).toBe(14);
    expect((await found("order_by=standard_price-desc")).length).toBeGreaterThan(1);
  });

  it("charges three pieces of 9.90 as 29.70, in the net view too", async () => {
    await put({ standard_price: "9.90" });
    for (const context of ["b2c", "b2b"]) {
      const answer = await shop.api(`checkout/quote/?shop_context=${context}`, {
        method: "POST",
        headers: { "Content-Type": "application/json" },
        body: JSON.stringify({ lines: [{ product: 14, qty: 3 }] }),
      });
      const { totals, rows } = await answer.json<{
        totals: { total: string; rows_total: string };
        rows: { unit_price: string }[];
      }>();
      expect([totals.total, rows[0]?.unit_price]).toEqual(["29.70", context === "b2c" ? "9.90" : "8.11"]);
    }
  });

  it("cannot change its kind while it has prices", async () => {
    const { faults } = await bring(
      "price_lists",
      "code,name_it,name_en,includes_vat\nretail,Pubblico,Retail,false\n",
    );
    expect(faults).toMatchObject([{ column: "includes_vat", code: "list_has_prices" }]);
    expect(
      await bring("price_lists", "code,name_it,name_en,includes_vat\nnuovo,Nuovo,New,false\n"),
    ).toMatchObject({
      faults: [],
    });
    expect(
      await bring("price_lists", "code,name_it,name_en,includes_vat\nnuovo,Nuovo,New,true\n"),
    ).toMatchObject({
      faults: [],
    });
  });

  it("shows both kinds in the editor", async () => {
    await put({ standard_price: "9.90" });
    const { gross_lists, prices } = await operator(shop.url).items.get({ item: SKU });
    expect(gross_lists).toContain("retail");
    expect(prices[0]).toMatchObject({ includes_vat: true, other_kind: { standard_price: "8.11" } });
  });

  it("is converted into a list without VAT after a preview, and back, with tiers, history and promotions", async () => {
    await put({ standard_price: "9.90", special_price: "7.90", tiers: [{ min_qty: 10, price: "8.90" }] });
    const { listConversion, items } = operator(shop.url);
    const stored = async () => (await items.get({ item: SKU })).prices[0];
    const preview = await listConversion.preview({ list: "retail" });
    expect(preview).toMatchObject({ includes_vat: true, prices: 40 });
    expect(preview.moved).toBeGreaterThan(0);
    const shown = async () =>
      (await read<{ facets: { price: object } }>("products/p/?facets=true&shop_context=b2b")).facets.price;
    const before = await shown();

    expect(await listConversion.convert({ list: "retail", includes_vat: false })).toMatchObject({
      includes_vat: false,
    });
    const net = {
      standard_price: "8.11",
      special_price: "6.48",
      lowest_price_30d: "130.33",
      includes_vat: false,
    };
    expect(await stored()).toMatchObject({ ...net, tiers: [{ min_qty: 10, price: "7.30" }] });
    expect(await priceOf("b2c")).toMatchObject({ price: "7.91" });
    expect(await shown()).toEqual(before);
    // The second conversion has nothing left to convert.
    await listConversion.convert({ list: "retail", includes_vat: false });
    expect(await stored()).toMatchObject(net);

    expect(await listConversion.preview({ list: "retail" })).toMatchObject({ includes_vat: false, moved: 0 });
    await listConversion.convert({ list: "retail", includes_vat: true });
    expect(await priceOf("b2c")).toMatchObject({ price: "7.91" });
    expect(await priceOf("b2b")).toMatchObject({ price: "6.48" });
    await put({ standard_price: "9.90" });
    expect(await priceOf("b2c")).toMatchObject({ price: "9.90" });
  });

  it("is edited and converted without JavaScript, with both kinds side by side", async () => {
    const desk = browser(shop.url);
    await (await desk.get("/operator")).submit("form:has([name=password])", { password: OPERATOR_TOKEN });
    const editor = await desk.get(operatorPaths.items({ item: SKU }));
    const saved = await editor.submit(intent("price"), {
      standard_price: "9,90",
      special_price: "",
      tiers: "",
    });
    expect(saved.text("main")).toContain("Senza IVA: 8,11");
    expect((await priceOf("b2c")).price).toBe("9.90");
    const list = await desk.get(operatorPaths.record("price_list", "retail"));
    expect(list.text("#convert")).toContain("9,908,119,909,89");
    const converted = await list.submit(intent("convert"));
    expect(converted.text("main")).toContain("I prezzi del listino sono convertiti.");
    expect(await (await desk.get(operatorPaths.items({ item: SKU }))).text("main")).toContain(
      "Con IVA: 9,89",
    );
  });
});
