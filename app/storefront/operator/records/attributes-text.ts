// Attributes that distinguish variants, as lines of text: "size = 50 g", "colour = it: rosso | en: red".
import { z } from "zod";
import { LOCALES } from "~/contract/constants/enums";

const Attributes = z.array(z.object({ key: z.string(), value: z.record(z.string(), z.string()) }));

/** @param json JSON of the table; JSON of another shape is returned unchanged */
export function attributesText(json: string): string {
  const read = Attributes.safeParse(json === "" ? [] : parsed(json));
  return read.success ? read.data.map(lineOf).join("\n") : json;
}

function lineOf({ key, value }: z.infer<typeof Attributes>[number]): string {
  const texts = LOCALES.flatMap((locale) => (value[locale] ? [[locale, value[locale]] as const] : []));
  const isSame = texts.length === LOCALES.length && new Set(texts.map(([, text]) => text)).size === 1;
  return `${key} = ${isSame ? texts[0]?.[1] : texts.map(([locale, text]) => `${locale}: ${text}`).join(" | ")}`;
}

/** Returns JSON for the table. A line without "=" becomes an attribute that the table refuses. */
export function attributesOf(text: string): string {
  const lines = text
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean);
  const read = lines.map(attributeOf);
  return read.includes(null) ? text : JSON.stringify(read);
}

function attributeOf(line: string) {
  const [, key, texts] = /^([\w-]+)\s*=\s*(.+)$/.exec(line) ?? [];
  if (key === undefined || texts === undefined) return null;
  const named = texts.split("|").map((text) => /^(it|en|es)\s*:\s*(.+)$/.exec(text.trim()));
  const value = named.every((one) => one !== null)
    ? Object.fromEntries(named.map((one) => [one[1] ?? "", one[2] ?? ""]))
    : Object.fromEntries(LOCALES.map((locale) => [locale, texts.trim()]));
  return { key, value };
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return null;
  }
}
