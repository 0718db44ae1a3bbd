import { describe, expect, it } from "vitest";
import { CreatedOrderList, OpenOrderList } from "~/contract/order-lists";
import { AddPadLinesAnswer, OrderList } from "~/contract/order-pad";
import { get, read } from "../../support/answers";
import { aCustomer, anAgent, aProduct } from "../../support/builders/builders";
import { anOrder } from "../../support/builders/order-builder";
import { cartOf } from "../../support/shopper";
import { type SignedIn, signInAs, sql, tickCron } from "../../support/worker/worker";

const create = (who: SignedIn, body: object, headers = {}) => who.call("POST", "order-lists/", body, headers);
const lineOf = (code: string, qty: number) => ({ written: `${code} ${qty}`, code, qty });
const open = (who: SignedIn, id: number) => get(who, `order-lists/${id}/`, OpenOrderList);

async function aShop() {
  const agent = await anAgent();
  const customer = await aCustomer({ type: "business", agent: agent.id });
  const goods = [await aProduct({ quantity: 50 }), await aProduct({ quantity: 50 })] as const;
  const [who, asAgent] = [await signInAs(customer.username), await signInAs(agent.username)];
  return { agent, customer, goods, who, asAgent };
}

describe("a saved list", () => {
  it("is created from lines, the cart or an order, once for each form, under a unique name", async () => {
    const { customer, goods, who } = await aShop();
    const headers = { "Idempotency-Key": crypto.randomUUID() };
    const lines = [lineOf(goods[0].sku, 3), lineOf("boh", 1), lineOf(goods[0].sku, 2)];
    const made = await read(CreatedOrderList, await create(who, { name: "Autunno", lines }, headers));
    expect(made).toMatchObject({ rows_count: 1, unknown: [1], rhythm_weeks: null, is_due: false });
    expect(
      await read(CreatedOrderList, await create(who, { name: "Autunno", lines }, headers)),
    ).toMatchObject({
      id: made.id,
    });
    expect((await open(who, made.id)).rows).toMatchObject([{ qty: 5 }]);
    const taken = await create(who, { name: "Autunno", lines });
    expect([taken.status, await taken.text()]).toEqual([409, expect.stringContaining("list_name_taken")]);
    const empty = await create(who, { name: "Vuota", cart: true });
    expect([empty.status, await empty.text()]).toEqual([409, expect.stringContaining("list_empty")]);
    await who.call("POST", "order-pad/lines/", { lines: [lineOf(goods[1].sku, 4)] });
    const ofCart = await read(CreatedOrderList, await create(who, { name: "Dal carrello", cart: true }));
    expect((await open(who, ofCart.id)).rows).toMatchObject([{ qty: 4 }]);
    const order = await anOrder({ customer, type: "business", item: goods[0], qty: 7 });
    const ofOrder = await read(
      CreatedOrderList,
      await create(who, { name: "Da un ordine", order: order.id }),
    );
    expect((await open(who, ofOrder.id)).rows).toMatchObject([{ qty: 7 }]);
  });

  it("is shared by the customer and the agent, and hidden from others", async () => {
    const { customer, goods, who, asAgent } = await aShop();
    const body = { customer: customer.id, name: "Insieme", lines: [lineOf(goods[0].sku, 1)] };
    const made = await read(CreatedOrderList, await create(asAgent, body));
    expect((await open(who, made.id)).name).toBe("Insieme");
    const stranger = await aShop();
    for (const other of [stranger.who, stranger.asAgent])
      for (const [method, path, sent] of [
        ["GET", `order-lists/${made.id}/`],
        ["PATCH", `order-lists/${made.id}/`, { name: "Mia" }],
        ["PUT", `order-lists/${made.id}/rows/`, { quantities: [] }],
        ["POST", `order-lists/${made.id}/add/`, {}],
        ["DELETE", `order-lists/${made.id}/`],
      ] as const)
        expect([method, (await other.call(method, path, sent)).status]).toEqual([method, 404]);
    const order = await anOrder({ customer: stranger.customer, type: "business" });
    expect((await create(who, { name: "Altrui", order: order.id })).status).toBe(404);
    // An agent cannot make a list for one customer from another customer's order.
    const other = await aCustomer({ type: "business", agent: asAgent.user.id });
    const theirs = await anOrder({ customer: other, type: "business" });
    expect((await create(asAgent, { ...body, name: "Confusa", order: theirs.id })).status).toBe(404);
    expect((await open(who, made.id)).name).toBe("Insieme");
  });

  it("goes into the cart whole or with typed quantities, once; refused rows wait on the pad", async () => {
    const { goods, who } = await aShop();
    const lines = [lineOf(goods[0].sku, 3), lineOf(goods[1].sku, 2)];
    const { id } = await read(CreatedOrderList, await create(who, { name: "Autunno", lines }));
    const headers = { "Idempotency-Key": crypto.randomUUID() };
    const add = async (body: object, more = {}) =>
      read(AddPadLinesAnswer, await who.call("POST", `order-lists/${id}/add/`, body, more));
    expect((await add({}, headers)).added).toHaveLength(2);
    await add({}, headers);
    expect(await cartOf(who)).toMatchObject({ rows_count: 2, total_qty: 5 });
    const quantities = [
      { product: goods[0].id, qty: "80" },
      { product: goods[1].id, qty: "" },
    ];
    expect((await add({ quantities })).waiting).toMatchObject([{ code: "quantity_not_available" }]);
    expect(await cartOf(who)).toMatchObject({ total_qty: 5 });
  });

  it("can change its quantities and its name, and be deleted", async () => {
    const { goods, who } = await aShop();
    const { id } = await read(
      CreatedOrderList,
      await create(who, { name: "Uno", lines: [lineOf(goods[0].sku, 3)] }),
    );
    await create(who, { name: "Due", lines: [lineOf(goods[0].sku, 3)] });
    const rows = (body: object) => who.call("PUT", `order-lists/${id}/rows/`, body);
    const quantities = [{ product: goods[0].id, qty: "0" }];
    expect((await rows({ quantities, lines: [lineOf(goods[1].sku, 9)] })).status).toBe(200);
    expect((await open(who, id)).rows).toMatchObject([
      { item: { product_detail: { sku: goods[1].sku } }, qty: 9 },
    ]);
    expect((await rows({ quantities: [{ product: goods[1].id, qty: "tre" }] })).status).toBe(400);
    expect((await who.call("PATCH", `order-lists/${id}/`, { name: "Due" })).status).toBe(409);
    expect((await who.call("PATCH", `order-lists/${id}/`, { name: "Tre" })).status).toBe(200);
    await sql("UPDATE products SET is_active = 0 WHERE id = ?", goods[1].id);
    expect(await open(who, id)).toMatchObject({ name: "Tre", rows: [], gone: 1 });
    expect((await who.call("DELETE", `order-lists/${id}/`)).status).toBe(204);
    expect((await who.call("GET", `order-lists/${id}/`)).status).toBe(404);
  });
});

