import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { workerScript } from "~/storefront/order-pad/worker-script";

/**
 * The order pad's service worker. It is public, because a browser must be able to update or remove it after signing out
 * too.
 */
export async function loader(args: LoaderFunctionArgs) {
  return new Response(await workerScript(args), {
    headers: {
      "Content-Type": "text/javascript; charset=utf-8",
      "Cache-Control": "no-cache",
      // The worker must observe catalogue pages and sign-outs, which have no common path.
      "Service-Worker-Allowed": "/",
      "Content-Security-Policy": "default-src 'self'",
    },
  });
}
