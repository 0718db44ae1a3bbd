import { describe, expect, it } from "vitest";
import { AddPadLinesAnswer, BoughtList, OrderPad } from "~/contract/order-pad";
import { get, read } from "../../support/answers";
import { aCustomer, anAgent, aProduct, type Customer } from "../../support/builders/builders";
import { anOrder } from "../../support/builders/order-builder";
import { cartOf } from "../../support/shopper";
import { type SignedIn, signInAs, sql } from "../../support/worker/worker";

const listOf = (who: SignedIn, query = "") => get(who, `order-pad/bought/?${query}`, BoughtList);
const ids = ({ results }: BoughtList) => results.map(({ product_detail }) => product_detail.product_id);
const save = (who: SignedIn, quantities: { product: number; qty: string }[], more: object = {}) =>
  who.call("PUT", "order-pad/quantities/", { quantities, ...more });

async function aRegular() {
  const customer = await aCustomer({ type: "business" });
  const goods = [
    await aProduct({ quantity: 50, priceCents: 300 }),
    await aProduct({ quantity: 900, priceCents: 200 }),
    await aProduct({ quantity: 70, priceCents: 100 }),
  ] as const;
  const buy = (customer: Customer, index: 0 | 1 | 2, month: string, qty: number) =>
    anOrder({ customer, type: "business", date: `2026-${month}-01T10:00:00.000Z`, item: goods[index], qty });
  await buy(customer, 0, "03", 2);
  await buy(customer, 1, "09", 9);
  await buy(customer, 2, "06", 4);
  return { customer, goods, who: await signInAs(customer.username), buy };
}

describe("GET order-pad/bought/", () => {
  it("lists everything bought before, the last first, at today's price, and in other orders", async () => {
    const { who, goods } = await aRegular();
    const [a, b, c] = goods.map(({ id }) => id);
    const list = await listOf(who);
    expect(ids(list)).toEqual([b, c, a]);
    expect(list.results[0]).toMatchObject({ unit_price: "2.00", last: { qty: 9, unit_price: "10.00" } });
    expect(ids(await listOf(who, "sort=date"))).toEqual([a, c, b]);
    expect(ids(await listOf(who, "sort=-qty"))).toEqual([b, c, a]);
    expect(ids(await listOf(who, "sort=stock"))).toEqual([a, c, b]);
    expect(ids(await listOf(who, "page_size=2&page=2"))).toEqual([a]);
    expect(ids(await listOf(who, "sort=today"))).toEqual([c, b, a]);
    await sql(
      "UPDATE prices SET special_cents = 50, special_from = '2020-01-01', special_to = '2090-01-01' WHERE item_id = ?",
      goods[0].id,
    );
    expect(ids(await listOf(who, "sort=today"))).toEqual([a, c, b]);
    expect(ids(await listOf(who, "sort=-today"))).toEqual([b, c, a]);
    const names = (await listOf(who, "sort=name")).results.map(({ product_detail }) => product_detail.name);
    expect(names).toEqual(names.toSorted());
  });

  it("finds by words of the name or the code, and leaves out products that are no longer sold", async () => {
    const { who, goods } = await aRegular();
    const [a, b] = goods;
    expect(ids(await listOf(who, `search=${a.sku.toLowerCase()}`))).toEqual([a.id]);
    await sql("UPDATE products SET is_active = 0 WHERE id = ?", b.id);
    const list = await listOf(who);
    expect([list.count, ids(list).includes(b.id)]).toEqual([2, false]);
  });

  it("sums the typed quantities of all pages, at the price of their quantity", async () => {
    const { who, goods } = await aRegular();
    const [a, b, c] = goods;
    await save(who, [
      { product: a.id, qty: "10" },
      { product: b.id, qty: "x" },
      { product: c.id, qty: "5" },
    ]);
    const page = await listOf(who, "page_size=1");
    expect(page).toMatchObject({ typed_lines: 2, typed_total: "35.00", results: [{}] });
    expect(page.typed).toContainEqual({ product: b.id, qty: "x" });
    await save(who, [{ product: a.id, qty: "" }]);
    expect(await listOf(who)).toMatchObject({ typed_lines: 1, typed_total: "5.00" });
  });

  it("is the customer's own; typed quantities belong to each user", async () => {
    const agent = await anAgent();
    const { customer, who, goods } = await aRegular();
    await sql("UPDATE users SET agent_id = ? WHERE id = ?", agent.id, customer.id);
    const asAgent = await signInAs(agent.username);
    await save(asAgent, [{ product: goods[0].id, qty: "3" }], { customer: customer.id });
    expect(await listOf(asAgent, `customer=${customer.id}`)).toMatchObject({ count: 3, typed_lines: 1 });
    expect(await listOf(who)).toMatchObject({ count: 3, typed_lines: 0 });
    const stranger = await signInAs((await anAgent()).username);
    expect((await stranger.call("GET", `order-pad/bought/?customer=${customer.id}`)).status).toBe(404);
    expect((await save(stranger, [], { customer: customer.id })).status).toBe(404);
    const add = stranger.call("POST", "order-pad/quantities/add/", { customer: customer.id });
    expect((await add).status).toBe(404);
  });
});

