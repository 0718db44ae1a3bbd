// The back office's list of orders: what a search finds, what a filter returns, and that a million orders
// make no difference.
import { describe, expect, it } from "vitest";
import type { OrderListQuery } from "~/contract/operator/order-list";
import { exactlyFound, lastLookedAt, type OrderList, orderListQuery } from "~/db/operator/order-list";
import type { Query } from "~/db/query";
import { aCustomer, aProduct } from "../../support/builders/builders";
import { anOrder } from "../../support/builders/order-builder";
import { aPerson } from "../../support/desk";
import { askOperator, operator } from "../../support/operator";
import { listOfAll } from "../../support/operator-lists";
import { shopUrl, sql } from "../../support/worker/worker";

const shop = operator();
const numbers = async (query: Partial<OrderListQuery>) =>
  (await shop.orderList.list(query)).results.map(({ number }) => number);
const shuffledId = () => crypto.randomUUID().slice(0, 12);

describe("order-list/", () => {
  it.each(["newest", "oldest"] as const)(
    "lists every order once, the %s first, page after page",
    async (sort) => {
      const all = await listOfAll((after) => shop.orderList.list({ sort, after }));
      const stored = await sql(
        `SELECT number FROM orders ORDER BY date ${sort === "newest" ? "DESC, id DESC" : ", id"}`,
      );
      expect(all.map(({ number }) => number)).toEqual(stored.map(({ number }) => number));
    },
  );

  it("lists the largest first, page after page", async () => {
    const all = await listOfAll((after) => shop.orderList.list({ sort: "total", after }));
    const stored = await sql("SELECT number FROM orders ORDER BY total_cents DESC, id DESC");
    expect(all.map(({ number }) => number)).toEqual(stored.map(({ number }) => number));
  });

  it("finds one order by its number, its parcel and its invoice, and all orders of an email", async () => {
    const customer = await aCustomer();
    const [order, other] = [await anOrder({ customer }), await anOrder({ customer })];
    const [invoice, tracking] = [`FV-${shuffledId()}`, `MV-${shuffledId()}`];
    await sql(
      "UPDATE orders SET invoice_number = ?, invoice_date = '2026-11-20' WHERE id = ?",
      invoice,
      order.id,
    );
    await sql(
      "INSERT INTO shipments (order_id, number, tracking, shipped_at) VALUES (?, ?, ?, '2026-11-20T10:00:00.000Z')",
      ...[order.id, `DDT-${shuffledId()}`, tracking],
    );
    for (const search of [order.number, order.number.toLowerCase(), `#${order.number}`, invoice, tracking])
      expect([search, await numbers({ search })]).toEqual([search, [order.number]]);
    expect((await numbers({ search: customer.username })).sort()).toEqual(
      [order.number, other.number].sort(),
    );
  });

  it("finds by a part of the number or reference, a customer's name, a product's code and name", async () => {
    const [customer, product] = [await aCustomer({ type: "business" }), await aProduct({ quantity: 9 })];
    const reference = `Cotta ${shuffledId()}`;
    const order = await anOrder({ customer, item: product, reference });
    const [{ business_name: name } = {}] = await sql(
      "SELECT business_name FROM users WHERE id = ?",
      customer.id,
    );
    const searches = [
      order.number.slice(2),
      reference,
      reference.slice(3, 14),
      String(name),
      product.sku,
      product.name,
    ];
    for (const search of searches)
      expect([search, await numbers({ search })]).toEqual([search, expect.arrayContaining([order.number])]);
    expect(await numbers({ search: '"; DROP TABLE orders; --' })).toEqual([]);
    expect((await askOperator(`order-list/?search=${"x".repeat(300)}`)).status).toBe(400);
  });

  it("returns what each filter describes, also together with a search", async () => {
    const customer = await aCustomer();
    const [due, late, part] = [
      await anOrder({ customer }),
      await anOrder({ customer, status: "processing", date: "2020-01-01T08:00:00.000Z" }),
      await anOrder({ customer, status: "partially_shipped" }),
    ];
    const of = (query: Partial<OrderListQuery>) => numbers({ customer: customer.id, ...query });
    await sql("UPDATE orders SET payment_state = 'paid' WHERE id IN (?, ?)", late.id, part.id);
    expect(await of({ payment: "due" })).toEqual([due.number]);
    expect(await of({ shipment: "late" })).toEqual([late.number]);
    expect(await of({ shipment: "part_shipped" })).toEqual([part.number]);
    expect(await of({ shipment: "to_ship" })).toEqual([part.number, late.number]);
    expect(await of({ status: "pending", shipment: "late" })).toEqual([]);
    expect(await of({ date_to: "2020-01-01" })).toEqual([late.number]);
    expect(await of({ date_from: "2020-01-02" })).not.toContain(late.number);
    expect(await of({ method: "no-such-method" })).toEqual([]);
    expect(await of({ search: customer.username, shipment: "late" })).toEqual([late.number]);
    expect(await of({ disputed: true })).toEqual([]);
  });

  it("lists as late and as disputed the orders that the start page counts", async () => {
    const customer = await aCustomer();
    await anOrder({ customer, status: "partially_shipped", date: "2020-01-01T08:00:00.000Z" });
    const { counts } = await shop.today.get({});
    const late = await listOfAll((after) => shop.orderList.list({ shipment: "late", after }));
    const disputed = await listOfAll((after) => shop.orderList.list({ disputed: true, after }));
    expect([late.length, disputed.length]).toEqual([counts.late, counts.disputes]);
    expect(late.every((order) => order.is_late)).toBe(true);
  });
});

