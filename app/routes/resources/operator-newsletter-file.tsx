import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { operatorContext } from "~/storefront/operator/require-operator";
import { or404 } from "~/storefront/response/or-404";

/** Newsletter subscribers, for the program that sends it. */
export async function loader(args: LoaderFunctionArgs) {
  const { shop } = await operatorContext(args, "customers.write");
  return or404(shop.newsletter.export({}));
}
