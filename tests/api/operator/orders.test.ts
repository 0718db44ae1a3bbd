import { describe, expect, it } from "vitest";
import { Document } from "~/contract/documents";
import { listOf } from "~/contract/wire";
import { detailOf, get, refusal } from "../../support/answers";
import { aCustomer } from "../../support/builders/builders";
import { anOrder } from "../../support/builders/order-builder";
import { askOperator, operator } from "../../support/operator";
import { signInAs, sql } from "../../support/worker/worker";

const shop = operator();
const move = (order: number, body: object) =>
  askOperator(`orders/${order}/move/`, { method: "POST", body: JSON.stringify(body) });
const TRACKING = { carrier: "Corriere Rosso", number: "CR123", url: "https://corriere.example/CR123" };

const aShopper = () => aCustomer();
const processing = async (facts: Partial<Parameters<typeof anOrder>[0]> = {}) => {
  const customer = await aShopper();
  return { customer, order: await anOrder({ customer, status: "processing", ...facts }) };
};
const stockOf = async (item: number) =>
  (await sql("SELECT on_hand, ordered, quantity FROM stock WHERE item_id = ?", item))[0];
const mailsOf = async (order: number) =>
  (await sql<{ kind: string }>("SELECT kind FROM mails WHERE data ->> '$.order' = ? ORDER BY id", order)).map(
    ({ kind }) => kind,
  );
const auditOf = (order: number) =>
  sql<{ call: string; before: string; after: string }>(
    "SELECT call, before, after FROM audit WHERE target = ? ORDER BY id",
    `order/${order}`,
  );

describe("orders/", () => {
  it("lists the orders of all customers, newest first, by status, number, day and customer", async () => {
    const { customer, order } = await processing();
    const mine = await shop.orders.list({ customer: customer.id });
    expect(mine.results.map(({ id }) => id)).toEqual([order.id]);
    expect((await shop.orders.list({ number: order.number })).results[0]?.id).toBe(order.id);
    expect((await shop.orders.list({ customer: customer.id, status: "shipped" })).count).toBe(0);
    const all = await shop.orders.list({ page_size: 100 });
    expect(new Set(all.results.map((one) => one.customer)).size).toBeGreaterThan(5);
    const dates = all.results.map(({ date }) => date);
    expect(dates).toEqual(dates.toSorted().reverse());
    expect((await shop.orders.list({ date_from: "2999-01-01" })).count).toBe(0);
  });

  it("returns an order's rows and its possible moves", async () => {
    const { order } = await processing({ qty: 4 });
    const found = await shop.orders.get({ id: order.id });
    expect(found.moves).toEqual(["partially_shipped", "shipped", "completed", "cancelled"]);
    const paid = await shop.orders.paid({ id: order.id });
    expect(paid.moves).toEqual(["partially_shipped", "shipped", "completed", "cancelled", "refunded"]);
    expect(found.rows).toMatchObject([{ id: order.row, qty: 4, shipped_qty: 0 }]);
    expect((await askOperator("orders/999999999/")).status).toBe(404);
  });
});

