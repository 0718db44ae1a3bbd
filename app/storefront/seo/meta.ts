// Meta tags for search engines and link previews.

import type { MetaDescriptor } from "@remix-run/cloudflare";
import type { Locale } from "~/contract/wire";
import { CONTACTS, HOMES, WITHDRAWALS } from "~/paths";

const OG_LOCALES: Record<Locale, string> = { it: "it_IT", en: "en_GB", es: "es_ES" };

export interface Site {
  locale: Locale;
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
  /** The Open Graph type. The default is "website". */
  type?: "product" | "article";
  /** "noindex" if search engines should skip the page. */
  robots?: string;
  [JSON_LD]?: Record<string, unknown>[];
}

/** Serialization skips symbols, so these data never reach the browser; crawlers read the page itself. */
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
    // `x-default` applies to all other languages.
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

/**
 * Returns structured data for the page's head. No component renders it.
 * @param data data by route
 */
export function jsonLdTags(data: Record<string, unknown>): string {
  const facts = Object.values(data).flatMap((one) => {
    const seo: unknown = one && Reflect.get(Object(one), "seo");
    return ((seo && Reflect.get(Object(seo), JSON_LD)) || []) as Record<string, unknown>[];
  });
  // Escapes "<", because a string could close the script element.
  return facts
    .map((one) => JSON.stringify(one).replaceAll("<", "\\u003c"))
    .map((text) => `<script type="application/ld+json">${text}</script>`)
    .join("");
}

/** Returns a page's URL in one language. Each language is canonical by itself (CONTRACT §8). */
export function urlIn(locale: Locale, canonical: string, origin: string): string {
  const url = new URL(canonical, origin);
  const localizedPaths = LOCALIZED_PATHS.find((pages) =>
    Object.values(pages).some((path) => path === url.pathname),
  );
  if (localizedPaths) url.pathname = localizedPaths[locale];
  else url.searchParams.set("locale", locale);
  return url.href;
}

const LOCALIZED_PATHS = [HOMES, CONTACTS, WITHDRAWALS];
