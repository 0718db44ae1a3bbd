// Refunds at Stripe: requested by the shop and answered too late, made in the dashboard, or forced by a bank.
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { operator } from "../../support/operator";
import { stripeShop } from "../../support/stripe-shop";
import { eventAbout, sessionEvent } from "../../support/stripe-stub";

const world = await stripeShop();
const { stub, shop, all, paid, atStripe, notify, orderOf, refundsOf, mailsOf, faults } = world;
afterAll(world.close);
beforeEach(() => {
  stub.asked.length = 0;
  stub.setMoods();
});

const desk = operator(shop.url);
type Paid = Awaited<ReturnType<typeof paid>>;
const charge = ({ paymentRef, session }: Pick<Paid, "paymentRef" | "session">, over: object = {}) => ({
  ...{ id: `ch_${session.ref}`, object: "charge", amount: session.cents, payment_intent: paymentRef },
  metadata: { session: session.key, order: String(session.order) },
  ...over,
});
const refunded = (of: Pick<Paid, "paymentRef" | "session">, at?: number) =>
  notify(eventAbout("charge.refunded", charge(of), at));
const paymentOf = async (order: number) => (await desk.orders.get({ id: order })).payments[0];
const refund = (id: number, amount: string, key: string = crypto.randomUUID()) =>
  desk.orders.refund({ id, amount, rows: [] }, { idempotencyKey: key });
const faultsOf = async (order: number) => (await faults()).filter(({ of }) => of === `order/${order}`);
const mismatchesOf = (order: number) =>
  all("SELECT facts FROM payment_events WHERE outcome = 'mismatch' AND order_id = ?", order);

describe("a refund that the shop requests", () => {
  it("is made once, even if its answer is too late and Stripe forgets its key: the next try finds it", async () => {
    const { order, paymentRef } = await paid();
    stub.setMoods("late", "late");
    await refund(order.id, "1.00");
    expect(await refundsOf(order.id)).toMatchObject([{ state: "waiting", refund_ref: null }]);
    stub.forgetKeys();
    await shop.db.prepare("UPDATE refunds SET not_before = '2026-01-01T00:00:00.000Z'").run();
    await shop.tick();
    const made = stub.refundsOf(paymentRef);
    expect(made).toHaveLength(1);
    expect(await refundsOf(order.id)).toMatchObject([{ state: "done", refund_ref: made[0]?.id }]);
    const keys = stub.asked.filter(({ path }) => path === "/v1/refunds").map(({ key }) => key);
    expect(new Set(keys).size).toBe(1);
    expect(await faultsOf(order.id)).toEqual([]);
  }, 60_000);

  it("is not recorded a second time by its own notice, before or after the answer", async () => {
    const of = await paid();
    await refund(of.order.id, "1.00");
    expect(await refunded(of)).toBe(200);
    expect(await refundsOf(of.order.id)).toHaveLength(1);
    stub.setMoods("late", "late");
    await refund(of.order.id, "2.00");
    expect(await refunded(of)).toBe(200);
    expect(await refundsOf(of.order.id)).toMatchObject([
      { amount_cents: 100, state: "done" },
      { amount_cents: 200, state: "done" },
    ]);
    expect((await paymentOf(of.order.id))?.refunds.map(({ is_outside }) => is_outside)).toEqual([
      false,
      false,
    ]);
  }, 60_000);

  it("that fails is left for the operator to pay by hand", async () => {
    const of = await paid();
    await refund(of.order.id, "1.00");
    const [made] = stub.refundsOf(of.paymentRef);
    if (made) made.status = "failed";
    expect(await notify(eventAbout("refund.failed", { ...made }))).toBe(200);
    expect((await paymentOf(of.order.id))?.refunds).toMatchObject([
      { state: "by_hand", done_at: null, error: expect.stringContaining("did not arrive") },
    ]);
    // A refund made again in the dashboard settles the one that was owed; it is not a second one.
    stub.refund(of.paymentRef, 100);
    expect(await refunded(of)).toBe(200);
    expect((await paymentOf(of.order.id))?.refunds).toMatchObject([{ state: "done", is_outside: true }]);
    expect((await orderOf(of.order.id)).refunded).toBe("1.00");
  });
});

