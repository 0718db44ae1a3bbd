// One value of a custom field on the wire, in words.
import type { CustomField } from "~/contract/products";
import type { Locale } from "~/contract/wire";
import type { FieldRow } from "~/db/catalogue-facts";

export const fieldShape = (field: FieldRow, value: string, locale: Locale): CustomField => ({
  id: field.id,
  key: field.key,
  label: field.label[locale] ?? field.key,
  value,
  value_label: field.options?.[value]?.[locale] ?? inWords(field.key, value, locale),
  filterable: field.filterable,
  unit: field.unit,
});

function inWords(key: string, value: string, locale: Locale): string {
  if (key.endsWith("_months")) return monthsIn(value, locale);
  // "3.5–5.5" as the language writes it.
  return locale === "en" ? value : value.replace(/(\d)\.(?=\d)/g, "$1,");
}

/** "2-4,8-10": February to April, August to October. */
function monthsIn(value: string, locale: Locale): string {
  const format = new Intl.DateTimeFormat(locale, { month: "short", timeZone: "UTC" });
  const name = (month: string) => format.format(Date.UTC(2026, Number(month) - 1));
  if (!/^[\d,-]+$/.test(value)) return value;
  return value
    .split(",")
    .map((range) => range.split("-").map(name).join("–"))
    .join(", ");
}
