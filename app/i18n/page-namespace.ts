// A namespace that is in no bundle of the shop: the pages that need it send its texts along.
import type { Locale } from "~/contract/wire";
import { i18nOf, type Texts, type Translate } from "./translator";

export interface PageNamespace<T extends Texts> {
  texts: (locale: Locale) => T;
  /** `t("entry.label")`, for loaders and actions. */
  translator: (locale: Locale) => Translate;
}

export function pageNamespace<T extends Texts>(name: string, texts: Record<Locale, T>): PageNamespace<T> {
  const translatorOf = (locale: Locale) => i18nOf(locale, { [name]: texts[locale] }).in([name]);
  const translators = { it: translatorOf("it"), en: translatorOf("en"), es: translatorOf("es") };
  return { texts: (locale) => texts[locale], translator: (locale) => translators[locale] };
}
