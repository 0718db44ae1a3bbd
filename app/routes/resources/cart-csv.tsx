import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { openCart } from "~/storefront/cart/open-cart";
import { requestContext } from "~/storefront/request/context";
import { csvFile, styleFor } from "~/storefront/response/csv-file";

/** The rows of the cart, as its page shows them. The order pad can import the file. */
export async function loader(args: LoaderFunctionArgs) {
  const context = await requestContext(args);
  const { cart, opened } = await openCart(args, context);
  const rows = opened.rows.map(
    ({ id, product, product_detail, qty, notes, unit_price, total_price, vat_rate }) => [
      ...[product_detail.sku, qty, notes, product_detail.name, unit_price, total_price],
      ...[cart.currency, cart.includes_vat, vat_rate, product, id],
    ],
  );
  return csvFile("cart.csv", COLUMNS, rows, styleFor(args.request, context.locale));
}

const COLUMNS = [
  ...["sku", "qty", "notes", "name", "unit_price", "total_price"],
  ...["currency", "includes_vat", "vat_rate", "product", "row"],
];
