// A customer with a cart, up to the checkout of the API.
import { CartRow } from "~/contract/cart";
import { CheckoutQuote } from "~/contract/checkout";
import { read } from "./answers";
import { aCustomer, aProduct } from "./builders/builders";
import { type SignedIn, signInAs, sql } from "./worker/worker";

type Facts = Parameters<typeof aCustomer>[0];

/** A customer with a cart, and the body of an order with the values of the checkout's own quote. */
export async function atTheTill({
  cents = 2000,
  qty = 2,
  ...facts
}: Facts & { cents?: number; qty?: number } = {}) {
  const customer = await aCustomer(facts);
  const who = await signInAs(customer.username);
  const { id: product } = await aProduct({ priceCents: cents });
  const { cart } = await read(
    CartRow,
    await who.call("POST", "carts/rows/", { product, qty, notes: "senza fretta" }),
  );
  const quote = await init(who, { cart });
  return { customer, who, product, cart, quote, body: bodyOf(cart, quote) };
}

export const init = async (who: SignedIn, body: object) =>
  read(CheckoutQuote, await who.call("POST", "checkout/init/", body));

/**
 * The body of an order by the quote's choices, but with a bank transfer instead of a preselected card, whose
 * order would wait for the bank.
 */
export const bodyOf = (cart: number, { chosen, payment_methods, totals }: CheckoutQuote) => ({
  cart,
  billing_address: chosen.billing_address,
  shipping_address: chosen.shipping_address,
  shipping_policy: chosen.shipping_policy,
  payment_method: (
    payment_methods.find(({ id, kind }) => id === chosen.payment_method && kind !== "redirect") ??
    payment_methods.find(({ kind }) => kind === "bank_transfer")
  )?.id,
  expected_total: totals.total,
});

export const place = (who: SignedIn, body: object, key: string = crypto.randomUUID()) =>
  who.call("POST", "checkout/", body, { "Idempotency-Key": key });

export const LEAVE_ONE =
  "INSERT INTO stock_movements (item_id, kind, on_hand, created_at) SELECT item_id, 'adjustment', 1 - on_hand, ?1 FROM stock WHERE item_id = ?2";
export const leaveOne = (product: number) => sql(LEAVE_ONE, new Date().toISOString(), product);
