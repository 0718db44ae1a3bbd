import { type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import type { ChosenOrder } from "~/contract/operator/chosen-orders";
import { operatorPaths } from "~/operator-paths";
import { chosenIds } from "~/storefront/operator/chosen-ids";
import { operatorContext } from "~/storefront/operator/require-operator";
import { csvFile, styleFor } from "~/storefront/response/csv-file";
import { or404 } from "~/storefront/response/or-404";

/** Of the orders chosen in the list: their packing lists in one file, or what goes on their parcels. */
export async function loader(args: LoaderFunctionArgs) {
  const { shop, url, locale } = await operatorContext(args, "orders.read");
  const { ids } = chosenIds(url.searchParams);
  if (ids.length === 0) throw redirect(operatorPaths.chosenOrders());
  const chosen = { ids: ids.join(",") };
  if (args.params.file === "packing-lists.pdf") return or404(shop.chosenOrders.packingLists(chosen));
  if (args.params.file !== "labels.csv") throw new Response(null, { status: 404, statusText: "not_found" });
  const { results } = await shop.chosenOrders.list(chosen);
  return csvFile("labels.csv", COLUMNS, results.map(labelOf), styleFor(null, locale));
}

const COLUMNS = [
  ...["order", "reference", "carrier", "recipient", "business_name", "address", "address_2", "postal_code"],
  ...["city", "province", "country", "phone", "email", "weight_kg"],
];

const labelOf = ({ number, reference, carrier, shipping_address: to, grams }: ChosenOrder) => [
  ...[number, reference, carrier, to.recipient, to.business_name, to.address, to.address_2, to.postal_code],
  ...[to.city, to.province, to.country, to.phone, to.email],
  grams === null ? "" : (grams / 1000).toFixed(3),
];