describe("POST order-pad/quantities/add/", () => {
  it("adds all typed quantities once, and stores refused ones on the pad", async () => {
    const { who, goods } = await aRegular();
    const [a, b, c] = goods;
    const quantities = [
      { product: a.id, qty: "10" },
      { product: b.id, qty: "0" },
      { product: c.id, qty: "5000" },
    ];
    const headers = { "Idempotency-Key": crypto.randomUUID() };
    const add = async () => {
      await save(who, quantities);
      return read(AddPadLinesAnswer, await who.call("POST", "order-pad/quantities/add/", {}, headers));
    };
    const first = await add();
    expect(first.added).toMatchObject([{ product: a.id, qty: 10 }]);
    expect(first.waiting).toMatchObject([{ code: "quantity_unusual", usual_qty: 4 }]);
    expect((await listOf(who)).typed).toEqual([]);
    // The browser sends the same form again.
    await add();
    expect(await cartOf(who)).toMatchObject({ rows_count: 1, total_qty: 10 });
    expect((await get(who, "order-pad/", OrderPad)).lines).toMatchObject([{ code: c.sku, qty: "5000" }]);
  });
});

describe("the customer's credit status on the order pad", () => {
  it("shows due and overdue sums, the remaining credit, open orders and the rhythm to permitted users", async () => {
    const agent = await anAgent();
    const { customer, who, buy } = await aRegular();
    const standing = async (of: SignedIn, query = "") =>
      (await get(of, `order-pad/${query}`, OrderPad)).standing;
    await sql("UPDATE orders SET payment_state = 'paid' WHERE customer_id = ?", customer.id);
    expect(await standing(who)).toMatchObject({ due: "0.00", overdue: "0.00", credit_limit: null });
    await sql(
      "UPDATE users SET credit_limit_cents = 500000, agent_id = ? WHERE id = ?",
      agent.id,
      customer.id,
    );
    await buy(customer, 0, "01", 1);
    await sql(
      "UPDATE orders SET payment_state = 'due' WHERE customer_id = ? AND date LIKE '2026-01%'",
      customer.id,
    );
    const asAgent = await signInAs(agent.username);
    const seen = await standing(asAgent, `?customer=${customer.id}`);
    expect(seen).toMatchObject({ overdue_since: "2026-01-31", payment_days: 30, credit_limit: "5000.00" });
    expect(Number(seen?.due)).toBeGreaterThan(0);
    expect(seen?.overdue).toBe(seen?.due);
    expect(Number(seen?.credit_left)).toBe(5000 - Number(seen?.due));
    expect(seen?.usual_days).toBeGreaterThan(0);
    await sql("UPDATE users SET payment_days = 365 WHERE id = ?", customer.id);
    expect(await standing(who)).toMatchObject({ overdue: "0.00", overdue_since: null });
    const stranger = await signInAs((await anAgent()).username);
    expect((await stranger.call("GET", `order-pad/?customer=${customer.id}`)).status).toBe(404);
  });

  it("shows the retail price beside a price of the customer's own list", async () => {
    const { who, goods } = await aRegular();
    const shown = async () =>
      (await listOf(who)).results.find((one) => one.product_detail.product_id === goods[0].id);
    expect((await shown())?.retail_price).toBeNull();
    await sql(
      "INSERT INTO prices (item_id, list, standard_cents, write_date) VALUES (?, 'wholesale', 210, '2026-01-01')",
      goods[0].id,
    );
    expect(await shown()).toMatchObject({ unit_price: "2.10", retail_price: "3.00" });
  });
});
