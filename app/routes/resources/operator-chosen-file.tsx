import { type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { operatorPaths } from "~/operator-paths";
import { chosenIds } from "~/storefront/operator/chosen-ids";
import { labelsCsv } from "~/storefront/operator/labels-csv";
import { operatorContext } from "~/storefront/operator/require-operator";
import { or404 } from "~/storefront/response/or-404";

/** Files for the orders selected in the list: packing lists in one PDF, or parcel labels. */
export async function loader(args: LoaderFunctionArgs) {
  const { shop, url, locale } = await operatorContext(args, "orders.read");
  const { ids } = chosenIds(url.searchParams);
  if (ids.length === 0) throw redirect(operatorPaths.chosenOrders());
  const chosen = { ids: ids.join(",") };
  if (args.params.file === "packing-lists.pdf") return or404(shop.chosenOrders.packingLists(chosen));
  if (args.params.file !== "labels.csv") throw new Response(null, { status: 404, statusText: "not_found" });
  const { results } = await shop.chosenOrders.list(chosen);
  return labelsCsv(results, locale);
}
