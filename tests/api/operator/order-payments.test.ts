// The payments of an order, which only the operator sees.
import { describe, expect, it } from "vitest";
import { cardOrder, follow, press } from "../../support/card-order";
import { askOperator, operator } from "../../support/operator";
import { sql, tickCron } from "../../support/worker/worker";

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
            is_outside: false,
            error: null,
            created_at: expect.any(String),
            done_at: expect.any(String),
            credit_note: refunds[0]?.credit_note,
          },
        ],
        disputes: [],
      },
    ]);
    expect(refunds[0]?.credit_note?.number).toMatch(/^NC /);
  });

  it("show a refund that the provider refused and that is to be paid by hand", async () => {
    const { order } = await paidByCard();
    await sql("UPDATE payments SET provider = 'closed' WHERE order_id = ?", order.id);
    await refund(order.id, "1.00");
    const { payments } = await shop.orders.get({ id: order.id });
    expect(payments[0]?.refunds).toMatchObject([
      { state: "by_hand", reference: null, done_at: null, error: expect.stringContaining("closed") },
    ]);
  });

  it("include the sessions at the provider in which nothing was paid", async () => {
    const { order } = await cardOrder();
    await press(await follow(order.payment.pay_url), "refuse");
    const { payments, payment_attempts } = await shop.orders.get({ id: order.id });
    expect(payments).toEqual([]);
    expect(payment_attempts).toMatchObject([
      { provider: "test", state: "open", amount: order.total, reference: expect.stringMatching(/^test_/) },
    ]);
  });

  it("are the operator's only: the customer's order names neither payer nor reference", async () => {
    const { order, who } = await paidByCard();
    const text = await (await who.call("GET", `orders/${order.id}/`)).text();
    expect(text).toContain(order.number);
    expect(text).not.toMatch(/test@example|test_payment|payment_attempts|"payments"/);
    const answer = await who.call("GET", `../operator/orders/${order.id}/`);
    expect(answer.status).toBe(401);
    expect(await answer.text()).not.toContain("test_payment");
  });
});

describe("the files of payments", () => {
  const rowsOf = async (table: string, part: string) => {
    const csv = await (await askOperator(`export/${table}/`)).text();
    return csv.split("\n").filter((line, index) => index === 0 || line.includes(part));
  };

  it("contain payments, refunds, sessions and notices, but no link to a payment page", async () => {
    const { order } = await paidByCard();
    await refund(order.id, "1.00");
    const found = Object.fromEntries(
      await Promise.all(
        ["payments", "refunds", "payment_sessions", "payment_events"].map(
          async (table) => [table, (await rowsOf(table, order.number)).join("\n")] as const,
        ),
      ),
    );
    expect(found.payments).toMatch(/payer.*\n.*test_payment_.*test@example\.com/s);
    expect(found.refunds).toMatch(/Vetro rotto/);
    expect(found.payment_sessions).toMatch(/test_.*paid/s);
    expect(found.payment_sessions).not.toMatch(/https?:|return_url/);
    expect(found.payment_events).toMatch(/test\.paid.*applied/s);
  });
});

describe("the name of a payer", () => {
  it("is erased after 13 months while the payment stays, but not while a refund by hand is due to the payer", async () => {
    const night = () => tickCron(new Date("2026-11-23T02:00:00Z"));
    const old = await paidByCard();
    const waiting = await paidByCard();
    const young = await paidByCard();
    const age = (order: number, days: number) =>
      sql(
        "UPDATE payments SET paid_at = ? WHERE order_id = ?",
        new Date(Date.now() - days * 86_400_000).toISOString(),
        order,
      );
    await age(old.order.id, 397);
    await age(waiting.order.id, 397);
    await age(young.order.id, 390);
    await sql("UPDATE payments SET provider = 'closed' WHERE order_id = ?", waiting.order.id);
    await refund(waiting.order.id, "1.00");
    await night();
    const payerOf = async (order: number) => (await shop.orders.get({ id: order })).payments[0]?.payer;
    expect(await payerOf(old.order.id)).toBe("");
    expect(await payerOf(waiting.order.id)).toBe("test@example.com");
    expect(await payerOf(young.order.id)).toBe("test@example.com");
    expect((await shop.orders.get({ id: old.order.id })).paid).toBe(old.order.total);
  });
});
