// A customer with a cart, through the API.
import { Cart, CartRow } from "~/contract/cart";
import { listOf } from "~/contract/wire";
import { read } from "./answers";
import { aCustomer } from "./builders/builders";
import { type SignedIn, signInAs } from "./worker/worker";

export const shopper = async (facts: Parameters<typeof aCustomer>[0] = {}) => {
  const customer = await aCustomer(facts);
  return { ...customer, who: await signInAs(customer.username) };
};
export const add = (who: SignedIn, body: object, headers: Record<string, string> = {}) =>
  who.call("POST", "carts/rows/", body, headers);
export const added = async (who: SignedIn, body: object) => read(CartRow, await add(who, body));
export const cartOf = async (who: SignedIn, lazy = true) =>
  read(Cart, await who.call("POST", `carts/get-or-create/?lazy=${lazy}`, {}));
export const rowsOf = async (who: SignedIn, cart: number) =>
  (await read(listOf(CartRow), await who.call("GET", `carts/rows/?cart=${cart}`))).results;
