// Converts content to the contract's shape: texts in the reader's language, pictures as images, HTML limited to the
// allow-list.

import { LOCALES } from "~/contract/constants/enums";
import {
  type Article,
  type ArticleSummary,
  Block,
  type Canvas,
  type Promotion,
  type Slider,
} from "~/contract/content";
import type { Image } from "~/contract/products";
import { fromCents, type Locale } from "~/contract/wire";
import type { Texts } from "~/db/columns";
import type { ArticleRow, WholeArticle } from "~/db/content/articles";
import type { PageRow } from "~/db/content/pages";
import type { CanvasRow, PromotionRow, SliderRow } from "~/db/content/showcase";
import type { PicturesByName } from "~/db/pictures";
import { textIn } from "~/domain/text-in";
import { HTML_PROPS, LINK_PROPS, safeLink } from "~/platform/html/allowed-html";
import { htmlOfText } from "~/platform/html/markdown";
import { sanitizeHtml } from "~/platform/html/sanitize-html";
import { logWarning } from "~/platform/log";
import { serializeImage } from "~/services/catalogue/serialize-image";

const textOrNull = (texts: Texts | null, locale: Locale) => (texts ? textIn(texts, locale) || null : null);

/** Leaves out unknown or malformed blocks with a warning (CONTRACT §2). */
export function serializeBlocks(
  page: Pick<PageRow, "slug" | "blocks">,
  locale: Locale,
  pictures: PicturesByName,
): Block[] {
  return page.blocks.flatMap((one) => {
    const read = Block.safeParse(localised(one, locale, pictures));
    if (!read.success)
      logWarning("block_left_out", { page: page.slug, cause: read.error.issues[0]?.message ?? "" });
    return read.success ? [read.data] : [];
  });
}

/** Converts stored props to the input of a block's schema. */
function localised(value: unknown, locale: Locale, pictures: PicturesByName): unknown {
  if (Array.isArray(value)) return value.map((one) => localised(one, locale, pictures));
  if (typeof value !== "object" || value === null) return value;
  if (isTexts(value)) return textOrNull(value, locale);
  const read = new Map(Object.entries(value).map(([key, one]) => [key, localised(one, locale, pictures)]));
  const alt = read.get("alt");
  for (const [key, one] of read) {
    if (typeof one !== "string") continue;
    if (key === "image") read.set(key, pictureOf(one, typeof alt === "string" ? alt : "", locale, pictures));
    if (LINK_PROPS.includes(key)) read.set(key, safeLink(one));
    if (HTML_PROPS.includes(key)) read.set(key, sanitizeHtml(htmlOfText(one)));
  }
  return Object.fromEntries(read);
}

const isTexts = (value: object): value is Texts => LOCALES.some((locale) => locale in value);

/**
 * Parses a picture with a background ("cellar.jpg|#eae3d2"), or a static file: "/images/x.svg|width|height|background".
 */
function pictureOf(
  picture: string | null,
  alt: string,
  locale: Locale,
  pictures: PicturesByName,
): Image | null {
  const [name = "", width, height] = picture?.split("|") ?? [];
  if (!name.startsWith("/")) return serializeImage(pictures.get(name) ?? null, alt, locale);
  return { url: name, alt, width: Number(width), height: Number(height), srcset: null };
}

const groundOf = (picture: string | null): string | null => /#[\da-f]{6}$/i.exec(picture ?? "")?.[0] ?? null;

export const serializeSlider = (
  { id, slot, slides }: SliderRow,
  locale: Locale,
  pictures: PicturesByName,
): Slider => ({
  id,
  slot,
  slides: slides.map((slide) => ({
    image: pictureOf(slide.image, "", locale, pictures),
    image_mobile: pictureOf(slide.image_mobile, "", locale, pictures),
    title: textIn(slide.title, locale),
    text: textIn(slide.text, locale),
    cta_label: textOrNull(slide.cta_label, locale),
    cta_href: safeLink(slide.cta_href),
    ground: groundOf(slide.image),
  })),
});

export const serializeArticleSummary = (article: ArticleRow, locale: Locale): ArticleSummary => ({
  id: article.id,
  slug: article.slug,
  title: textIn(article.title, locale),
  excerpt: textIn(article.excerpt, locale),
  image: serializeImage(article.picture, "", locale),
  author: article.author,
  tags: article.tags,
  published_at: article.publishedAt,
});

export const serializeArticle = (article: WholeArticle, locale: Locale): Article => ({
  ...serializeArticleSummary(article, locale),
  body: sanitizeHtml(htmlOfText(textIn(article.body, locale))),
  updated_at: article.updatedAt,
});

export const serializeCanvas = (canvas: CanvasRow, locale: Locale, pictures: PicturesByName): Canvas => ({
  id: canvas.id,
  slug: canvas.slug,
  title: textIn(canvas.title, locale),
  subtitle: textIn(canvas.subtitle, locale),
  body: sanitizeHtml(htmlOfText(textIn(canvas.body, locale))),
  image: pictureOf(canvas.image, "", locale, pictures),
  cta_label: textOrNull(canvas.ctaLabel, locale),
  cta_href: safeLink(canvas.ctaHref),
  promotion: canvas.promotion,
  position: canvas.position,
});

export const serializePromotion = (promotion: PromotionRow, locale: Locale): Promotion => ({
  id: promotion.id,
  slug: promotion.slug,
  name: textIn(promotion.name, locale),
  description: textIn(promotion.description, locale),
  kind: promotion.kind,
  value: fromCents(promotion.value),
  starts_at: promotion.startsAt,
  ends_at: promotion.endsAt,
  min_amount: promotion.minAmountCents === null ? null : fromCents(promotion.minAmountCents),
  canvas: promotion.canvas,
});
