// The type of each system setting (CONTRACT §5). Secrets are never settings.
import { z } from "zod";
import type { OperatorCall } from "~/contract/call";
import { contrast } from "~/contract/constants/colour";
import { HOLIDAY_COUNTRIES } from "~/contract/constants/countries";
import { GROSS_ABROAD, LOCALES, SHOP_CONTEXTS } from "~/contract/constants/enums";
import { isIban } from "~/contract/constants/iban";
import {
  CLOCK_TIME,
  type CompanyFieldPath,
  MAX_SUBJECTS,
  readWeekdays,
  SIGN_UPS,
} from "~/contract/constants/settings";
import { isTimeZone } from "~/contract/constants/time-zone";
import { HOST } from "~/contract/constants/web-address";
import { codeOf } from "~/contract/input/issues";
import { readShareCapital } from "~/contract/input/share-capital";
import { CompanyData, ContactSubject, SETTING_KEYS, Setting, type SettingKey } from "~/contract/shop";
import { CountryCode, Day, Email, Locale, Money, resultsOf } from "~/contract/wire";
import { wireAmount } from "./amount";
import type { Picture } from "./pictures";

const MAX_URL_LENGTH = 500;
const MAX_SCRIPT_LENGTH = 20_000;

const url = z.url({ protocol: /^https?$/, hostname: HOST }).max(MAX_URL_LENGTH);
/** URL of a script in the shop's own pages: https, so that it cannot be changed in transit. */
const scriptUrl = z.url({ protocol: /^https$/, hostname: HOST }).max(MAX_URL_LENGTH);
const origin = url.refine((text) => URL.canParse(text) && new URL(text).origin === text);
const snippet = z.string().max(MAX_SCRIPT_LENGTH);
const shortText = z.string().trim().min(1).max(200);
/** "50", "50,00" and "50.00" are the same amount. */
const amount = z
  .string()
  .trim()
  .transform(wireAmount)
  .pipe(Money.refine((text) => !text.startsWith("-")));
/** The letters before a document's year and number; without a value those of the company's country. */
const prefix = z
  .string()
  .trim()
  .refine((letters) => /^[A-Z]{1,6}$/.test(letters), { params: { code: "not_a_prefix" } });
