import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { idIn } from "~/contract/input/id";
import { requestContext } from "~/storefront/request/context";
import { or404 } from "~/storefront/response/or-404";

/** A document's file for browsers, which have a session. The API's own URL needs a token. */
export async function loader(args: LoaderFunctionArgs) {
  const { shop } = await requestContext(args);
  const id = idIn(args.params.id);
  if (id === null) throw new Response(null, { status: 404, statusText: "not_found" });
  const headers = new Headers();
  for (const name of FORWARDED_HEADERS) {
    const value = args.request.headers.get(name);
    if (value !== null) headers.set(name, value);
  }
  return or404(shop.documents.file({ id }, { headers }));
}

const FORWARDED_HEADERS = ["Range", "If-Range", "If-None-Match", "If-Modified-Since"];
