// Pages, articles, sliders, canvasses and promotions: CONTRACT §3.

import type { Handlers } from "~/api/http/handler";
import { listAnswer, sliceOf } from "~/api/http/paging";
import { SITEMAP_PAGE_SIZE } from "~/contract/constants/paging";
import { PageSection } from "~/contract/content";
import { idIn } from "~/contract/id";
import { findArticle, listArticles } from "~/db/content/articles";
import { allPages } from "~/db/content/pages";
import { type CanvasRow, type Showcase, showcase } from "~/db/content/showcase";
import { listSitemap } from "~/db/content/sitemap";
import { romeDay } from "~/domain/rome-day";
import { notFound } from "~/services/refusal";
import {
  serializeArticle,
  serializeArticleSummary,
  serializeBlocks,
  serializeCanvas,
  serializePromotion,
  serializeSlider,
  textIn,
} from "./serialize-content";

export const content: Handlers<"content"> = {
  async articles(c, { tag, ...paging }) {
    const slice = sliceOf(paging);
    const { count, articles } = await listArticles(c.db, tag ?? null, c.now.toISOString(), slice);
    return listAnswer(
      slice,
      count,
      articles.map((article) => serializeArticleSummary(article, c.locale)),
    );
  },

  async article(c, { id }) {
    const found = await findArticle(c.db, named(id), c.now.toISOString());
    if (!found) throw notFound();
    return serializeArticle(found, c.locale);
  },

  async sliders(c, { slot, ...paging }) {
    const all = (await showcase(c)).sliders.filter((slider) => slot === undefined || slider.slot === slot);
    const slice = sliceOf(paging);
    const page = all.slice(slice.offset, slice.offset + slice.limit);
    return listAnswer(
      slice,
      all.length,
      page.map((slider) => serializeSlider(slider, c.locale)),
    );
  },

  async pages(c) {
    const { all } = await allPages(c);
    return {
      results: all.map(({ slug, title, section }) => ({
        slug,
        title: textIn(title, c.locale),
        section: PageSection.nullable().catch(null).parse(section),
      })),
    };
  },

  async page(c, { slug }) {
    const found = (await allPages(c)).bySlug.get(slug);
    if (!found) throw notFound();
    return {
      slug: found.slug,
      title: textIn(found.title, c.locale),
      description: textIn(found.description, c.locale),
      blocks: serializeBlocks(found.blocks, found.slug, c.locale),
      updated_at: found.updatedAt,
    };
  },

  async canvasses(c) {
    const shown = canvassesOn(romeDay(c.now.toISOString()), await showcase(c));
    return { results: shown.map((canvas) => serializeCanvas(canvas, c.locale)) };
  },

  async canvas(c, { id }) {
    const wanted = named(id);
    const found = canvassesOn(romeDay(c.now.toISOString()), await showcase(c)).find((canvas) =>
      "id" in wanted ? canvas.id === wanted.id : canvas.slug === wanted.slug,
    );
    if (!found) throw notFound();
    return serializeCanvas(found, c.locale);
  },

  async promotions(c) {
    const { promotions } = await showcase(c);
    return { results: promotions.map((promotion) => serializePromotion(promotion, c.locale)) };
  },

  async promotion(c, { id }) {
    const found = (await showcase(c)).promotions.find((promotion) => promotion.id === id);
    if (!found) throw notFound();
    return serializePromotion(found, c.locale);
  },

  async sitemap(c, { kind, page, page_size = SITEMAP_PAGE_SIZE }) {
    const slice = sliceOf({ page, page_size });
    const { count, entries } = await listSitemap(c.db, kind, c.locale, c.now.toISOString(), slice);
    return listAnswer(slice, count, entries);
  },
};

// Slugs of digits alone are refused by their tables, so a number is an id: CONTRACT §8.
function named(text: string): { id: number } | { slug: string } {
  const id = idIn(text);
  return id === null ? { slug: text } : { id };
}

/** A promotion's canvas is shown as long as the promotion is in force. */
function canvassesOn(today: string, { canvasses, promotions }: Showcase): CanvasRow[] {
  const inForce = new Set(
    promotions.filter(({ startsAt, endsAt }) => startsAt <= today && today <= endsAt).map(({ id }) => id),
  );
  return canvasses.filter(({ promotion }) => promotion === null || inForce.has(promotion));
}
