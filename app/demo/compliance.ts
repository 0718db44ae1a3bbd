// Information required by law before a purchase, and the texts of its keys.
import type { Files } from "./files";
import type { Table } from "./table";

type Texts = Record<string, unknown>;
interface Compliance {
  manufacturers: Record<
    string,
    { name: string; address: string | null; contact: string | null; country: string }
  >;
  warnings: Texts;
  hazards: Texts;
  hazard_statements: Record<string, Record<string, string>>;
  precautionary_statements: Record<string, Record<string, string>>;
  signal_words: Texts;
  food: Texts;
  allergens: Texts;
  withdrawal_exceptions: Texts;
}
type Column =
  | "product"
  | "manufacturer"
  | "warnings"
  | "hazard"
  | "food"
  | "energy_class"
  | "eprel"
  | "guarantee_months"
  | "withdrawal_exception";

export function* complianceTables(files: Files): Generator<Table> {
  const texts = files.json<Compliance>("compliance.json");
  const makers = Object.entries(texts.manufacturers).map(([brand, maker], index) => ({
    brand,
    maker,
    id: index + 1,
  }));
  yield { table: "manufacturers", rows: makers.map(({ id, maker }) => ({ id, ...maker })) };
  const ids = new Map(makers.map(({ brand, id }) => [brand, id]));
  yield {
    table: "product_compliance",
    rows: files.csv<Column>("compliance.csv").map((row) => ({
      product_id: Number(row.product),
      manufacturer_id: ids.get(row.manufacturer),
      warnings: row.warnings === "" ? [] : row.warnings.split("|"),
      hazard: row.hazard || null,
      food: row.food || null,
      energy_class: row.energy_class || null,
      eprel: row.eprel || null,
      guarantee_months: Number(row.guarantee_months) || null,
      withdrawal_exception: row.withdrawal_exception || null,
    })),
  };
  const kinds: Record<string, Texts> = {
    warning: texts.warnings,
    hazard: texts.hazards,
    hazard_statement: byCode(texts.hazard_statements),
    precaution: byCode(texts.precautionary_statements),
    signal: texts.signal_words,
    food: texts.food,
    allergen: texts.allergens,
    withdrawal_exception: texts.withdrawal_exceptions,
  };
  yield {
    table: "compliance_texts",
    rows: Object.entries(kinds).flatMap(([kind, bodies]) =>
      Object.entries(bodies).map(([key, body]) => ({ kind, key, body })),
    ),
  };
}

// The file groups codes by locale; the table groups locales by code, like all other tables.
function byCode(statements: Record<string, Record<string, string>>): Texts {
  const codes = new Map<string, Record<string, string>>();
  for (const [locale, texts] of Object.entries(statements))
    for (const [code, text] of Object.entries(texts)) codes.set(code, { ...codes.get(code), [locale]: text });
  return Object.fromEntries(codes);
}
