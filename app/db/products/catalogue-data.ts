// Data shared by many products: custom fields, manufacturers, compliance texts. Cached.

import type { z } from "zod";
import { referenceData } from "~/db/cache/reference-data";
import { flag, groupBy, int, json, jsonOrNull, Texts, text, textOrNull, texts } from "~/db/columns";
import { Food, Hazard, Options } from "~/db/json-columns";
import { combine, mapQuery, query } from "~/db/query";
import { type Row, statement } from "~/platform/database";

export interface FieldRow {
  id: number;
  key: string;
  label: Texts;
  unit: string | null;
  filterable: boolean;
  /** Whether the cards of a list show the values. */
  isKeyFact: boolean;
  /** Whether the values are numbers, which lists filter by bounds. */
  isRange: boolean;
  /** Null if values are numbers or free text. */
  options: Readonly<Record<string, Texts>> | null;
  position: number;
}

export interface Manufacturer {
  name: string;
  address: string | null;
  contact: string | null;
  country: string;
}

export type ComplianceKind =
  | "warning"
  | "hazard"
  | "hazard_statement"
  | "precaution"
  | "signal"
  | "food"
  | "allergen"
  | "withdrawal_exception";

export interface CatalogueData {
  fields: ReadonlyMap<number, FieldRow>;
  manufacturers: ReadonlyMap<number, Manufacturer>;
  texts: (kind: ComplianceKind, key: string) => Texts | null;
  hazard: (key: string) => z.infer<typeof Hazard> | null;
  food: (key: string) => z.infer<typeof Food> | null;
}

const bodyOf = <T>(row: Row | undefined, stored: z.ZodType<T>): T | null =>
  row ? json(row, "body", stored) : null;

const fieldOf = (row: Row): FieldRow => ({
  id: int(row, "id"),
  key: text(row, "key"),
  label: texts(row, "label"),
  unit: text(row, "unit") || null,
  filterable: flag(row, "filterable"),
  isKeyFact: flag(row, "is_key_fact"),
  isRange: flag(row, "is_range"),
  options: jsonOrNull(row, "options", Options),
  position: int(row, "position"),
});

const manufacturerOf = (row: Row): Manufacturer => ({
  name: text(row, "name"),
  address: textOrNull(row, "address"),
  contact: textOrNull(row, "contact"),
  country: text(row, "country"),
});

function complianceTextsOf(rows: Row[]): Pick<CatalogueData, "texts" | "hazard" | "food"> {
  const byKind = groupBy(rows, (row) => text(row, "kind"));
  const body = (kind: ComplianceKind, key: string) =>
    byKind.get(kind)?.find((row) => text(row, "key") === key);
  return {
    texts: (kind, key) => bodyOf(body(kind, key), Texts),
    hazard: (key) => bodyOf(body("hazard", key), Hazard),
    food: (key) => bodyOf(body("food", key), Food),
  };
}

const catalogueQuery = combine({
  fields: query(
    statement(
      "SELECT id, key, label, unit, filterable, is_key_fact, is_range, options, position FROM custom_fields ORDER BY position, id",
    ),
    (rows) => new Map(rows.map((row) => [int(row, "id"), fieldOf(row)])),
  ),
  manufacturers: query(
    statement("SELECT id, name, address, contact, country FROM manufacturers"),
    (rows) => new Map(rows.map((row) => [int(row, "id"), manufacturerOf(row)])),
  ),
  compliance: query(statement("SELECT kind, key, body FROM compliance_texts"), complianceTextsOf),
});

export const catalogueData = referenceData(
  "catalogue",
  mapQuery(catalogueQuery, ({ compliance, ...others }): CatalogueData => ({ ...others, ...compliance })),
);