describe("a refund made in Stripe's dashboard", () => {
  it("is recorded once, with its credit note, the customer's mail and the order's status", async () => {
    const of = await paid();
    const { id: ref } = stub.refund(of.paymentRef, 500);
    const event = eventAbout("charge.refunded", charge(of));
    const statuses = await Promise.all(Array.from({ length: 10 }, () => notify(event)));
    expect(statuses.every((status) => status === 200 || status === 503)).toBe(true);
    expect(await notify(event)).toBe(200);
    expect(await notify(eventAbout("refund.updated", stub.refundsOf(of.paymentRef)[0] ?? {}))).toBe(200);
    const order = await orderOf(of.order.id);
    expect(order).toMatchObject({ status: "partially_refunded", refunded: "5.00" });
    expect(order.refunds).toMatchObject([
      { amount: "5.00", state: "done", credit_note: { number: expect.stringMatching(/^NC /) } },
    ]);
    expect((await paymentOf(of.order.id))?.refunds).toMatchObject([
      { amount: "5.00", state: "done", reference: ref, is_outside: true },
    ]);
    expect((await mailsOf(of.order.id)).filter((kind) => kind === "order-refunded")).toHaveLength(1);
    expect(stub.asked.filter(({ method, path }) => method === "POST" && path === "/v1/refunds")).toEqual([]);
    const { results } = await desk.audit.list({ call: "orders.refund" });
    expect(results[0]).toMatchObject({ who: "stripe", target: `order/${of.order.id}` });
    expect(await faultsOf(of.order.id)).toEqual([]);
  });

  it("in three parts gives three credit notes that sum to the total, in any order of the notices", async () => {
    const of = await paid();
    stub.refund(of.paymentRef, 100);
    const first = eventAbout("charge.refunded", charge(of));
    stub.refund(of.paymentRef, 200);
    const second = eventAbout("charge.refunded", charge(of));
    stub.refund(of.paymentRef, of.session.cents - 300);
    const third = eventAbout("charge.refunded", charge(of));
    for (const event of [third, first, second]) expect(await notify(event)).toBe(200);
    const order = await orderOf(of.order.id);
    expect(order).toMatchObject({
      status: "refunded",
      payment: { state: "refunded" },
      refunded: order.total,
    });
    expect(order.refunds.map(({ amount }) => amount).slice(0, 2)).toEqual(["1.00", "2.00"]);
    expect(new Set(order.refunds.map(({ credit_note }) => credit_note?.number)).size).toBe(3);
    expect(await faultsOf(of.order.id)).toEqual([]);
  });

  it("may be notified before the payment: the notice is refused until the payment is recorded", async () => {
    const { order, session } = await atStripe();
    const of = { session, paymentRef: `pi_${session.ref}` };
    stub.refund(of.paymentRef, 100);
    const event = eventAbout("charge.refunded", charge(of));
    expect(await notify(event)).toBe(503);
    expect(await notify(sessionEvent("checkout.session.completed", session))).toBe(200);
    expect(await notify(event)).toBe(200);
    expect(await orderOf(order.id)).toMatchObject({ status: "partially_refunded", refunded: "1.00" });
  });

  it("of an unknown payment appears in the invariants after an hour, and changes nothing", async () => {
    const { order, session } = await atStripe();
    const of = { session, paymentRef: `pi_${session.ref}` };
    expect(await refunded(of, Date.now() - 2 * 3_600_000)).toBe(200);
    expect(await mismatchesOf(order.id)).toHaveLength(1);
    expect(await orderOf(order.id)).toMatchObject({ status: "pending", refunded: "0.00" });
  });

  it("above the payment or in another currency is a mismatch; another shop's is ignored", async () => {
    const of = await paid();
    stub.refund(of.paymentRef, of.session.cents + 1);
    expect(await refunded(of)).toBe(200);
    const other = await paid();
    stub.refund(other.paymentRef, 100).currency = "usd";
    expect(await refunded(other)).toBe(200);
    for (const { order } of [of, other]) {
      expect(await mismatchesOf(order.id)).toHaveLength(1);
      expect(await refundsOf(order.id)).toEqual([]);
    }
    stub.asked.length = 0;
    const strange = { id: "re_x", object: "refund", payment_intent: "pi_strange", metadata: {} };
    for (const type of ["refund.created", "refund.updated", "charge.refunded"])
      expect([type, await notify(eventAbout(type, strange))]).toEqual([type, 200]);
    expect(stub.asked).toEqual([]);
  });

  it("is requested again while Stripe is unavailable", async () => {
    const of = await paid();
    stub.refund(of.paymentRef, 100);
    stub.setMoods("away", "away");
    const event = eventAbout("charge.refunded", charge(of));
    expect(await notify(event)).toBe(503);
    expect(await notify(event)).toBe(200);
    expect((await orderOf(of.order.id)).refunded).toBe("1.00");
  });
});

