import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { MAX_PAGE_SIZE } from "~/contract/constants/paging";
import { requestContext } from "~/storefront/request/context";
import { pageFromUrl } from "~/storefront/request/page-number";
import { csvFile, styleFor } from "~/storefront/response/csv-file";

/** The customer's orders, a hundred per page, newest first. */
export async function loader(args: LoaderFunctionArgs) {
  const { shop, viewer, url, locale } = await requestContext(args);
  const { results } = await shop.orders.list({
    customer: viewer.customer?.id,
    page: pageFromUrl(url).page,
    page_size: MAX_PAGE_SIZE,
  });
  const rows = results.map((order) => [
    ...[order.id, order.number, order.date, order.status, order.customer_reference, order.article_count],
    ...[
      order.rows_total,
      order.discount,
      order.shipping_price,
      order.payment_surcharge,
      order.vat,
      order.total,
    ],
    ...[
      order.currency,
      order.payment.kind,
      order.payment.state,
      order.requested_date,
      order.promised_by,
      order.invoice?.number ?? null,
    ],
  ]);
  return csvFile("orders.csv", COLUMNS, rows, styleFor(args.request, locale));
}

const COLUMNS = [
  ...["order", "number", "date", "status", "customer_reference", "article_count"],
  ...["rows_total", "discount", "shipping_price", "payment_surcharge", "vat", "total"],
  ...["currency", "payment_kind", "payment_state", "requested_date", "promised_by", "invoice"],
];
