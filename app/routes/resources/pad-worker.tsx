import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { workerScript } from "~/storefront/order-pad/worker-script";

/** The order pad's service worker, for anybody: one that is there must hear of its end after a sign-out too. */
export async function loader(args: LoaderFunctionArgs) {
  return new Response(await workerScript(args), {
    headers: {
      "Content-Type": "text/javascript; charset=utf-8",
      "Cache-Control": "no-cache",
      // It must see pages of the catalogue, and who signs out: these have no path in common.
      "Service-Worker-Allowed": "/",
      "Content-Security-Policy": "default-src 'self'",
    },
  });
}
