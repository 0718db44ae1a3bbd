import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { idIn } from "~/contract/input/id";
import { requestContext } from "~/storefront/request/context";
import { or404 } from "~/storefront/response/or-404";

/** A quote as PDF for browsers, which have a session. The API's own URL needs a token. */
export async function loader(args: LoaderFunctionArgs) {
  const { shop } = await requestContext(args);
  const id = idIn(args.params.id);
  if (id === null) throw new Response(null, { status: 404, statusText: "not_found" });
  return or404(shop.quotes.document({ id }));
}
