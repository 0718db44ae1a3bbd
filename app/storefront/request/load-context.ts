// What the Worker hands to each loader and action.
import type { Env } from "~/platform/env";
import type { FormReadError } from "~/storefront/forms/read-form";

declare module "@remix-run/cloudflare" {
  interface Future {
    v3_singleFetch: true;
  }
  interface AppLoadContext {
    env: Env;
    ctx: ExecutionContext;
    /** For this answer's scripts: CSP. */
    nonce: string;
    /** False for a post that another site sent: isOwnPost. */
    isSameOrigin: boolean;
    /** What was posted: postedForm. */
    form: () => Promise<FormData | FormReadError>;
    /** The Shop API, in process or far away; the storefront knows no other way to it. */
    api: (request: Request) => Promise<Response>;
  }
}