describe("a payment that the payer's bank disputes", () => {
  const dispute = (of: Paid, status: string) => ({
    ...{ id: `dp_${of.session.ref}`, object: "dispute", payment_intent: of.paymentRef, status },
    ...{ amount: of.session.cents, currency: "eur", reason: "fraudulent", created: 1_795_000_000 },
  });
  const isDisputed = async (order: number) =>
    (await desk.orders.list({ page_size: 100 })).results.find(({ id }) => id === order)?.is_disputed;

  it("is marked on the order and in the list until the dispute is decided, in any order of the notices", async () => {
    const of = await paid();
    expect(await notify(eventAbout("charge.dispute.created", dispute(of, "needs_response")))).toBe(200);
    expect((await paymentOf(of.order.id))?.disputes).toMatchObject([
      { state: "open", reason: "fraudulent", amount: of.order.total, closed_at: null },
    ]);
    expect(await isDisputed(of.order.id)).toBe(true);
    expect(await notify(eventAbout("charge.dispute.closed", dispute(of, "lost")))).toBe(200);
    expect(await notify(eventAbout("charge.dispute.updated", dispute(of, "under_review")))).toBe(200);
    expect((await paymentOf(of.order.id))?.disputes).toMatchObject([
      { state: "lost", closed_at: expect.any(String) },
    ]);
    expect(await isDisputed(of.order.id)).toBe(false);
    expect(await notify(eventAbout("charge.dispute.closed", dispute(of, "won")))).toBe(200);
    expect((await paymentOf(of.order.id))?.disputes).toMatchObject([{ state: "won" }]);
    expect((await orderOf(of.order.id)).payment.state).toBe("paid");
  });

  it("is marked with the payment if its notices came first, with the latest state", async () => {
    const at = await atStripe();
    const of = { ...at, paymentRef: `pi_${at.session.ref}` };
    expect(await notify(eventAbout("charge.dispute.created", dispute(of, "needs_response")))).toBe(200);
    expect(await notify(eventAbout("charge.dispute.closed", dispute(of, "lost")))).toBe(200);
    expect((await desk.orders.get({ id: of.order.id })).payments).toEqual([]);
    await notify(sessionEvent("checkout.session.completed", of.session));
    expect((await paymentOf(of.order.id))?.disputes).toMatchObject([
      { state: "lost", amount: of.order.total, closed_at: expect.any(String) },
    ]);
    const events = await all("SELECT outcome FROM payment_events WHERE order_id = ?", of.order.id);
    expect(events).toEqual([{ outcome: "applied" }, { outcome: "applied" }, { outcome: "applied" }]);
  });

  it("of another shop is accepted and changes nothing", async () => {
    const of = { ...(await paid()), paymentRef: "pi_strange" };
    expect(await notify(eventAbout("charge.dispute.created", dispute(of, "needs_response")))).toBe(200);
    expect((await paymentOf(of.order.id))?.disputes).toEqual([]);
  });
});
