// The texts of one language: a key's text, its values put in, its plural chosen. What i18next does for these texts, in
// the few lines that a phone can load; i18next itself stays on the server, for mails and for texts with formats in them.
import type { Locale } from "~/contract/wire";

export type Texts = { [key: string]: string | Texts };

/** `count` chooses the plural; `defaultValue` is what to say where there is no such text. */
export type Values = Record<string, unknown>;

/** `t("rows.empty.title")` in the first namespace that has it, `t("cart:rows.empty.title")` in that one. */
export type Translate = (key: string, values?: Values) => string;

export interface I18n {
  language: Locale;
  /** By namespace. */
  texts: Record<string, Texts>;
  /** The same function each time for the same namespaces. */
  in(namespaces: readonly string[]): Translate;
}

const NO_TEXTS: Map<string, string> = new Map();

export function i18nOf(language: Locale, texts: Record<string, Texts>): I18n {
  const flat = new Map<string, Map<string, string>>();
  const translates = new Map<string, Translate>();
  let plurals: Intl.PluralRules | undefined;

  function textsOf(namespace: string): Map<string, string> {
    const known = flat.get(namespace);
    // A key may hold a visitor's word, with a colon in it.
    if (known || !Object.hasOwn(texts, namespace)) return known ?? NO_TEXTS;
    const own = flatten(texts[namespace] ?? {});
    flat.set(namespace, own);
    return own;
  }

  function ruleOf(count: number): string {
    plurals ??= new Intl.PluralRules(language);
    return plurals.select(count);
  }

  function find(namespaces: readonly string[], key: string, count: unknown): string | undefined {
    for (const namespace of namespaces) {
      const known = textsOf(namespace);
      const plural = typeof count === "number" && known.get(`${key}_${ruleOf(count)}`);
      const text = plural || known.get(key);
      if (text !== undefined) return text;
    }
  }

  function translate(namespaces: readonly string[]): Translate {
    // A page says the same again and again.
    const found = new Map<string, string>();
    return (key, values) => {
      const known = values ? undefined : found.get(key);
      if (known !== undefined) return known;
      const colon = key.indexOf(":");
      const bare = key.slice(colon + 1);
      const text = find(colon < 0 ? namespaces : [key.slice(0, colon)], bare, values?.count);
      if (text === undefined) return String(values?.defaultValue ?? bare);
      if (values) return fill(text, values);
      found.set(key, text);
      return text;
    };
  }

  return {
    language,
    texts,
    in(namespaces) {
      const name = namespaces.join();
      const known = translates.get(name) ?? translate(namespaces);
      translates.set(name, known);
      return known;
    },
  };
}

/** Values are put in as they are: what they hold is text, also where it looks like the name of another value. */
export const fill = (text: string, values: Values): string =>
  text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ""));

function flatten(texts: Texts, prefix = "", flat = new Map<string, string>()): Map<string, string> {
  for (const [key, text] of Object.entries(texts))
    if (typeof text === "string") flat.set(prefix + key, text);
    else flatten(text, `${prefix}${key}.`, flat);
  return flat;
}
