// Adds the lines of the anonymous cart to the customer's cart after signing in, each line once (CONTRACT §14).
import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import { attempt } from "~/contract/client";
import { paths } from "~/paths";
import type { RequestContext } from "~/storefront/request/context";
import { type FlashMessage, flashMessage } from "~/storefront/request/flash";
import type { Session } from "~/storefront/request/session";
import { shopClientFor } from "~/storefront/request/shop-client";
import { linesOf, readAnonymousCart, saveAnonymousCart } from "./anonymous-cart";
import { reasonOf } from "./cart-refusal";
import { saveReport } from "./reorder-report";

interface Merged {
  session: Session;
  /** Path of the cart with the refused lines and their reasons. null if no line was refused. */
  to: string | null;
  notices: FlashMessage[];
}

export async function mergeCart(
  args: Pick<ActionFunctionArgs, "request" | "context">,
  { locale, t }: Pick<RequestContext, "locale" | "t">,
  session: Session,
): Promise<Merged> {
  const { id, lines, coupon } = readAnonymousCart(args);
  const unchanged = { session, to: null, notices: [] };
  if (lines.length === 0 || !session.customer) return unchanged;
  const rows = linesOf({ lines });
  const shop = shopClientFor(
    args.context,
    args.request,
    locale,
    session.customer.type === "consumer" ? "b2c" : "b2b",
    session,
  );
  const answer = await attempt(shop.cart.batch({ rows }, { idempotencyKey: id }));
  // The anonymous cart keeps its lines, so nothing is lost.
  if (!answer.ok) return unchanged;
  saveAnonymousCart(args, { id: crypto.randomUUID(), lines: [], coupon: null });
  const { added } = answer.value;
  const refused = answer.value.refused.map((refusal) => ({
    line: refusal.index + 1,
    written: `${refusal.item?.sku ?? rows[refusal.index]?.product ?? ""} ${rows[refusal.index]?.qty ?? ""}`,
    reason: reasonOf(refusal, t),
  }));
  return {
    session: { ...session, coupon },
    to:
      refused.length > 0
        ? paths.cart({ report: await saveReport(args.context.env, { user: session.user.id, refused }) })
        : null,
    notices:
      added.length > 0
        ? [flashMessage("ok", t("server:cart.notices.addedMany", { count: added.length }))]
        : [],
  };
}
