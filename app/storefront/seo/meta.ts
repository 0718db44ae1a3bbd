// Meta tags for search engines and link previews.

import type { MetaDescriptor } from "@remix-run/cloudflare";
import type { Locale } from "~/contract/wire";
import { CONTACTS, HOMES, WITHDRAWALS } from "~/paths";

const OG_LOCALES: Record<Locale, string> = { it: "it_IT", en: "en_GB", es: "es_ES" };

/** What is the same on every page of a request. */
export interface Site {
  locale: Locale;
  /** The languages that the shop offers. */
  locales: readonly Locale[];
  mainLocale: Locale;
  shopName: string;
  origin: string;
}

export interface Seo extends Site {
  title: string;
  description?: string;
  /** Path and query of the canonical URL, without `locale`. */
  canonical: string;
  image?: string | null;
  /** The Open Graph type; default "website". */
  type?: "product" | "article";
  /** "noindex" where search engines should skip the page. */
  robots?: string;
  [JSON_LD]?: Record<string, unknown>[];
}

/** No name that data have on their way to a browser: machines read the page alone. */
export const JSON_LD = Symbol("JSON-LD");

export function metaOf(seo: Seo | undefined): MetaDescriptor[] {
  if (!seo) return [];
  const address = (locale: Locale) => urlIn(locale, seo.canonical, seo.origin);
  const title = seo.title.startsWith(seo.shopName) ? seo.title : `${seo.title} | ${seo.shopName}`;
  return [
    { title },
    ...(seo.description ? [{ name: "description", content: seo.description }] : []),
    ...(seo.robots ? [{ name: "robots", content: seo.robots }] : []),
    { tagName: "link", rel: "canonical", href: address(seo.locale) },
    ...seo.locales.map((locale) => ({
      tagName: "link",
      rel: "alternate",
      hrefLang: locale,
      href: address(locale),
    })),
    // For other languages.
    { tagName: "link", rel: "alternate", hrefLang: "x-default", href: address(seo.mainLocale) },
    { property: "og:title", content: seo.title },
    { property: "og:type", content: seo.type ?? "website" },
    { property: "og:url", content: address(seo.locale) },
    { property: "og:site_name", content: seo.shopName },
    { property: "og:locale", content: OG_LOCALES[seo.locale] },
    ...seo.locales
      .filter((locale) => locale !== seo.locale)
      .map((locale) => ({
        property: "og:locale:alternate",
        content: OG_LOCALES[locale],
      })),
    ...(seo.description ? [{ property: "og:description", content: seo.description }] : []),
    ...(seo.image ? [{ property: "og:image", content: new URL(seo.image, seo.origin).href }] : []),
  ];
}

/** What a page says to machines, for its head: no component has a part in it. @param data by route */
export function jsonLdTags(data: Record<string, unknown>): string {
  const facts = Object.values(data).flatMap((one) => {
    const seo: unknown = one && Reflect.get(Object(one), "seo");
    return ((seo && Reflect.get(Object(seo), JSON_LD)) || []) as Record<string, unknown>[];
  });
  // No "<": the block ends where it says.
  return facts
    .map((one) => JSON.stringify(one).replaceAll("<", "\\u003c"))
    .map((text) => `<script type="application/ld+json">${text}</script>`)
    .join("");
}

/** A page's URL in one language: each language is canonical by itself (CONTRACT §8). */
export function urlIn(locale: Locale, canonical: string, origin: string): string {
  const url = new URL(canonical, origin);
  const localizedPaths = LOCALIZED_PATHS.find((pages) =>
    Object.values(pages).some((path) => path === url.pathname),
  );
  if (localizedPaths) url.pathname = localizedPaths[locale];
  else url.searchParams.set("locale", locale);
  return url.href;
}

// Pages with a path in each language.
const LOCALIZED_PATHS = [HOMES, CONTACTS, WITHDRAWALS];
