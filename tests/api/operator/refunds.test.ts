// Refunds: their sums, their goods, their credit notes, and that none is paid twice.
import { describe, expect, it } from "vitest";
import { Document } from "~/contract/documents";
import { listOf } from "~/contract/wire";
import { detailOf, get, refusal } from "../../support/answers";
import { aCustomer } from "../../support/builders/builders";
import { anOrder } from "../../support/builders/order-builder";
import { pagesOf } from "../../support/builders/pdf";
import { mailbox } from "../../support/mailbox";
import { askOperator, operator } from "../../support/operator";
import { deliver, signInAs, sql } from "../../support/worker/worker";

const shop = operator();
const refund = (order: number, body: object, key: string = crypto.randomUUID()) =>
  askOperator(`orders/${order}/refund/`, {
    method: "POST",
    body: JSON.stringify(body),
    headers: { "Idempotency-Key": key },
  });
const aPaidOrder = async (facts: Partial<Parameters<typeof anOrder>[0]> = {}) => {
  const customer = await aCustomer();
  const order = await anOrder({ customer, status: "processing", qty: 3, stock: 10, ...facts });
  await shop.orders.paid({ id: order.id });
  return { customer, order };
};
const stockOf = async (item: number) =>
  (await sql("SELECT on_hand, ordered, quantity FROM stock WHERE item_id = ?", item))[0];
const faultsOf = async (...rules: string[]) =>
  (await shop.invariants.get({})).faults.filter(({ rule }) => rules.includes(rule));

