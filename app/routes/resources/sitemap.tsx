import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { SitemapKind } from "~/contract/content";
import { readContext } from "~/storefront/request/context";
import { pageFromUrl } from "~/storefront/request/page-number";
import { sitemapEntries, sitemapResponse } from "~/storefront/seo/sitemap";

/** One kind of page in one language, with hreflang links to the others. */
export async function loader(args: LoaderFunctionArgs) {
  const { shop, url, site } = await readContext(args);
  const kind = SitemapKind.parse(/sitemap-(\w+)\.xml/.exec(url.pathname)?.[1]);
  const { page, isIgnored } = pageFromUrl(url);
  const { results } = await shop.content.sitemap({ kind, page });
  if (isIgnored || (page > 1 && results.length === 0)) return new Response(null, { status: 404 });
  return sitemapResponse("urlset", sitemapEntries(kind, results, site, page === 1));
}
