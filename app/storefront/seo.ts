// What a page says of itself to search engines and to whoever shares its link.
import type { MetaDescriptor } from "@remix-run/cloudflare";
import type { Article } from "~/contract/content";
import type { Product, Variant } from "~/contract/products";
import type { Locale } from "~/contract/wire";
import { CONTACTS, HOMES, paths, WITHDRAWALS } from "~/paths";

// Not the contract's own list: metaOf runs in the browser too, where zod has no business.
const LOCALES: readonly Locale[] = ["it", "en", "es"];

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
  const address = (locale: Locale) => addressIn(locale, seo.canonical, seo.origin);
  const title = seo.title.startsWith(seo.shopName) ? seo.title : `${seo.title} | ${seo.shopName}`;
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

/** A page's address in one language: each language is canonical by itself (CONTRACT §8). */
export function addressIn(locale: Locale, canonical: string, origin: string): string {
  const url = new URL(canonical, origin);
  const sisters = SISTERS.find((pages) => Object.values(pages).some((path) => path === url.pathname));
  if (sisters) url.pathname = sisters[locale];
  else url.searchParams.set("locale", locale);
  return url.href;
}

// Pages that have a path of their own in each language.
const SISTERS = [HOMES, CONTACTS, WITHDRAWALS];

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

/** An article as schema.org says it. */
export const articleFacts = (article: Article, publisher: string, origin: string) => ({
  "@context": "https://schema.org",
  "@type": "Article",
  headline: article.title,
  description: article.excerpt,
  author: { "@type": "Person", name: article.author },
  publisher: { "@type": "Organization", name: publisher },
  datePublished: article.published_at,
  dateModified: article.updated_at,
  ...(article.image ? { image: new URL(article.image.url, origin).href } : {}),
  mainEntityOfPage: new URL(paths.article(article.slug), origin).href,
});

/** A product with what each of its variants costs, as schema.org says it. */
export function productFacts(product: Product, variants: Variant[], origin: string) {
  const address = new URL(paths.product(product.slug), origin).href;
  const items: Product[] = variants.length > 0 ? variants : [product];
  return {
    "@context": "https://schema.org",
    "@type": "Product",
    name: product.name,
    description: product.short_description,
    sku: product.sku,
    ...(product.compliance.gtin ? { gtin13: product.compliance.gtin } : {}),
    brand: { "@type": "Brand", name: product.brand },
    ...(product.image ? { image: new URL(product.image.url, origin).href } : {}),
    url: address,
    offers: items.map((item) => ({
      "@type": "Offer",
      sku: item.sku,
      name: item.name,
      url: item === product ? address : new URL(paths.product(item.slug), origin).href,
      price: item.price.price,
      priceCurrency: item.currency,
      availability: `https://schema.org/${availabilityOf(item)}`,
    })),
  };
}

function availabilityOf({ quantity, is_backorderable }: Product): string {
  if (quantity > 0) return "InStock";
  return is_backorderable ? "BackOrder" : "OutOfStock";
}
