// Converts a record to the values of its form's fields and back. `product_texts.0.name` is a cell of the table's first
// row.

import { EU_COUNTRIES } from "~/contract/constants/countries";
import type { Locale } from "~/contract/constants/enums";
import { instantOfMoment, localMoment } from "~/contract/constants/moment";
import { ALL_EU, BAR, fieldName, headsOf, REMOVED, rowCount } from "~/contract/constants/record-fields";
import { wireAmount } from "~/contract/operator/amount";
import type { FieldDefinition, FormValues, RowValues } from "~/contract/operator/record-forms";
import type { RecordField, RecordForm, RecordSection } from "~/contract/operator/record-forms/fields";
import type { RecordParts, RecordRow } from "~/contract/operator/records";
import { formatAmount } from "~/i18n/format";
import { htmlOfText, typedText as typedProse } from "~/platform/html/markdown";
import { sanitizeHtml } from "~/platform/html/sanitize-html";
import { attributesOf, attributesText } from "./attributes-text";

export interface FormFacts {
  form: RecordForm;
  locales: readonly Locale[];
  definitions: readonly FieldDefinition[];
}

export function valuesOf({ form, locales, definitions }: FormFacts, parts: RecordParts): FormValues {
  const values: FormValues = {};
  for (const section of form.sections) {
    const rows = rowsShown(section, parts[section.table] ?? [], locales, definitions);
    rows.forEach((row, n) => {
      for (const field of shownFields(section))
        for (const head of headsOf(field, locales))
          values[fieldName(section.table, n, head)] = shownCell(field, row[head] ?? "");
    });
  }
  return values;
}

const shownFields = ({ rows, fields }: RecordSection): readonly RecordField[] =>
  rows === "locales"
    ? [{ column: "locale", input: "text" }, ...fields]
    : rows === "fields"
      ? [{ column: "field", input: "text" }, ...fields]
      : fields;

function rowsShown(
  { rows, fields }: RecordSection,
  stored: readonly RecordRow[],
  locales: readonly Locale[],
  definitions: readonly FieldDefinition[],
): RecordRow[] {
  if (rows === "locales")
    return locales.map((locale) => stored.find((row) => row.locale === locale) ?? { locale });
  if (rows === "fields")
    return definitions.flatMap(({ key }) => {
      const own = stored.filter((row) => row.field === key);
      return own.length > 0 ? own : [{ field: key, value: "" }];
    });
  return rows === "ticks" ? byText(stored, fields[0]?.column ?? "") : [...stored];
}

function shownCell({ input }: RecordField, cell: string): string {
  if (input === "attributes") return attributesText(cell);
  if (input === "lines") return cell.replaceAll("|", "\n");
  return input === "prose" ? typedProse(cell) : cell;
}

export interface Reader {
  locale: Locale;
  zone: string;
}

export function shownValues(
  { form, locales }: FormFacts,
  values: FormValues,
  { locale, zone }: Reader,
): RowValues {
  const inputs = new Map(
    form.sections.flatMap(({ table, fields }) =>
      fields.flatMap((field) => headsOf(field, locales).map((head) => [`${table}.${head}`, field.input])),
    ),
  );
  const shown: RowValues = {};
  for (const [name, value] of Object.entries(values)) {
    const [table = "", row = "", head = ""] = name.split(".");
    shown[table] ??= {};
    shown[table][row] ??= {};
    shown[table][row][head] = typedText(inputs.get(`${table}.${head}`), value, { locale, zone });
  }
  return shown;
}

function typedText(input: RecordField["input"] | undefined, value: string, { locale, zone }: Reader): string {
  if (input === "money") return formatAmount(value, locale);
  return input === "moment" ? localMoment(value, zone) : value;
}

/** Returns the posted values of the form's own fields. The value of an unchecked box is that of its hidden field. */
export function postedValues(facts: FormFacts, form: FormData, zone: string): FormValues {
  const tables = new Map(facts.form.sections.map((section) => [section.table, section]));
  const values: FormValues = {};
  for (const name of new Set(form.keys())) {
    const [, table = "", , head = ""] = /^([a-z_]+)\.(\d{1,3})\.(\w+)$/.exec(name) ?? [];
    const section = tables.get(table);
    if (!section) continue;
    const field = shownFields(section).find((one) => headsOf(one, facts.locales).includes(head));
    const value = form.getAll(name).at(-1);
    if (isTicked(field?.input)) values[name] = tickedIn(form.getAll(name));
    else if ((field || head === REMOVED) && typeof value === "string")
      values[name] = wireCell(field?.input, value, zone);
  }
  for (const section of facts.form.sections) if (section.rows === "ticks") onlyTicked(section, values);
  return values;
}

const isTicked = (input: RecordField["input"] | undefined): boolean =>
  input === "ticks" || input === "countries";

/** Joins the values of the checkboxes. A program may post the joined text itself. */
function tickedIn(posted: readonly FormDataEntryValue[]): string {
  const ticked = posted.flatMap((value) => (typeof value === "string" ? value.split(/[|,;]/) : []));
  const codes = ticked
    .map((code) => code.trim())
    .flatMap((code) => (code === ALL_EU ? EU_COUNTRIES : [code]));
  return [...new Set(codes)].filter(Boolean).join(BAR);
}

