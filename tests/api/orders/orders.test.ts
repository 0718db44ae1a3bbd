import { describe, expect, it } from "vitest";
import { Order, OrderRow } from "~/contract/orders";
import { listOf } from "~/contract/wire";
import { get, read, refusal, statusOf } from "../../support/answers";
import { aCustomer, anAgent } from "../../support/builders/builders";
import { anOrder, stockOf } from "../../support/builders/order-builder";
import { api, type SignedIn, signInAs, sql } from "../../support/worker/worker";

const Orders = listOf(Order);
const Rows = listOf(OrderRow);
const list = (who: SignedIn, query = "") => get(who, `orders/${query}`, Orders);
const ids = (orders: { results: { id: number }[] }) => orders.results.map(({ id }) => id);

async function aCustomerWithOrders() {
  const customer = await aCustomer();
  const order = (of: Partial<Parameters<typeof anOrder>[0]>) => anOrder({ customer, ...of });
  return {
    who: await signInAs(customer.username),
    // In Rome, 1 November begins at 23:00 UTC, and 30 November ends at 23:00 UTC.
    late: await order({ date: "2026-10-31T22:59:59.000Z", status: "completed" }),
    first: await order({ date: "2026-10-31T23:00:00.000Z", reference: "ODA 2026/10" }),
    last: await order({ date: "2026-11-30T22:59:59.000Z", status: "shipped" }),
  };
}

describe("GET orders/", () => {
  it("lists the customer's own, newest first", async () => {
    const { who, late, first, last } = await aCustomerWithOrders();
    const all = await list(who);
    expect(ids(all)).toEqual([last.id, first.id, late.id]);
    expect(all).toMatchObject({ count: 3, page: 1, page_size: 12, page_count: 1 });
    expect(ids(await list(who, "?page_size=2&page=2"))).toEqual([late.id]);
    expect(ids(await list(who, "?page=9"))).toEqual([]);
    expect(ids(await list(who, "?page=-1")).length).toBe(3);
  });

  it("filters by whole days in Rome, number, reference and status", async () => {
    const { who, late, first, last } = await aCustomerWithOrders();
    const found = async (query: string) => ids(await list(who, `?${query}`));
    expect(await found("date_from=2026-11-01&date_to=2026-11-30")).toEqual([last.id, first.id]);
    expect(await found("date_to=2026-10-31")).toEqual([late.id]);
    expect(await found("date_from=2026-11-30")).toEqual([last.id]);
    expect(await found(`number=${last.number}`)).toEqual([last.id]);
    expect(await found(`number=${last.number.slice(2, 9)}`)).toEqual([last.id]);
    expect(await found("reference=oda%202026")).toEqual([first.id]);
    expect(await found("status=shipped")).toEqual([last.id]);
    expect(await found("number=%25")).toEqual([]);
  });

  it.each([
    "date_from=yesterday",
    "date_from=2026-02-30",
    "date_to=9999-12-31",
    "status=lost",
    "page=0",
    "page=abc",
    "page_size=0",
    "page_size=101",
    "customer=x",
  ])("answers 400 to %s", async (query) => {
    const who = await signInAs("consumer@demo.test");
    expect(await statusOf(who, `orders/?${query}`)).toBe(400);
  });

  it("names carrier and payment in the reader's language: the order's copy, else today's name", async () => {
    const customer = await aCustomer();
    const order = await anOrder({ customer });
    const gone = await anOrder({ customer });
    await sql(
      `UPDATE orders SET shipping_policy = json_set(shipping_policy, '$.name', 'Nome di allora') WHERE id = ?`,
      order.id,
    );
    await sql(
      `UPDATE orders SET payment_method = '{"id":9,"code":"GONE","name":"Assegno"}' WHERE id = ?`,
      gone.id,
    );
    const who = await signInAs(customer.username);
    const namesOf = ({ shipping_policy, payment_method, payment }: Order) => [
      shipping_policy.name,
      payment_method.name,
      payment.instructions === "IBAN IT00 X000",
    ];
    const one = async (id: number, locale: string) =>
      namesOf(await get(who, `orders/${id}/?locale=${locale}`, Order));
    expect(await one(order.id, "it")).toEqual(["Nome di allora", "Bonifico bancario", true]);
    expect(await one(order.id, "en")).toEqual(["Courier, Italy", "Bank transfer", false]);
    expect(await one(gone.id, "en")).toEqual(["Courier, Italy", "Assegno", true]);
    const { results } = await list(who, "?locale=es");
    expect(results.flatMap(namesOf)).toContain("Transferencia bancaria");
  });

  it("lists the orders of all the agent's customers, or of one", async () => {
    const agent = await anAgent();
    const [one, two, foreign] = [
      await aCustomer({ type: "business", agent: agent.id }),
      await aCustomer({ type: "business", agent: agent.id }),
      await aCustomer({ type: "business" }),
    ];
    const orders = [
      await anOrder({ customer: one, type: "business", agent: agent.id }),
      await anOrder({ customer: two, type: "business", agent: agent.id }),
    ];
    await anOrder({ customer: foreign, type: "business" });
    const who = await signInAs(agent.username);
    expect(ids(await list(who)).sort()).toEqual(orders.map(({ id }) => id).sort());
    expect(ids(await list(who, `?customer=${two.id}`))).toEqual([orders[1]?.id]);
    expect(await statusOf(who, `orders/?customer=${foreign.id}`)).toBe(404);
  });

  it("has the demo's past orders, in every status", async () => {
    const { results } = await list(await signInAs("consumer@demo.test"), "?page=-1");
    const statuses = new Set(results.map(({ status }) => status));
    expect(statuses.size).toBe(9);
  });
});

