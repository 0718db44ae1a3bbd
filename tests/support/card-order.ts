// An order to be paid by card, and its way to the test provider and back.
import { Order } from "~/contract/orders";
import { get, read } from "./answers";
import { atTheTill, init, place } from "./until";
import { type SignedIn, shopUrl } from "./worker/worker";

type Facts = Parameters<typeof atTheTill>[0];

/** A placed order: status pending, payment due. */
export async function cardOrder(facts: Facts = {}) {
  const till = await atTheTill(facts);
  const { who, cart, body } = till;
  const { payment_methods } = await init(who, { cart });
  const card = payment_methods.find(({ kind }) => kind === "redirect");
  if (!card) throw new Error("no method leads to a payment provider");
  const order = await read(Order, await place(who, { ...body, payment_method: card.id }));
  return { ...till, order, card };
}

export const orderOf = (who: SignedIn, id: number) => get(who, `orders/${id}/`, Order);

/** Follows a pay link. @returns the address that it redirects to */
export async function follow(payUrl: string | null): Promise<string> {
  const answer = await fetch(payUrl ?? "", { redirect: "manual" });
  if (answer.status !== 303) throw new Error(`the pay link answered ${answer.status}`);
  return answer.headers.get("Location") ?? "";
}

/** Presses a button on the test provider's page. @returns the address that it redirects to */
export async function press(page: string, intent: "pay" | "refuse" | "leave"): Promise<string> {
  const answer = await fetch(page, {
    method: "POST",
    body: new URLSearchParams({ intent }),
    redirect: "manual",
  });
  if (answer.status !== 303) throw new Error(`the payment page answered ${answer.status}`);
  return (answer.headers.get("Location") ?? "").replace(shopUrl(), "");
}
