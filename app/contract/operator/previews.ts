// Previews of records that the shop does not show, in the format of the public calls, for users who may
// read them.
import { z } from "zod";
import type { OperatorCall } from "~/contract/call";
import { MAX_SLUG_LENGTH } from "~/contract/constants/limits";
import { Article, Slider } from "~/contract/content";

import { ProductExpanded } from "~/contract/products";
import { Id } from "~/contract/wire";

const access = "operator";
const params = z.object({ slug: z.string().min(1).max(MAX_SLUG_LENGTH) });

export const operatorPreviewCalls = {
  previews: {
    /** The product as visitors would see it, with variants, related products and documents. */
    product: {
      method: "GET",
      path: "previews/products/:slug/",
      access,
      permission: "catalogue.read",
      params,
      answer: ProductExpanded,
    },
    article: {
      method: "GET",
      path: "previews/articles/:slug/",
      access,
      permission: "content.read",
      params,
      answer: Article,
    },
    /** With all its slides: drafts, planned and expired ones. */
    slider: {
      method: "GET",
      path: "previews/sliders/:id/",
      access,
      permission: "content.read",
      params: z.object({ id: Id }),
      answer: Slider,
    },
  },
} as const satisfies Record<string, Record<string, OperatorCall>>;