const colour = z.string().regex(/^#[\da-f]{6}$/i);
const pictureName = z.string().regex(/^[\w.-]{1,120}\.(svg|png|jpe?g|webp|avif)$/);
// Codes that begin with X and belong to no country, such as gold's, are not currencies.
const currencies = new Set(
  Intl.supportedValuesOf("currency").filter((code) => !/^X(?!CD|CG|AF|OF|PF)/.test(code)),
);
// The forint has no hundredths in use; Intl's data differ between engines.
const digitsOf = (currency: string) =>
  currency === "HUF"
    ? 0
    : (new Intl.NumberFormat("en", { style: "currency", currency }).resolvedOptions().maximumFractionDigits ??
      2);

/** Zones offered by a form; the runtime knows aliases too, such as "Asia/Kolkata" for Asia/Calcutta. */
const TIME_ZONES = [...new Set([...Intl.supportedValuesOf("timeZone"), "UTC"])];

const VALUES: Record<SettingKey, z.ZodType> = {
  CART_ROWS_AFFECT_STOCK: z.boolean(),
  CART_ROWS_AFFECT_STOCK_TYPE: z.enum([...SHOP_CONTEXTS, "all"]),
  DEFAULT_LOCALE: z.enum(LOCALES),
  /** Key of Turnstile or reCAPTCHA, which becomes part of a script's URL. */
  RECAPTCHA_SITE_KEY: z.string().regex(/^[\w-]{10,100}$/),
  DEFAULT_ROBOTS: shortText,
  DEFAULT_EXTRA_SCRIPT_HEAD: snippet,
  DEFAULT_EXTRA_SCRIPT: snippet,
  ECSYS_EXTRA_SCRIPT_HEAD: snippet,
  FREE_SHIPPING_CODE: shortText,
  PAGE_BUILDER_SITE_KEY: shortText,
  PAGE_BUILDER_URL: url,
  /**
   * Prices are stored in hundredths: a currency with other decimals would be charged wrongly (CONTRACT
   * §15).
   */
  CURRENCY: z.string().superRefine((code, context) => {
    if (!currencies.has(code)) context.addIssue({ code: "custom", params: { code: "not_a_currency" } });
    else if (digitsOf(code) !== 2)
      context.addIssue({ code: "custom", params: { code: "currency_digits", digits: digitsOf(code) } });
  }),
  SHOP_NAME: shortText,
  SUPPORT_EMAIL: Email,
  COMPANY_DATA: z.looseObject({
    ...CompanyData.shape,
    name: shortText,
    address: shortText,
    city: shortText,
    country: CountryCode,
    email: Email,
    share_capital: z
      .string()
      .default("")
      .refine((text) => text === "" || readShareCapital(text) !== null, {
        params: { code: "not_an_amount" },
      }),
  }),
  SEASONS_ENABLED: z.boolean(),
  /** False disables the order pad's service worker; default: enabled. */
  OFFLINE_PAD: z.boolean(),
  OSS_ENABLED: z.boolean(),
  /** CONTRACT §15: prices of gross lists under another VAT rate; default "same". */
  GROSS_PRICES_ABROAD: z.enum(GROSS_ABROAD),
  /** Whether buying systems of businesses may connect: cXML and OCI. */
  PUNCHOUT: z.boolean(),
  CART_RESERVATION_HOURS: z.number().positive().max(8760),
  MIN_ORDER_B2B: amount,
  MIN_ORDER_B2C: amount,
  /** Working days until dispatch, for pages, emails and `promised_by`. */
  HANDLING_DAYS: z.number().int().min(1).max(60),
  /** ISO weekdays on which parcels leave: "1-5", "2,5". */
  DISPATCH_DAYS: z
    .string()
    .trim()
    .refine((days) => readWeekdays(days) !== null, { params: { code: "not_weekdays" } }),
  /** Later orders count as those of the next day. */
  CUTOFF_TIME: z
    .string()
    .trim()
    .refine((time) => CLOCK_TIME.test(time), { params: { code: "not_a_time" } }),
  /** An IANA name: zone of the shop's days, hours and years of numbers. Default: Europe/Rome. */
  TIME_ZONE: z.string().refine(isTimeZone, { params: { code: "not_a_time_zone" } }),
  /** Default: the seller's country. */
  HOLIDAYS: z.enum(["none", ...HOLIDAY_COUNTRIES]),
  CLOSED_DAYS: z.array(Day).max(2000),
  ANALYTICS_URL: scriptUrl,
  CONSENT_URL: scriptUrl,
  CORS_ORIGINS: z.array(origin).max(50),
  /** "GET stock/": a method and the beginning of a path. */
  CLIENT_PROXY_PATHS: z.array(z.string().regex(/^[A-Z]+ [^\s/]\S{0,199}$/)).max(50),
  NOTICES: z.union([z.enum(["all", "none"]), z.array(shortText).max(50)]),
  BOT_MIN_SECONDS: z.number().min(0).max(600),
  ACCENT: colour,
  /** Background of white text: WCAG 2 AA. */
  ACCENT_DARK: colour.refine((hex) => contrast(hex, "#ffffff") >= 4.5, {
    params: { code: "contrast_too_low" },
  }),
  /** The shop's languages, in display order. */
  LOCALES: z
    .array(Locale)
    .min(1)
    .refine((all) => new Set(all).size === all.length),
  DEFAULT_CONTEXT: z.enum(SHOP_CONTEXTS),
  BRAND_LOGO: pictureName,
  BRAND_ICON: pictureName,
  PRODUCT_LINES: z
    .array(ContactSubject)
    .max(MAX_SUBJECTS)
    .refine((all) => new Set(all.map(({ code }) => code)).size === all.length),
  /** The account for bank transfers, without spaces and with valid check digits. */
  BANK_IBAN: z.string().refine(isIban, { params: { code: "iban_invalid" } }),
  /** False: no Italian electronic invoices; default: a seller in Italy issues them. */
  E_INVOICE: z.boolean(),
  INVOICE_PREFIX: prefix,
  CREDIT_NOTE_PREFIX: prefix,
  DELIVERY_NOTE_PREFIX: prefix,
  PAYMENT_HOURS: z.number().positive().max(8760),
  /** Days between the delivery and the review request; without a value, reviews are off. */
  REVIEW_DAYS: z.number().int().min(1).max(90),
  /** False: reviews are shown at once; default: after the shop has checked them. */
  REVIEWS_CHECKED: z.boolean(),
  SIGN_UP: z.enum(SIGN_UPS),
  GUEST_CHECKOUT: z.boolean(),
  /** Whether visitors may sign up for the newsletter; default: no. */
  NEWSLETTER: z.boolean(),
  /** Whether VAT numbers are checked with VIES. */
  VIES_CHECK: z.boolean(),
};

/** The value as JSON; null removes the setting. */
const PutSetting = z.object({ value: z.json() });

const Values = z.partialRecord(z.enum(SETTING_KEYS), z.json());
/** Settings that belong together. `was`: the values before the change; 409 if one has changed since. */
const SaveSettings = z.object({ values: Values, was: Values.optional() });
export type SaveSettings = z.infer<typeof SaveSettings>;

const access = "operator";
const byKey = z.object({ key: z.string().max(64) });

export const operatorSettingCalls = {
  settings: {
    list: {
      method: "GET",
      path: "settings/",
      access,
      permission: "settings.read",
      answer: resultsOf(Setting),
    },
    /** All or nothing. Returns the settings as stored. */
    save: {
      method: "PUT",
      path: "settings/",
      access,
      permission: "settings.write",
      body: SaveSettings,
      answer: resultsOf(Setting),
      errors: ["edited_by_another"],
    },
    get: {
      method: "GET",
      path: "settings/:key/",
      access,
      permission: "settings.read",
      params: byKey,
      answer: Setting,
    },
    put: {
      method: "PUT",
      path: "settings/:key/",
      access,
      permission: "settings.write",
      params: byKey,
      body: PutSetting,
      answer: Setting,
    },
  },
} as const satisfies Record<string, Record<string, OperatorCall>>;

export interface SettingFault {
  /** `value`, or a field of it: `value.country`. */
  field: string;
  code: string;
  values: Record<string, unknown>;
}

/**
 * The value as stored, and its faults by itself, empty if it is valid; null for an unknown key. The value
 * null removes the setting. services/settings checks the value against the shop's data.
 */
export function readSetting(
  key: string,
  value: Setting["value"],
): { value: Setting["value"]; faults: SettingFault[] } | null {
  const known = SETTING_KEYS.find((one) => one === key);
  if (!known) return null;
  const read = VALUES[known].nullable().safeParse(value, { reportInput: true });
  const isAmount = VALUES[known] === amount && typeof read.data === "string";
  if (read.success) return { value: isAmount ? String(read.data) : value, faults: [] };
  const faults = read.error.issues.map((issue) => ({
    // List entries have no field name.
    field: ["value", ...issue.path.filter((part) => typeof part === "string")].join("."),
    ...codeOf(issue),
  }));
  return {
    value,
    faults: faults.filter(({ field }, n) => faults.findIndex((other) => other.field === field) === n),
  };
}

/**
 * The form control of a setting: a script has several lines, a list one entry per line. `company` has one
 * field per value, `subjects` a row each, `weekdays` and `choices` are checkboxes, `picture` is a choice of
 * stored pictures.
 */
export type SettingForm =
  | { kind: "flag" | "number" | "amount" | "text" | "time" | "script" | "list" }
  | { kind: "subjects" | "company" | "weekdays" | "picture" }
  | { kind: "choice" | "choices"; options: string[] };

export const NOTICE_TYPES = ["success", "info", "warning", "error"];
/** Options offered for DEFAULT_ROBOTS; the call accepts any directives. */
const ROBOTS = ["index, follow", "noindex, nofollow"];

/**
 * The texts of fields by name, `CURRENCY` or `COMPANY_DATA.city`; several for ticked checkboxes of one
 * name.
 */
export type FieldTexts = Record<string, string[]>;

export interface SettingOption {
  value: string;
  label: string;
}

export interface ShownSetting {
  key: string;
  kind: SettingForm["kind"];
  /** Options to choose from; for a company, its countries. */
  options: SettingOption[];
  paths: CompanyFieldPath[];
  pictures: Pick<Picture, "name" | "url" | "width" | "height" | "srcset">[];
}

/** The form control for a setting, by the type of its value. */
export function settingForm(key: string): SettingForm {
  const known = SETTING_KEYS.find((one) => one === key);
  const rule = known && VALUES[known];
  if (known === "PRODUCT_LINES") return { kind: "subjects" };
  if (known === "COMPANY_DATA") return { kind: "company" };
  if (known === "TIME_ZONE") return { kind: "choice", options: TIME_ZONES };
  if (known === "LOCALES") return { kind: "choices", options: [...LOCALES] };
  if (known === "NOTICES") return { kind: "choices", options: NOTICE_TYPES };
  if (known === "DISPATCH_DAYS") return { kind: "weekdays" };
  if (known === "CUTOFF_TIME") return { kind: "time" };
  if (known === "DEFAULT_ROBOTS") return { kind: "choice", options: ROBOTS };
  if (known === "CURRENCY")
    return { kind: "choice", options: [...currencies].filter((code) => digitsOf(code) === 2) };
  if (rule === pictureName) return { kind: "picture" };
  if (rule === snippet) return { kind: "script" };
  if (rule === amount) return { kind: "amount" };
  if (rule instanceof z.ZodEnum) return { kind: "choice", options: rule.options.map(String) };
  if (rule instanceof z.ZodBoolean) return { kind: "flag" };
  if (rule instanceof z.ZodNumber) return { kind: "number" };
  if (rule instanceof z.ZodArray) return { kind: "list" };
  return { kind: "text" };
}
