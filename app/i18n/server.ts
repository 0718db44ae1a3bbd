// i18next on the server: one instance for each language, which no request changes.
import { createInstance, type i18n, type TFunction, type ThirdPartyModule } from "i18next";
import { initReactI18next } from "react-i18next";
import type { Locale } from "~/contract/wire";
import { formatMoney } from "./format";
import { I18N_OPTIONS } from "./options";
import { type Namespace, resources } from "./resources";

/**
 * Remembers texts without values: i18next takes 4 µs for each, and a list page has 250 of them. The texts of an instance
 * never change.
 */
const remembersTexts: ThirdPartyModule = {
  type: "3rdParty",
  init(instance) {
    const { getFixedT } = instance;
    const known = new Map<string, TFunction>();
    instance.getFixedT = (...args: Parameters<i18n["getFixedT"]>) => {
      const name = String(args[1]);
      const t = known.get(name) ?? withMemory(getFixedT(...args));
      known.set(name, t);
      return t;
    };
  },
};

function withMemory(t: TFunction): TFunction {
  const texts = new Map<string, string>();
  const remembered = (key: string, options?: Record<string, unknown>): string => {
    if (options) return t(key, options);
    const known = texts.get(key);
    if (known !== undefined) return known;
    const text = t(key);
    // A missing text is the end of its key, which may contain a visitor's word: it is not stored.
    if (!key.endsWith(text)) texts.set(key, text);
    return text;
  };
  return Object.assign(remembered, t);
}

const instances: Record<Locale, i18n> = {
  it: instanceOf("it"),
  en: instanceOf("en"),
  es: instanceOf("es"),
};

function instanceOf(locale: Locale): i18n {
  const instance = createInstance();
  // With its resources given, `init` is done when it returns.
  instance
    .use(initReactI18next)
    .use(remembersTexts)
    .init({ ...I18N_OPTIONS, lng: locale, fallbackLng: "it", resources });
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
