import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { requestContext } from "~/storefront/request/context";
import { csvFile, styleFor } from "~/storefront/response/csv-file";
import { or404 } from "~/storefront/response/or-404";

/** A product's prices as its page shows them to the viewer: a row per item and minimum quantity. */
export async function loader(args: LoaderFunctionArgs) {
  const { shop, viewer, locale } = await requestContext(args);
  const product = await or404(
    shop.products.get({
      id: args.params.slug ?? "",
      expand: "variants",
      customer: viewer.customer?.id,
      season: viewer.season ?? undefined,
    }),
  );
  const variants = product.variants ?? [];
  const items = variants.length > 0 ? variants : [product];
  const rows = items.flatMap(({ id, sku, name, uom, package_size, quantity, min_qty, qty_step, price }) => {
    const tiers = price.tiers.filter((tier) => tier.min_qty > 1);
    return [{ min_qty: 1, price: price.price }, ...tiers].map((tier) => [
      ...[id, sku, name, uom, package_size, quantity, min_qty, qty_step],
      ...[tier.min_qty, tier.price, price.currency, price.includes_vat, price.vat_rate],
    ]);
  });
  return csvFile("prices.csv", COLUMNS, rows, styleFor(args.request, locale));
}

const COLUMNS = [
  ...["product", "sku", "name", "uom", "package_size", "quantity", "min_qty", "qty_step"],
  ...["from_qty", "price", "currency", "includes_vat", "vat_rate"],
];
