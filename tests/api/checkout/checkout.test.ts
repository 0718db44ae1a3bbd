import { describe, expect, it } from "vitest";
import { Order } from "~/contract/orders";
import { toCents } from "~/contract/wire";
import { detailOf, get, read, refusal } from "../../support/answers";
import { anAgent, aProduct } from "../../support/builders/builders";
import { mailbox } from "../../support/mailbox";
import { operator } from "../../support/operator";
import { signedIn } from "../../support/orders-page";
import { atTheTill, bodyOf, init, LEAVE_ONE, place } from "../../support/until";
import { signInAs, sql } from "../../support/worker/worker";

describe("POST checkout/", () => {
  it("makes the quoted order, and empties the cart", async () => {
    const { who, customer, cart, body, quote, product } = await atTheTill();
    const answer = await place(who, {
      ...body,
      coupon: null,
      notes: "Suona due volte",
      customer_reference: "ODA 7",
    });
    expect(answer.status).toBe(201);
    const order = await read(Order, answer);
    expect(order).toMatchObject({
      ...{ status: "pending", customer: customer.id, agent: null, total: quote.totals.total, coupon: null },
      ...{ notes: "Suona due volte", customer_reference: "ODA 7", article_count: 1, can_cancel: true },
      billing_address: { id: customer.billing, city: "Firenze" },
      payment: { kind: "bank_transfer", state: "due" },
    });
    expect(order.number).toMatch(/^\d{4}-\d{6}$/);
    expect(await get(who, `orders/${order.id}/`, Order)).toEqual(order);
    expect(await sql("SELECT qty, notes, total_cents FROM order_rows WHERE order_id = ?", order.id)).toEqual([
      { qty: 2, notes: "senza fretta", total_cents: 4880 },
    ]);
    expect((await sql("SELECT quantity, ordered FROM stock WHERE item_id = ?", product))[0]).toEqual({
      quantity: 98,
      ordered: 2,
    });
    expect(await sql("SELECT id FROM cart_rows WHERE cart_id = ?", cart)).toEqual([]);
    expect(await sql(`SELECT kind FROM mails WHERE data ->> '$.order' = ?`, order.id)).toEqual([
      { kind: "order-confirmation" },
      { kind: "order-copy" },
    ]);
  });

  it("names the customer's agent and the user who placed it, from the server's data", async () => {
    const agent = await anAgent();
    const { customer, cart, body } = await atTheTill({ type: "business", agent: agent.id, cents: 9000 });
    const seller = await signInAs(agent.username);
    const order = await read(
      Order,
      await place(seller, { ...body, cart, agent: 1, customer: 1, status: "shipped" }),
    );
    expect(order).toMatchObject({ agent: agent.id, placed_by_agent: "Livia Neri", customer: customer.id });
    expect(await (await seller.call("GET", `orders/${order.id}/`)).json()).toEqual(order);
    expect(await sql("SELECT placed_by FROM orders WHERE id = ?", order.id)).toEqual([
      { placed_by: agent.id },
    ]);
  });

  it("is in its customer's language when an agent with another language places it", async () => {
    const agent = await anAgent();
    const { customer, cart, body } = await atTheTill({ type: "business", agent: agent.id, cents: 9000 });
    const seller = await signInAs(agent.username);
    const headers = { "Idempotency-Key": crypto.randomUUID() };
    const answer = await seller.call("POST", "checkout/?locale=en", { ...body, cart }, headers);
    const order = await read(Order, answer);
    expect([order.locale, order.payment_method.name]).toEqual(["it", "Bonifico bancario"]);
    const [mail] = await mailbox(customer.username);
    expect(mail?.subject).toMatch(/Ordine/);
  });

  it("refuses an address of the other type, with the field named", async () => {
    const { who, cart, customer, body } = await atTheTill();
    for (const [field, other] of [
      ["billing_address", customer.shipping],
      ["shipping_address", customer.billing],
    ] as const) {
      const { problems } = await init(who, { cart, [field]: other });
      expect(problems.map(({ code, field: at }) => [code, at])).toContainEqual(["address_kind", field]);
      expect(await refusal(await place(who, { ...body, [field]: other }))).toMatchObject({
        status: 400,
        fields: [{ field, code: "address_kind" }],
      });
    }
    expect((await place(who, body)).status).toBe(201);
  });

  it("puts a public body's codes on the order, its page and its mail", async () => {
    const { customer, who, body } = await atTheTill({ type: "business", cents: 9000 });
    const wrong = await refusal(await place(who, { ...body, cig: "82A0B12C9", cup: "J41 B21" }));
    expect([wrong.status, wrong.fields.map(({ field, code }) => [field, code])]).toEqual([
      400,
      [
        ["cig", "cig_invalid"],
        ["cup", "cup_invalid"],
      ],
    ]);
    const order = await read(
      Order,
      await place(who, { ...body, cig: "82a0 b12c9d", cup: "J41B21001230001" }),
    );
    expect(order).toMatchObject({ cig: "82A0B12C9D", cup: "J41B21001230001" });
    expect(await get(who, `orders/${order.id}/`, Order)).toEqual(order);
    const [mail] = await mailbox(customer.username);
    for (const words of ["CIG: 82A0B12C9D", "CUP: J41B21001230001"]) {
      expect(mail?.text).toContain(words);
      expect(mail?.html).toContain(words);
    }
  });

  it("returns the first answer to a repeated post, byte for byte, even much later", async () => {
    const { who, body, product } = await atTheTill();
    const key = crypto.randomUUID();
    const first = await place(who, body, key);
    const text = await first.text();
    expect(first.headers.get("Idempotent-Replay")).toBeNull();
    await sql("UPDATE prices SET standard_cents = 9000 WHERE item_id = ?", product);
    const again = await place(who, Object.fromEntries(Object.entries(body).toReversed()), key);
    expect([again.status, again.headers.get("Idempotent-Replay"), await again.text()]).toEqual([
      201,
      "true",
      text,
    ]);
    expect(await refusal(await place(who, { ...body, notes: "altro" }, key))).toMatchObject({
      status: 409,
      code: "idempotency_mismatch",
    });
    expect(await refusal(await place(who, body))).toMatchObject({ status: 409, code: "cart_empty" });
  });

  it("keeps the same key of two customers apart", async () => {
    const [one, other] = [await atTheTill(), await atTheTill()];
    const key = crypto.randomUUID();
    const [first, second] = [await place(one.who, one.body, key), await place(other.who, other.body, key)];
    expect([first.status, second.status]).toEqual([201, 201]);
    expect((await read(Order, second)).customer).toBe(other.customer.id);
  });

  it("requires a key that is a UUID, and binds it only to an order that was made", async () => {
    const { who, body } = await atTheTill();
    expect((await who.call("POST", "checkout/", body)).status).toBe(400);
    expect((await place(who, body, "chiave")).status).toBe(400);
    const key = crypto.randomUUID();
    expect((await place(who, { ...body, expected_total: "1.00" }, key)).status).toBe(409);
    expect((await place(who, body, key)).status).toBe(201);
  });

  it("refuses an order whose total has changed, and returns the current total", async () => {
    const { who, body, product } = await atTheTill();
    await sql("UPDATE prices SET standard_cents = 2100 WHERE item_id = ?", product);
    const answer = await place(who, body);
    const detail = await detailOf(answer);
    expect([answer.status, detail.code, detail.total]).toEqual([409, "total_changed", "60.88"]);
    expect((await place(who, { ...body, expected_total: detail.total })).status).toBe(201);
  });

  it.each(["12.5", " 12.50", "1e1", "", 12.5, null])("refuses %j as an amount", async (expected_total) => {
    const { who, body } = await atTheTill();
    expect((await place(who, { ...body, expected_total })).status).toBe(400);
  });

  it.each([
    ["quantity_not_available", LEAVE_ONE],
    ["not_for_consumers", "UPDATE products SET audience = 'business' WHERE id = ?2"],
    ["min_order", "UPDATE prices SET standard_cents = 100 WHERE item_id = ?2"],
    [
      "address_not_served",
      "UPDATE addresses SET country = 'US' WHERE user_id = ?1 AND ?2 > 0 AND type = 'Shipping'",
    ],
  ])("refuses with %s when a choice is no longer valid", async (code, change) => {
    const { who, customer, body, product } = await atTheTill();
    await sql(change, customer.id, product);
    expect(await refusal(await place(who, body))).toMatchObject({ status: 409, code });
  });

  it("refuses a coupon that is not valid, and a payment method that the customer may not use", async () => {
    const { who, body } = await atTheTill();
    const [invoice] = await sql<{ id: number }>("SELECT id FROM payment_methods WHERE kind = 'invoice'");
    expect(await refusal(await place(who, { ...body, coupon: "SCADUTO" }))).toMatchObject({
      code: "coupon_not_valid",
    });
    expect(await refusal(await place(who, { ...body, payment_method: invoice?.id }))).toMatchObject({
      status: 409,
      code: "payment_not_allowed",
    });
  });

  it("needs no payment for an order that a coupon covers, which stays paid when it is cancelled", async () => {
    const code = `TUTTO${crypto.randomUUID().slice(0, 6).toUpperCase()}`;
    const [promotion] = await sql<{ id: number }>(
      `INSERT INTO promotions (slug, name, description, kind, value, starts_at, ends_at)
       VALUES (?, '{}', '{}', 'percent', 10000, '2020-01-01', '2099-01-01') RETURNING id`,
      code.toLowerCase(),
    );
    await sql("INSERT INTO coupons (code, promotion_id) VALUES (?, ?)", code, promotion?.id ?? 0);
    const { who, cart, customer } = await atTheTill({ cents: 3000 });
    const { shipping_policies, payment_methods } = await init(who, { cart });
    const pickup = shipping_policies.find(({ is_pickup }) => is_pickup)?.id;
    const card = payment_methods.find(({ kind }) => kind === "redirect")?.id;
    const quote = await init(who, { cart, coupon: code, shipping_policy: pickup, payment_method: card });
    expect([quote.totals.total, quote.problems]).toEqual(["0.00", []]);
    const { billing_address, shipping_address } = quote.chosen;
    const order = await read(
      Order,
      await place(who, {
        ...{ cart, billing_address, shipping_address, coupon: code, expected_total: "0.00" },
        ...{ shipping_policy: pickup, payment_method: card },
      }),
    );
    expect(order).toMatchObject({ status: "processing", payment: { state: "paid", pay_url: null } });
    const cancelled = await operator().orders.move({ id: order.id, to: "cancelled" });
    expect([cancelled.status, cancelled.payment.state]).toEqual(["cancelled", "paid"]);
    const page = await (await signedIn(customer.username)).get(`/account/orders/${order.id}`);
    expect(page.text("main")).not.toMatch(/[Rr]imbors/);
    const { faults } = await operator().invariants.get({});
    expect(faults.filter(({ of }) => of === `order/${order.id}`)).toEqual([]);
  });

  it("never reuses a number, even of a deleted order", async () => {
    const first = await atTheTill();
    const gone = await read(Order, await place(first.who, first.body));
    await sql("DELETE FROM orders WHERE id = ?", gone.id);
    const second = await atTheTill();
    const next = await read(Order, await place(second.who, second.body));
    expect(next.number > gone.number).toBe(true);
  });

  it("answers 404 to another customer's cart or addresses", async () => {
    const { who, body, customer } = await atTheTill();
    const other = await atTheTill();
    expect((await place(other.who, body)).status).toBe(404);
    for (const field of ["billing_address", "shipping_address"])
      expect((await place(who, { ...body, [field]: other.customer.shipping })).status).toBe(404);
    await sql("UPDATE addresses SET is_active = 0 WHERE id = ?", customer.shipping);
    expect((await place(who, body)).status).toBe(404);
  });

  it("charges the quoted total to the cent, with coupon, mixed rates and surcharge", async () => {
    const { who, cart } = await atTheTill({ type: "business", cents: 3333, qty: 3 });
    for (const vatClass of ["reduced", "super_reduced"] as const) {
      const { id } = await aProduct({ priceCents: 777, vatClass });
      await who.call("POST", "carts/rows/", { product: id, qty: 7 });
    }
    const [cod] = await sql<{ id: number }>("SELECT id FROM payment_methods WHERE kind = 'cash_on_delivery'");
    const quote = await init(who, { cart, coupon: "VENDEMMIA10", payment_method: cod?.id });
    const order = await read(Order, await place(who, { ...bodyOf(cart, quote), coupon: " vendemmia10 " }));
    expect(order).toMatchObject({
      ...quote.totals,
      coupon: "VENDEMMIA10",
      status: "processing",
      payment_surcharge: "4.50",
    });
    const cents = (amount: string) => toCents(amount);
    expect(cents(order.total)).toBe(
      cents(order.rows_total) - cents(order.discount) + cents(order.shipping_price) + 450 + cents(order.vat),
    );
  });
});

describe("the database", () => {
  it("refuses an order of more than the stock, even if the code read a larger stock", async () => {
    const { id: product } = await aProduct({ quantity: 10 });
    const move = sql(
      "INSERT INTO stock_movements (item_id, kind, ordered, created_at) VALUES (?, 'order', 11, '2026-01-01')",
      product,
    );
    await expect(move).rejects.toThrow("quantity_not_available");
  });
});