describe("GET orders/{id}/ and orders/rows/", () => {
  it("return the order and its rows", async () => {
    const customer = await aCustomer();
    const order = await anOrder({ customer, deliveredAt: "2026-11-10T23:30:00.000Z", status: "shipped" });
    const who = await signInAs(customer.username);
    expect(await get(who, `orders/${order.id}/`, Order)).toMatchObject({
      number: order.number,
      includes_vat: true,
      rows_total: "36.60",
      vat_lines: [{ rate: "22.00", base: "30.00", vat: "6.60" }],
      total: "36.60",
      can_cancel: false,
      history: [{ status: "shipped" }],
      // 14 days from the day in Rome on which the goods arrived.
      withdrawal_until: "2026-11-25",
    });
    const { results } = await get(who, `orders/rows/?order=${order.id}`, Rows);
    expect(results).toMatchObject([
      {
        id: order.row,
        order: order.id,
        qty: 3,
        unit_price: "12.20",
        total_price: "36.60",
        can_reorder: true,
      },
    ]);
  });

  it("mark products that can no longer be ordered", async () => {
    const customer = await aCustomer();
    const order = await anOrder({ customer });
    await sql("UPDATE products SET is_active = 0 WHERE id = ?", order.product);
    const { results } = await get(await signInAs(customer.username), `orders/rows/?order=${order.id}`, Rows);
    expect(results[0]?.can_reorder).toBe(false);
  });

  it("answer for another customer's order as if it did not exist, in every call", async () => {
    const [agent, otherAgent] = [await anAgent(), await anAgent()];
    const owner = await aCustomer({ type: "business", agent: agent.id });
    const order = await anOrder({ customer: owner, type: "business", agent: agent.id });
    const strangers = [otherAgent, await aCustomer(), await aCustomer({ type: "business", agent: agent.id })];
    for (const { username } of strangers) {
      const who = await signInAs(username);
      for (const [method, path] of [
        ["GET", "orders/ID/"],
        ["GET", "orders/rows/?order=ID"],
        ["POST", "orders/ID/cancel/"],
      ] as const) {
        const answers = await Promise.all(
          [order.id, 999999999].map((id) => who.call(method, path.replace("ID", String(id)))),
        );
        expect(answers.map(({ status }) => status)).toEqual([404, 404]);
        const [mine, unknown] = await Promise.all(answers.map((answer) => answer.text()));
        expect(mine).toBe(unknown);
      }
    }
    for (const path of ["orders/", `orders/${order.id}/`, `orders/rows/?order=${order.id}`])
      expect((await api(path)).status).toBe(401);
    expect((await api(`orders/${order.id}/cancel/`, { method: "POST" })).status).toBe(401);
    const [{ status } = { status: "" }] = await sql("SELECT status FROM orders WHERE id = ?", order.id);
    expect(status).toBe("pending");
  });
});

describe("POST orders/{id}/cancel/", () => {
  it("returns the stock and the coupon, and sends a mail", async () => {
    const customer = await aCustomer();
    const order = await anOrder({ customer, qty: 4, stock: 10, coupon: "UNAVOLTA" });
    await sql(
      `INSERT INTO coupon_uses (code, customer_id, order_id, created_at) VALUES ('UNAVOLTA', ?, ?, '2026-11-01')`,
      customer.id,
      order.id,
    );
    expect(await stockOf(order.product)).toBe(6);
    const who = await signInAs(customer.username);
    const answer = await who.call("POST", `orders/${order.id}/cancel/`);
    expect(answer.status).toBe(200);
    expect(await read(Order, answer)).toMatchObject({
      status: "cancelled",
      can_cancel: false,
      history: [{ status: "pending" }, { status: "cancelled" }],
    });
    expect(await stockOf(order.product)).toBe(10);
    const [use] = await sql(`SELECT freed_at FROM coupon_uses WHERE order_id = ?`, order.id);
    expect(use?.freed_at).not.toBeNull();
    const mails = await sql("SELECT kind FROM mails WHERE dedupe = ?", `order-cancelled:${order.id}`);
    expect(mails).toHaveLength(1);
  });

  it("takes effect once, however many requests come at once", async () => {
    const customer = await aCustomer();
    const who = await signInAs(customer.username);
    for (let round = 0; round < 10; round++) {
      const order = await anOrder({ customer, qty: 4, stock: 10 });
      const answers = await Promise.all(
        Array.from({ length: 5 }, () => who.call("POST", `orders/${order.id}/cancel/`)),
      );
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409]);
      expect(await stockOf(order.product)).toBe(10);
    }
  });

  it.each(["processing", "shipped", "completed", "cancelled", "failed", "refunded"])(
    "refuses an order that is %s",
    async (status) => {
      const customer = await aCustomer();
      const order = await anOrder({ customer, status });
      const answer = await (await signInAs(customer.username)).call("POST", `orders/${order.id}/cancel/`);
      expect(await refusal(answer)).toMatchObject({ status: 409, code: "not_cancellable" });
      expect(await stockOf(order.product)).toBe(7);
    },
  );

  it("lets an agent cancel for the agent's customer", async () => {
    const agent = await anAgent();
    const customer = await aCustomer({ type: "business", agent: agent.id });
    const order = await anOrder({ customer, type: "business", agent: agent.id });
    const who = await signInAs(agent.username);
    expect((await who.call("POST", `orders/${order.id}/cancel/`)).status).toBe(200);
  });
});
