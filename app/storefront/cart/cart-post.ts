import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import type { RequestContext } from "~/storefront/request/context";

/** Data that every intent of the cart's forms needs. */
export interface CartPost {
  args: ActionFunctionArgs;
  reqContext: RequestContext;
  form: FormData;
}
