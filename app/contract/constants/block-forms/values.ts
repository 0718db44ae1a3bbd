// Converts a block to the values of its form's fields, and back. Names are paths with hyphens:
// `items-0-question_it`.

import { LOCALES } from "../enums";
import { instantOfMoment } from "../moment";
import { isReversed } from "../publication";
import { isPageLink } from "../web-address";
import { type BlockField, MAX_BLOCK_TEXT } from "./fields";

/** Keyed by field name. */
type FormValues = Record<string, string>;
type Value = unknown;
export type Props = Record<string, Value>;

export const isProps = (value: Value): value is Props =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const listOf = (value: Value): Value[] => (Array.isArray(value) ? value : []);

const nameOf = (prefix: string, { prop }: BlockField): string => prefix + prop.replace(".", "-");

export function blockValues(fields: readonly BlockField[], props: Props, prefix = ""): FormValues {
  const values: FormValues = {};
  for (const field of fields) {
    const name = nameOf(prefix, field);
    const stored = valueAt(props, field.prop);
    if (field.input === "list") {
      for (const [n, entry] of listOf(stored).entries())
        Object.assign(values, blockValues(field.fields ?? [], isProps(entry) ? entry : {}, `${name}-${n}-`));
    } else if (field.isTranslated)
      for (const locale of LOCALES)
        values[`${name}_${locale}`] = textOf(isProps(stored) ? stored[locale] : stored);
    else values[name] = Array.isArray(stored) ? stored.map(textOf).join(", ") : textOf(stored);
  }
  return values;
}

/**
 * The typed block, with its times in the zone. Values that the form does not show stay as in `base`,
 * including texts of other languages.
 */
export function typedBlock(
  fields: readonly BlockField[],
  typed: FormValues,
  base: Props,
  zone: string,
  prefix = "",
): Props {
  const props = structuredClone(base);
  for (const field of fields) {
    const name = nameOf(prefix, field);
    const stored = valueAt(base, field.prop);
    if (field.input === "list")
      setValue(props, field.prop, typedList(field, typed, listOf(stored), zone, name));
    else if (field.isTranslated) setValue(props, field.prop, typedTexts(field, typed, stored, name));
    else if (typed[name] !== undefined) setValue(props, field.prop, typedValue(field, typed[name], zone));
  }
  return props;
}

function typedList(
  { fields = [] }: BlockField,
  typed: FormValues,
  stored: Value[],
  zone: string,
  name: string,
): Value[] {
  return stored.map((entry, n) =>
    typedBlock(fields, typed, isProps(entry) ? entry : {}, zone, `${name}-${n}-`),
  );
}

/** Keeps one text for all languages if it was and still is the same. */
function typedTexts({ blank }: BlockField, typed: FormValues, stored: Value, name: string): Value {
  const texts = LOCALES.map((locale) => {
    const before = textOf(isProps(stored) ? stored[locale] : stored);
    return [locale, (typed[`${name}_${locale}`] ?? before).trim()] as const;
  });
  const first = texts[0]?.[1];
  if (texts.every(([, text]) => text === "") && blank !== "texts") return blank === "null" ? null : undefined;
  if (typeof stored === "string" && texts.every(([, text]) => text === first)) return first;
  return { ...(isProps(stored) ? stored : {}), ...Object.fromEntries(texts) };
}

/** An invalid number or product stays as typed, so that a fault can report it. */
function typedValue({ input, blank }: BlockField, typed: string, zone: string): Value {
  const text = typed.trim();
  if (input === "flag") return text === "true" ? true : undefined;
  if (input === "words" || input === "items") {
    const words = text.split(/[\s,;|]+/).filter(Boolean);
    return words.length === 0 && input === "items" ? undefined : words;
  }
  if (input === "moment" && text !== "") return instantOfMoment(text, zone);
  if (text === "") return blank === "null" ? null : undefined;
  return input === "number" && /^\d{1,6}$/.test(text) ? Number(text) : text;
}

export type BlockFault = "required" | "number" | "link" | "moment" | "reversed" | "too_long" | "too_many";

/** Faults that keep the shop from showing the block, by field. */
export function blockFaults(
  fields: readonly BlockField[],
  props: Props,
  locale: string,
  prefix = "",
): Record<string, BlockFault> {
  const faults: Record<string, BlockFault> = {};
  for (const field of fields) {
    const name = nameOf(prefix, field);
    const stored = valueAt(props, field.prop);
    if (field.input === "list") {
      for (const [n, entry] of listOf(stored).entries())
        Object.assign(
          faults,
          blockFaults(field.fields ?? [], isProps(entry) ? entry : {}, locale, `${name}-${n}-`),
        );
      continue;
    }
    const at = field.isTranslated ? `${name}_${locale}` : name;
    const fault = faultOf(field, stored, locale);
    if (fault) faults[at] = fault;
  }
  const [from, until] = [textOf(props.shown_from), textOf(props.shown_until)];
  if (from !== "" && until !== "" && isReversed({ from, until }))
    faults[`${prefix}shown_until`] ??= "reversed";
  return faults;
}

function faultOf(field: BlockField, stored: Value, locale: string): BlockFault | null {
  const texts = isProps(stored) ? LOCALES.map((one) => textOf(stored[one])) : [textOf(stored)];
  const shown = isProps(stored) ? textOf(stored[locale]) : textOf(stored);
  if (field.isRequired && (Array.isArray(stored) ? stored.length === 0 : shown === "")) return "required";
  if (texts.some((text) => text.length > MAX_BLOCK_TEXT)) return "too_long";
  if (Array.isArray(stored) && stored.length > (field.most ?? MAX_WORDS)) return "too_many";
  if (field.input === "moment" && shown !== "" && !isInstant(shown)) return "moment";
  if (field.input === "link" && texts.some((text) => text !== "" && !isPageLink(text))) return "link";
  const isOutside =
    typeof stored !== "number" ||
    stored < (field.min ?? 0) ||
    stored > (field.max ?? Number.MAX_SAFE_INTEGER);
  return field.input === "number" && stored !== undefined && stored !== null && isOutside ? "number" : null;
}

const isInstant = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?Z$/.test(text) && !Number.isNaN(Date.parse(text));

const MAX_WORDS = 50;

const textOf = (value: Value): string =>
  typeof value === "string" ? value : typeof value === "number" || value === true ? String(value) : "";

function valueAt(props: Props, path: string): Value {
  const [first = "", second] = path.split(".");
  const value = props[first];
  return second === undefined ? value : isProps(value) ? value[second] : undefined;
}

/** Undefined deletes the value, and a parent that becomes empty. */
function setValue(props: Props, path: string, value: Value): void {
  const [first = "", second] = path.split(".");
  if (second !== undefined) {
    const inner: Props = isProps(props[first]) ? { ...props[first] } : {};
    setValue(inner, second, Array.isArray(value) && value.length === 0 ? undefined : value);
    setValue(props, first, Object.keys(inner).length === 0 ? undefined : inner);
  } else if (value === undefined) delete props[first];
  else props[first] = value;
}
