import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import type { RequestContext } from "~/storefront/request/context";

export interface CartPost {
  args: ActionFunctionArgs;
  reqContext: RequestContext;
  form: FormData;
}
