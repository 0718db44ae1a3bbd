import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { MAX_SEARCH_LENGTH } from "~/contract/constants/limits";
import { MAX_PAGE_SIZE } from "~/contract/constants/paging";
import { requestContext } from "~/storefront/request/context";
import { pageFromUrl } from "~/storefront/request/page-number";
import { csvFile, styleFor } from "~/storefront/response/csv-file";

/** An agent's customers, a hundred per page. `search` and `page` work as on the page itself. */
export async function loader(args: LoaderFunctionArgs) {
  const { shop, url, locale } = await requestContext(args);
  const search = (url.searchParams.get("search") ?? "").trim().slice(0, MAX_SEARCH_LENGTH);
  const { results } = await shop.customers.list({
    search: search || undefined,
    page: pageFromUrl(url).page,
    page_size: MAX_PAGE_SIZE,
  });
  const rows = results.map(({ id, username, first_name, last_name, customer_profile, city, ...customer }) => [
    ...[id, customer_profile?.business_name || `${first_name} ${last_name}`, username, city],
    ...[customer.last_order_date, customer.next_order_day, customer.order_due, customer.cart_rows],
  ]);
  return csvFile("customers.csv", COLUMNS, rows, styleFor(args.request, locale));
}

const COLUMNS = [
  ...["customer", "name", "username", "city"],
  ...["last_order_date", "next_order_day", "order_due", "cart_rows"],
];
