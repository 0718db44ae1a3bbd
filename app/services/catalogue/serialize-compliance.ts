// The legally required product information (LAW) on the wire, in the reader's language.
import type { Compliance } from "~/contract/products";
import type { Locale } from "~/contract/wire";
import type { CatalogueData, ComplianceKind } from "~/db/products/catalogue-data";
import type { ComplianceRow, ItemRow } from "~/db/products/product-row";
import { isEuState } from "~/domain/catalogue/vat";

export interface ComplianceWords {
  facts: CatalogueData;
  /** The shop as importer: responsible person in the EU for goods from outside it. */
  importer: string | null;
  locale: Locale;
}

/** @param item the product or the variant, with its own codes and net quantity */
export function serializeCompliance(
  row: ComplianceRow | null,
  item: ItemRow,
  { facts, importer, locale }: ComplianceWords,
): Compliance {
  const say = (kind: ComplianceKind, key: string) => facts.texts(kind, key)?.[locale] ?? key;
  const maker = row?.manufacturer ? facts.manufacturers.get(row.manufacturer) : undefined;
  const hazard = row?.hazard ? facts.hazard(row.hazard) : null;
  const food = row?.food ? facts.food(row.food) : null;
  return {
    gtin: item.gtin,
    mpn: item.mpn,
    net_quantity: item.netQuantity && { value: decimal(item.netQuantity.value), unit: item.netQuantity.unit },
    manufacturer: maker ? { name: maker.name, address: maker.address, contact: maker.contact } : null,
    eu_responsible: maker && !isEuState(maker.country) ? importer : null,
    warnings: row && row.warnings.length > 0 ? row.warnings.map((key) => say("warning", key)) : null,
    hazard: hazard && {
      pictograms: hazard.pictograms,
      signal: hazard.signal && say("signal", hazard.signal),
      statements: [
        ...hazard.statements.map((code) => `${code}: ${say("hazard_statement", code)}`),
        ...hazard.precautions.map((code) => `${code}: ${say("precaution", code)}`),
      ],
    },
    food: food && {
      ingredients: food.ingredients[locale] ?? "",
      allergens: food.allergens.map((key) => say("allergen", key)),
      nutrition: food.nutrition_100g,
    },
    energy: row?.energyClass ? { class: row.energyClass, eprel: row.eprel } : null,
    guarantee_months: row?.guaranteeMonths ?? null,
    audience: item.audience,
  };
}

/** A decimal without an exponent, up to six decimals: "0.05". */
export const decimal = (value: number): string => value.toFixed(6).replace(/\.?0+$/, "");
