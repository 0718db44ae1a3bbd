// Added: product reviews, written by buyers, through a link in an email or signed in.
import { z } from "zod";
import type { Call } from "../call";
import { NewReview, OwnReview, ReviewedOrder, ReviewedOrderName, ReviewKey, ReviewList } from "../reviews";
import { paging } from "../wire";
import { byIdOrSlug, LIVE } from "./shared";

export const reviewsCalls = {
  list: {
    method: "GET",
    path: "products/p/:id/reviews/",
    access: "anyone",
    params: byIdOrSlug,
    query: z.object(paging),
    answer: ReviewList,
    cache: LIVE,
  },
  ofOrder: {
    method: "GET",
    path: "reviews/",
    access: "anyone",
    query: ReviewedOrderName,
    punchOut: "none",
    answer: ReviewedOrder,
    errors: ["not_found", "reviews_closed"],
  },
  /** One per product and customer: a second review replaces the first. */
  put: {
    method: "PUT",
    path: "reviews/",
    access: "anyone",
    body: NewReview,
    answer: OwnReview,
    errors: ["not_found", "reviews_closed"],
  },
  /** Stops review requests to the address of the key's order. */
  stop: {
    method: "POST",
    path: "reviews/stop/",
    access: "anyone",
    body: ReviewKey,
    answer: null,
    status: 204,
    errors: ["not_found"],
  },
} as const satisfies Record<string, Call>;
