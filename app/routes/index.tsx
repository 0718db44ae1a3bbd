import "~/shop-kit";
import { type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { paths } from "~/paths";
import { requestContext } from "~/storefront/request/context";
import { oldAddressWithQuery } from "~/storefront/response/old-addresses";

/** The only route that redirects by locale (SPEC §2, redirects). */
export async function loader(args: LoaderFunctionArgs) {
  const old = await oldAddressWithQuery(args);
  if (old) return old;
  const { locale } = await requestContext(args);
  return redirect(paths.home(locale), {
    status: 302,
    headers: { "Cache-Control": "no-store", Vary: "Cookie" },
  });
}
