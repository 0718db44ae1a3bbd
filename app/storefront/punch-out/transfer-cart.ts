// Returns the cart of a punch-out session to the procurement system and empties it.
import { attempt } from "~/contract/client";
import type { PunchOutReturn } from "~/contract/punch-out";
import { paths } from "~/paths";
import { now } from "~/platform/clock";
import { type CartIntentArgs, messageOf, refuseCart, refuseChanged } from "~/storefront/cart/cart-actions";
import type { CartPost } from "~/storefront/cart/cart-post";
import { saveCart } from "~/storefront/cart/save-cart";
import { done } from "~/storefront/forms/form";
import { returnedTotal, returnFields } from "./order-message";
import { saveTransfer } from "./stored-transfer";

export async function transferCart(posted: CartPost, input: CartIntentArgs<"transfer">) {
  const { args, reqContext } = posted;
  const { shop, viewer, locale } = reqContext;
  const { session } = viewer;
  if (!session?.punchOut || isInspected(session.punchOut)) return done(args, null, paths.cart());
  const refused = await saveCart(posted, input);
  if (refused) return refused;
  const customer = viewer.customer?.id;
  const cart = await shop.cart.getOrCreate({ lazy: true, customer });
  if (cart.id === null || cart.rows_count === 0) return done(args, null, paths.cart());
  const { rows, problems } = await shop.checkout.init({ cart: cart.id });
  const gone = problems.find(({ reason }) => reason === "not_sold");
  if (gone) return refuseCart({ message: { lead: gone.name ?? "", text: gone.message } }, 409);
  const { currency } = cart;
  const message = { rows, currency, locale, now: now().toISOString(), id: crypto.randomUUID() };
  const key = await saveTransfer(args.context.env, {
    ...{ user: session.user.id, url: session.punchOut.url, currency },
    ...{ fields: returnFields(session.punchOut, message), lines: rows.length, total: returnedTotal(rows) },
  });
  // The transfer is stored before the cart is cleared. The version is that of the rows sent: rows added meanwhile stay
  // in the cart.
  const cleared = await attempt(shop.cart.clear({ cart: cart.id }, { version: cart.version }));
  if (!cleared.ok && cleared.error.code === "cart_changed") return refuseChanged(reqContext, {});
  if (!cleared.ok) return refuseCart({ message: messageOf(cleared.error, reqContext) }, cleared.error.status);
  const answer = done(args, null, paths.transfer({ key }));
  // Only the CSP of the transfer page allows a form to post to the procurement system, so a document must be loaded.
  answer.headers.set("X-Remix-Reload-Document", "true");
  return answer;
}

const isInspected = (to: PunchOutReturn): boolean => to.kind === "cxml" && to.operation === "inspect";
