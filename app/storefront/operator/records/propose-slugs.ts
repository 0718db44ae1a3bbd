// Fills empty slugs from the names next to them, so that the form shows the suggestion if it is refused.
import { fieldName, REMOVED, rowCount } from "~/contract/constants/record-fields";
import { slugOf } from "~/contract/constants/slug";
import type { FormValues } from "~/contract/operator/record-forms";
import type { RecordSection } from "~/contract/operator/record-forms/fields";
import type { FormFacts } from "./record-values";

const MAX_PROPOSED_CODE = 40;

/** Fills `slug` in non-empty rows, and the SKU of a new product without one. */
export function proposeSlugs({ form, locales }: FormFacts, values: FormValues, isNew: boolean): void {
  for (const section of form.sections) {
    if (!section.fields.some(({ column }) => column === "slug")) continue;
    for (let row = 0; row < rowCount(values, section.table); row += 1) {
      const name = fieldName(section.table, row, "slug");
      if (values[fieldName(section.table, row, REMOVED)] || (values[name] ?? "").trim() !== "") continue;
      const proposed = slugOf(nameOf(form.sections, section, row, locales, values));
      if (proposed !== "") values[name] = proposed;
    }
  }
  const code = fieldName("products", 0, "sku");
  if (isNew && values[code]?.trim() === "")
    values[code] = (values[fieldName("products", 0, "slug")] ?? "").slice(0, MAX_PROPOSED_CODE).toUpperCase();
}

/** Returns the row's name, else the name in the shop's first language, else the SKU. */
function nameOf(
  sections: readonly RecordSection[],
  { table, rows }: RecordSection,
  row: number,
  [first = "it"]: readonly string[],
  values: FormValues,
): string {
  const texts = rows === "one" ? sections.find((one) => one.rows === "locales")?.table : undefined;
  return [
    ...["name", `name_${first}`, `title_${first}`].map((column) => fieldName(table, row, column)),
    ...(texts === undefined ? [] : [fieldName(texts, 0, "name")]),
    fieldName(table, row, "sku"),
  ].reduce((found, name) => found || (values[name] ?? "").trim(), "");
}
