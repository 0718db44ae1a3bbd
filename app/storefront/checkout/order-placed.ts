// Redirects after an order is placed, and the way back to its payment.
import type { AppLoadContext } from "@remix-run/cloudflare";
import { attempt } from "~/contract/client";
import type { Order } from "~/contract/orders";
import { paths } from "~/paths";
import { done } from "~/storefront/forms/form";
import type { RequestContext } from "~/storefront/request/context";
import type { FlashMessage } from "~/storefront/request/flash";
import { lastPaying } from "./pay-cookie";

interface Args {
  request: Request;
  context: AppLoadContext;
}

/** Redirects (303) to the payment page if the order is paid by redirect, else to its confirmation (CONTRACT §8). */
export function orderPlaced(
  args: Args,
  { id, payment }: Pick<Order, "id" | "payment">,
  { notices = [], cookies = [] }: { notices?: FlashMessage[]; cookies?: string[] } = {},
) {
  if (payment.pay_url === null) return done(args, null, paths.orderComplete(id), notices, cookies);
  const token = payment.pay_url.slice(payment.pay_url.lastIndexOf("/") + 1);
  const answer = done(args, null, paths.pay(token, { order: "new" }), notices, cookies);
  // `<meta http-equiv="refresh">` works only in a document that the browser loads, not in one rendered by scripts.
  answer.headers.set("X-Remix-Reload-Document", "true");
  return answer;
}

/**
 * Returns the last order that this browser went to pay, if the viewer may see it and it is unpaid. The cart page shows
 * it, because the browser's Back button leads from the payment provider to an empty checkout.
 */
export async function unpaidOrder({ request, context }: Args, { shop, viewer }: RequestContext) {
  const id = viewer.session === null ? null : lastPaying(request, context.env);
  const found = id === null ? null : await attempt(shop.orders.get({ id }));
  if (!found?.ok || found.value.customer !== viewer.customer?.id) return null;
  const { number, total, currency, payment } = found.value;
  return payment.pay_url === null ? null : { number, total, currency, payUrl: payment.pay_url };
}
