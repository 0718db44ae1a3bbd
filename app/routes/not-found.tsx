import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { enter } from "~/storefront/enter";

/** Whatever no row of the URL map names. */
export async function loader(args: LoaderFunctionArgs) {
  await enter(args);
  throw new Response(null, { status: 404, statusText: "not_found" });
}

export { loader as action };

export default function NotFound() {
  return null;
}
