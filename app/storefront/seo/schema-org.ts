// Structured data (JSON-LD, schema.org) of the shop's pages.
import { largestOf } from "~/contract/constants/srcset";
import type { Article } from "~/contract/content";
import type { Product, Variant } from "~/contract/products";
import type { ReviewList } from "~/contract/reviews";
import type { CompanyData, DatedShippingPolicy } from "~/contract/shop";
import { paths } from "~/paths";
import { type Seo, urlIn } from "./meta";

const CONTEXT = { "@context": "https://schema.org" };

export const organizationJsonLd = (
  { shopName, origin }: Pick<Seo, "shopName" | "origin">,
  company: CompanyData | null,
  hasLogo: boolean,
) => ({
  ...CONTEXT,
  "@type": "OnlineStore",
  name: shopName,
  url: new URL(paths.index(), origin).href,
  ...(hasLogo && { logo: new URL(paths.brandLogo(), origin).href }),
  ...(company && {
    legalName: company.name,
    ...(company.vat_number && { vatID: company.vat_number }),
    ...(company.tax_code && { taxID: company.tax_code }),
    email: company.email,
    ...(company.phone && { telephone: company.phone }),
    address: {
      "@type": "PostalAddress",
      streetAddress: company.address,
      postalCode: company.postal_code,
      addressLocality: company.city,
      ...(company.province && { addressRegion: company.province }),
      addressCountry: company.country,
    },
  }),
});

export const breadcrumbJsonLd = (steps: { name: string; href: string }[], origin: string) => ({
  ...CONTEXT,
  "@type": "BreadcrumbList",
  itemListElement: steps.map(({ name, href }, index) => ({
    "@type": "ListItem",
    position: index + 1,
    name,
    item: new URL(href, origin).href,
  })),
});

export const articleJsonLd = (article: Article, publisher: string, origin: string) => ({
  ...CONTEXT,
  "@type": "Article",
  headline: article.title,
  description: article.excerpt,
  author: { "@type": "Person", name: article.author },
  publisher: { "@type": "Organization", name: publisher },
  datePublished: article.published_at,
  dateModified: article.updated_at,
  ...(article.image ? { image: new URL(largestOf(article.image), origin).href } : {}),
  mainEntityOfPage: new URL(paths.article(article.slug), origin).href,
});

/** A product with an offer for itself or for each of its variants, net or gross, in the page's language. */
export function productJsonLd(
  product: Product,
  variants: Variant[],
  { locale, shopName, origin }: Pick<Seo, "locale" | "shopName" | "origin">,
  reviews: Pick<ReviewList, "average" | "count"> | null,
  delivery: Delivery | null,
) {
  const addressOf = ({ slug }: Product) => urlIn(locale, paths.product(slug), origin);
  const items: Product[] = variants.length > 0 ? variants : [product];
  const { mpn, energy } = product.compliance;
  return {
    ...CONTEXT,
    "@type": "Product",
    name: product.name,
    description: product.short_description,
    sku: product.sku,
    ...gtinOf(product),
    ...(mpn ? { mpn } : {}),
    ...(product.brand !== "" && { brand: { "@type": "Brand", name: product.brand } }),
    ...(product.images.length > 0 && {
      image: product.images.map((image) => new URL(largestOf(image), origin).href),
    }),
    url: addressOf(product),
    ...(reviews?.average && {
      aggregateRating: {
        "@type": "AggregateRating",
        ratingValue: reviews.average,
        reviewCount: reviews.count,
      },
    }),
    ...(energy && {
      hasEnergyConsumptionDetails: {
        "@type": "EnergyConsumptionDetails",
        hasEnergyEfficiencyCategory: `https://schema.org/EUEnergyEfficiencyCategory${energy.class}`,
        energyEfficiencyScaleMin: "https://schema.org/EUEnergyEfficiencyCategoryG",
        energyEfficiencyScaleMax: "https://schema.org/EUEnergyEfficiencyCategoryA",
      },
    }),
    offers: items.map((item) => ({
      // Only for the item of this page: each variant has its own page with its own delivery.
      ...(delivery?.item === item.id && { shippingDetails: deliveryJsonLd(delivery, item.currency) }),
      "@type": "Offer",
      sku: item.sku,
      ...gtinOf(item),
      name: item.name,
      url: addressOf(item),
      price: item.price.price,
      priceCurrency: item.currency,
      ...(item.price.special_to ? { priceValidUntil: item.price.special_to.slice(0, 10) } : {}),
      priceSpecification: {
        "@type": "UnitPriceSpecification",
        price: item.price.price,
        priceCurrency: item.currency,
        valueAddedTaxIncluded: item.includes_vat,
      },
      itemCondition: "https://schema.org/NewCondition",
      availability: `https://schema.org/${availabilityOf(item)}`,
      seller: { "@type": "Organization", name: shopName },
    })),
  };
}

/** Price and days of an item's delivery, by the courier that its page shows. */
export interface Delivery {
  item: number;
  country: string;
  /** The shop's day. */
  today: string;
  courier: Pick<
    DatedShippingPolicy,
    "price" | "promised_by" | "arrives_by" | "estimated_days_min" | "estimated_days_max"
  >;
}

function deliveryJsonLd({ country, today, courier }: Delivery, currency: string) {
  const days = (from: string, to: string) => Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);
  const time = (minValue: number, maxValue: number) => ({
    ...{ "@type": "QuantitativeValue", minValue, maxValue: Math.max(minValue, maxValue), unitCode: "DAY" },
  });
  return {
    "@type": "OfferShippingDetails",
    shippingRate: { "@type": "MonetaryAmount", value: courier.price, currency },
    shippingDestination: { "@type": "DefinedRegion", addressCountry: country },
    deliveryTime: {
      "@type": "ShippingDeliveryTime",
      handlingTime: time(0, days(today, courier.promised_by)),
      transitTime: time(courier.estimated_days_min, days(courier.promised_by, courier.arrives_by)),
    },
  };
}

const DAY_MS = 86_400_000;

/** The property's name has the GTIN's length: gtin13. */
function gtinOf({ compliance: { gtin } }: Product): Record<string, string> {
  return gtin && /^(\d{8}|\d{12,14})$/.test(gtin) ? { [`gtin${gtin.length}`]: gtin } : {};
}

function availabilityOf({ quantity, is_backorderable, min_qty }: Product): string {
  if (is_backorderable) return quantity > 0 ? "InStock" : "BackOrder";
  return quantity >= min_qty ? "InStock" : "OutOfStock";
}
