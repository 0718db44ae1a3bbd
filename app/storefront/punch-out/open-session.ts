// Start URL of a punch-out session: signs the buyer in and, when an earlier cart is edited, restores that cart.
import { type AppLoadContext, redirect } from "@remix-run/cloudflare";
import { attempt } from "~/contract/client";
import { paths } from "~/paths";
import { readContext } from "~/storefront/request/context";
import { flashCookie, flashMessage } from "~/storefront/request/flash";
import { newSession, sessionCookie } from "~/storefront/request/session";
import { shopClientFor } from "~/storefront/request/shop-client";
import { plainPage } from "~/storefront/response/plain-page";

export async function openPunchOutSession(args: { request: Request; context: AppLoadContext }) {
  const { request, context } = args;
  const { shop, locale, url, t } = await readContext(args);
  const key = url.searchParams.get("key")?.slice(0, 100) || "-";
  const opened = await attempt(shop.punchOut.open({ key }));
  if (!opened.ok) return plainPage(404, "punch_out_used", locale);
  const { return_to, items, ...login } = opened.value;
  const session = { ...newSession(login), punchOut: return_to };
  const headers = new Headers({ "Cache-Control": "no-store" });
  if (return_to.kind === "cxml" && return_to.operation === "inspect") {
    // Purchased items to inspect are shown in the catalogue, because the business has only one cart, which must not
    // change.
    headers.append("Set-Cookie", sessionCookie(request, session, context.env.SHOP_SECRET));
    const [first] = items;
    return redirect(first ? paths.products({ search: first.sku }) : paths.index(), { headers });
  }
  const own = shopClientFor(context, request, locale, "b2b", session);
  const { id } = await own.cart.getOrCreate({ lazy: true });
  if (items.length > 0) {
    if (id !== null) await own.cart.clear({ cart: id });
    const { refused } = await own.cart.batch({ rows: items });
    const codes = refused.map(({ index }) => items[index]?.sku ?? "").join(", ");
    if (codes) {
      const notice = flashMessage("warn", t("server:punchOut.refused", { codes }));
      headers.append("Set-Cookie", flashCookie(request, [notice], context.env.SHOP_SECRET));
    }
  }
  headers.append("Set-Cookie", sessionCookie(request, session, context.env.SHOP_SECRET));
  return redirect(items.length > 0 ? paths.cart() : paths.index(), { headers });
}
