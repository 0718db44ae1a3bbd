import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { SITEMAP_KINDS } from "~/contract/constants/enums";
import { SITEMAP_PAGE_SIZE } from "~/contract/constants/paging";
import { paths } from "~/paths";
import { readContext } from "~/storefront/request/context";
import { escapeXml, sitemapResponse } from "~/storefront/seo/sitemap";

/** The sitemap index: one sitemap per kind and language, split at the maximum size. */
export async function loader(args: LoaderFunctionArgs) {
  const { shop, site, url } = await readContext(args);
  const counts = await Promise.all(
    SITEMAP_KINDS.map(async (kind) => {
      const { count } = await shop.content.sitemap({ kind, page_size: 1 });
      return { kind, pages: Math.max(1, Math.ceil(count / SITEMAP_PAGE_SIZE)) };
    }),
  );
  const files = counts.flatMap(({ kind, pages }) =>
    site.locales.flatMap((locale) =>
      Array.from({ length: pages }, (_, index) =>
        paths.sitemapOf(kind, { locale, page: index === 0 ? null : index + 1 }),
      ),
    ),
  );
  const entries = files.map(
    (file) => `<sitemap><loc>${escapeXml(new URL(file, url.origin).href)}</loc></sitemap>`,
  );
  return sitemapResponse("sitemapindex", entries);
}
