// These tests start their own shop: no other test's orders are counted, and they leave rows broken.
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { operator } from "../../support/operator";
import { type OwnShop, ownShop } from "../../support/worker/own-shop";

let shop: OwnShop;
beforeAll(async () => {
  shop = await ownShop();
}, 60_000);
afterAll(() => shop.close());

const faults = async () => (await operator(shop.url).invariants.get({})).faults;
const run = (query: string) => shop.db.prepare(query).run();

describe("invariants/", () => {
  it("finds no fault in the demo world", async () => {
    expect(await faults()).toEqual([]);
  });

  it("accepts a reminder of an order template, which belongs to no order", async () => {
    await run(
      "INSERT INTO mails (kind, dedupe, recipient, locale, data, not_before, created_at) VALUES ('order-list-due', 'x', 'x', 'it', '{}', '2999', '2026')",
    );
    expect(await faults()).toEqual([]);
    await run("DELETE FROM mails WHERE kind = 'order-list-due'");
  });

  it.each([
    [
      "paid_orders_owe_nothing",
      "UPDATE payments SET amount_cents = amount_cents - 1 WHERE id = (SELECT max(p.id) FROM payments p JOIN orders o ON o.id = p.order_id WHERE o.payment_state = 'paid')",
    ],
    ["stock_is_its_movements", "UPDATE stock SET on_hand = on_hand + 1 WHERE item_id = 100001"],
    [
      "order_rows_add_up",
      "UPDATE orders SET rows_total_cents = rows_total_cents + 1, total_cents = total_cents + 1 WHERE id = (SELECT min(id) FROM orders)",
    ],
    [
      "order_vat_adds_up",
      "UPDATE orders SET vat_lines = '[]' WHERE id = (SELECT max(id) FROM orders WHERE vat_cents > 0)",
    ],
    [
      "order_stands_where_its_history_ends",
      "DELETE FROM order_history WHERE id = (SELECT max(id) FROM order_history WHERE status = 'completed')",
    ],
    [
      "stock_holds_what_open_orders_wait_for",
      "UPDATE order_rows SET shipped_qty = 0 WHERE order_id = (SELECT min(id) FROM orders WHERE status = 'partially_shipped')",
    ],
    [
      "coupons_are_used_by_their_orders",
      "DELETE FROM coupon_uses WHERE id = (SELECT min(id) FROM coupon_uses WHERE freed_at IS NULL)",
    ],
    [
      "items_have_a_price",
      "DELETE FROM prices WHERE item_id = (SELECT min(id) FROM products WHERE variants_count = 0 AND is_active = 1)",
    ],
    ["prices_have_a_history", "DELETE FROM price_history"],
    [
      "products_have_a_name",
      "DELETE FROM product_texts WHERE product_id = (SELECT max(id) FROM products WHERE parent_id IS NULL AND is_active = 1)",
    ],
    ["pages_have_an_address", "DELETE FROM page_slugs"],
    ["order_numbers_are_counted", "UPDATE order_numbers SET last = 0 WHERE year = 2026"],
    [
      "mails_are_about_orders_that_are_there",
      "INSERT INTO mails (kind, dedupe, recipient, locale, data, not_before, created_at) VALUES ('order-paid', 'x', 'x', 'it', '{\"order\":99999999}', '2999', '2026')",
    ],
  ])("reports a fault in %s", async (rule, bend) => {
    expect((await faults()).map((fault) => fault.rule)).not.toContain(rule);
    await run(bend);
    const { ok, faults: found } = await operator(shop.url).invariants.get({});
    expect(ok).toBe(false);
    expect(found.map((fault) => fault.rule)).toContain(rule);
  });
});

describe("statistics/", () => {
  it("counts orders and revenue less refunds, by day and status, and what sells most", async () => {
    const figures = await operator(shop.url).statistics.get({
      date_from: "2026-01-01",
      date_to: "2026-11-21",
    });
    const counted = await shop.db
      .prepare(
        `SELECT count(*) AS orders, sum(total_cents - coalesce(refunded, 0)) AS cents FROM orders
         LEFT JOIN (SELECT order_id, sum(amount_cents) AS refunded FROM order_refunds GROUP BY order_id) r ON r.order_id = orders.id
         WHERE date >= '2025-12-31T23:00' AND date < '2026-11-21T23:00' AND status NOT IN ('cancelled', 'failed')`,
      )
      .first<{ orders: number; cents: number }>();
    expect(figures.orders).toBe(counted?.orders);
    expect(Math.round(Number(figures.revenue) * 100)).toBe(counted?.cents);
    expect(Number(figures.refunded)).toBeGreaterThan(0);
    expect(figures.credit_notes).toBeGreaterThan(0);
    expect(figures.days.reduce((sum, { orders }) => sum + orders, 0)).toBe(figures.orders);
    const revenues = figures.products.map(({ revenue }) => Number(revenue));
    expect(revenues).toEqual(revenues.toSorted((a, b) => b - a));
    expect(figures.statuses.map(({ status }) => status)).toContain("cancelled");
  });

  it("returns what is paid, refunded and due for the orders of a period, and who owes it", async () => {
    const shop = await ownShop();
    const days = { date_from: "2026-11-01", date_to: "2026-11-21" };
    const figures = () => operator(shop.url).statistics.get(days);
    const before = await figures();
    expect(Number(before.paid) + Number(before.due)).toBeCloseTo(Number(before.revenue), 2);
    expect(Number(before.due)).toBeGreaterThan(0);
    expect(before.balances.reduce((sum, { due }) => sum + Number(due), 0)).toBeCloseTo(Number(before.due), 2);
    const { results } = await operator(shop.url).orders.list({ ...days, page_size: 100 });
    const due = results.find(({ payment, status }) => payment.state === "due" && status === "pending");
    if (!due) throw new Error("the demo has no order that is due");
    await operator(shop.url).orders.paid({ id: due.id });
    const paid = await figures();
    expect([paid.paid, paid.due, paid.revenue]).toEqual([
      (Number(before.paid) + Number(due.total)).toFixed(2),
      (Number(before.due) - Number(due.total)).toFixed(2),
      before.revenue,
    ]);
    await operator(shop.url).orders.refund(
      { id: due.id, amount: "1.00" },
      { idempotencyKey: crypto.randomUUID() },
    );
    const refunded = await figures();
    const less = (sum: string) => (Number(sum) - 1).toFixed(2);
    expect([refunded.paid, refunded.revenue]).toEqual([less(paid.paid), less(paid.revenue)]);
    expect(Number(refunded.owed)).toBeCloseTo(Number(before.owed) + 1, 2);
    const customer = refunded.balances.find((one) => one.customer === due.customer);
    expect(Number(customer?.owed)).toBeGreaterThanOrEqual(1);
    await shop.close();
  }, 60_000);

  it("defaults to the last thirty days, and refuses days in the wrong order", async () => {
    const { date_from, date_to } = await operator(shop.url).statistics.get({});
    expect(Date.parse(date_to) - Date.parse(date_from)).toBe(29 * 86_400_000);
    await expect(
      operator(shop.url).statistics.get({ date_from: "2026-02-01", date_to: "2026-01-01" }),
    ).rejects.toMatchObject({ status: 400 });
  });
});
