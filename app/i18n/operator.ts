// The namespace "operator": in no bundle of the shop. The operator's layout sends its texts with the page.
import type { Locale } from "~/contract/wire";
import enAccount from "../../locales/en/account.json";
import en from "../../locales/en/operator.json";
import esAccount from "../../locales/es/account.json";
import es from "../../locales/es/operator.json";
import itAccount from "../../locales/it/account.json";
import it from "../../locales/it/operator.json";
import { i18nOf, type Translate } from "./translator";

const TEXTS: Record<Locale, typeof it> = { it, en, es };
/** Names of an order's states: `account:status.shipped`. */
const ACCOUNT = { it: itAccount, en: enAccount, es: esAccount };
export const operatorTexts = (locale: Locale): typeof it => TEXTS[locale];

const translatorOf = (locale: Locale): Translate =>
  i18nOf(locale, { operator: TEXTS[locale], account: ACCOUNT[locale] }).in(["operator"]);
const TRANSLATORS: Record<Locale, Translate> = {
  it: translatorOf("it"),
  en: translatorOf("en"),
  es: translatorOf("es"),
};

/** `t("orders.number")`, for loaders and actions. */
export const operatorTranslator = (locale: Locale): Translate => TRANSLATORS[locale];
