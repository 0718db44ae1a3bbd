// The load context that the Worker passes to each loader and action.
import type { Ask } from "~/contract/client";
import type { Background, Env } from "~/platform/env";
import type { FormReadError } from "~/storefront/forms/read-form";

declare module "@remix-run/cloudflare" {
  interface Future {
    v3_singleFetch: true;
  }
  interface AppLoadContext {
    env: Env;
    ctx: Background;
    nonce: string;
    /** False for a cross-origin post (isSameOriginPost). */
    isSameOrigin: boolean;
    /** Parses the posted form on demand. Use postedForm() instead. */
    form: () => Promise<FormData | FormReadError>;
    /** Set-Cookie headers added to the response in any case. */
    cookies: string[];
    /** The Shop API, in process or remote. */
    api: Ask;
    /** The operator's API, in process or remote. */
    operatorApi: (request: Request) => Promise<Response>;
  }
}
