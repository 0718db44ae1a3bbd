// The namespace "operator": in no bundle of the shop. The operator's layout sends its texts with the page.
import type { Locale } from "~/contract/wire";
import en from "../../locales/en/operator.json";
import es from "../../locales/es/operator.json";
import it from "../../locales/it/operator.json";
import { i18nOf, type Translate } from "./translator";

const TEXTS: Record<Locale, typeof it> = { it, en, es };
export const operatorTexts = (locale: Locale): typeof it => TEXTS[locale];

const translatorOf = (locale: Locale): Translate =>
  i18nOf(locale, { operator: TEXTS[locale] }).in(["operator"]);
const TRANSLATORS: Record<Locale, Translate> = {
  it: translatorOf("it"),
  en: translatorOf("en"),
  es: translatorOf("es"),
};

/** `t("orders.number")`, for loaders and actions. */
export const operatorTranslator = (locale: Locale): Translate => TRANSLATORS[locale];
