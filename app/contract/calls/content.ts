// Pages, articles, promotions, and the messages that visitors send.
import { z } from "zod";
import type { Call } from "../call";
import { MAX_SLUG_LENGTH, MAX_TAG_LENGTH } from "../constants/limits";
import * as content from "../content";
import * as messages from "../messages";
import { listOf, paging, resultsOf } from "../wire";
import { byId, byIdOrSlug, DEFAULT } from "./shared";

export const contentCalls = {
  articles: {
    method: "GET",
    path: "blog/",
    access: "anyone",
    query: z.object({ tag: z.string().max(MAX_TAG_LENGTH).optional(), ...paging }),
    answer: listOf(content.ArticleSummary),
    cache: DEFAULT,
  },
  article: {
    method: "GET",
    path: "blog/:id/",
    access: "anyone",
    params: byIdOrSlug,
    answer: content.Article,
    cache: DEFAULT,
  },
  sliders: {
    method: "GET",
    path: "sliders/",
    access: "anyone",
    query: z.object({ slot: z.string().max(60).optional(), ...paging }),
    answer: listOf(content.Slider),
    cache: DEFAULT,
  },
  pages: {
    method: "GET",
    path: "pages/",
    access: "anyone",
    answer: resultsOf(content.PageSummary),
    cache: DEFAULT,
    showsNoProducts: true,
  },
  page: {
    method: "GET",
    path: "pages/:slug/",
    access: "anyone",
    params: z.object({ slug: z.string().min(1).max(MAX_SLUG_LENGTH) }),
    answer: content.Page,
    cache: DEFAULT,
    showsNoProducts: true,
  },
  /** Added: links of the menu and the footer. */
  links: {
    method: "GET",
    path: "links/",
    access: "anyone",
    answer: resultsOf(content.SiteLink),
    cache: DEFAULT,
    showsNoProducts: true,
  },
  canvasses: {
    method: "GET",
    path: "promotions/canvasses/",
    access: "anyone",
    answer: resultsOf(content.Canvas),
    cache: DEFAULT,
  },
  canvas: {
    method: "GET",
    path: "promotions/canvasses/:id/",
    access: "anyone",
    params: byIdOrSlug,
    answer: content.Canvas,
    cache: DEFAULT,
  },
  promotions: {
    method: "GET",
    path: "promotions/all/",
    access: "anyone",
    answer: resultsOf(content.Promotion),
    cache: DEFAULT,
  },
  promotion: {
    method: "GET",
    path: "promotions/:id/",
    access: "anyone",
    params: byId,
    answer: content.Promotion,
    cache: DEFAULT,
  },
  /** Added: every address of a kind, for the sitemaps. */
  sitemap: {
    method: "GET",
    path: "sitemap/:kind/",
    access: "anyone",
    params: z.object({ kind: content.SitemapKind }),
    query: content.SitemapQuery,
    answer: listOf(content.SitemapEntry),
    cache: DEFAULT,
  },
  /** Added: the redirect of an old address. */
  redirect: {
    method: "GET",
    path: "redirects/",
    access: "anyone",
    query: z.object({ path: z.string().min(2).max(300) }),
    answer: content.Redirect,
  },
} as const satisfies Record<string, Call>;

export const contactsCalls = {
  send: {
    method: "POST",
    path: "contacts/",
    access: "anyone",
    body: messages.ContactMessage,
    answer: messages.Receipt,
    status: 201,
    idempotent: "optional",
    errors: ["consent_required", "bot_suspected", "too_many_messages"],
  },
} as const satisfies Record<string, Call>;

export const withdrawalsCalls = {
  send: {
    method: "POST",
    path: "withdrawals/",
    access: "anyone",
    body: messages.Withdrawal,
    answer: messages.Receipt,
    status: 201,
    idempotent: "optional",
    errors: ["too_many_messages"],
  },
} as const satisfies Record<string, Call>;
