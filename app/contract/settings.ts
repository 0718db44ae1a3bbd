// What each system setting may hold (CONTRACT §5). Secrets are never settings: no key here names one.
import { z } from "zod";
import { LOCALES, SHOP_CONTEXTS } from "./constants/enums";
import { MAX_EMAIL_LENGTH } from "./constants/limits";
import { codeOf } from "./issues";
import { CompanyData, SETTING_KEYS, type SettingKey } from "./shop";
import { Day, Money } from "./wire";

const url = z.url({ protocol: /^https?$/ }).max(500);
/** A script in the shop's own pages: never fetched where it can be changed on the way. */
const scriptUrl = z.url({ protocol: /^https$/ }).max(500);
const origin = url.refine((text) => URL.canParse(text) && new URL(text).origin === text);
const snippet = z.string().max(20_000);
const word = z.string().trim().min(1).max(200);
const amount = Money.refine((text) => !text.startsWith("-"));
const currencies = new Set(Intl.supportedValuesOf("currency"));

const VALUES: Record<SettingKey, z.ZodType> = {
  CART_ROWS_AFFECT_STOCK: z.boolean(),
  CART_ROWS_AFFECT_STOCK_TYPE: z.enum([...SHOP_CONTEXTS, "all"]),
  DEFAULT_LOCALE: z.enum(LOCALES),
  /** Turnstile's or reCAPTCHA's; it becomes part of a script's address. */
  RECAPTCHA_SITE_KEY: z.string().regex(/^[\w-]{10,100}$/),
  DEFAULT_ROBOTS: word,
  DEFAULT_EXTRA_SCRIPT_HEAD: snippet,
  DEFAULT_EXTRA_SCRIPT: snippet,
  ECSYS_EXTRA_SCRIPT_HEAD: snippet,
  FREE_SHIPPING_CODE: word,
  PAGE_BUILDER_SITE_KEY: word,
  PAGE_BUILDER_URL: url,
  CURRENCY: z.string().refine((code) => currencies.has(code)),
  SHOP_NAME: word,
  SUPPORT_EMAIL: z.email().max(MAX_EMAIL_LENGTH),
  COMPANY_DATA: z.looseObject({
    ...CompanyData.shape,
    name: word,
    address: word,
    city: word,
    country: z.string().regex(/^[A-Z]{2}$/),
    email: z.email().max(MAX_EMAIL_LENGTH),
  }),
  SEASONS_ENABLED: z.boolean(),
  OSS_ENABLED: z.boolean(),
  CART_RESERVATION_HOURS: z.number().positive().max(8760),
  MIN_ORDER_B2B: amount,
  MIN_ORDER_B2C: amount,
  CLOSED_DAYS: z.array(Day).max(2000),
  ANALYTICS_URL: scriptUrl,
  CONSENT_URL: scriptUrl,
  CORS_ORIGINS: z.array(origin).max(50),
  /** "GET stock/": a method and how the path begins. */
  CLIENT_PROXY_PATHS: z.array(z.string().regex(/^[A-Z]+ [^\s/]\S{0,199}$/)).max(50),
  NOTICES: z.union([z.enum(["all", "none"]), z.array(word).max(50)]),
  BOT_MIN_SECONDS: z.number().min(0).max(600),
  ACCENT: z.string().regex(/^#[\da-f]{6}$/i),
};

export interface SettingFault {
  /** `value`, or a part of it: `value.country`. */
  field: string;
  code: string;
  values: Record<string, unknown>;
}

/**
 * What is wrong with a value by itself; null for a key that does not exist. The value null removes the setting.
 * `ratesMissing` says whether the value goes with the shop's data.
 */
export function settingFaults(key: string, value: unknown): SettingFault[] | null {
  const known = SETTING_KEYS.find((one) => one === key);
  if (!known) return null;
  const read = VALUES[known].nullable().safeParse(value, { reportInput: true });
  if (read.success) return [];
  const faults = read.error.issues.map((issue) => ({
    // An entry of a list has no name of its own.
    field: ["value", ...issue.path.filter((part) => typeof part === "string")].join("."),
    ...codeOf(issue),
  }));
  return faults.filter(({ field }, n) => faults.findIndex((other) => other.field === field) === n);
}

/** The seller's VAT is counted by its country's rates: a country without them cannot be COMPANY_DATA's. */
export function ratesMissing(key: string, value: unknown, countries: ReadonlySet<string>): SettingFault[] {
  const country = key === "COMPANY_DATA" ? CompanyData.safeParse(value).data?.country : undefined;
  if (country === undefined || countries.has(country)) return [];
  return [{ field: "value.country", code: "no_vat_rates", values: { country } }];
}

/** How a form asks for a setting: a script over several lines, a list with one entry a line. */
export type SettingForm =
  | { kind: "flag" | "number" | "text" | "script" | "list" | "json" }
  | { kind: "choice"; options: string[] };

export function settingForm(key: string): SettingForm {
  const known = SETTING_KEYS.find((one) => one === key);
  const rule = known && VALUES[known];
  if (rule === snippet) return { kind: "script" };
  if (rule instanceof z.ZodEnum) return { kind: "choice", options: rule.options.map(String) };
  if (rule instanceof z.ZodBoolean) return { kind: "flag" };
  if (rule instanceof z.ZodNumber) return { kind: "number" };
  if (rule instanceof z.ZodArray) return { kind: "list" };
  return { kind: rule?.def.type === "string" ? "text" : "json" };
}
