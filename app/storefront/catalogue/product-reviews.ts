// Reviews of a product as its pages show them. The server formats the texts, so that pages without reviews do not load
// them.
import type { ReviewList } from "~/contract/reviews";
import { formatDate, formatNumber } from "~/i18n/format";
import type { RequestContext } from "~/storefront/request/context";

const STARS = 5;

/** Returns null if there are no reviews. */
export function shownReviews({ t, locale, zone }: RequestContext, list: ReviewList | null) {
  if (list === null || list.average === null) return null;
  const text = (key: string, values = {}) => t(`server:reviews.${key}`, values);
  const average = formatNumber(Number(list.average), locale);
  return {
    title: text("title"),
    summary: text("summary", { average, count: list.count }),
    /** The shop must state how it verifies that reviews come from buyers (directive 2005/29, art. 7.6). */
    note: text("verified"),
    all: list.count > list.results.length ? text("all", { count: list.count }) : null,
    reviews: list.results.map((review) => ({
      id: review.id,
      stars: "★".repeat(review.rating) + "☆".repeat(STARS - review.rating),
      rated: text("rated", { rating: review.rating }),
      by: text("by", { name: review.name, date: formatDate(review.created_at, locale, zone) }),
      text: review.text,
      answerTitle: text("answer"),
      answer: review.answer,
    })),
  };
}
