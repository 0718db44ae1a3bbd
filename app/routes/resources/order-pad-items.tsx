import { json, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { MAX_SEARCH_LENGTH } from "~/contract/constants/limits";
import { requestContext } from "~/storefront/request/context";

/**
 * Item suggestions while a line of the order pad is typed (JavaScript only). Without JavaScript, a line that matches no
 * SKU is stored as a pending line with its suggestions.
 */
export async function loader(args: LoaderFunctionArgs) {
  const { shop, url, viewer } = await requestContext(args);
  const search = (url.searchParams.get("search") ?? "").slice(0, MAX_SEARCH_LENGTH);
  const { results } = await shop.orderPad.search({ search, customer: viewer.customer?.id });
  return json({ search, items: results }, { headers: { "Cache-Control": "private, no-store" } });
}