/** A list of checkboxes posts a row for each: keeps the checked ones, in the order of `valuesOf`. */
function onlyTicked({ table, fields }: RecordSection, values: FormValues): void {
  const rows = Array.from({ length: rowCount(values, table) }, (_, row) =>
    Object.fromEntries(fields.map(({ column }) => [column, values[fieldName(table, row, column)] ?? ""])),
  );
  for (const name of Object.keys(values)) if (name.startsWith(`${table}.`)) delete values[name];
  const [{ column = "" } = {}] = fields;
  byText(
    rows.filter((row) => row[column]),
    column,
  ).forEach((row, n) => {
    for (const [head, value] of Object.entries(row)) values[fieldName(table, n, head)] = value;
  });
}

const byText = <Row extends RecordRow>(rows: readonly Row[], column: string): Row[] =>
  rows.toSorted((a, b) => ((a[column] ?? "") < (b[column] ?? "") ? -1 : 1));

function wireCell(input: RecordField["input"] | undefined, value: string, zone: string): string {
  if (input === "money") return wireAmount(value.trim());
  return input === "moment" ? instantOfMoment(value.trim(), zone) : value.replaceAll("\r\n", "\n");
}

/** Returns the parts to save, without empty rows. `fieldOf` maps a part's cell back to its field in the form. */
export function partsOf(
  { form, locales }: FormFacts,
  values: FormValues,
  isNew = false,
): { parts: RecordParts; fieldOf: (field: string) => string } {
  const parts: RecordParts = {};
  const sent: Record<string, number[]> = {};
  for (const section of form.sections) {
    const { table } = section;
    const rows: RecordRow[] = [];
    const places: number[] = [];
    for (let n = 0; n < rowCount(values, table); n += 1) {
      const row = rowOf(section, values, n, locales);
      if (!row) continue;
      if (isNew && section.rows === "one") dropBlank(section, row);
      rows.push(row);
      places.push(n);
    }
    parts[table] = rows;
    sent[table] = places;
  }
  const fieldOf = (field: string): string => {
    const [table = "", row = "", head = ""] = field.split(".");
    const place = sent[table]?.[Number(row)];
    return place === undefined ? field : fieldName(table, place, nameOfHead(form, table, head, locales));
  };
  return { parts, fieldOf };
}

function rowOf(
  section: RecordSection,
  values: FormValues,
  n: number,
  locales: readonly Locale[],
): RecordRow | null {
  const { table, rows } = section;
  if (rows === "many" && values[fieldName(table, n, REMOVED)]) return null;
  const row: RecordRow = {};
  let isEmpty = true;
  for (const field of shownFields(section)) {
    for (const head of headsOf(field, locales)) {
      const typed = (values[fieldName(table, n, head)] ?? "").trim();
      row[head] = field.input === "attributes" ? attributesOf(typed) : cellOf(field, typed);
      // Preset values do not count as input, so the row stays empty.
      const says = field.column !== "locale" && field.column !== "field" && field.input !== "flag";
      if (says && typed !== "" && typed !== field.preset) isEmpty = false;
    }
  }
  return isEmpty && (rows !== "one" || section.isOfNew) ? null : { ...section.constants, ...row };
}

/** Deletes empty cells of a new row, so that the table's defaults apply. */
function dropBlank({ fields }: RecordSection, row: RecordRow): void {
  for (const { column, isTranslated, isRequired } of fields)
    if (!isTranslated && !isRequired && row[column] === "") delete row[column];
}

export function previewsOf({ form }: FormFacts, values: FormValues): Record<string, string> {
  const named = form.sections.flatMap(({ table, fields }) =>
    fields.filter(({ input }) => input === "prose").map(({ column }) => ({ table, column })),
  );
  const texts = named.flatMap(({ table, column }) =>
    Array.from({ length: rowCount(values, table) }, (_, row) => fieldName(table, row, column)),
  );
  return Object.fromEntries(
    texts.map((name) => [name, sanitizeHtml(htmlOfText(sanitizeHtml(values[name] ?? "")))]),
  );
}

/** An empty position is 0, as in a new row. A checkbox is "true" or "false". */
function cellOf({ input, column }: RecordField, typed: string): string {
  if (input === "flag") return typed === "true" ? "true" : "false";
  if (input === "lines")
    return typed
      .split(/[\r\n]+/)
      .map((entry) => entry.trim())
      .filter(Boolean)
      .join("|");
  return typed === "" && column === "position" ? "0" : typed;
}

/** An error for a column in all languages is shown at its first field. */
function nameOfHead(form: RecordForm, table: string, head: string, locales: readonly Locale[]): string {
  const fields = form.sections.find((section) => section.table === table)?.fields ?? [];
  const field = fields.find(({ column }) => column === head);
  return field?.isTranslated ? (headsOf(field, locales)[0] ?? head) : head;
}
