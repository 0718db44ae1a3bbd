import { describe, expect, it } from "vitest";
import { CouponAnswer } from "~/contract/promotions";
import { ErrorBody } from "~/contract/wire";
import { read, refusal } from "../../support/answers";
import { aCustomer, aProduct } from "../../support/builders/builders";
import { type SignedIn, signInAs, sql } from "../../support/worker/worker";

/** A consumer with this many euro, VAT included, in the cart. */
async function withCart(euro: number) {
  const { id, username } = await aCustomer();
  const who = await signInAs(username);
  const { id: product } = await aProduct({ priceCents: 1000 });
  await who.call("POST", "carts/rows/", { product, qty: Math.round(euro / 12.2) });
  return { id, who };
}

const apply = (who: SignedIn, coupon: string, more: object = {}) =>
  who.call("POST", "promotions/coupons/apply/", { coupon, ...more });

describe("POST promotions/coupons/apply/", () => {
  it.each([
    ["VENDEMMIA10", { discount: "3.66", final_price: "32.94", type: "percent" }],
    ["  vendemmia10 ", { discount: "3.66", final_price: "32.94", type: "percent" }],
    ["ｖendemmia10", { discount: "3.66", final_price: "32.94", type: "percent" }],
    ["MENO5", { discount: "5.00", final_price: "31.60", type: "fixed" }],
    ["SPEDIZIONE", { discount: "0.00", final_price: "36.60", type: "free_shipping" }],
  ])("returns what %s takes off the cart", async (coupon, answer) => {
    const { who } = await withCart(36.6);
    expect(await read(CouponAnswer, await apply(who, coupon))).toEqual(answer);
  });

  it("computes from the server's cart, not from a price in the request", async () => {
    const { who } = await withCart(36.6);
    expect(await read(CouponAnswer, await apply(who, "VENDEMMIA10", { price: "1000.00" }))).toMatchObject({
      discount: "3.66",
    });
  });

  it.each([
    ["an unknown code", "NIENTE", "unknown"],
    ["an expired coupon", "SCADUTO", "expired"],
    ["a coupon whose minimum is not reached", "MENO5", "min_amount"],
  ])("refuses %s, and returns why", async (_, coupon, reason) => {
    const { who } = await withCart(12.2);
    const answer = await apply(who, coupon);
    expect(answer.status).toBe(400);
    const { detail, error_list } = await read(ErrorBody, answer);
    expect(detail).toMatchObject({ code: "coupon_not_valid", reason, message: "Il coupon non è valido." });
    expect(error_list).toMatchObject([{ field: "coupon", code: "coupon_not_valid" }]);
  });

  it("refuses a coupon that this customer has used", async () => {
    const { who, id } = await withCart(36.6);
    expect((await apply(who, "UNAVOLTA")).status).toBe(200);
    const [order] = await sql<{ id: number }>("SELECT id FROM orders LIMIT 1");
    await sql(
      `INSERT INTO coupon_uses (code, customer_id, order_id, created_at) VALUES ('UNAVOLTA', ?, ?, '2026-01-01')`,
      id,
      order?.id ?? 0,
    );
    expect(await refusal(await apply(who, "UNAVOLTA"))).toMatchObject({
      status: 400,
      code: "coupon_not_valid",
    });
  });

  it("answers 404 for another customer's cart", async () => {
    const { id } = await withCart(36.6);
    const other = await withCart(12.2);
    expect((await apply(other.who, "VENDEMMIA10", { customer: id })).status).toBe(404);
  });
});
