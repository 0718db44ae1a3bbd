// Pages, articles, sliders, canvases and promotions (CONTRACT §3).

import type { Handlers } from "~/api/http/handler";
import { listAnswer, sliceOf } from "~/api/http/paging";
import { SITEMAP_PAGE_SIZE } from "~/contract/constants/paging";
import { PageSection } from "~/contract/content";
import { idIn } from "~/contract/input/id";
import { Locale } from "~/contract/wire";
import { textIn } from "~/domain/text-in";
import { madeOnce } from "~/platform/cache/made-once";
import {
  listLinks,
  listPages,
  listPromotions,
  listPublishedArticles,
  listSliders,
  pagePictures,
  pageWithSlug,
  publishedArticle,
  redirectOf,
  showcasePictures,
  shownCanvasses,
  sitemapOf,
} from "~/services/content/content";
import { notFound } from "~/services/refusal";
import {
  serializeArticle,
  serializeArticleSummary,
  serializeBlocks,
  serializeCanvas,
  serializePromotion,
  serializeSlider,
} from "./serialize-content";

export const content: Handlers<"content"> = {
  async articles(c, { tag, ...paging }) {
    const slice = sliceOf(paging);
    const { count, articles } = await listPublishedArticles(c, tag ?? null, slice);
    return listAnswer(
      slice,
      count,
      articles.map((article) => serializeArticleSummary(article, c.locale)),
    );
  },

  async article(c, { id }) {
    return serializeArticle(await publishedArticle(c, named(id)), c.locale);
  },

  async sliders(c, { slot, ...paging }) {
    const pictures = await showcasePictures(c);
    const all = (await listSliders(c)).filter((slider) => slot === undefined || slider.slot === slot);
    const slice = sliceOf(paging);
    const page = all.slice(slice.offset, slice.offset + slice.limit);
    return listAnswer(
      slice,
      all.length,
      page.map((slider) => serializeSlider(slider, c.locale, pictures)),
    );
  },

  async pages(c) {
    const all = await listPages(c);
    return {
      results: all.map(({ slug, title, section }) => ({
        slug,
        title: textIn(title, c.locale),
        section: PageSection.safeParse(section).data ?? null,
      })),
    };
  },

  async links(c) {
    return { results: linksIn(await listLinks(c), c.locale) };
  },

  async page(c, { slug }) {
    const found = await pageWithSlug(c, slug);
    const pictures = await pagePictures(c);
    return {
      slug: found.slug,
      title: textIn(found.title, c.locale),
      description: textIn(found.description, c.locale),
      blocks: serializeBlocks(found, c.locale, pictures),
      updated_at: found.updatedAt,
    };
  },

  async canvasses(c) {
    const shown = await shownCanvasses(c);
    const pictures = await showcasePictures(c);
    return { results: shown.map((canvas) => serializeCanvas(canvas, c.locale, pictures)) };
  },

  async canvas(c, { id }) {
    const wanted = named(id);
    const found = (await shownCanvasses(c)).find((canvas) =>
      "id" in wanted ? canvas.id === wanted.id : canvas.slug === wanted.slug,
    );
    if (!found) throw notFound();
    return serializeCanvas(found, c.locale, await showcasePictures(c));
  },

  async promotions(c) {
    const promotions = await listPromotions(c);
    return { results: promotions.map((promotion) => serializePromotion(promotion, c.locale)) };
  },

  async promotion(c, { id }) {
    const found = (await listPromotions(c)).find((promotion) => promotion.id === id);
    if (!found) throw notFound();
    return serializePromotion(found, c.locale);
  },

  async sitemap(c, { kind, page, page_size = SITEMAP_PAGE_SIZE }) {
    const slice = sliceOf({ page, page_size });
    const { count, entries } = await sitemapOf(c, kind, slice);
    return listAnswer(slice, count, entries);
  },

  async redirect(c, { path }) {
    const found = await redirectOf(c, path);
    return { to: found.to, status: found.status === "302" ? 302 : 301 };
  },
};

const linksIn = madeOnce((links: Awaited<ReturnType<typeof listLinks>>, locale) =>
  links.map(({ place, label, target }) => ({ place, label: textIn(label, Locale.parse(locale)), target })),
);

// The tables refuse slugs of digits only, so a number is an id (CONTRACT §8).
function named(text: string): { id: number } | { slug: string } {
  const id = idIn(text);
  return id === null ? { slug: text } : { id };
}
