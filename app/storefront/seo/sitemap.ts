// Sitemaps: the URLs of one language with their translations (sitemaps.org, hreflang as xhtml:link).

import type { SitemapEntry, SitemapKind } from "~/contract/content";
import type { Locale } from "~/contract/wire";
import { CONTACTS, paths, WITHDRAWALS } from "~/paths";
import { type Site, urlIn } from "./meta";

const PATHS: Record<SitemapKind, (slug: string) => string> = {
  pages: paths.page,
  categories: paths.category,
  products: paths.product,
  articles: paths.article,
};

/** @param withScreens includes the screens that are in no table, only in the URL map */
export function sitemapEntries(
  kind: SitemapKind,
  entries: readonly SitemapEntry[],
  site: Site,
  withScreens: boolean,
): string[] {
  const screens = kind === "pages" && withScreens ? screensIn(site.locale) : [];
  const pages = entries.map(({ slug, updated_at }) => ({ path: PATHS[kind](slug), updatedAt: updated_at }));
  return [...screens, ...pages].map(({ path, updatedAt }) => entry(path, updatedAt, site));
}

const screensIn = (locale: Locale) =>
  [paths.products(), paths.news(), CONTACTS[locale], WITHDRAWALS[locale]].map((path) => ({
    path,
    updatedAt: null,
  }));

function entry(path: string, updatedAt: string | null, { locale, locales, origin }: Site): string {
  const alternates = locales.map(
    (other) =>
      `<xhtml:link rel="alternate" hreflang="${other}" href="${escapeXml(urlIn(other, path, origin))}"/>`,
  );
  const changed = updatedAt === null ? "" : `<lastmod>${escapeXml(updatedAt)}</lastmod>`;
  return `<url><loc>${escapeXml(urlIn(locale, path, origin))}</loc>${changed}${alternates.join("")}</url>`;
}

export const escapeXml = (text: string): string =>
  text.replace(/[&<>"']/g, (char) => `&#${char.charCodeAt(0)};`);

export function sitemapResponse(root: "urlset" | "sitemapindex", entries: string[]): Response {
  const body = `<?xml version="1.0" encoding="UTF-8"?>
<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.join("\n")}
</${root}>
`;
  return new Response(body, {
    headers: { "Content-Type": "application/xml; charset=utf-8", "Cache-Control": "public, max-age=3600" },
  });
}
