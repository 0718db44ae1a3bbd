// A namespace that is in no bundle of the shop: the pages that need it send its texts along.
import type { Locale } from "~/contract/wire";
import { i18nOf, type Texts, type Translate } from "./translator";

export interface PageNamespace {
  texts: (locale: Locale) => Texts;
  /** `t("entry.label")`, for loaders and actions. */
  translator: (locale: Locale) => Translate;
}

export function pageNamespace(name: string, texts: Record<Locale, Texts>): PageNamespace {
  const translatorOf = (locale: Locale) => i18nOf(locale, { [name]: texts[locale] }).in([name]);
  const translators = { it: translatorOf("it"), en: translatorOf("en"), es: translatorOf("es") };
  return { texts: (locale) => texts[locale], translator: (locale) => translators[locale] };
}
