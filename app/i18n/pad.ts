// The namespace "pad": in no bundle of the shop. The order pad sends its texts with the page.
import type { Locale } from "~/contract/wire";
import en from "../../locales/en/pad.json";
import es from "../../locales/es/pad.json";
import it from "../../locales/it/pad.json";
import { i18nOf, type Texts, type Translate } from "./translator";

const TEXTS: Record<Locale, Texts> = { it, en, es };
export const padTexts = (locale: Locale): Texts => TEXTS[locale];

const translatorOf = (locale: Locale): Translate => i18nOf(locale, { pad: TEXTS[locale] }).in(["pad"]);
const TRANSLATORS: Record<Locale, Translate> = {
  it: translatorOf("it"),
  en: translatorOf("en"),
  es: translatorOf("es"),
};

/** `t("entry.label")`, for loaders and actions. */
export const padTranslator = (locale: Locale): Translate => TRANSLATORS[locale];
