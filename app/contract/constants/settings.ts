// The system settings (CONTRACT §5, §13) by the groups displayed to the operator. Their types:
// ../settings.ts; their names and descriptions: locales/*/operator.json.
import { LOCALES, type Locale } from "./enums";

export const SETTING_GROUPS = {
  identity: [
    "SHOP_NAME",
    "COMPANY_DATA",
    "SUPPORT_EMAIL",
    "BRAND_LOGO",
    "BRAND_ICON",
    "ACCENT",
    "ACCENT_DARK",
  ],
  market: [
    "LOCALES",
    "DEFAULT_LOCALE",
    "CURRENCY",
    "TIME_ZONE",
    "DEFAULT_CONTEXT",
    "OSS_ENABLED",
    "GROSS_PRICES_ABROAD",
  ],
  orders: [
    "MIN_ORDER_B2B",
    "MIN_ORDER_B2C",
    "BANK_IBAN",
    "E_INVOICE",
    "INVOICE_PREFIX",
    "CREDIT_NOTE_PREFIX",
    "DELIVERY_NOTE_PREFIX",
    "PAYMENT_HOURS",
    "REVIEW_DAYS",
    "REVIEWS_CHECKED",
    "HANDLING_DAYS",
    "DISPATCH_DAYS",
    "CUTOFF_TIME",
    "HOLIDAYS",
    "CLOSED_DAYS",
    "FREE_SHIPPING_CODE",
    "SEASONS_ENABLED",
    "OFFLINE_PAD",
  ],
  stock: ["CART_ROWS_AFFECT_STOCK", "CART_ROWS_AFFECT_STOCK_TYPE", "CART_RESERVATION_HOURS"],
  accounts: ["SIGN_UP", "GUEST_CHECKOUT", "VIES_CHECK", "NEWSLETTER"],
  messages: ["PRODUCT_LINES", "NOTICES", "RECAPTCHA_SITE_KEY", "BOT_MIN_SECONDS"],
  scripts: [
    "DEFAULT_ROBOTS",
    "ANALYTICS_URL",
    "CONSENT_URL",
    "ECSYS_EXTRA_SCRIPT_HEAD",
    "DEFAULT_EXTRA_SCRIPT_HEAD",
    "DEFAULT_EXTRA_SCRIPT",
  ],
  connections: [
    "PAGE_BUILDER_URL",
    "PAGE_BUILDER_SITE_KEY",
    "CORS_ORIGINS",
    "CLIENT_PROXY_PATHS",
    "PUNCHOUT",
  ],
} as const;

/** The shop's languages in order: those of LOCALES, or all without a value. */
export function offeredLocales(setting: unknown): readonly Locale[] {
  const named = Array.isArray(setting) ? LOCALES.filter((locale) => setting.includes(locale)) : [];
  return named.length > 0 ? named : LOCALES;
}

/** The default language: DEFAULT_LOCALE, otherwise the first one offered. */
export const mainLocale = (offered: readonly Locale[], setting: unknown): Locale =>
  offered.find((locale) => locale === setting) ?? offered[0] ?? "it";

export type SettingGroup = keyof typeof SETTING_GROUPS;

export const groupOfSetting = (key: string): SettingGroup | null =>
  (Object.keys(SETTING_GROUPS) as SettingGroup[]).find((group) =>
    SETTING_GROUPS[group].some((one) => one === key),
  ) ?? null;

/** The defaults of CONTRACT §5, §11 to §14, for settings that are read in several places. */
export const SETTING_DEFAULTS = { PAYMENT_HOURS: 48, SIGN_UP: "none", GUEST_CHECKOUT: false } as const;

/** Working days until an order is dispatched: HANDLING_DAYS, default 3 (SPEC §9). */
export const handlingDaysOf = (setting: unknown): number =>
  typeof setting === "number" && Number.isInteger(setting) && setting > 0 ? setting : 3;

const WEEKDAYS = /^[1-7](-[1-7])?(,[1-7](-[1-7])?)*$/;

/** The ISO weekdays of DISPATCH_DAYS, "1-5" or "2,5"; null for any other text. */
export function readWeekdays(setting: unknown): number[] | null {
  if (typeof setting !== "string" || setting.length > 30 || !WEEKDAYS.test(setting)) return null;
  const days = setting.split(",").flatMap((part) => {
    const [from = 0, to = from] = part.split("-").map(Number);
    return Array.from({ length: Math.max(0, to - from + 1) }, (_, n) => from + n);
  });
  return days.length === 0 ? null : [...new Set(days)].sort();
}

/** The days on which parcels leave: default Monday to Friday. */
export const dispatchDaysOf = (setting: unknown): number[] => readWeekdays(setting) ?? [1, 2, 3, 4, 5];

/** Format: "16:00". */
export const CLOCK_TIME = /^([01]\d|2[0-3]):[0-5]\d$/;

/** Who may open an account: no one, consumers, or also businesses. */
export const SIGN_UPS = ["none", "consumers", "all"] as const;

export const MAX_SUBJECTS = 20;

/** Fields of COMPANY_DATA on the settings screen, some of them only in Italy; a dot leads into a part. */
export const COMPANY_FIELDS = [
  "name",
  "address",
  "postal_code",
  "city",
  "province",
  "country",
  "email",
  "phone",
  "vat_number",
  "tax_code",
  "rea",
  "company_register",
  "share_capital",
  "sole_shareholder",
  "pec",
  "opening_hours.it",
  "opening_hours.en",
  "opening_hours.es",
] as const;
export type CompanyFieldPath = (typeof COMPANY_FIELDS)[number];

const ITALIAN_FIELDS: readonly CompanyFieldPath[] = ["rea", "sole_shareholder", "pec"];

/** The company fields for a country and the shop's languages. @param country null: not set yet */
export const companyFieldsOf = (country: unknown, locales: readonly Locale[]): CompanyFieldPath[] =>
  COMPANY_FIELDS.filter(
    (path) =>
      (country === "IT" || !ITALIAN_FIELDS.includes(path)) &&
      (!path.startsWith("opening_hours") || locales.some((locale) => path.endsWith(`.${locale}`))),
  );
