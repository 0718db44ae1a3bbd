// Conflicts of a setting that is valid by itself with the shop's data or another setting: CONTRACT §13.
import { hasVatCheck, isVatNumber } from "~/domain/accounts/vat-number";

export interface SettingContext {
  /** Whether goods can be sold with the VAT of a country. */
  hasRates: (country: string) => boolean;
  settings: ReadonlyMap<string, unknown>;
  hasPicture: boolean;
}

export interface SettingConflict {
  /** `value`, or a part of it: `value.country`. */
  field: string;
  code: string;
  values: Record<string, unknown>;
}

export const PICTURE_SETTINGS = ["BRAND_LOGO", "BRAND_ICON"];

const CONFLICTS: Record<string, (value: unknown, context: SettingContext) => SettingConflict | null> = {
  COMPANY_DATA(value, { hasRates }) {
    const country = String(Reflect.get(Object(value), "country"));
    return hasRates(country)
      ? companyConflict(value)
      : { field: "value.country", code: "no_vat_rates", values: { country } };
  },
  E_INVOICE(value, { settings }) {
    const country = Reflect.get(Object(settings.get("COMPANY_DATA")), "country");
    return value === true && country !== "IT" ? { field: "value", code: "no_e_invoices", values: {} } : null;
  },
  DEFAULT_LOCALE(value, { settings }) {
    const offered = settings.get("LOCALES");
    return Array.isArray(offered) && !offered.includes(value)
      ? { field: "value", code: "locale_not_offered", values: {} }
      : null;
  },
  LOCALES(value, { settings }) {
    const locale = settings.get("DEFAULT_LOCALE");
    return Array.isArray(value) && typeof locale === "string" && !value.includes(locale)
      ? { field: "value", code: "default_locale_missing", values: { locale } }
      : null;
  },
};

/** The company's VAT number is checked like a customer's, by the company's country. */
export function companyConflict(value: unknown): SettingConflict | null {
  const [country, number] = ["country", "vat_number"].map((part) =>
    String(Reflect.get(Object(value), part) ?? ""),
  );
  return country && number && hasVatCheck(country) && !isVatNumber(country, number)
    ? { field: "value.vat_number", code: "vat_number_invalid", values: {} }
    : null;
}

/** @param value valid by its type; null removes the setting, which conflicts with nothing */
export function settingConflict(
  key: string,
  value: unknown,
  context: SettingContext,
): SettingConflict | null {
  if (value === null) return null;
  if (PICTURE_SETTINGS.includes(key) && !context.hasPicture)
    return { field: "value", code: "picture_unknown", values: { name: value } };
  return CONFLICTS[key]?.(value, context) ?? null;
}
