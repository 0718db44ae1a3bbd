import "~/kit";
import { type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { paths } from "~/paths";
import { requestContext } from "~/storefront/request/context";

/** The only route that redirects by locale: SPEC §2, redirects. */
export async function loader(args: LoaderFunctionArgs) {
  const { locale } = await requestContext(args);
  return redirect(paths.home(locale), {
    status: 302,
    headers: { "Cache-Control": "no-store", Vary: "Cookie" },
  });
}
