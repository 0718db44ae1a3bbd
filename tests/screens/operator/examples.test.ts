// The back office: the form of a promotion or a tariff shows its effect on an example cart.
import { describe, expect, it } from "vitest";
import { DEFAULT_TIME_ZONE } from "~/contract/constants/time-zone";
import { addDays, localDay } from "~/domain/local-day";
import { atTheDesk } from "../../support/back-office";
import { aProduct } from "../../support/builders/builders";
import { operator } from "../../support/operator";

const today = localDay(new Date().toISOString(), DEFAULT_TIME_ZONE);
const shop = operator();
const texts = (name: string) => ({ name_it: name, name_en: name, name_es: name });
const described = { description_it: "x", description_en: "x", description_es: "x" };

async function aPromotion(
  row: Record<string, string>,
  more: Parameters<typeof shop.selling.create>[0]["parts"] = {},
): Promise<string> {
  const slug = `prova-${crypto.randomUUID().slice(0, 8)}`;
  const dates = { starts_at: today, ends_at: addDays(today, 3), is_active: "true" };
  const promotion = { slug, ...texts(`Promo ${slug}`), ...described, value: "0.00", ...dates, ...row };
  await shop.selling.create({ kind: "promotion", parts: { promotions: [promotion], ...more } });
  return slug;
}
const take = async (key: string) => {
  const { version } = await shop.selling.get({ kind: "promotion", key });
  await shop.selling.remove({ kind: "promotion", key, version });
};

describe("the example of a promotion", () => {
  it("shows the discounted total, and warns that a promotion without a coupon cannot be used", async () => {
    const key = await aPromotion({ kind: "percent", value: "10.00", min_amount: "15.00" });
    const desk = await atTheDesk();
    const page = await desk.get(`/operator/edit/promotion?key=${key}&amount=21,28`);
    expect(page.text("#example")).toContain("Carrello di 21,28 €: sconto 2,13 €, si paga 19,15 €.");
    expect(page.text("#example")).toContain("nessuno può usarla");
    const small = await page.submit("#example form", { amount: "14,99" });
    expect(small.text("#example")).toContain("non arriva alla spesa minima");
    const any = await desk.get(`/operator/edit/promotion?key=${key}&amount=molto`);
    expect(any.text("#example")).toContain("100,00 €");
    await take(key);
  });

  it("shows prices before and after, and warns of another discount on the same product and days", async () => {
    const product = await aProduct({ priceCents: 1000 });
    const priced = (price: string) => ({ promotion_prices: [{ item: product.sku, price }] });
    const key = await aPromotion({ kind: "special_price" }, priced("8.00"));
    const desk = await atTheDesk();
    const alone = await desk.get(`/operator/edit/promotion?key=${key}`);
    expect(alone.text("#example")).toMatch(/10,00 € → 8,00 €/);
    expect(alone.text("#example")).not.toContain("Due sconti");
    const other = await aPromotion(
      { kind: "special_price", starts_at: addDays(today, 3), ends_at: addDays(today, 9) },
      priced("7.00"),
    );
    const later = await aPromotion(
      { kind: "special_price", starts_at: addDays(today, 4), ends_at: addDays(today, 9) },
      priced("6.00"),
    );
    await shop.prices.put({
      item: product.sku,
      list: "retail",
      standard_price: "10.00",
      special_price: "9.00",
    });
    const { overlaps } = await shop.examples.promotion({ key });
    expect(overlaps.map((one) => one.promotion?.key ?? null)).toEqual([other, null]);
    const both = await desk.get(`/operator/edit/promotion?key=${key}`);
    expect(both.text("#example")).toContain(`Promo ${other}`);
    for (const one of [key, other, later]) await take(one);
  });
});

it("the example of a tariff shows the delivery offers for an address, and a message if no tariff serves it", async () => {
  const { results } = await shop.selling.list({ kind: "shipping" });
  const key = results[0]?.key ?? "";
  const desk = await atTheDesk();
  const page = await desk.get(`/operator/edit/shipping?key=${key}`);
  expect(page.text("#example")).toMatch(/consegna a IT:.*€ IVA inclusa/);
  const nowhere = await page.submit("#example form", { country: "AQ", postal_code: "" });
  expect(nowhere.text("#example")).toContain("nessuna tariffa");
});
