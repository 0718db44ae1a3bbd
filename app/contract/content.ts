// Content: pages built of blocks, articles, sliders, canvases and their promotions.
import { z } from "zod";
import { LINK_PLACES, PROMOTION_KINDS, SITEMAP_KINDS } from "./constants/enums";
import { SITEMAP_PAGE_SIZE } from "./constants/paging";
import { Image } from "./products";
import { Instant, Money, paging } from "./wire";

/** The link of a button: a path of this shop or a URL. */
const Link = z.string().nullable();

export const Slide = z.object({
  image: Image.nullable(),
  image_mobile: Image.nullable(),
  title: z.string(),
  text: z.string(),
  cta_label: z.string().nullable(),
  cta_href: Link,
  /** Added to CONTRACT §2: the image's background colour ("#eae3d2"), for the text beside it. */
  ground: z.string().nullable(),
});
export type Slide = z.infer<typeof Slide>;

export const Slider = z.object({ id: z.int(), slot: z.string(), slides: z.array(Slide) });
export type Slider = z.infer<typeof Slider>;

export const ArticleSummary = z.object({
  id: z.int(),
  slug: z.string(),
  title: z.string(),
  excerpt: z.string(),
  image: Image.nullable(),
  author: z.string(),
  tags: z.array(z.string()),
  published_at: Instant,
});
export type ArticleSummary = z.infer<typeof ArticleSummary>;

export const Article = ArticleSummary.extend({ body: z.string(), updated_at: Instant });
export type Article = z.infer<typeof Article>;

export const Canvas = z.object({
  id: z.int(),
  slug: z.string(),
  title: z.string(),
  subtitle: z.string(),
  body: z.string(),
  image: Image.nullable(),
  cta_label: z.string().nullable(),
  cta_href: Link,
  promotion: z.int().nullable(),
  position: z.int(),
});
export type Canvas = z.infer<typeof Canvas>;

export const Promotion = z.object({
  id: z.int(),
  slug: z.string(),
  name: z.string(),
  description: z.string(),
  kind: z.enum(PROMOTION_KINDS),
  /** A percentage or an amount, by its kind; both are decimal strings. */
  value: Money,
  starts_at: z.string(),
  ends_at: z.string(),
  min_amount: Money.nullable(),
  canvas: z.int().nullable(),
});
export type Promotion = z.infer<typeof Promotion>;

const block = <Type extends string, Props extends z.ZodRawShape>(type: Type, props: Props) =>
  z.object({ id: z.int(), type: z.literal(type), props: z.object(props) });

const title = z.string().nullable().default(null);
const image = Image.nullable().default(null);
const button = { cta_label: z.string().nullable().default(null), cta_href: Link.default(null) };

const month = z.int().min(1).max(12);
/** A task from one month to another of the same year. */
export const CalendarJob = z.object({
  title: z.string(),
  text: z.string().default(""),
  cta_href: Link.default(null),
  from: month,
  to: month,
});
export type CalendarJob = z.infer<typeof CalendarJob>;

/** The block types of a page; they refer to other content by slot, slug or id. */
export const Block = z.discriminatedUnion("type", [
  block("hero", {
    /** Added to CONTRACT §2, like the second link and the products: a line above the title. */
    eyebrow: z.string().nullable().default(null),
    title: z.string(),
    text: z.string().default(""),
    image,
    ...button,
    more_label: z.string().nullable().default(null),
    more_href: Link.default(null),
    /** Shown with their prices instead of the image. */
    products: z.array(z.int()).max(5).default([]),
  }),
  block("rich_text", { body: z.string() }),
  block("image", { image: Image, caption: z.string().nullable().default(null) }),
  block("category_grid", { title, categories: z.array(z.string()) }),
  block("product_carousel", {
    title,
    /** These products, in this order; null: those that the filter finds. */
    products: z.array(z.int()).nullable().default(null),
    filter: z
      .object({
        bestseller: z.boolean().optional(),
        new: z.boolean().optional(),
        offers: z.boolean().optional(),
        categories: z.array(z.string()).optional(),
      })
      .nullable()
      .default(null),
    limit: z.int().min(1).max(24).default(12),
    /** Cards in a row, or names and prices as on a wine list. */
    look: z.enum(["plates", "list"]).default("plates"),
    text: z.string().nullable().default(null),
  }),
  block("canvas", { canvas: z.string() }),
  block("slider", { slot: z.string() }),
  block("news", {
    title,
    limit: z.int().min(1).max(24).default(3),
    tag: z.string().nullable().default(null),
  }),
  /** Added to CONTRACT §2: shipping price, dispatch time and withdrawal period. */
  block("promises", {}),
  /** Added to CONTRACT §2: the year's tasks, one row per category. */
  block("calendar", {
    title,
    rows: z.array(z.object({ category: z.string(), jobs: z.array(CalendarJob).max(12) })).max(8),
  }),
  block("columns", { title, columns: z.array(z.object({ image, title: z.string(), body: z.string() })) }),
  block("cta", { title: z.string(), text: z.string().default(""), ...button }),
  block("faq", { title, items: z.array(z.object({ question: z.string(), answer: z.string() })) }),
  block("html", { html: z.string() }),
]);
export type Block = z.infer<typeof Block>;

/** The part of the footer that links a page; null: no link. */
export const PageSection = z.enum(["company", "service"]);

export const PageSummary = z.object({
  slug: z.string(),
  title: z.string(),
  /** Added to CONTRACT §3. */
  section: PageSection.nullable(),
});
export type PageSummary = z.infer<typeof PageSummary>;

export const Page = z.object({
  slug: z.string(),
  title: z.string(),
  description: z.string(),
  blocks: z.array(Block),
  updated_at: Instant,
});
export type Page = z.infer<typeof Page>;

/** A link of the menu or of a column of the footer: a path of this shop or an https URL. */
export const SiteLink = z.object({ place: z.enum(LINK_PLACES), label: z.string(), target: z.string() });
export type SiteLink = z.infer<typeof SiteLink>;

/** Target of an old address: a path of this shop, permanent (301) or temporary (302). */
export const Redirect = z.object({ to: z.string(), status: z.union([z.literal(301), z.literal(302)]) });
export type Redirect = z.infer<typeof Redirect>;

export const SitemapKind = z.enum(SITEMAP_KINDS);
export type SitemapKind = z.infer<typeof SitemapKind>;
export const SitemapEntry = z.object({ slug: z.string(), updated_at: Instant });
export type SitemapEntry = z.infer<typeof SitemapEntry>;
export const SitemapQuery = z.object({
  page: paging.page,
  page_size: z.coerce.number().pipe(z.int().min(1).max(SITEMAP_PAGE_SIZE)).optional(),
});