describe("saved-views/", () => {
  it("are private: no other person sees, renames or deletes one", async () => {
    const [one, other] = [await aPerson("orders"), await aPerson("read_only")];
    const as = ({ token }: { token: string }, path: string, init: RequestInit = {}) =>
      askOperator(path, { ...init, headers: { Authorization: `Bearer ${token}` } }, shopUrl());
    const view = JSON.stringify({ name: "Da domani", query: "shipment=late" });
    const made = await as(one, "saved-views/", { method: "POST", body: view });
    expect(made.status).toBe(201);
    const { id } = (await made.json()) as { id: number };
    expect(await (await as(other, "saved-views/")).json()).toEqual({ results: [] });
    const renamed = JSON.stringify({ name: "Mia" });
    expect((await as(other, `saved-views/${id}/`, { method: "PATCH", body: renamed })).status).toBe(404);
    expect((await as(other, `saved-views/${id}/`, { method: "DELETE" })).status).toBe(404);
    expect((await as(one, "saved-views/", { method: "POST", body: view })).status).toBe(409);
    expect((await as(one, `saved-views/${id}/`, { method: "PATCH", body: renamed })).status).toBe(200);
    const listed = await (await as(one, "saved-views/")).json();
    expect(listed).toEqual({ results: [{ id, name: "Mia", query: "shipment=late" }] });
    expect((await as(one, `saved-views/${id}/`, { method: "DELETE" })).status).toBe(204);
  });
});

describe("a page of a list", () => {
  const PLAIN: OrderList = {
    ...{ search: null, payment: undefined, method: undefined, customer: undefined, sort: "newest" },
    ...{ statuses: [], isDisputed: false, from: null, before: null, after: null, limit: 51 },
  };
  const LISTS: [string, Partial<OrderList>][] = [
    ["all", {}],
    [
      "a range, from a place",
      { from: "2026-01-01", before: "2026-02-01", after: { place: "2026-01-09", id: 7 } },
    ],
    ["of states", { statuses: ["processing", "partially_shipped"], before: "2026-01-01" }],
    ["to pay", { payment: "due" }],
    ["of a customer", { customer: 3, statuses: ["shipped"] }],
    ["disputed", { isDisputed: true }],
    ["the oldest first", { sort: "oldest", after: { place: "2026-01-09", id: 7 } }],
    ["found", { search: "cantina fonte" }],
    ["found exactly", { search: { orders: [1, 2] } }],
    ["of people", { search: { people: [3, 4] } }],
    ["of a method", { method: "card" }],
    ["the largest first", { sort: "total", after: { place: "5000", id: 7 } }],
  ];
  const planOf = async ({ statements }: Query<unknown>) =>
    (
      await Promise.all(
        statements.map(({ sql: text, params }) => sql(`EXPLAIN QUERY PLAN ${text}`, ...params)),
      )
    )
      .flat()
      .map(({ detail }) => String(detail));

  it.each(LISTS)("reads no whole table: %s", async (_, list) => {
    for (const query of [orderListQuery({ ...PLAIN, ...list }), lastLookedAt({ ...PLAIN, ...list })])
      expect(
        (await planOf(query)).filter((detail) =>
          /^SCAN (o|r|u|i|orders|users)\b(?!.*USING (COVERING )?INDEX)/.test(detail),
        ),
      ).toEqual([]);
  });

  it.each<[string, Partial<OrderList>]>([
    ["orders_by_customer", { search: { people: [3] } }],
    ["orders_by_method", { method: "card" }],
    ["orders_by_total", { sort: "total" }],
  ])("reads %s, an index in its order", async (index, list) => {
    expect((await planOf(orderListQuery({ ...PLAIN, ...list }))).join()).toContain(index);
  });

  it("finds a number by indexes only", async () => {
    expect(
      (await planOf(exactlyFound("2026-000001"))).filter((detail) =>
        /^SCAN (orders|users|shipments|o)\b/.test(detail),
      ),
    ).toEqual([]);
  });
});
