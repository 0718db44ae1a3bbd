import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { operatorContext } from "~/storefront/operator/require-operator";
import { or404 } from "~/storefront/response/or-404";

/** A table as a CSV file for spreadsheets, streamed. */
export async function loader(args: LoaderFunctionArgs) {
  const { shop } = await operatorContext(args, "data.read");
  return or404(shop.files.export({ table: args.params.table ?? "", spreadsheet: "true" }));
}
