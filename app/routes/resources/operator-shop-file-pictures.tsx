import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { operatorContext } from "~/storefront/operator/require-operator";
import { or404 } from "~/storefront/response/or-404";

/** URLs of pictures that the library lacks. */
export async function loader(args: LoaderFunctionArgs) {
  const { shop } = await operatorContext(args, "data.write");
  return or404(shop.shopFiles.pictures({ upload: args.params.upload ?? "" }));
}
