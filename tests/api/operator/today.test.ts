// The start page of the back office: what it counts, and that its cost does not grow with the shop.
import { expect, it } from "vitest";
import { DEFAULT_TIME_ZONE } from "~/contract/constants/time-zone";
import { readToday } from "~/db/operator/today";
import { localDay } from "~/domain/local-day";
import { openDatabase } from "~/platform/database";
import { aCustomer, aProduct } from "../../support/builders/builders";
import { anOrder } from "../../support/builders/order-builder";
import { askOperator, operator } from "../../support/operator";
import { sql } from "../../support/worker/worker";

const { today } = operator();

it("counts what waits, and shows the oldest orders in preparation first", async () => {
  const before = await today.get({});
  const order = await anOrder({ customer: await aCustomer(), status: "processing" });
  // Earlier than any order that other tests leave in preparation.
  const [{ oldest } = {}] = await sql(
    "SELECT min(date) AS oldest FROM orders WHERE status IN ('processing', 'partially_shipped')",
  );
  const first = new Date(Date.parse(String(oldest)) - 86_400_000).toISOString();
  await sql("UPDATE orders SET date = ? WHERE id = ?", first, order.id);
  const low = await aProduct({ quantity: 1 });
  const after = await today.get({});
  expect(after.counts.processing).toBe(before.counts.processing + 1);
  expect(after.counts.late).toBe(before.counts.late + 1);
  expect(after.counts.low_stock).toBe(before.counts.low_stock + 1);
  expect(after.to_ship[0]).toMatchObject({ number: order.number, is_late: true });
  expect(low.sku).not.toBe("");
});

it("sums today and thirty days, without cancelled orders", async () => {
  const before = await today.get({});
  const order = await anOrder({ customer: await aCustomer(), status: "pending" });
  const placed = await today.get({});
  expect(placed.today.orders).toBe(before.today.orders + 1);
  expect(placed.last_30_days.orders).toBe(before.last_30_days.orders + 1);
  expect(placed.days).toHaveLength(30);
  expect(placed.days.at(-1)?.revenue).toBe(placed.today.revenue);
  await sql("UPDATE orders SET status = 'cancelled' WHERE id = ?", order.id);
  expect((await today.get({})).today).toEqual(before.today);
});

it("takes two round trips: one authenticates, one reads everything", async () => {
  await today.get({});
  const answer = await askOperator("today/");
  expect(Number(answer.headers.get("D1-Round-Trips"))).toBeLessThanOrEqual(2);
});

it("reads no whole table: each read uses an index", async () => {
  const asked: string[] = [];
  const spy = {
    prepare: (text: string) => ({ bind: (...params: unknown[]) => ({ text, params }) }),
    batch: async (statements: { text: string }[]) => {
      asked.push(...statements.map(({ text }) => text));
      return statements.map(() => ({ results: [{ n: 0 }], meta: {} }));
    },
    getBookmark: () => null,
  };
  const binding = { withSession: () => spy } as unknown as D1Database;
  const now = { first: "2026-01-01", last: "2026-02-01" };
  await readToday(openDatabase(binding), { lateBefore: "2026-01-01", locale: "it", now, before: now });
  expect(asked.length).toBeGreaterThan(8);
  for (const text of asked) {
    const params = [...text.matchAll(/\?/g)].map(() => "2026");
    const plan = await sql(`EXPLAIN QUERY PLAN ${text}`, ...params);
    const scans = plan
      .map(({ detail }) => String(detail))
      // A shop has only a few webhooks (w), and each finds its own deliveries by an index.
      .filter((detail) => /^SCAN (?!\(|CONSTANT|order_counts|w$)/.test(detail));
    // SQLite names a covering subquery "SCAN (subquery-n)".
    expect([text.slice(0, 60), scans.filter((one) => !/INDEX/.test(one))]).toEqual([text.slice(0, 60), []]);
  }
});

it.each([
  "2026-01-01T22:59:59.999Z",
  "2026-01-01T23:00:00.000Z",
  "2026-03-28T23:00:00.000Z",
  "2026-03-29T00:59:59.999Z",
  "2026-03-29T21:59:59.999Z",
  "2026-03-29T22:00:00.000Z",
  "2026-07-31T22:00:00.000Z",
  "2026-10-24T22:00:00.000Z",
  "2026-10-25T22:59:59.999Z",
  "2026-10-25T23:00:00.000Z",
  "2027-03-28T22:00:00.000Z",
  "2027-10-31T23:00:00.000Z",
])("counts a sale at %s on its day in Rome", async (date) => {
  const customer = await aCustomer();
  const order = await anOrder({ customer });
  await sql("UPDATE orders SET date = ? WHERE id = ?", date, order.id);
  const kept = await sql(
    "SELECT day, orders FROM sales_by_day WHERE customer_id = ? AND orders > 0",
    customer.id,
  );
  expect(kept).toEqual([{ day: localDay(date, DEFAULT_TIME_ZONE), orders: 1 }]);
});
