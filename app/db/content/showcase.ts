// What is put in the window: sliders, promotions and the canvasses that speak of them. Remembered.
import { PROMOTION_KINDS } from "~/contract/constants/enums";
import { referenceData } from "~/db/cache/reference-data";
import { type Row, statement } from "~/platform/database";
import { fromJson, int, intOrNull, type Texts, text, textOrNull } from "../columns";

export interface SliderRow {
  id: number;
  slot: string;
  slides: readonly StoredSlide[];
}

interface StoredSlide {
  image: string | null;
  image_mobile: string | null;
  title: Texts;
  text: Texts;
  cta_label: Texts | null;
  cta_href: string | null;
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

export interface Showcase {
  sliders: readonly SliderRow[];
  canvasses: readonly CanvasRow[];
  promotions: readonly PromotionRow[];
}

const STATEMENTS = [
  statement("SELECT id, slot, slides FROM sliders ORDER BY id"),
  statement(
    `SELECT id, slug, title, subtitle, body, image, cta_label, cta_href, promotion, position
     FROM canvasses ORDER BY position, id`,
  ),
  statement(
    `SELECT id, slug, name, description, kind, value, starts_at, ends_at, min_amount_cents, canvas
     FROM promotions ORDER BY id`,
  ),
];

export const showcase = referenceData("showcase", STATEMENTS, (rows): Showcase => {
  const [sliders = [], canvasses = [], promotions = []] = rows;
  return {
    sliders: sliders.map(sliderOf),
    canvasses: canvasses.map(canvasOf),
    promotions: promotions.flatMap(promotionOf),
  };
});

const sliderOf = (row: Row): SliderRow => ({
  id: int(row, "id"),
  slot: text(row, "slot"),
  slides: fromJson<StoredSlide[]>(row, "slides") ?? [],
});

const canvasOf = (row: Row): CanvasRow => ({
  id: int(row, "id"),
  slug: text(row, "slug"),
  title: fromJson<Texts>(row, "title") ?? {},
  subtitle: fromJson<Texts>(row, "subtitle") ?? {},
  body: fromJson<Texts>(row, "body") ?? {},
  image: textOrNull(row, "image"),
  ctaLabel: fromJson<Texts>(row, "cta_label"),
  ctaHref: textOrNull(row, "cta_href"),
  promotion: intOrNull(row, "promotion"),
  position: int(row, "position"),
});

function promotionOf(row: Row): PromotionRow[] {
  const kind = PROMOTION_KINDS.find((one) => one === row.kind);
  if (!kind) return [];
  return [
    {
      id: int(row, "id"),
      slug: text(row, "slug"),
      name: fromJson<Texts>(row, "name") ?? {},
      description: fromJson<Texts>(row, "description") ?? {},
      kind,
      value: int(row, "value"),
      startsAt: text(row, "starts_at"),
      endsAt: text(row, "ends_at"),
      minAmountCents: intOrNull(row, "min_amount_cents"),
      canvas: intOrNull(row, "canvas"),
    },
  ];
}
