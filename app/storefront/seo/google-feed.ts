// The catalogue as RSS for Merchant Center and other services that read this format (CONTRACT §16).
import { largestOf } from "~/contract/constants/srcset";
import type { FeedOffer } from "~/contract/feed";
import { paths } from "~/paths";
import { type Site, urlIn } from "./meta";
import { escapeXml } from "./sitemap";

/** Limits of the format. */
const MAX_TITLE = 150;
const MAX_DESCRIPTION = 5000;
const MAX_MORE_PICTURES = 10;

const UNITS: Record<string, string> = { kg: "kg", l: "l", m: "m", m2: "sqm", piece: "ct" };

export const feedHead = ({ shopName, origin }: Site): string => `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel>
<title>${escapeXml(shopName)}</title><link>${escapeXml(origin)}</link><description>${escapeXml(shopName)}</description>
`;

export const FEED_END = "</channel></rss>\n";

/**
 * Writes one item.
 * @param country country of the prices
 */
export function feedItem(offer: FeedOffer, country: string, { locale, origin }: Site): string {
  const { item, qty } = offer;
  const money = (amount: string) => `${amount} ${item.currency}`;
  const [picture, ...more] = item.images.map((image) => new URL(largestOf(image), origin).href);
  const elements = Object.entries({
    id: item.sku,
    item_group_id: offer.group,
    title: item.name.slice(0, MAX_TITLE),
    description: (item.short_description || item.name).slice(0, MAX_DESCRIPTION),
    link: urlIn(locale, paths.product(item.slug), origin),
    image_link: picture,
    additional_image_link: more.slice(0, MAX_MORE_PICTURES),
    ...availabilityOf(offer),
    price: money(offer.price),
    sale_price: offer.sale_price && money(offer.sale_price),
    condition: "new",
    ...identityOf(offer),
    ...unitPriceOf(offer),
    multipack: qty > 1 ? String(qty) : null,
    energy_efficiency_class: item.compliance.energy?.class,
    shipping_weight: offer.weight === null ? null : `${offer.weight} g`,
  });
  const texts = elements.flatMap(([name, value]) =>
    [value ?? []].flat().map((text) => `<g:${name}>${escapeXml(text)}</g:${name}>`),
  );
  const shipping = offer.shipping
    ? `<g:shipping><g:country>${country}</g:country><g:service>${escapeXml(offer.shipping.service)}</g:service><g:price>${money(offer.shipping.price)}</g:price></g:shipping>`
    : "";
  return `<item>${texts.join("")}${shipping}</item>\n`;
}

/** Backordered goods need an arrival date; without one they are marked as out of stock. */
function availabilityOf({ item, qty, available }: FeedOffer) {
  if (available >= qty) return { availability: "in_stock" };
  if (!item.is_backorderable || !item.restock_date) return { availability: "out_of_stock" };
  return { availability: "backorder", availability_date: item.restock_date };
}

function identityOf({ item }: FeedOffer) {
  const { gtin, mpn } = item.compliance;
  const isKnown = gtin !== null || (mpn !== null && item.brand !== "");
  return { brand: item.brand || null, gtin, mpn, identifier_exists: isKnown ? null : "no" };
}

function unitPriceOf({ item, qty }: FeedOffer) {
  const content = item.compliance.net_quantity;
  const unit = content && UNITS[content.unit];
  if (!content || !unit) return {};
  // Rounded, because fractions of thousandths are not exact in binary.
  const measure = Number((Number(content.value) * qty).toFixed(6));
  return { unit_pricing_measure: `${measure} ${unit}`, unit_pricing_base_measure: `1 ${unit}` };
}
