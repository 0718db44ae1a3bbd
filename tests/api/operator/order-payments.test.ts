// The payments of an order, as the operator alone sees them.
import { describe, expect, it } from "vitest";
import { cardOrder, follow, press } from "../../support/card-order";
import { askOperator, operator } from "../../support/operator";
import { sql } from "../../support/worker/worker";

const shop = operator();
const paidByCard = async () => {
  const card = await cardOrder();
  await press(await follow(card.order.payment.pay_url), "pay");
  return card;
};
const refund = (order: number, amount: string) =>
  askOperator(`orders/${order}/refund/`, {
    method: "POST",
    body: JSON.stringify({ amount, reason: "Vetro rotto" }),
    headers: { "Idempotency-Key": crypto.randomUUID() },
  });

describe("an order's payments", () => {
  it("are shown with provider, sum, reference, payer and times, and each refund with its credit note", async () => {
    const { order } = await paidByCard();
    await refund(order.id, "1.00");
    const { payments, refunds, payment_attempts } = await shop.orders.get({ id: order.id });
    expect(payment_attempts).toEqual([]);
    expect(payments).toEqual([
      {
        id: expect.any(Number),
        provider: "test",
        state: "partially_refunded",
        amount: order.total,
        refunded: "1.00",
        currency: "EUR",
        reference: expect.stringMatching(/^test_payment_/),
        payer: "test@example.com",
        paid_at: expect.any(String),
        created_at: expect.any(String),
        refunds: [
          {
            id: expect.any(Number),
            amount: "1.00",
            state: "done",
            reason: "Vetro rotto",
            reference: expect.stringMatching(/^test_payment_.*_refund_/),
            error: null,
            created_at: expect.any(String),
            done_at: expect.any(String),
            credit_note: refunds[0]?.credit_note,
          },
        ],
      },
    ]);
    expect(refunds[0]?.credit_note?.number).toMatch(/^NC /);
  });

  it("name what the provider refused, which is then to be paid by hand", async () => {
    const { order } = await paidByCard();
    await sql("UPDATE payments SET provider = 'closed' WHERE order_id = ?", order.id);
    await refund(order.id, "1.00");
    const { payments } = await shop.orders.get({ id: order.id });
    expect(payments[0]?.refunds).toMatchObject([
      { state: "by_hand", reference: null, done_at: null, error: expect.stringContaining("closed") },
    ]);
  });

  it("have the visits to the provider beside them at which nothing was paid", async () => {
    const { order } = await cardOrder();
    await press(await follow(order.payment.pay_url), "refuse");
    const { payments, payment_attempts } = await shop.orders.get({ id: order.id });
    expect(payments).toEqual([]);
    expect(payment_attempts).toMatchObject([
      { provider: "test", state: "open", amount: order.total, reference: expect.stringMatching(/^test_/) },
    ]);
  });

  it("are the operator's alone: the customer's own order names neither payer nor reference", async () => {
    const { order, who } = await paidByCard();
    const text = await (await who.call("GET", `orders/${order.id}/`)).text();
    expect(text).toContain(order.number);
    expect(text).not.toMatch(/test@example|test_payment|payment_attempts|"payments"/);
    const answer = await who.call("GET", `../operator/orders/${order.id}/`);
    expect(answer.status).toBe(401);
    expect(await answer.text()).not.toContain("test_payment");
  });
});
