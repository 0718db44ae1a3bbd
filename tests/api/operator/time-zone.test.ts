// Shops in other time zones (CONTRACT §15): the year of a number, the end of an offer, the cut-off and the
// days of reports.
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { LoginAnswer } from "~/contract/auth";
import { CheckoutQuote, LinesQuote } from "~/contract/checkout";
import { Order } from "~/contract/orders";
import { Price } from "~/contract/prices";
import { read } from "../../support/answers";
import { atTheDesk } from "../../support/back-office";
import { operator } from "../../support/operator";
import { bodyOf } from "../../support/until";
import { type OwnShop, ownShop } from "../../support/worker/own-shop";

let shop: OwnShop;
let product: number;
beforeAll(async () => {
  shop = await ownShop();
  const found = await shop.db
    .prepare(
      `SELECT p.id FROM products p JOIN stock s ON s.item_id = p.id JOIN prices r ON r.item_id = p.id AND r.list = 'retail'
       WHERE p.variants_count = 0 AND p.parent_id IS NULL AND p.audience = 'all' AND p.min_qty = 1 AND p.qty_step = 1
         AND p.is_active = 1 AND s.on_hand > 50 ORDER BY p.id LIMIT 1`,
    )
    .first<{ id: number }>();
  product = found?.id ?? 0;
}, 60_000);
afterAll(() => shop.close());

const put = (key: string, value: string | number | string[] | null) =>
  operator(shop.url).settings.put({ key, value });
const clockAt = (now: string) => operator(shop.url).clock.set({ now });
const SPECIAL_ITEM = 100_001;
const priceNow = async () =>
  read(Price, await shop.api(`products/p/price/${SPECIAL_ITEM}/?shop_context=b2c`));

async function order(): Promise<Order> {
  const basic = Buffer.from("consumer@demo.test:Vendemmia-2026!").toString("base64");
  const login = await shop.api("auth/login/", {
    method: "POST",
    headers: { Authorization: `Basic ${basic}` },
  });
  const { token } = await read(LoginAnswer, login);
  const post = (path: string, body: object) =>
    shop.api(path, {
      method: "POST",
      headers: {
        Authorization: `Token ${token}`,
        "Content-Type": "application/json",
        "Idempotency-Key": crypto.randomUUID(),
      },
      body: JSON.stringify(body),
    });
  const { cart } = (await (await post("carts/rows/", { product, qty: 3 })).json()) as { cart: number };
  const quote = await read(CheckoutQuote, await post("checkout/init/", { cart }));
  return read(Order, await post("checkout/", bodyOf(cart, quote)));
}

async function promise(): Promise<string> {
  const answer = await shop.api("checkout/quote/?shop_context=b2c", {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ lines: [{ product, qty: 1 }], country: "IT", postal_code: "20121" }),
  });
  return (await read(LinesQuote, answer)).promised_by;
}

const ZONES = [
  {
    zone: "Pacific/Auckland",
    late: "2027-12-31T10:30:00Z",
    midnight: "2027-12-31T11:00:00Z",
    early: "2027-12-31T11:30:00Z",
    beforeCutoff: "2027-12-15T02:59:00Z",
    afterCutoff: "2027-12-15T03:01:00Z",
  },
  {
    zone: "America/New_York",
    late: "2028-01-01T04:30:00Z",
    midnight: "2028-01-01T05:00:00Z",
    early: "2028-01-01T05:30:00Z",
    beforeCutoff: "2027-12-15T20:59:00Z",
    afterCutoff: "2027-12-15T21:01:00Z",
  },
];

describe.each(ZONES)("a shop in $zone", ({ zone, late, midnight, early, beforeCutoff, afterCutoff }) => {
  it("numbers and reports an order at 23:30 on 31 December in that year, and one an hour later in the next", async () => {
    await put("TIME_ZONE", zone);
    await clockAt(late);
    const before = await operator(shop.url).today.get({});
    const last = await order();
    expect(last.number).toMatch(/^2027-/);
    const { today } = await operator(shop.url).today.get({});
    expect(today.orders).toBe(before.today.orders + 1);
    await operator(shop.url).orders.invoice({ id: last.id });
    expect((await operator(shop.url).orders.get({ id: last.id })).invoice).toMatchObject({
      number: expect.stringMatching(/^FV 2027\//),
      date: "2027-12-31",
    });
    const desk = await atTheDesk(shop.url);
    const page = await desk.get(`/operator/orders/${last.id}`);
    expect(page.text("main")).toContain("31 dicembre 2027, 23:30");
    await clockAt(early);
    const first = await order();
    expect(first.number).toMatch(/^2028-/);
    const year = { date_from: "2027-12-31", date_to: "2028-01-01" };
    const { days } = await operator(shop.url).statistics.get(year);
    expect(days.map(({ day }) => day)).toEqual(["2027-12-31", "2028-01-01"]);
    const { results } = await operator(shop.url).orders.list({
      date_from: "2027-12-31",
      date_to: "2027-12-31",
    });
    expect(results.map(({ id }) => id)).toContain(last.id);
    expect(results.map(({ id }) => id)).not.toContain(first.id);
  });

  it("ends an offer at the shop's midnight", async () => {
    await shop.db
      .prepare("UPDATE prices SET special_to = '2027-12-31' WHERE item_id = ?")
      .bind(SPECIAL_ITEM)
      .run();
    await clockAt(new Date(Date.parse(midnight) - 60_000).toISOString());
    expect((await priceNow()).reason).toBe("special");
    await clockAt(midnight);
    expect((await priceNow()).reason).toBe("list");
  });

  it("promises a day later after the shop's cut-off", async () => {
    for (const [key, value] of [
      ["CLOSED_DAYS", []],
      ["HOLIDAYS", "none"],
      ["HANDLING_DAYS", 1],
      ["DISPATCH_DAYS", "1-7"],
      ["CUTOFF_TIME", "16:00"],
    ] as const)
      await put(key, Array.isArray(value) ? [] : (value as string | number));
    await clockAt(beforeCutoff);
    expect(await promise()).toBe("2027-12-16");
    await clockAt(afterCutoff);
    expect(await promise()).toBe("2027-12-17");
  });

  it("counts all earlier sales by the shop's days", async () => {
    const sums = (table: string) =>
      shop.db
        .prepare(
          `SELECT customer_id, day, orders, cents FROM ${table} WHERE orders <> 0 ORDER BY customer_id, day`,
        )
        .all();
    const [kept, counted] = [await sums("sales_by_day"), await sums("sales_to_sum")];
    expect(kept.results).toEqual(counted.results);
  });
});

it("refuses an unknown time zone, and keeps the earlier one", async () => {
  await put("TIME_ZONE", "Asia/Kathmandu");
  for (const text of ["Europe/Atlantis", "+02:00", "Rome", " Europe/Rome", "x".repeat(300)])
    await expect(put("TIME_ZONE", text)).rejects.toMatchObject({
      status: 400,
      fields: [{ field: "value", code: "not_a_time_zone" }],
    });
  const { value } = await operator(shop.url).settings.get({ key: "TIME_ZONE" });
  expect(value).toBe("Asia/Kathmandu");
});

it("follows a time zone set by an import within a minute", async () => {
  await shop.set({ TIME_ZONE: "Pacific/Chatham" });
  await shop.tick();
  await expect
    .poll(
      async () => await shop.db.prepare("SELECT zone FROM clock_changes WHERE since = ''").first("zone"),
      {
        timeout: 30_000,
      },
    )
    .toBe("Pacific/Chatham");
});
