import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { SitemapKind } from "~/contract/content";
import { readContext } from "~/storefront/request/context";
import { sitemapEntries, sitemapResponse } from "~/storefront/seo/sitemap";

/** One kind of page in one language, with hreflang links to the others. */
export async function loader(args: LoaderFunctionArgs) {
  const { shop, url, site } = await readContext(args);
  const kind = SitemapKind.parse(/sitemap-(\w+)\.xml/.exec(url.pathname)?.[1]);
  const page = Number(/^[1-9]\d{0,4}$/.exec(url.searchParams.get("page") ?? "")?.[0] ?? 1);
  const { results } = await shop.content.sitemap({ kind, page });
  return sitemapResponse("urlset", sitemapEntries(kind, results, site, page === 1));
}
