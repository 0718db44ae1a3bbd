// A shop that uses Stripe, played by the stub: orders paid there, and Stripe's notices.
import { CheckoutQuote } from "~/contract/checkout";
import { Order } from "~/contract/orders";
import { OPERATOR_TOKEN } from "~/tools/local/operator-token";
import { read } from "./answers";
import { sessionEvent, signatureOf, stripeStub, WEBHOOK_SECRET } from "./stripe-stub";
import { ownShop } from "./worker/own-shop";

export async function stripeShop() {
  const stub = await stripeStub();
  const shop = await ownShop({
    STRIPE_SECRET_KEY: "sk_test_key",
    STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
    STRIPE_API_URL: stub.url,
  });
  const all = async <T>(query: string, ...values: unknown[]) =>
    (
      await shop.db
        .prepare(query)
        .bind(...values)
        .all<T>()
    ).results;
  const one = async <T>(query: string, ...values: unknown[]) => (await all<T>(query, ...values))[0];
  const basic = Buffer.from("consumer@demo.test:Vendemmia-2026!").toString("base64");
  const login = await shop.api("auth/login/", {
    method: "POST",
    headers: { Authorization: `Basic ${basic}` },
  });
  const { token } = (await login.json()) as { token: string };
  const most = await one<{ item_id: number }>(
    `SELECT s.item_id FROM stock s JOIN products p ON p.id = s.item_id
     WHERE p.variants_count = 0 AND p.parent_id IS NULL AND p.is_active = 1 AND p.audience = 'all' AND p.qty_step = 1 AND p.min_qty = 1
     ORDER BY s.quantity DESC LIMIT 1`,
  );
  const product = most?.item_id ?? 0;
  await shop.db
    .prepare(
      "INSERT INTO stock_movements (item_id, kind, on_hand, created_at) VALUES (?, 'adjustment', 5000, ?)",
    )
    .bind(product, "2026-01-01T00:00:00.000Z")
    .run();

  const call = (method: string, path: string, body?: object, headers = {}) =>
    shop.api(path, {
      method,
      headers: { Authorization: `Token ${token}`, "Content-Type": "application/json", ...headers },
      ...(body && { body: JSON.stringify(body) }),
    });

  async function placed() {
    const { cart }: { cart: number } = (await (
      await call("POST", "carts/rows/", { product, qty: 3 })
    ).json()) as { cart: number };
    const quote = async (choice: object) =>
      read(CheckoutQuote, await call("POST", "checkout/init/", { cart, ...choice }));
    const { payment_methods } = await quote({});
    const card = payment_methods.find(({ kind }) => kind === "redirect");
    const { chosen, totals } = await quote({ payment_method: card?.id });
    const answer = await call(
      "POST",
      "checkout/",
      { cart, ...chosen, coupon: null, expected_total: totals.total },
      { "Idempotency-Key": crypto.randomUUID() },
    );
    return read(Order, answer);
  }

  const orderOf = async (id: number) => read(Order, await call("GET", `orders/${id}/`));
  const follow = (order: Order) => fetch(order.payment.pay_url ?? "", { redirect: "manual" });

  /** An order that was placed, with its session on Stripe's page. */
  async function atStripe() {
    const order = await placed();
    const page = (await follow(order)).headers.get("Location");
    const session = await lastSession(order.id);
    return { order, page, session };
  }

  async function lastSession(order: number) {
    const row = await one<{ session_ref: string; key: string; amount_cents: number }>(
      "SELECT session_ref, key, amount_cents FROM payment_sessions WHERE order_id = ? ORDER BY id DESC LIMIT 1",
      order,
    );
    return { ref: row?.session_ref ?? "", key: row?.key ?? "", order, cents: row?.amount_cents ?? 0 };
  }

  const notify = async (body: string, signature = signatureOf(body)) =>
    (
      await shop.fetch("/webhooks/stripe", {
        method: "POST",
        body,
        headers: { "Stripe-Signature": signature },
      })
    ).status;
  const paymentsOf = (order: number) =>
    all<{ amount_cents: number; payment_ref: string; payer: string }>(
      "SELECT amount_cents, payment_ref, payer FROM payments WHERE order_id = ? ORDER BY id",
      order,
    );
  const refundsOf = (order: number) =>
    all<{ amount_cents: number; state: string; reason: string; refund_ref: string | null }>(
      "SELECT amount_cents, state, reason, refund_ref FROM refunds WHERE order_id = ? ORDER BY id",
      order,
    );
  const mailsOf = async (order: number) =>
    (
      await all<{ kind: string }>("SELECT kind FROM mails WHERE data ->> '$.order' = ? ORDER BY id", order)
    ).map(({ kind }) => kind);
  const faults = async () => {
    const answer = await shop.fetch("/api/v3/operator/invariants/", {
      headers: { Authorization: `Bearer ${OPERATOR_TOKEN}` },
    });
    return ((await answer.json()) as { faults: { rule: string; of: string }[] }).faults;
  };

  async function paid() {
    const at = await atStripe();
    await notify(sessionEvent("checkout.session.completed", at.session));
    return { ...at, paymentRef: `pi_${at.session.ref}` };
  }

  const close = async () => {
    stub.close();
    await shop.close();
  };
  return {
    ...{
      stub,
      shop,
      product,
      all,
      one,
      call,
      close,
      placed,
      orderOf,
      follow,
      atStripe,
      lastSession,
      notify,
      paid,
    },
    ...{ paymentsOf, refundsOf, mailsOf, faults },
  };
}