describe("an order template", () => {
  it("reminds once, by email and on the pad, and orders nothing; adding it moves the date forward", async () => {
    const { agent, customer, goods, asAgent } = await aShop();
    const body = { customer: customer.id, name: "Ogni mese", lines: [lineOf(goods[0].sku, 3)] };
    const { id } = await read(CreatedOrderList, await create(asAgent, body));
    const past = await asAgent.call("PATCH", `order-lists/${id}/`, {
      rhythm_weeks: 4,
      next_day: "2020-01-01",
    });
    expect(past.status).toBe(400);
    const set = await read(OrderList, await asAgent.call("PATCH", `order-lists/${id}/`, { rhythm_weeks: 4 }));
    expect(set).toMatchObject({ rhythm_weeks: 4, is_due: false, next_day: expect.stringMatching(/^20/) });
    await sql("UPDATE order_lists SET next_day = '2026-01-05' WHERE id = ?", id);
    const mails = () =>
      sql(
        "SELECT recipient, data FROM mails WHERE kind = 'order-list-due' AND recipient = ?",
        agent.username,
      );
    const morning = new Date("2026-11-22T06:05:00Z");
    await tickCron(morning);
    await tickCron(morning);
    const sent = await mails();
    expect(sent).toHaveLength(1);
    expect(String(sent[0]?.data)).toContain(`/order-pad/lists/${id}?customer=${customer.id}`);
    expect(await sql("SELECT id FROM orders WHERE customer_id = ?", customer.id)).toEqual([]);
    const pad = await (await asAgent.call("GET", `order-pad/?customer=${customer.id}`)).json();
    expect(pad).toMatchObject({ lists: [{ id, is_due: true }] });
    await asAgent.call("POST", `order-lists/${id}/add/`, {});
    const after = await open(asAgent, id);
    expect([after.is_due, String(after.next_day) > "2026-11-22"]).toEqual([false, true]);
  }, 60_000);
});
