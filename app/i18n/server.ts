// i18next on the server: one instance for each language, which no request changes.
import { createInstance, type i18n, type TFunction } from "i18next";
import { initReactI18next } from "react-i18next";
import type { Locale } from "~/contract/wire";
import { formatMoney } from "./format";
import { I18N_OPTIONS } from "./options";
import { type Namespace, resources } from "./resources";

const instances: Record<Locale, i18n> = {
  it: instanceOf("it"),
  en: instanceOf("en"),
  es: instanceOf("es"),
};

function instanceOf(locale: Locale): i18n {
  const instance = createInstance();
  // With its resources given, `init` is done when it returns.
  instance.use(initReactI18next).init({ ...I18N_OPTIONS, lng: locale, fallbackLng: "it", resources });
  // "{{minimum, money}}": in the currency that comes with the values.
  instance.services.formatter?.add("money", (amount, _language, { currency }) =>
    formatMoney(String(amount), locale, String(currency)),
  );
  return instance;
}

/** The instance that pages are rendered with. */
export const i18nOf = (locale: Locale): i18n => instances[locale];

/** `t("cart:rows.empty.title")`; a key without a namespace is looked up in `namespaces`, in order. */
export const translator = (
  locale: Locale,
  namespaces: Namespace | readonly Namespace[] = ["common", "errors"],
): TFunction => instances[locale].getFixedT(locale, namespaces);

/** The texts of emails: `t("confirmation.title")`. */
export const mailTranslator = (locale: Locale): TFunction<"mail"> =>
  instances[locale].getFixedT(locale, "mail");

/**
 * The sentence for a wire code, in the request's locale. What an import refuses, an operator's form may refuse too; an
 * unknown code gets the general sentence.
 */
export function messageFor(locale: Locale, code: string, values: Record<string, unknown> = {}): string {
  const t = translator(locale, "errors");
  if (instances[locale].exists(`errors:codes.${code}`)) return t(`codes.${code}`, values);
  if (instances[locale].exists(`import:${code}`)) return importMessageFor(locale, code, values);
  return t("codes.error");
}

/** SPEC §8: what could not be done. */
export const failureMessage = (locale: Locale, failure: string): string =>
  translator(locale, "errors")(`failures.${failure}`);

/** What is wrong with a line of the operator's file. */
export const importMessageFor = (locale: Locale, code: string, values: Record<string, unknown>): string =>
  translator(locale, "import")(code, values);
