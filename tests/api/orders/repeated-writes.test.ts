// A cancellation or a move whose answer was lost is sent again with its Idempotency-Key.
import { describe, expect, it } from "vitest";
import { refusal } from "../../support/answers";
import { aCustomer } from "../../support/builders/builders";
import { anOrder, stockOf } from "../../support/builders/order-builder";
import { askOperator } from "../../support/operator";
import { signInAs, sql } from "../../support/worker/worker";

const historyOf = async (order: number) =>
  (
    await sql<{ status: string }>("SELECT status FROM order_history WHERE order_id = ? ORDER BY id", order)
  ).map(({ status }) => status);
const mailsOf = (order: number) => sql("SELECT id FROM mails WHERE data ->> '$.order' = ?", order);

describe("POST orders/{id}/cancel/ with an Idempotency-Key", () => {
  it("cancels once and answers a repeat with the cancelled order", async () => {
    const customer = await aCustomer();
    const order = await anOrder({ customer, qty: 4, stock: 10 });
    const who = await signInAs(customer.username);
    const cancel = (key: string) =>
      who.call("POST", `orders/${order.id}/cancel/`, undefined, { "Idempotency-Key": key });
    const key = crypto.randomUUID();
    const answers = await Promise.all([cancel(key), cancel(key), cancel(key)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await cancel(key)).status).toBe(200);
    expect(await historyOf(order.id)).toEqual(["pending", "cancelled"]);
    expect([await stockOf(order.product), (await mailsOf(order.id)).length]).toEqual([10, 1]);
    expect(await refusal(await cancel(crypto.randomUUID()))).toMatchObject({ code: "not_cancellable" });
  });

  it("refuses a key that has cancelled another order", async () => {
    const customer = await aCustomer();
    const [one, two] = [await anOrder({ customer }), await anOrder({ customer })];
    const who = await signInAs(customer.username);
    const headers = { "Idempotency-Key": crypto.randomUUID() };
    await who.call("POST", `orders/${one.id}/cancel/`, undefined, headers);
    const other = await who.call("POST", `orders/${two.id}/cancel/`, undefined, headers);
    expect(await refusal(other)).toMatchObject({ status: 409, code: "idempotency_mismatch" });
    expect(await historyOf(two.id)).toEqual(["pending"]);
  });

  it("does nothing for a key with which another customer has cancelled", async () => {
    const [mine, theirs] = [await aCustomer(), await aCustomer()];
    const order = await anOrder({ customer: theirs });
    const headers = { "Idempotency-Key": crypto.randomUUID() };
    await (await signInAs(theirs.username)).call("POST", `orders/${order.id}/cancel/`, undefined, headers);
    const answer = await (await signInAs(mine.username)).call(
      "POST",
      `orders/${order.id}/cancel/`,
      undefined,
      headers,
    );
    expect(answer.status).toBe(404);
  });
});

describe("a move by the operator with an Idempotency-Key", () => {
  const post = (path: string, key: string, body: object) =>
    askOperator(path, { method: "POST", body: JSON.stringify(body), headers: { "Idempotency-Key": key } });

  it.each([
    ["orders/ID/move/", "processing", "shipped"],
    ["packing/ID/ship/", "processing", "shipped"],
    ["orders/ID/move/", "processing", "cancelled"],
  ])("at %s from %s to %s is done once", async (path, from, to) => {
    const customer = await aCustomer();
    const order = await anOrder({ customer, status: from });
    const key = crypto.randomUUID();
    const at = path.replace("ID", String(order.id));
    const mails = (await mailsOf(order.id)).length;
    for (const _ of [1, 2]) expect((await post(at, key, { to })).status).toBe(200);
    const history = await historyOf(order.id);
    expect(history.filter((status) => status === to)).toHaveLength(1);
    expect((await mailsOf(order.id)).length).toBe(mails + 1);
    expect((await post(at, crypto.randomUUID(), { to })).status).toBe(409);
  });

  it("to another status is refused under the same key", async () => {
    const customer = await aCustomer();
    const order = await anOrder({ customer, status: "processing" });
    const key = crypto.randomUUID();
    await post(`orders/${order.id}/move/`, key, { to: "shipped" });
    const other = await post(`orders/${order.id}/move/`, key, { to: "completed" });
    expect(await refusal(other)).toMatchObject({ status: 409, code: "idempotency_mismatch" });
  });
});
