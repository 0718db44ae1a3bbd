// Translation on the server: screens by the same few lines as in the browser, mails and errors by i18next.
import { createInstance, type TFunction } from "i18next";
import { LOCALES } from "~/contract/constants/enums";
import type { Locale } from "~/contract/wire";
import enImport from "../../locales/en/import.json";
import enMail from "../../locales/en/mail.json";
import esImport from "../../locales/es/import.json";
import esMail from "../../locales/es/mail.json";
import itImport from "../../locales/it/import.json";
import itMail from "../../locales/it/mail.json";
import { formatMoney } from "./format";
import { resources } from "./resources";
import { type I18n, i18nOf, type Translate } from "./translator";

const i18n = createInstance();
i18n.init({
  fallbackLng: "it",
  defaultNS: "common",
  interpolation: { escapeValue: false },
  returnNull: false,
  resources: {
    it: { ...resources.it, mail: itMail, import: itImport },
    en: { ...resources.en, mail: enMail, import: enImport },
    es: { ...resources.es, mail: esMail, import: esImport },
  },
});

// "{{minimum, money}}": in the currency that comes with the values.
i18n.services.formatter?.add("money", (amount, locale, { currency }) =>
  formatMoney(String(amount), LOCALES.find((one) => one === locale) ?? "it", String(currency)),
);

/** What pages are rendered with, one for each language: no request changes it. */
export const pageI18n: Record<Locale, I18n> = {
  it: i18nOf("it", resources.it),
  en: i18nOf("en", resources.en),
  es: i18nOf("es", resources.es),
};

/** `t("cart:rows.empty.title")`; keys without a namespace are common's. */
export const translator = (locale: Locale): Translate => pageI18n[locale].in(["common", "errors"]);

/** The texts of emails: `t("confirmation.title")`. */
export const mailTranslator = (locale: Locale): TFunction<"mail"> => i18n.getFixedT(locale, "mail");

/**
 * The sentence for a wire code, in the request's locale. What an import refuses, an operator's form may refuse too; an
 * unknown code gets the general sentence.
 */
export function messageFor(locale: Locale, code: string, values: Record<string, unknown> = {}): string {
  const t = i18n.getFixedT(locale, "errors");
  if (i18n.exists(`errors:codes.${code}`, { lng: locale })) return t(`codes.${code}`, values);
  if (i18n.exists(`import:${code}`, { lng: locale })) return importMessageFor(locale, code, values);
  return t("codes.error");
}

/** SPEC §8: what could not be done. */
export const failureMessage = (locale: Locale, failure: string): string =>
  i18n.getFixedT(locale, "errors")(`failures.${failure}`);

/** What is wrong with a line of the operator's file. */
export const importMessageFor = (locale: Locale, code: string, values: Record<string, unknown>): string =>
  i18n.getFixedT(locale, "import")(code, values);
