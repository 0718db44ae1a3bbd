import { describe, expect, it } from "vitest";
import { Order } from "~/contract/orders";
import { read } from "../../support/answers";
import { askOperator } from "../../support/operator";
import { atTheTill, init, place } from "../../support/until";
import { type SignedIn, sql } from "../../support/worker/worker";

const move = (order: number, body: object) =>
  askOperator(`orders/${order}/move/`, { method: "POST", body: JSON.stringify(body) });
const stockOf = async (item: number) =>
  (await sql("SELECT on_hand, ordered FROM stock WHERE item_id = ?", item))[0];

describe("an order that operator and customer cancel at once", () => {
  it("gives stock and coupon back once", async () => {
    const { who, product, body } = await atTheTill({ qty: 3, cents: 3000 });
    const order = await orderWithCoupon(who, body);
    const before = await stockOf(product);
    const answers = await Promise.all(
      Array.from({ length: 100 }, () => [
        move(order.id, { to: "cancelled" }),
        who.call("POST", `orders/${order.id}/cancel/`),
      ]).flat(),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await stockOf(product)).toMatchObject({
      on_hand: before?.on_hand,
      ordered: Number(before?.ordered) - 3,
    });
    const uses = await sql(`SELECT freed_at FROM coupon_uses WHERE order_id = ?`, order.id);
    expect(uses.every(({ freed_at }) => freed_at !== null)).toBe(true);
    const mails = await sql(`SELECT kind FROM mails WHERE data ->> '$.order' = ? ORDER BY id`, order.id);
    expect(mails.map(({ kind }) => kind)).toEqual(["order-confirmation", "order-copy", "order-cancelled"]);
  }, 60_000);
});

async function orderWithCoupon(who: SignedIn, body: { cart: number }) {
  const quote = await init(who, { cart: body.cart, coupon: "MENO5" });
  const answer = await place(who, { ...body, coupon: "MENO5", expected_total: quote.totals.total });
  return read(Order, answer);
}
