// Translation on the server: one i18next for all requests, a fixed t for each locale.
import { createInstance, type i18n as I18n, type TFunction } from "i18next";
import type { Locale } from "~/contract/wire";
import enImport from "../../locales/en/import.json";
import enMail from "../../locales/en/mail.json";
import esImport from "../../locales/es/import.json";
import esMail from "../../locales/es/mail.json";
import itImport from "../../locales/it/import.json";
import itMail from "../../locales/it/mail.json";
import { i18nOptions } from "./config";
import { quickTranslator } from "./quick-lookup";
import { resources } from "./resources";

const i18n = createInstance();
i18n.init({
  ...i18nOptions,
  ns: [...i18nOptions.ns, "mail", "import"],
  resources: {
    it: { ...resources.it, mail: itMail, import: itImport },
    en: { ...resources.en, mail: enMail, import: enImport },
    es: { ...resources.es, mail: esMail, import: esImport },
  },
});

/** What pages are rendered with, one for each language: no request changes it. */
export const pageI18n: Record<Locale, I18n> = {
  it: pageI18nIn("it"),
  en: pageI18nIn("en"),
  es: pageI18nIn("es"),
};

function pageI18nIn(locale: Locale): I18n {
  const instance = createInstance();
  instance.init({ ...i18nOptions, lng: locale, resources, react: { useSuspense: false } });
  return instance;
}

export type Translate = TFunction<["common", "errors"]>;

/** `t("cart:rows.empty.title")`; keys without a namespace are common's. */
export const translator = (locale: Locale): Translate =>
  quickTranslator<Translate>(i18n, locale, ["common", "errors"]);

/** A mail's own words: `t("confirmation.title")`. */
export const mailTranslator = (locale: Locale): TFunction<"mail"> => i18n.getFixedT(locale, "mail");

/** The sentence for a wire code, in the request's locale; an unknown code gets the general one. */
export function messageFor(locale: Locale, code: string, values: Record<string, unknown> = {}): string {
  const t = i18n.getFixedT(locale, "errors");
  return i18n.exists(`errors:codes.${code}`, { lng: locale }) ? t(`codes.${code}`, values) : t("codes.error");
}

/** SPEC §8: what could not be done. */
export const failureMessage = (locale: Locale, failure: string): string =>
  i18n.getFixedT(locale, "errors")(`failures.${failure}`);

/** What is wrong with a line of the operator's file. */
export const importMessageFor = (locale: Locale, code: string, values: Record<string, unknown>): string =>
  i18n.getFixedT(locale, "import")(code, values);
