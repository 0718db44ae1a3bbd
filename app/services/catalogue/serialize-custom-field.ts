// A value of a custom field on the wire, with its label in the reader's language.
import type { CustomField } from "~/contract/products";
import type { Locale } from "~/contract/wire";
import type { FieldRow } from "~/db/products/catalogue-data";

/** @param value as stored; "" for the field itself */
export const serializeCustomField = (field: FieldRow, value: string, locale: Locale): CustomField => ({
  id: field.id,
  key: field.key,
  label: field.label[locale] ?? field.key,
  value,
  value_label: field.options?.[value]?.[locale] ?? inWords(field.key, value, locale),
  filterable: field.filterable,
  is_key_fact: field.isKeyFact,
  unit: field.unit,
});

function inWords(key: string, value: string, locale: Locale): string {
  if (key.endsWith("_months")) return monthsIn(value, locale);
  // Formats "3.5–5.5" for the locale.
  return locale === "en" ? value : value.replace(/(\d)\.(?=\d)/g, "$1,");
}

/** "2–4,8-10": February to April, August to October, with either dash. */
function monthsIn(value: string, locale: Locale): string {
  if (!/^[\d,–-]+$/.test(value)) return value;
  const name = (month: string) => MONTHS[locale].format(Date.UTC(2026, Number(month) - 1));
  return value
    .split(",")
    .map((range) => range.split(/[–-]/).map(name).join("–"))
    .join(", ");
}

const monthsOf = (locale: Locale) => new Intl.DateTimeFormat(locale, { month: "short", timeZone: "UTC" });
/** Cached: creating a formatter costs more than formatting all fields of a page. */
const MONTHS: Record<Locale, Intl.DateTimeFormat> = {
  it: monthsOf("it"),
  en: monthsOf("en"),
  es: monthsOf("es"),
};
