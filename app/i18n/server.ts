// i18next on the server: one instance per language, which no request changes.
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
  // With resources given, `init` completes synchronously.
  instance.use(initReactI18next).init({ ...I18N_OPTIONS, lng: locale, fallbackLng: "it", resources });
  // "{{minimum, money}}" is formatted in the currency passed with the values.
  instance.services.formatter?.add("money", (amount, _language, { currency }) =>
    formatMoney(String(amount), locale, String(currency)),
  );
  return instance;
}

export const i18nOf = (locale: Locale): i18n => instances[locale];

/** `t("cart:rows.empty.title")`; a key without a namespace is looked up in `namespaces`, in order. */
export const translator = (
  locale: Locale,
  namespaces: Namespace | readonly Namespace[] = ["common", "errors"],
): TFunction => instances[locale].getFixedT(locale, namespaces);

export const mailTranslator = (locale: Locale): TFunction<"mail"> =>
  instances[locale].getFixedT(locale, "mail");

/**
 * Returns the message for an error code, in the request's locale. Forms of the operator also use the codes of imports.
 * An unknown code gets the general message.
 */
export function messageFor(locale: Locale, code: string, values: Record<string, unknown> = {}): string {
  const t = translator(locale, "errors");
  if (instances[locale].exists(`errors:codes.${code}`)) return t(`codes.${code}`, values);
  if (instances[locale].exists(`import:${code}`)) return importMessageFor(locale, code, values);
  return t("codes.error");
}

/** Returns the name of the failed action (SPEC §8). */
export const failureMessage = (locale: Locale, failure: string): string =>
  translator(locale, "errors")(`failures.${failure}`);

export const importMessageFor = (locale: Locale, code: string, values: Record<string, unknown>): string =>
  translator(locale, "import")(code, values);
