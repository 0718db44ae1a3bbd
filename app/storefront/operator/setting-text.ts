// Converts a setting's value to the texts of its form's fields and back.

import { LOCALES } from "~/contract/constants/enums";
import { COMPANY_FIELDS } from "~/contract/constants/settings";
import { isBoundedJson } from "~/contract/input/bounded-json";
import type { SettingForm } from "~/contract/operator/settings";
import type { Setting } from "~/contract/shop";

type Value = Setting["value"];

/** The text of the field; of a company, the texts by the paths of its facts. */
export function settingFields(kind: SettingForm["kind"], value: Value) {
  if (kind !== "company") return value === null ? "" : textOf(kind, value);
  const texts: Record<string, string | Record<string, string>> = {};
  for (const path of COMPANY_FIELDS) {
    const [name = "", part] = path.split(".");
    const text = textAt(value, path);
    texts[name] = part === undefined ? text : { ...Object(texts[name]), [part]: text };
  }
  return texts;
}

function textOf(kind: SettingForm["kind"], value: Value): string {
  if (kind === "subjects" && Array.isArray(value)) return value.map(subjectText).join("\n");
  if ((kind === "list" || kind === "choices") && Array.isArray(value)) return value.join("\n");
  return kind === "json" || typeof value === "object" ? JSON.stringify(value, null, 2) : String(value);
}

/**
 * @param stored of a company, whose other facts stay
 * @returns null deletes the setting; undefined where the text cannot be parsed. The API validates the value.
 */
export function postedSetting(kind: SettingForm["kind"], form: FormData, stored: Value): Value | undefined {
  if (kind === "company") return companyOf(form, stored);
  const text = form.getAll("value").join("\n").replace(/\r\n/g, "\n").trim();
  if (text === "") return null;
  switch (kind) {
    case "flag":
      return text === "true";
    case "number":
      return /^-?\d+([.,]\d+)?$/.test(text) ? Number(text.replace(",", ".")) : undefined;
    case "list":
    case "choices":
      return linesOf(text);
    case "subjects":
      return linesOf(text).map(subjectOf);
    case "json":
      return readJson(text);
    default:
      return text;
  }
}

const linesOf = (text: string): string[] =>
  text
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean);

/** "bicycles = it: Biciclette | en: Bicycles" */
function subjectText(subject: Value): string {
  const { code, name } = Object(subject);
  const names = LOCALES.flatMap((locale) => (name?.[locale] ? [`${locale}: ${name[locale]}`] : []));
  return `${code} = ${names.join(" | ")}`;
}

function subjectOf(line: string): Value {
  const [code = "", ...rest] = line.split("=");
  const names = rest.join("=").split("|").filter(Boolean);
  const name = names.map((text) => {
    const [locale = "", ...words] = text.split(":");
    return [locale.trim(), words.join(":").trim()];
  });
  return { code: code.trim(), name: Object.fromEntries(name) };
}

function textAt(value: Value, path: string): string {
  const found = path.split(".").reduce<unknown>((from, key) => Reflect.get(Object(from), key), value);
  return found === undefined || found === null ? "" : String(found);
}

function companyOf(form: FormData, stored: Value): Value {
  const company: Record<string, Value> = { ...Object(stored) };
  for (const path of COMPANY_FIELDS) {
    const [name, part] = path.split(".") as [string, string | undefined];
    const field = form.get(`value.${path}`);
    // The form has fewer fields outside Italy: what it does not ask for is left alone.
    if (field === null) continue;
    const typed = String(field).trim();
    if (part === undefined) company[name] = name === "sole_shareholder" ? typed === "true" : typed;
    else company[name] = { ...Object(company[name]), [part]: typed };
  }
  return COMPANY_FIELDS.some((path) => String(form.get(`value.${path}`) ?? "").trim() !== "")
    ? company
    : null;
}

function readJson(text: string): Value | undefined {
  if (!isBoundedJson(text)) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
