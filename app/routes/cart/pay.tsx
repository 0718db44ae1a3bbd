import { json, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { paths } from "~/paths";
import { payCookie } from "~/storefront/checkout/pay-cookie";
import { readContext } from "~/storefront/request/context";
import { or404 } from "~/storefront/response/or-404";
import { titleMeta } from "~/storefront/seo/titles";

export const meta = titleMeta;

/** "Pay now": on to the provider's page, or to the order where there is nothing to pay. The link is enough: no login. */
export async function loader(args: LoaderFunctionArgs) {
  const { request, params, context } = args;
  // A mail program that only looks at the link opens nothing.
  if (request.method === "HEAD") return json(null, { headers: { "Cache-Control": "no-store" } });
  const { shop, t } = await readContext(args);
  const token = params.token ?? "";
  const { order, url } = await or404(shop.payments.open({ token })).catch((error) => {
    if (!(error instanceof Response) || error.status !== 503) throw error;
    throw json({ failure: t("errors:codes.payment_unavailable") }, { status: 503 });
  });
  return redirect(url ?? paths.orderComplete(order), {
    status: 303,
    headers: {
      "Cache-Control": "no-store",
      "Set-Cookie": payCookie(request, context.env, order, token),
    },
  });
}

/** Its loader always leads elsewhere; its errors are shown in the shop's frame. */
export default function Pay() {
  return null;
}
