import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { idIn } from "~/contract/input/id";
import { operatorContext } from "~/storefront/operator/require-operator";
import { csvFile, styleFor } from "~/storefront/response/csv-file";
import { or404 } from "~/storefront/response/or-404";

export async function loader(args: LoaderFunctionArgs) {
  const { shop, locale } = await operatorContext(args, "catalogue.read");
  const id = idIn(args.params.id) ?? 0;
  const { results } = await or404(shop.bulkChanges.rows({ id, page: -1 }));
  const rows = results.map((row) => [row.sku, row.name, row.before, row.after, row.state, row.fault]);
  return csvFile(
    `bulk-change-${id}.csv`,
    ["sku", "name", "before", "after", "state", "fault"],
    rows,
    styleFor(null, locale),
  );
}
