// Published content: articles, pages, sliders, canvases, promotions, and their sitemap.
import { isShown } from "~/contract/constants/publication";
import type { SitemapKind } from "~/contract/content";
import { findAnyArticle, findArticle, listArticles } from "~/db/content/articles";
import { allLinks } from "~/db/content/links";
import { allPages } from "~/db/content/pages";
import { redirectFrom } from "~/db/content/redirects";
import { type CanvasRow, type SliderRow, showcase } from "~/db/content/showcase";
import { listSitemap } from "~/db/content/sitemap";
import { type ServiceContext, todayOf } from "~/services/context";
import { notFound } from "~/services/refusal";

interface Range {
  limit: number;
  offset: number;
}

/** Articles published by now, newest first. @param tag null: any */
export const listPublishedArticles = (c: ServiceContext, tag: string | null, range: Range) =>
  listArticles(c.db, tag, c.now.toISOString(), range);

/** @throws Refusal 404, also before the article is published */
export async function publishedArticle(c: ServiceContext, ref: { id: number } | { slug: string }) {
  const found = await findArticle(c.db, ref, c.now.toISOString());
  if (!found) throw notFound();
  return found;
}

/** Any article, including unpublished ones, for its authors. @throws Refusal 404 */
export async function anyArticle(c: ServiceContext, slug: string) {
  const found = await findAnyArticle(c.db, slug);
  if (!found) throw notFound();
  return found;
}

/** Pages shown now, in footer order; cached. */
export const listPages = async (c: ServiceContext) =>
  (await allPages(c)).all.filter(({ publication }) => isShown(publication, c.now));

/** Links of the menu and the footer, in order; cached. */
export const listLinks = (c: ServiceContext) => allLinks(c);

/** @param slug in any language @throws Refusal 404 */
export async function pageWithSlug(c: ServiceContext, slug: string) {
  const found = (await allPages(c)).bySlug.get(slug);
  if (!found || !isShown(found.publication, c.now)) throw notFound();
  return found;
}

export const pagePictures = async (c: ServiceContext) => (await allPages(c)).pictures;
export const showcasePictures = async (c: ServiceContext) => (await showcase(c)).pictures;

/** Sliders of the home page and the categories, with the slides shown now; cached. */
export async function listSliders(c: ServiceContext) {
  const { sliders } = await showcase(c);
  const isOn = ({ is_draft, shown_from, shown_until }: SliderRow["slides"][number]) =>
    !is_draft && isShown({ from: shown_from ?? null, until: shown_until ?? null }, c.now);
  return sliders.map((slider) => ({ ...slider, slides: slider.slides.filter(isOn) }));
}

/** A slider with all its slides, including hidden ones. @throws Refusal 404 */
export async function wholeSlider(c: ServiceContext, id: number): Promise<SliderRow> {
  const found = (await showcase(c)).sliders.find((slider) => slider.id === id);
  if (!found) throw notFound();
  return found;
}

/** Promotions in force; cached. */
export const listPromotions = async (c: ServiceContext) => (await showcase(c)).promotions;

/** Canvases within their own dates; a promotion's canvas only while the promotion is in force. */
export async function shownCanvasses(c: ServiceContext): Promise<CanvasRow[]> {
  const { canvasses, promotions } = await showcase(c);
  const today = todayOf(c);
  const inForce = new Set(
    promotions.filter(({ startsAt, endsAt }) => startsAt <= today && today <= endsAt).map(({ id }) => id),
  );
  return canvasses.filter(
    ({ promotion, publication }) =>
      (promotion === null || inForce.has(promotion)) && isShown(publication, c.now),
  );
}

/** Slugs with the instant of their last change. */
export const sitemapOf = (c: ServiceContext, kind: SitemapKind, range: Range) =>
  listSitemap(c.db, kind, c.locale, c.now.toISOString(), range);

/** @throws Refusal 404 for an address without a redirect */
export async function redirectOf(c: ServiceContext, path: string) {
  const found = await redirectFrom(c, path);
  if (!found) throw notFound();
  return found;
}
