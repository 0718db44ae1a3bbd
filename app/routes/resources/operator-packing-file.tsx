import { type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { operatorPaths } from "~/operator-paths";
import { chosenIds } from "~/storefront/operator/chosen-ids";
import { labelsCsv } from "~/storefront/operator/labels-csv";
import { operatorContext } from "~/storefront/operator/require-operator";
import { or404 } from "~/storefront/response/or-404";

/** Files for the selected orders to pack: packing lists in one PDF, or parcel labels. */
export async function loader(args: LoaderFunctionArgs) {
  const { shop, url, locale } = await operatorContext(args, "packing.read");
  const { ids } = chosenIds(url.searchParams);
  if (ids.length === 0) throw redirect(operatorPaths.packing());
  const chosen = { ids: ids.join(",") };
  if (args.params.file === "packing-lists.pdf") return or404(shop.packing.lists(chosen));
  if (args.params.file !== "labels.csv") throw new Response(null, { status: 404, statusText: "not_found" });
  return labelsCsv((await shop.packing.labels(chosen)).results, locale);
}
