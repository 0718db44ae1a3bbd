// Shipping, payment methods, seasons, settings, health.
import { z } from "zod";
import { PAYMENT_KINDS, SHOP_CONTEXTS } from "./constants/enums";
import { SETTING_GROUPS } from "./constants/settings";
import { SHIPPING_MEASURES } from "./constants/shipping";
import { Locale, Money } from "./wire";

export const Season = z.object({
  id: z.int(),
  name: z.string(),
  custom_field_value: z.string(),
  is_active: z.boolean(),
});
export type Season = z.infer<typeof Season>;

/** A country that a shipping policy serves: ISO 3166-1 alpha-2. */
export const ShippingCountry = z.string().length(2);

export const ShippingPolicy = z.object({
  id: z.int(),
  code: z.string(),
  name: z.string(),
  description: z.string(),
  price: Money,
  includes_vat: z.boolean(),
  free_from: Money.nullable(),
  estimated_days_min: z.int(),
  estimated_days_max: z.int(),
  countries: z.array(z.string()),
  is_pickup: z.boolean(),
  measure: z.enum(SHIPPING_MEASURES),
  /**
   * `from`: grams for a tariff by weight, an amount for one by value. Prices include VAT or not, as the
   * tariff does.
   */
  bands: z.array(z.object({ from: z.union([z.number(), Money]), price: Money })),
  max_weight_g: z.int().nullable(),
  /** Whether `bands`, and the value that they measure, include VAT; `includes_vat` is about `price`. */
  price_includes_vat: z.boolean(),
});
export type ShippingPolicy = z.infer<typeof ShippingPolicy>;

/**
 * A policy before there is an order: when goods in stock are dispatched if ordered now, and when they
 * arrive.
 */
export const DatedShippingPolicy = ShippingPolicy.extend({ promised_by: z.string(), arrives_by: z.string() });
export type DatedShippingPolicy = z.infer<typeof DatedShippingPolicy>;

export const PaymentMethod = z.object({
  id: z.int(),
  code: z.string(),
  name: z.string(),
  description: z.string(),
  instructions: z.string(),
  surcharge: Money,
  kind: z.enum(PAYMENT_KINDS),
  contexts: z.array(z.enum(SHOP_CONTEXTS)),
});
export type PaymentMethod = z.infer<typeof PaymentMethod>;

/** CONTRACT §5: the keys of config/system/. */
export const SETTING_KEYS = Object.values(SETTING_GROUPS).flat();
export type SettingKey = (typeof SETTING_KEYS)[number];
/** `size`: added to CONTRACT §5; size of the picture in BRAND_LOGO, in px. */
export const Setting = z.object({
  key: z.string(),
  value: z.json(),
  size: z.object({ width: z.int(), height: z.int() }).optional(),
});
export type Setting = z.infer<typeof Setting>;

/** The seller. Fields that do not exist in its country, such as certified email, are empty and not shown. */
export const CompanyData = z.object({
  name: z.string(),
  address: z.string(),
  postal_code: z.string().default(""),
  city: z.string(),
  province: z.string().default(""),
  country: z.string(),
  rea: z.string().default(""),
  company_register: z.string().optional(),
  vat_number: z.string().default(""),
  tax_code: z.string().default(""),
  share_capital: z.string().default(""),
  sole_shareholder: z.boolean().optional(),
  pec: z.string().default(""),
  phone: z.string().default(""),
  email: z.string(),
  opening_hours: z.record(z.string(), z.string()).optional(),
});
export type CompanyData = z.infer<typeof CompanyData>;

/**
 * Whether the shop issues Italian electronic invoices: its seller is in Italy, and E_INVOICE does not
 * switch them off. Only then do forms have fields for SDI codes, certified addresses and public bodies.
 */
export const makesEInvoices = (settings: { get(key: "COMPANY_DATA" | "E_INVOICE"): unknown }): boolean =>
  settings.get("E_INVOICE") !== false && countryOf(settings) === "IT";

/**
 * Whether consumers give a tax code for their invoice: in Italy for the electronic one, in Spain and
 * Portugal for any.
 */
export const asksTaxCode = (settings: { get(key: "COMPANY_DATA" | "E_INVOICE"): unknown }): boolean =>
  makesEInvoices(settings) || ["ES", "PT"].includes(countryOf(settings) ?? "");

const countryOf = (settings: { get(key: "COMPANY_DATA"): unknown }): string | undefined =>
  CompanyData.safeParse(settings.get("COMPANY_DATA")).data?.country;

/** A subject of the contact form; "account" and "other" are always offered beside the shop's own. */
export const ContactSubject = z.object({
  code: z.string().regex(/^(?!(account|other)$)[a-z][a-z\d_-]{0,39}$/),
  name: z
    .partialRecord(Locale, z.string().trim().min(1).max(100))
    .refine((names) => Object.keys(names).length > 0),
});
export type ContactSubject = z.infer<typeof ContactSubject>;

const ContactSubjects = z.array(ContactSubject);

/** Empty if the setting is missing, or no longer valid. */
export const contactSubjects = (setting: unknown): ContactSubject[] =>
  ContactSubjects.safeParse(setting).data ?? [];

/** In another language if it has no name in this one. */
export const subjectName = ({ code, name }: ContactSubject, locale: Locale): string =>
  name[locale] ?? Object.values(name)[0] ?? code;

export const Health = z.object({
  status: z.string(),
  database: z.string(),
  kv: z.string(),
  /** Added: "waiting" if no email provider is set: emails remain in the outbox until one is. */
  mail: z.enum(["ready", "waiting"]),
  /** Added: emails that were given up; like the four below, absent if the database is unavailable. */
  mails_dead: z.int().optional(),
  /** Added: webhooks with deliveries that were given up. */
  webhooks_failing: z.int().optional(),
  /** Added: whether the last run of every job of the cron succeeded. */
  jobs: z.enum(["ok", "failing"]).optional(),
  /** Added: rows that a job has set aside after three failures, such as documents. */
  set_aside: z.int().optional(),
  /** Added: "noindex" while DEFAULT_ROBOTS excludes search engines. */
  indexing: z.enum(["allowed", "noindex"]).optional(),
  /** Added: names of Worker secrets that are not set; absent if all are set. */
  missing: z.array(z.string()).optional(),
});
