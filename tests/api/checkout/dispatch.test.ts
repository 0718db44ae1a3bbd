// Days of dispatch, cut-off and holidays (CONTRACT §15): what a checkout promises and what the pages show.
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { LinesQuote } from "~/contract/checkout";
import { DEFAULT_TIME_ZONE } from "~/contract/constants/time-zone";
import { isPublicHoliday } from "~/domain/holidays";
import { addDays, isoWeekday, localDay } from "~/domain/local-day";
import { read } from "../../support/answers";
import { operator } from "../../support/operator";
import { type OwnShop, ownShop } from "../../support/worker/own-shop";

let shop: OwnShop;
let product: number;
let slug: string;
beforeAll(async () => {
  shop = await ownShop();
  const found = await shop.db
    .prepare(
      `SELECT p.id, p.slug FROM products p JOIN stock s ON s.item_id = p.id JOIN prices r ON r.item_id = p.id AND r.list = 'retail'
       WHERE p.variants_count = 0 AND p.parent_id IS NULL AND p.audience = 'all' AND p.min_qty = 1 AND p.qty_step = 1
         AND p.is_active = 1 AND s.on_hand > 50 ORDER BY p.id LIMIT 1`,
    )
    .first<{ id: number; slug: string }>();
  product = found?.id ?? 0;
  slug = found?.slug ?? "";
}, 60_000);
afterAll(() => shop.close());

const put = (key: string, value: string | number | string[] | null) =>
  operator(shop.url).settings.put({ key, value });

async function promise(): Promise<string> {
  const answer = await shop.api("checkout/quote/?shop_context=b2c", {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ lines: [{ product, qty: 1 }], country: "IT", postal_code: "20121" }),
  });
  return (await read(LinesQuote, answer)).promised_by;
}

describe("a shop that dispatches on some weekdays", () => {
  it("promises one of these days, and names them in every language", async () => {
    await put("CLOSED_DAYS", []);
    await put("HANDLING_DAYS", 1);
    await put("DISPATCH_DAYS", "2,4");
    const day = await promise();
    expect([2, 4]).toContain(isoWeekday(day));
    expect(isPublicHoliday(day, "IT")).toBe(false);
    for (const [locale, words] of [
      ["it", "1 giorno lavorativo, con partenze: martedì, giovedì"],
      ["en", "1 working day, leaving on Tuesday, Thursday"],
      ["es", "1 día laborable, con salidas: martes, jueves"],
    ])
      expect(await (await shop.fetch(`/p/${slug}?locale=${locale}`)).text()).toContain(words);
  });

  it("counts an order after the cut-off as one of the next day", async () => {
    await put("DISPATCH_DAYS", "1-7");
    await put("HOLIDAYS", "none");
    await put("CUTOFF_TIME", "23:59");
    const today = localDay(new Date().toISOString(), DEFAULT_TIME_ZONE);
    expect(await promise()).toBe(addDays(today, 1));
    await put("CUTOFF_TIME", "00:00");
    expect(await promise()).toBe(addDays(today, 2));
  });

  it("observes the holidays of the country in its setting", async () => {
    await put("CUTOFF_TIME", null);
    const free = (country: string) => operator(shop.url).settings.put({ key: "HOLIDAYS", value: country });
    await expect(free("XX")).rejects.toMatchObject({ status: 400, fields: [{ field: "value" }] });
    await expect(put("DISPATCH_DAYS", "5-1")).rejects.toMatchObject({ status: 400 });
    await expect(put("DISPATCH_DAYS", "0")).rejects.toMatchObject({ status: 400 });
    await expect(put("CUTOFF_TIME", "25:00")).rejects.toMatchObject({ status: 400 });
    await free("IE");
    expect(isPublicHoliday(await promise(), "IE")).toBe(false);
  });
});
