// What the Worker hands to each loader and action.
import type { Env } from "~/platform/env";
import type { Posted } from "./broken";

declare module "@remix-run/cloudflare" {
  interface AppLoadContext {
    env: Env;
    ctx: ExecutionContext;
    /** For this answer's scripts: CSP. */
    nonce: string;
    /** False for a post that another site sent: isOwnPost. */
    ownPost: boolean;
    /** What the form said, for a page that cannot take it now: postedFields. */
    posted: () => Promise<Posted>;
    /** The Shop API, in process or far away; the storefront knows no other way to it. */
    api: (request: Request) => Promise<Response>;
  }
}
