// What a page says of itself to search engines and to whoever shares its link.
import type { MetaDescriptor } from "@remix-run/cloudflare";
import { LOCALES, type Locale } from "~/contract/wire";

export interface Seo {
  title: string;
  description?: string;
  /** Path and query of the one address that this content has, without `locale`. */
  canonical: string;
  locale: Locale;
  shopName: string;
  origin: string;
  image?: string | null;
  /** "noindex" for what search engines should leave out. */
  robots?: string;
  jsonLd?: Record<string, unknown>[];
}

export function metaOf(seo: Seo | undefined): MetaDescriptor[] {
  if (!seo) return [];
  const address = (locale: Locale) => localised(seo, locale);
  const title = `${seo.title} | ${seo.shopName}`;
  return [
    { title },
    ...(seo.description ? [{ name: "description", content: seo.description }] : []),
    ...(seo.robots ? [{ name: "robots", content: seo.robots }] : []),
    { tagName: "link", rel: "canonical", href: address(seo.locale) },
    ...LOCALES.map((locale) => ({
      tagName: "link",
      rel: "alternate",
      hrefLang: locale,
      href: address(locale),
    })),
    { property: "og:title", content: seo.title },
    { property: "og:type", content: "website" },
    { property: "og:url", content: address(seo.locale) },
    { property: "og:site_name", content: seo.shopName },
    ...(seo.description ? [{ property: "og:description", content: seo.description }] : []),
    ...(seo.image ? [{ property: "og:image", content: new URL(seo.image, seo.origin).href }] : []),
    ...(seo.jsonLd ?? []).map((facts) => ({ "script:ld+json": facts })),
  ];
}

/** The page's address in one language: each language is canonical by itself (CONTRACT §8). */
function localised(seo: Seo, locale: Locale): string {
  const url = new URL(seo.canonical, seo.origin);
  url.searchParams.set("locale", locale);
  return url.href;
}

/** The way to a page as schema.org says it. */
export const breadcrumbFacts = (steps: { name: string; href: string }[], origin: string) => ({
  "@context": "https://schema.org",
  "@type": "BreadcrumbList",
  itemListElement: steps.map(({ name, href }, index) => ({
    "@type": "ListItem",
    position: index + 1,
    name,
    item: new URL(href, origin).href,
  })),
});