describe("orders/{id}/refund/", () => {
  it("refunds in three parts that sum to the total, each with its credit note, and refuses a fourth", async () => {
    const { customer, order } = await aPaidOrder();
    for (const [amount, status] of [
      ["10.00", "partially_refunded"],
      ["10.01", "partially_refunded"],
      ["16.59", "refunded"],
    ])
      expect(await (await refund(order.id, { amount, reason: "Vetro rotto" })).json()).toMatchObject({
        status,
      });
    const done = await shop.orders.get({ id: order.id });
    expect(done).toMatchObject({ paid: "36.60", refunded: "36.60", payment: { state: "refunded" } });
    const vat = done.refunds.flatMap((one) => one.vat_lines).reduce((sum, line) => sum + Number(line.vat), 0);
    expect(vat.toFixed(2)).toBe("6.60");
    const numbers = done.refunds.map(({ credit_note }) => Number(credit_note?.number.split("/")[1]));
    expect(new Set(numbers).size).toBe(3);
    const more = await refund(order.id, { amount: "0.01" });
    expect(await refusal(more)).toMatchObject({ status: 409, code: "refund_exceeds" });
    const who = await signInAs(customer.username);
    const documents = await get(who, `documents/?order=${order.id}&type=credit_note`, listOf(Document));
    expect(documents.results.map(({ id }) => id).sort()).toEqual(
      done.refunds.map(({ credit_note }) => credit_note?.document).sort(),
    );
    const file = await who.call("GET", `documents/${done.refunds[0]?.credit_note?.document}/file/`);
    const text = pagesOf(Buffer.from(await file.arrayBuffer())).join("\n");
    expect(text).toContain(`Nota di credito ${done.refunds[0]?.credit_note?.number}`);
    for (const part of ["Vetro rotto", "-10,00", "-8,20", "-1,80"]) expect(text).toContain(part);
  });

  it("mails the customer the sum of each part", async () => {
    const { customer, order } = await aPaidOrder();
    await refund(order.id, { amount: "10.00", reason: "Vetro rotto" });
    const [mail] = await sql<{ id: number }>(
      "SELECT id FROM mails WHERE kind = 'order-refunded' AND data ->> '$.order' = ?",
      order.id,
    );
    await deliver({ mail: mail?.id ?? 0 });
    const [sent] = (await mailbox(customer.username)).filter(({ subject }) =>
      subject.includes("Ti rimborsiamo 10,00\u00a0€"),
    );
    expect(sent?.text).toContain("10,00\u00a0€ dei 36,60\u00a0€");
    expect(sent?.text).toContain("Motivo: Vetro rotto.");
    expect(sent?.text).toMatch(/Nota di credito: NC \d{4}\/\d{5}/);
  });

  it("leaves unshipped goods to be shipped", async () => {
    const { order } = await aPaidOrder();
    await refund(order.id, { amount: "36.60" });
    const refunded = await shop.orders.get({ id: order.id });
    expect(refunded).toMatchObject({ status: "refunded", moves: expect.arrayContaining(["shipped"]) });
    expect(await stockOf(order.product)).toMatchObject({ on_hand: 10, ordered: 3, quantity: 7 });
    const shipped = await shop.orders.move({ id: order.id, to: "shipped" });
    expect(shipped).toMatchObject({ status: "shipped", refunded: "36.60" });
    expect(await stockOf(order.product)).toMatchObject({ on_hand: 7, ordered: 0, quantity: 7 });
  });

  it("releases goods that were not shipped, and adds returned goods to the stock once", async () => {
    const { order } = await aPaidOrder({ qty: 5 });
    const part = { id: order.row, shipped_qty: 2 };
    await shop.orders.move({ id: order.id, to: "partially_shipped", rows: [part] });
    const key = crypto.randomUUID();
    const rows = [{ id: order.row, qty: 3, restock: true }];
    const first = await refund(order.id, { rows }, key);
    expect(await first.json()).toMatchObject({
      refunded: "36.60",
      rows: [{ shipped_qty: 2, returned_qty: 2, removed_qty: 1 }],
    });
    expect((await refund(order.id, { rows }, key)).status).toBe(200);
    expect(await stockOf(order.product)).toMatchObject({ on_hand: 10, ordered: 2, quantity: 8 });
    const other = await refund(order.id, { amount: "1.00" }, key);
    expect(await refusal(other)).toMatchObject({ status: 409, code: "idempotency_mismatch" });
    const toomany = await refund(order.id, { rows: [{ id: order.row, qty: 3, restock: true }] });
    expect(await refusal(toomany)).toMatchObject({ status: 400, fields: [{ field: "rows" }] });
  });

  it("leaves broken returned goods out of the stock", async () => {
    const { order } = await aPaidOrder();
    await shop.orders.move({ id: order.id, to: "shipped" });
    await refund(order.id, { amount: "12.20", rows: [{ id: order.row, qty: 1, restock: false }] });
    expect(await stockOf(order.product)).toMatchObject({ on_hand: 7, ordered: 0 });
  });

  it("never pays back more than was paid, however many requests come at once", async () => {
    const { order } = await aPaidOrder();
    const asked = Array.from({ length: 20 }, () => refund(order.id, { amount: "12.20" }));
    const statuses = (await Promise.all(asked)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200).length).toBeLessThanOrEqual(3);
    const { refunded, refunds } = await shop.orders.get({ id: order.id });
    expect(Number(refunded)).toBeLessThanOrEqual(36.6);
    expect(refunds).toHaveLength(statuses.filter((status) => status === 200).length);
    const faults = await faultsOf(
      "refunds_are_within_what_was_paid",
      "refunds_pay_what_was_decided",
      "credit_notes_give_back_their_vat",
      "restocked_once",
      "document_numbers_have_no_gaps",
    );
    const own = [`order/${order.id}`, ...refunds.map(({ id }) => `order_refund/${id}`)];
    expect(faults.filter(({ of }) => own.includes(of) || of.startsWith("credit_note/"))).toEqual([]);
  }, 60_000);

  it("refuses an order that was never paid, a sum of zero, and a request without a key", async () => {
    const order = await anOrder({ customer: await aCustomer(), status: "processing" });
    expect(await refusal(await refund(order.id, { amount: "1.00" }))).toMatchObject({
      status: 409,
      code: "not_paid",
    });
    const paid = await aPaidOrder();
    for (const body of [{ amount: "0.00" }, { amount: "-1.00" }, {}, { rows: [] }])
      expect((await refund(paid.order.id, body)).status).toBe(400);
    const bare = await askOperator(`orders/${paid.order.id}/refund/`, {
      method: "POST",
      body: '{"amount":"1.00"}',
    });
    expect(bare.status).toBe(400);
    const part = await askOperator(`orders/${paid.order.id}/move/`, {
      method: "POST",
      body: '{"to":"partially_refunded"}',
    });
    expect(await detailOf(part)).toMatchObject({ code: "move_not_allowed", reason: "needs_amount" });
  });

  it("pays back through the provider that took the payment, else by hand", async () => {
    const { order } = await aPaidOrder();
    const byHand = await refund(order.id, { amount: "1.00" });
    expect(await byHand.json()).toMatchObject({ refunds: [{ state: "by_hand" }] });
    const [refunded] = (await shop.orders.get({ id: order.id })).refunds;
    const paid = await shop.orders.refundPaid({ id: order.id, refund: refunded?.id ?? 0 });
    expect(paid.refunds[0]?.state).toBe("done");
    const again = await askOperator(`orders/${order.id}/refunds/${refunded?.id}/paid/`, { method: "POST" });
    expect(await refusal(again)).toMatchObject({ status: 409, code: "not_by_hand" });
    const card = await aPaidOrder();
    await sql(
      "UPDATE payments SET provider = 'test', payment_ref = ? WHERE order_id = ?",
      `test_${card.order.number}`,
      card.order.id,
    );
    const through = await refund(card.order.id, { amount: "1.00" });
    expect(await through.json()).toMatchObject({ refunds: [{ state: "done" }] });
    // A refund that the provider refuses for good is left for the operator to pay: not lost, and not paid twice.
    await sql("UPDATE payments SET provider = 'closed' WHERE order_id = ?", card.order.id);
    const refused = await refund(card.order.id, { amount: "2.00" });
    expect(await refused.json()).toMatchObject({
      refunded: "3.00",
      refunds: [{ state: "done" }, { state: "by_hand" }],
    });
  });

  it("refunds all of a paid order that is cancelled, and the rest of one that is moved to refunded", async () => {
    const { order } = await aPaidOrder();
    await refund(order.id, { amount: "6.60" });
    const all = await shop.orders.move({ id: order.id, to: "refunded" });
    expect(all).toMatchObject({ status: "refunded", refunded: "36.60" });
    const other = await aPaidOrder();
    const cancelled = await shop.orders.move({ id: other.order.id, to: "cancelled" });
    expect(cancelled).toMatchObject({
      status: "cancelled",
      refunded: "36.60",
      payment: { state: "refunded" },
    });
    expect(await stockOf(other.order.product)).toMatchObject({ on_hand: 10, ordered: 0 });
  });
});
