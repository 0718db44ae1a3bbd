import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import type { RequestContext } from "~/storefront/request/context";

/** What every intent of the cart's forms needs: the request, its context and the posted form. */
export interface CartPost {
  args: ActionFunctionArgs;
  reqContext: RequestContext;
  form: FormData;
}
