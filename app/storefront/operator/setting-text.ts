// Converts a setting's value to a form field's text and back.

import { isBoundedJson } from "~/contract/bounded-json";
import type { SettingForm } from "~/contract/settings";
import type { Setting } from "~/contract/shop";

export function settingText(kind: SettingForm["kind"], value: Setting["value"]): string {
  if (value === null) return "";
  if (kind === "list" && Array.isArray(value)) return value.join("\n");
  if (kind === "json" || typeof value === "object") return JSON.stringify(value, null, 2);
  return String(value);
}

/** null deletes the setting; undefined where the text cannot be parsed. The API validates the value. */
export function settingValueOf(kind: SettingForm["kind"], typed: string): Setting["value"] | undefined {
  const text = typed.replace(/\r\n/g, "\n").trim();
  if (text === "") return null;
  switch (kind) {
    case "flag":
      return text === "true";
    case "number":
      return /^-?\d+([.,]\d+)?$/.test(text) ? Number(text.replace(",", ".")) : undefined;
    case "list":
      return text
        .split("\n")
        .map((line) => line.trim())
        .filter(Boolean);
    case "json":
      return readJson(text);
    default:
      return text;
  }
}

function readJson(text: string): Setting["value"] | undefined {
  if (!isBoundedJson(text)) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
