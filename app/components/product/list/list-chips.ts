// Active filters of a list as chips, each with the path of the list without it.

import type { TFunction } from "i18next";
import { LIST_FLAGS } from "~/contract/constants/list-query";
import type { Facets } from "~/contract/products";
import type { ListState } from "./list-state";

interface ChipContext {
  fields: Facets["custom_fields"];
  names: Record<string, string>;
  t: TFunction;
  money: (amount: string) => string;
  measure: (text: string, unit: string | null) => string;
}

export function chipsOf(
  query: ListState,
  { fields, names, t, money, measure }: ChipContext,
  href: (changes: Partial<ListState>) => string,
) {
  const { search, categories } = query;
  return [
    ...(search
      ? [{ name: "search", text: t("list.chips.search", { search }), href: href({ search: "" }) }]
      : []),
    ...categories.map((slug) => ({
      name: `categories=${slug}`,
      text: Object.hasOwn(names, slug) ? (names[slug] ?? slug) : slug,
      href: href({ categories: categories.filter((other) => other !== slug) }),
    })),
    ...LIST_FLAGS.filter((flag) => query[flag]).map((flag) => ({
      name: flag,
      text: t(`list.chips.${flag}`),
      href: href({ [flag]: false }),
    })),
    ...(query.promotions.length > 0
      ? [{ name: "promotions", text: t("list.chips.promotions"), href: href({ promotions: [] }) }]
      : []),
    ...(query.season === null
      ? []
      : [{ name: "season", text: t("list.chips.season"), href: href({ season: null }) }]),
    ...query.fields.map((field) => ({
      name: `cf.${field.key}=${field.value}`,
      text: chipOfField(field, fields),
      href: href({ fields: query.fields.filter((other) => other !== field) }),
    })),
    ...query.ranges.map((range) => ({
      name: `cf.${range.key}`,
      text: chipOfRange(range, fields, measure),
      href: href({ ranges: query.ranges.filter((other) => other !== range) }),
    })),
    ...(["price_min", "price_max"] as const)
      .filter((bound) => query[bound] !== "")
      .map((bound) => ({
        name: bound,
        text: t(`list.chips.${bound}`, { price: money(query[bound]) }),
        href: href({ [bound]: "" }),
      })),
  ];
}

function chipOfField({ key, value }: ListState["fields"][number], fields: Facets["custom_fields"]): string {
  const field = fields.find((one) => one.key === key);
  const label = field?.values.find((one) => one.value === value)?.label ?? value;
  return `${field?.label ?? key}: ${label}${field?.unit ? ` ${field.unit}` : ""}`;
}

/** Text of a range filter: "Alpha acids: 8–12 %", "≥ 8 %" or "≤ 12 %". */
function chipOfRange(
  { key, min, max }: ListState["ranges"][number],
  fields: ChipContext["fields"],
  measure: ChipContext["measure"],
): string {
  const field = fields.find((one) => one.key === key);
  const bounds = min === "" ? `≤ ${max}` : max === "" ? `≥ ${min}` : `${min}–${max}`;
  return `${field?.label ?? key}: ${measure(bounds, field?.unit ?? null)}`;
}