describe("orders/{id}/move/", () => {
  it("ships: the goods leave the stock, the customer sees the parcel and gets one mail", async () => {
    const { customer, order } = await processing({ qty: 3, stock: 10 });
    expect(await stockOf(order.product)).toMatchObject({ on_hand: 10, ordered: 3, quantity: 7 });
    const shipped = await shop.orders.move({
      id: order.id,
      to: "shipped",
      tracking: TRACKING,
      note: "fragile",
    });
    expect(shipped).toMatchObject({ status: "shipped", tracking: [TRACKING], rows: [{ shipped_qty: 3 }] });
    expect(await stockOf(order.product)).toMatchObject({ on_hand: 7, ordered: 0, quantity: 7 });
    const who = await signInAs(customer.username);
    const seen = await (await who.call("GET", `orders/${order.id}/`)).json();
    expect(seen).toMatchObject({ status: "shipped", tracking: [{ number: "CR123" }] });
    expect(await mailsOf(order.id)).toEqual(["order-shipped"]);
    const [entry] = await auditOf(order.id);
    expect(JSON.parse(entry?.before ?? "")).toMatchObject({ status: "processing" });
    expect(JSON.parse(entry?.after ?? "")).toMatchObject({
      status: "shipped",
      tracking: ["CR123"],
      note: "fragile",
    });
  });

  it("ships in two parcels, each with its tracking and its mail, and no piece twice", async () => {
    const { order } = await processing({ qty: 5, stock: 10 });
    const rows = (shipped_qty: number) => [{ id: order.row, shipped_qty }];
    await shop.orders.move({ id: order.id, to: "partially_shipped", rows: rows(2), tracking: TRACKING });
    expect(await stockOf(order.product)).toMatchObject({ on_hand: 8, ordered: 3, quantity: 5 });
    await shop.orders.move({ id: order.id, to: "shipped", tracking: { ...TRACKING, number: "CR124" } });
    expect(await stockOf(order.product)).toMatchObject({ on_hand: 5, ordered: 0, quantity: 5 });
    expect(await mailsOf(order.id)).toEqual(["order-shipped", "order-shipped"]);
    expect((await shop.orders.get({ id: order.id })).tracking.map(({ number }) => number)).toEqual([
      "CR123",
      "CR124",
    ]);
  });

  it("ships in three parcels: each has its rows and its own numbered delivery note", async () => {
    const { customer, order } = await processing({ qty: 5, stock: 10 });
    const rows = (shipped_qty: number) => [{ id: order.row, shipped_qty }];
    await shop.orders.move({ id: order.id, to: "partially_shipped", rows: rows(2), tracking: TRACKING });
    const second = await shop.orders.move({
      id: order.id,
      to: "partially_shipped",
      rows: rows(3),
      tracking: { ...TRACKING, number: "CR124" },
    });
    expect(second.history.map(({ status }) => status)).toEqual([
      "processing",
      "partially_shipped",
      "partially_shipped",
    ]);
    const { shipments } = await shop.orders.move({ id: order.id, to: "shipped" });
    expect(shipments.map((parcel) => parcel.rows)).toEqual([
      [{ id: order.row, qty: 2 }],
      [{ id: order.row, qty: 1 }],
      [{ id: order.row, qty: 2 }],
    ]);
    expect(shipments.map(({ tracking_number }) => tracking_number)).toEqual(["CR123", "CR124", ""]);
    const numbers = shipments.map(({ number }) => Number(/^DDT \d{4}\/(\d{5})$/.exec(number)?.[1]));
    expect(new Set(numbers).size).toBe(3);
    expect(await mailsOf(order.id)).toEqual(["order-shipped", "order-shipped", "order-shipped"]);
    const who = await signInAs(customer.username);
    const { results } = await get(who, `documents/?order=${order.id}&type=delivery_note`, listOf(Document));
    expect(results.map(({ title }) => title).sort()).toEqual(
      shipments.map(({ number }) => `Documento di trasporto ${number}`).sort(),
    );
    expect(results.map(({ id }) => id).sort()).toEqual(shipments.map(({ document }) => document).sort());
  });

  it("ships no piece twice: of 50 equal requests at once, one succeeds", async () => {
    const { order } = await processing({ qty: 9, stock: 10 });
    await shop.orders.move({
      id: order.id,
      to: "partially_shipped",
      rows: [{ id: order.row, shipped_qty: 1 }],
    });
    const asked = Array.from({ length: 50 }, () =>
      move(order.id, { to: "partially_shipped", rows: [{ id: order.row, shipped_qty: 3 }] }),
    );
    const statuses = (await Promise.all(asked)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    const { rows, shipments } = await shop.orders.get({ id: order.id });
    expect(rows[0]?.shipped_qty).toBe(3);
    expect(shipments.map((parcel) => parcel.rows[0]?.qty)).toEqual([1, 2]);
    expect(await stockOf(order.product)).toMatchObject({ on_hand: 7, ordered: 6 });
    expect((await shop.invariants.get({})).faults.filter(({ of }) => of.startsWith("delivery_note"))).toEqual(
      [],
    );
  }, 60_000);

  it("refuses to refund an order that was never paid", async () => {
    const { order } = await processing();
    expect(await detailOf(await move(order.id, { to: "refunded" }))).toMatchObject({
      code: "move_not_allowed",
      reason: "not_paid",
      message: expect.stringContaining("mai pagato"),
    });
    await shop.orders.move({ id: order.id, to: "shipped" });
    for (const to of ["partially_refunded", "refunded"])
      expect((await move(order.id, { to })).status).toBe(409);
    expect(await mailsOf(order.id)).toEqual(["order-shipped"]);
  });

  it("sends the customer a mail for each failed payment", async () => {
    const { order } = await processing({ status: "pending" });
    for (const to of ["failed", "pending", "failed"] as const) await shop.orders.move({ id: order.id, to });
    expect(await mailsOf(order.id)).toEqual(["order-failed", "order-failed"]);
  });

  it("completes: stores the day of delivery, and with it a consumer's right to withdraw", async () => {
    const { order } = await processing();
    const done = await shop.orders.move({ id: order.id, to: "completed" });
    expect(done.delivered_at).not.toBeNull();
    expect(done.withdrawal_until).not.toBeNull();
    expect(done.rows[0]?.shipped_qty).toBe(3);
  });

  it("refuses a move that the table of moves does not contain", async () => {
    const { order } = await processing({ status: "pending" });
    for (const to of ["shipped", "completed", "refunded", "pending"])
      expect(await refusal(await move(order.id, { to }))).toMatchObject({
        status: 409,
        code: "move_not_allowed",
      });
    const said = await detailOf(await move(order.id, { to: "shipped" }));
    expect(said.message).toBe("Un ordine «In attesa» non può passare a «Spedito»");
    expect(await auditOf(order.id)).toEqual([]);
  });

  it("refuses a parcel without rows, a part that is everything, more than was ordered, and another order's row", async () => {
    const { order } = await processing({ qty: 2 });
    const other = await processing();
    const part = (rows: object[]) => move(order.id, { to: "partially_shipped", rows });
    expect((await refusal(await part([]))).code).toBe("nothing_shipped");
    expect((await refusal(await part([{ id: order.row, shipped_qty: 2 }]))).code).toBe("all_shipped");
    for (const row of [
      { id: order.row, shipped_qty: 3 },
      { id: other.order.row, shipped_qty: 1 },
    ])
      expect(await refusal(await part([row]))).toMatchObject({ status: 400, fields: [{ field: "rows" }] });
    const short = await move(order.id, { to: "shipped", rows: [{ id: order.row, shipped_qty: 1 }] });
    expect((await refusal(short)).code).toBe("not_all_shipped");
    expect(
      (await move(order.id, { to: "shipped", tracking: { ...TRACKING, url: "javascript:alert(1)" } })).status,
    ).toBe(400);
    expect((await shop.orders.get({ id: order.id })).status).toBe("processing");
  });

  it("moves once: of 2 × 100 concurrent cancellations and shipments one wins, and the stock adds up", async () => {
    const { order } = await processing({ qty: 4, stock: 10 });
    const asked = Array.from({ length: 100 }, () => [
      move(order.id, { to: "cancelled" }),
      move(order.id, { to: "shipped", tracking: TRACKING }),
    ]).flat();
    const statuses = (await Promise.all(asked)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(statuses.filter((status) => status === 409)).toHaveLength(199);
    const { status } = await shop.orders.get({ id: order.id });
    const left = status === "cancelled" ? { on_hand: 10, quantity: 10 } : { on_hand: 6, quantity: 6 };
    expect(await stockOf(order.product)).toMatchObject({ ...left, ordered: 0 });
    expect(await mailsOf(order.id)).toHaveLength(1);
    expect(await auditOf(order.id)).toHaveLength(1);
  }, 60_000);
});

describe("orders/{id}/paid/", () => {
  it("marks the order paid, lets a waiting order go on, and sends the customer a mail", async () => {
    const { order } = await processing({ status: "pending" });
    const paid = await shop.orders.paid({ id: order.id });
    expect(paid).toMatchObject({ status: "processing", payment: { state: "paid" } });
    expect(await mailsOf(order.id)).toEqual(["order-paid"]);
    const again = await askOperator(`orders/${order.id}/paid/`, { method: "POST", body: "{}" });
    expect(await refusal(again)).toMatchObject({ status: 409, code: "already_paid" });
  });

  it("takes effect once for many concurrent requests", async () => {
    const { order } = await processing({ status: "pending" });
    const asked = Array.from({ length: 100 }, () =>
      askOperator(`orders/${order.id}/paid/`, { method: "POST", body: "{}" }),
    );
    const statuses = (await Promise.all(asked)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect((await shop.orders.get({ id: order.id })).history.map(({ status }) => status)).toEqual([
      "pending",
      "processing",
    ]);
  }, 60_000);
});

describe("orders/{id}/invoice/", () => {
  it("gives the order its invoice, and no number to two orders", async () => {
    const { order } = await processing();
    const other = await processing();
    const number = `F-${crypto.randomUUID().slice(0, 8)}`;
    const invoiced = await shop.orders.invoice({ id: order.id, number, date: "2026-11-20" });
    expect(invoiced.invoice).toMatchObject({ number, date: "2026-11-20" });
    const body = JSON.stringify({ number, date: "2026-11-20" });
    const taken = await askOperator(`orders/${other.order.id}/invoice/`, { method: "POST", body });
    expect(await refusal(taken)).toMatchObject({ status: 409, code: "invoice_number_taken" });
  });
});

describe("audit/", () => {
  it("lists the operator's actions, newest first, and those of one call", async () => {
    const { order } = await processing();
    await shop.orders.move({ id: order.id, to: "cancelled" });
    const { results } = await shop.audit.list({ call: "orders.move" });
    expect(results[0]).toMatchObject({
      who: "operator",
      call: "orders.move",
      after: { status: "cancelled" },
    });
    expect(
      (await shop.audit.list({ call: "settings.put" })).results.every(({ call }) => call === "settings.put"),
    ).toBe(true);
  });
});
