import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { FEED_PAGES, MAX_PAGE_SIZE } from "~/contract/constants/paging";
import { companyOf, settingsOf } from "~/storefront/content/settings";
import { readContext } from "~/storefront/request/context";
import { pageFromUrl } from "~/storefront/request/page-number";
import { FEED_END, feedHead, feedItem } from "~/storefront/seo/google-feed";

/** Parameters: `?locale&country`, and `&page=2` for the next file if one cannot contain the whole catalogue. */
export async function loader(args: LoaderFunctionArgs) {
  const { shop, url, site } = await readContext(args);
  const [{ results: countries }, settings] = await Promise.all([
    shop.shop.shippingCountries({}),
    settingsOf(args),
  ]);
  const home = companyOf(settings)?.country;
  const country = url.searchParams.get("country") ?? countries.find((one) => one === home) ?? countries[0];
  const { page: file, isIgnored } = pageFromUrl(url);
  if (isIgnored || country === undefined || !countries.includes(country))
    return new Response(null, { status: 404 });

  const pageOf = (page: number) => shop.products.feed({ country, page, page_size: MAX_PAGE_SIZE });
  let page = (file - 1) * FEED_PAGES + 1;
  let list = await pageOf(page);
  if (file > 1 && page > list.page_count) return new Response(null, { status: 404 });
  const last = Math.min(list.page_count, file * FEED_PAGES);
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(encoder.encode(feedHead(site))),
    async pull(controller) {
      const items = list.results.map((offer) => feedItem(offer, country, site));
      controller.enqueue(encoder.encode(items.join("")));
      page += 1;
      if (page <= last) {
        list = await pageOf(page);
        return;
      }
      controller.enqueue(encoder.encode(FEED_END));
      controller.close();
    },
  });
  return new Response(body, {
    headers: { "Content-Type": "application/xml; charset=utf-8", "Cache-Control": "public, max-age=3600" },
  });
}
