// Converts a setting's value to the texts of its form's fields and back.

import { LOCALES, type Locale } from "~/contract/constants/enums";
import { COMPANY_FIELDS, dispatchDaysOf, MAX_SUBJECTS, readWeekdays } from "~/contract/constants/settings";
import { slugOf } from "~/contract/constants/slug";
import { type FieldTexts, NOTICE_TYPES, settingForm } from "~/contract/operator/settings";
import type { Setting } from "~/contract/shop";
import { formatAmount } from "~/i18n/format";

type Value = Setting["value"];

export function settingTexts(key: string, value: Value, locale: Locale): FieldTexts {
  const { kind } = settingForm(key);
  if (kind === "company")
    return Object.fromEntries(COMPANY_FIELDS.map((path) => [`${key}.${path}`, [textAt(value, path)]]));
  if (kind === "subjects") return subjectTexts(key, value);
  if (key === "NOTICES") return { [key]: value === null || value === "all" ? NOTICE_TYPES : listOf(value) };
  if (kind === "weekdays") return { [key]: dispatchDaysOf(value).map(String) };
  if (kind === "choices") return { [key]: listOf(value) };
  if (kind === "list") return { [key]: [listOf(value).join("\n")] };
  const text = value === null ? "" : String(value);
  return { [key]: [kind === "amount" || kind === "number" ? formatAmount(text, locale) : text] };
}

const listOf = (value: Value): string[] => (Array.isArray(value) ? value.map(String) : []);

/**
 * @param stored stored value, whose fields without an input in the form are kept
 * @returns null to delete the setting; undefined if the text cannot be parsed. The API validates the value.
 */
export function postedSetting(key: string, form: FormData, stored: Value): Value | undefined {
  const { kind } = settingForm(key);
  const texts = form
    .getAll(key)
    .filter((text) => typeof text === "string")
    .map((text) => text.trim())
    .filter(Boolean);
  const [text = ""] = texts;
  switch (kind) {
    case "company":
      return companyOf(form, stored);
    case "subjects":
      return subjectsOf(key, form);
    case "weekdays":
      return String(readWeekdays(texts.join(","))) === String(dispatchDaysOf(stored))
        ? stored
        : texts.join(",");
    case "choices":
      if (key === "NOTICES") return noticesOf(texts, stored);
      return texts.length === 0 ? null : texts;
    case "list":
      return text === "" ? null : linesOf(text);
    case "flag":
      return text === "" ? null : text === "true";
    case "number":
      if (text === "") return null;
      return /^-?\d+([.,]\d+)?$/.test(text) ? Number(text.replace(",", ".")) : undefined;
    default:
      return text === "" ? null : text.replace(/\r\n/g, "\n");
  }
}

/** If all boxes are checked, the setting has its default. */
function noticesOf(ticked: string[], stored: Value): Value {
  if (ticked.length === NOTICE_TYPES.length) return stored === null ? null : "all";
  return ticked.length === 0 ? "none" : ticked;
}

const linesOf = (text: string): string[] =>
  text
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean);

function subjectTexts(key: string, value: Value): FieldTexts {
  const rows: Value[] = Array.isArray(value) ? value : [];
  return Object.fromEntries(
    rows.slice(0, MAX_SUBJECTS).flatMap((row, n) => {
      const { code, name } = Object(row);
      return [
        [`${key}.${n}.code`, [String(code ?? "")]],
        ...LOCALES.map((locale) => [`${key}.${n}.${locale}`, [String(name?.[locale] ?? "")]]),
      ];
    }),
  );
}

/** A row without a name is left out. A row without a code gets one from its first name. */
function subjectsOf(key: string, form: FormData): Value {
  const subjects = Array.from({ length: MAX_SUBJECTS }, (_, n) => {
    const typed = (part: string) => String(form.get(`${key}.${n}.${part}`) ?? "").trim();
    const names = LOCALES.flatMap((locale) => (typed(locale) === "" ? [] : [[locale, typed(locale)]]));
    const code = typed("code") || slugOf(names[0]?.[1] ?? "");
    return names.length === 0 ? null : { code, name: Object.fromEntries(names) };
  }).filter((subject) => subject !== null);
  return subjects.length === 0 ? null : subjects;
}

function textAt(value: Value, path: string): string {
  const found = path.split(".").reduce<unknown>((from, key) => Reflect.get(Object(from), key), value);
  return found === undefined || found === null ? "" : String(found);
}

function companyOf(form: FormData, stored: Value): Value {
  const company: Record<string, Value> = { ...Object(stored) };
  for (const path of COMPANY_FIELDS) {
    const [name, part] = path.split(".") as [string, string | undefined];
    const field = form.get(`COMPANY_DATA.${path}`);
    // Outside Italy the form has fewer fields: those it does not contain are left unchanged.
    if (field === null) continue;
    const typed = String(field).trim();
    const shown = textAt(stored, path) || (path === "sole_shareholder" ? "false" : "");
    if (typed === shown) continue;
    if (part === undefined) company[name] = name === "sole_shareholder" ? typed === "true" : typed;
    else company[name] = { ...Object(company[name]), [part]: typed };
  }
  const isTyped = (path: string) => String(form.get(`COMPANY_DATA.${path}`) ?? "").trim() !== "";
  return COMPANY_FIELDS.some((path) => path !== "sole_shareholder" && isTyped(path)) ? company : null;
}
