// Sliders, promotions and the canvases that present them, cached.

import type { z } from "zod";
import { PROMOTION_KINDS } from "~/contract/constants/enums";
import type { Publication } from "~/contract/constants/publication";
import { referenceData } from "~/db/cache/reference-data";
import { Slide } from "~/db/json-columns";
import { combine, query, queryAll } from "~/db/query";
import { type Row, statement } from "~/platform/database";
import { int, intOrNull, listOf, type Texts, text, textOrNull, texts, textsOrNull } from "../columns";
import { type PicturesByName, picturesNamedIn } from "../pictures";

export interface SliderRow {
  id: number;
  slot: string;
  slides: readonly z.infer<typeof Slide>[];
}

export interface CanvasRow {
  id: number;
  slug: string;
  title: Texts;
  subtitle: Texts;
  body: Texts;
  image: string | null;
  ctaLabel: Texts | null;
  ctaHref: string | null;
  promotion: number | null;
  position: number;
  publication: Publication;
}

export interface PromotionRow {
  id: number;
  slug: string;
  name: Texts;
  description: Texts;
  kind: (typeof PROMOTION_KINDS)[number];
  /** Cents, or basis points of a percentage. */
  value: number;
  /** Days, both included. */
  startsAt: string;
  endsAt: string;
  minAmountCents: number | null;
  canvas: number | null;
}

const sliderOf = (row: Row): SliderRow => ({
  id: int(row, "id"),
  slot: text(row, "slot"),
  slides: listOf(row, "slides", Slide),
});

const canvasOf = (row: Row): CanvasRow => ({
  id: int(row, "id"),
  slug: text(row, "slug"),
  title: texts(row, "title"),
  subtitle: texts(row, "subtitle"),
  body: texts(row, "body"),
  image: textOrNull(row, "image"),
  ctaLabel: textsOrNull(row, "cta_label"),
  ctaHref: textOrNull(row, "cta_href"),
  promotion: intOrNull(row, "promotion_id"),
  position: int(row, "position"),
  publication: { from: textOrNull(row, "shown_from"), until: textOrNull(row, "shown_until") },
});

function promotionOf(row: Row): PromotionRow[] {
  const kind = PROMOTION_KINDS.find((one) => one === row.kind);
  if (!kind) return [];
  return [
    {
      id: int(row, "id"),
      slug: text(row, "slug"),
      name: texts(row, "name"),
      description: texts(row, "description"),
      kind,
      value: int(row, "value"),
      startsAt: text(row, "starts_at"),
      endsAt: text(row, "ends_at"),
      minAmountCents: intOrNull(row, "min_amount_cents"),
      canvas: intOrNull(row, "canvas_id"),
    },
  ];
}

export interface Showcase {
  sliders: readonly SliderRow[];
  canvasses: readonly CanvasRow[];
  promotions: readonly PromotionRow[];
  pictures: PicturesByName;
}

/** Cached, for pages. */
export const showcase = referenceData<Showcase>(
  "showcase",
  combine({
    sliders: queryAll(statement("SELECT id, slot, slides FROM sliders ORDER BY id"), sliderOf),
    canvasses: queryAll(
      statement(
        `SELECT id, slug, title, subtitle, body, image, cta_label, cta_href, promotion_id, position,
           shown_from, shown_until
         FROM canvasses WHERE is_active = 1
           AND (promotion_id IS NULL OR promotion_id IN (SELECT id FROM active_promotions)) ORDER BY position, id`,
      ),
      canvasOf,
    ),
    pictures: picturesNamedIn(
      "SELECT slides AS json FROM sliders UNION ALL SELECT json_object('image', image) FROM canvasses",
    ),
    promotions: query(
      statement(
        `SELECT id, slug, name, description, kind, value, starts_at, ends_at, min_amount_cents, canvas_id
         FROM active_promotions ORDER BY id`,
      ),
      (rows) => rows.flatMap(promotionOf),
    ),
  }),
);
