// The shop's settings, seasons and VAT. Cached for pages, read for charges.
import { z } from "zod";
import { type CustomerType, GROSS_ABROAD, VAT_CLASSES } from "~/contract/constants/enums";
import {
  CLOCK_TIME,
  dispatchDaysOf,
  handlingDaysOf,
  mainLocale,
  offeredLocales,
} from "~/contract/constants/settings";
import { timeZoneOf } from "~/contract/constants/time-zone";
import { makesEInvoices, type Setting } from "~/contract/shop";
import type { Cents } from "~/contract/units";
import { type Locale, Money, toCents } from "~/contract/wire";
import { referenceData } from "~/db/cache/reference-data";
import { anyJson, flag, int, oneOf, type Texts, text, textOrNull, texts } from "~/db/columns";
import { combine, mapQuery, type Query, query, queryAll } from "~/db/query";
import type { PriceView } from "~/domain/catalogue/price";
import { countryRates, type VatPlace, type VatTable, vatTableOf } from "~/domain/catalogue/vat";
import type { DispatchRules } from "~/domain/orders/delivery-promise";
import { type DocumentPrefixes, documentPrefixes } from "~/domain/orders/document-number";
import { type Row, statement } from "~/platform/database";

export interface SeasonRow {
  id: number;
  name: Texts;
  customFieldValue: string;
  isActive: boolean;
}

export interface ShopData extends DispatchRules {
  /** Every stored setting: CONTRACT §5. */
  settings: ReadonlyMap<string, Setting["value"]>;
  logo: Setting["size"];
  currency: string;
  /** The country of COMPANY_DATA, or DEFAULT_COUNTRY where it is not set or has no VAT rates: hasOwnRates. */
  sellerCountry: string;
  /** Whether the shop issues Italian electronic invoices. */
  makesEInvoices: boolean;
  /** Whether a company is set whose country has VAT rates: pages are shown without it, but nothing is sold. */
  hasOwnRates: boolean;
  vatTable: VatTable;
  ossEnabled: boolean;
  grossAbroad: PriceView["grossAbroad"];
  /** Empty while SEASONS_ENABLED is off. */
  seasons: readonly SeasonRow[];
  minOrder: Record<CustomerType, Cents>;
  freeShippingCode: string | null;
  /** The letters of documents to come. */
  documentPrefixes: DocumentPrefixes;
}

/** Reads the data for charges, in their own batch: CONTRACT §2a.7. */
export const shopDataQuery = (): Query<ShopData> =>
  mapQuery(
    combine({
      stored: query(
        statement(
          `SELECT s.key, s.value, p.width, p.height
           FROM settings s LEFT JOIN pictures p ON s.key = 'BRAND_LOGO' AND p.name = s.value ->> '$'`,
        ),
        (rows) => ({
          settings: new Map(rows.map((row) => [text(row, "key"), anyJson(row, "value")])),
          logo: rows.filter(({ width }) => width !== null).map(sizeOf)[0],
        }),
      ),
      vatTable: query(
        statement("SELECT country, postal_prefixes, vat_class, rate, scheme FROM vat_rates"),
        readVatTable,
      ),
      seasons: queryAll(
        statement("SELECT id, name, custom_field_value, is_active FROM seasons ORDER BY id"),
        seasonOf,
      ),
    }),
    shopDataOf,
  );

const sizeOf = (row: Row) => ({ width: int(row, "width"), height: int(row, "height") });

function shopDataOf({
  stored: { settings, logo },
  vatTable,
  seasons,
}: Pick<ShopData, "vatTable" | "seasons"> & { stored: Pick<ShopData, "settings" | "logo"> }): ShopData {
  const known = Settings.parse(Object.fromEntries(settings));
  const country = known.COMPANY_DATA?.country ?? null;
  const hasOwnRates = country !== null && countryRates(vatTable, country) !== null;
  return {
    settings,
    logo,
    currency: known.CURRENCY,
    sellerCountry: hasOwnRates ? country : DEFAULT_COUNTRY,
    makesEInvoices: makesEInvoices(settings),
    hasOwnRates,
    vatTable,
    ossEnabled: known.OSS_ENABLED,
    grossAbroad: known.GROSS_PRICES_ABROAD,
    seasons: known.SEASONS_ENABLED ? seasons : [],
    minOrder: { business: toCents(known.MIN_ORDER_B2B), consumer: toCents(known.MIN_ORDER_B2C) },
    freeShippingCode: known.FREE_SHIPPING_CODE,
    documentPrefixes: documentPrefixes(settings, country, shopLocale(settings)),
    closedDays: known.CLOSED_DAYS,
    handlingDays: handlingDaysOf(settings.get("HANDLING_DAYS")),
    dispatchDays: dispatchDaysOf(settings.get("DISPATCH_DAYS")),
    cutoffTime: known.CUTOFF_TIME,
    zone: timeZoneOf(settings.get("TIME_ZONE")),
    holidays: known.HOLIDAYS ?? country ?? DEFAULT_COUNTRY,
  };
}

/** The letters that documents would have with these settings. */
export function prefixesOf(settings: ReadonlyMap<string, unknown>): DocumentPrefixes {
  const company = Company.parse(settings.get("COMPANY_DATA") ?? null);
  return documentPrefixes(settings, company?.country ?? null, shopLocale(settings));
}

/** The shop's own language, for the mails that it gets and for people who have named none. */
export const shopLocale = (settings: ReadonlyMap<string, unknown>): Locale =>
  mainLocale(offeredLocales(settings.get("LOCALES")), settings.get("DEFAULT_LOCALE"));

/**
 * Language of a call that names none: Italian (CONTRACT §1), or the shop's default if Italian is not
 * offered.
 */
export function callLocale(settings: ReadonlyMap<string, unknown>): Locale {
  return offeredLocales(settings.get("LOCALES")).includes("it") ? "it" : shopLocale(settings);
}

/** Country of a shop without company data; CONTRACT §2a.6 has its rates. */
export const DEFAULT_COUNTRY = "IT";

const Company = z
  .object({ country: z.string().length(2) })
  .nullable()
  .catch(null);

// Defaults apply to settings that are missing or no longer valid.
const Settings = z.object({
  CURRENCY: z
    .string()
    .regex(/^[A-Z]{3}$/)
    .catch("EUR"),
  COMPANY_DATA: Company,
  OSS_ENABLED: z.boolean().catch(false),
  GROSS_PRICES_ABROAD: z.enum(GROSS_ABROAD).catch("same"),
  SEASONS_ENABLED: z.boolean().catch(false),
  MIN_ORDER_B2B: Money.catch("0.00"),
  MIN_ORDER_B2C: Money.catch("0.00"),
  FREE_SHIPPING_CODE: z.string().min(1).nullable().catch(null),
  CLOSED_DAYS: z.array(z.string()).catch([]),
  CUTOFF_TIME: z.string().regex(CLOCK_TIME).nullable().catch(null),
  HOLIDAYS: z.string().nullable().catch(null),
});

const DEFAULT_RATES: VatPlace = {
  prefixes: [],
  rates: { standard: 2200, reduced: 1000, super_reduced: 400 },
};

function readVatTable(rows: Row[]): VatTable {
  const table = vatTableOf(
    rows.map((row) => ({
      country: text(row, "country"),
      prefixes: textOrNull(row, "postal_prefixes"),
      vatClass: oneOf(row, "vat_class", VAT_CLASSES),
      rate: int(row, "rate"),
      isOutside: text(row, "scheme") === "outside",
    })),
  );
  if (countryRates(table, DEFAULT_COUNTRY) !== null) return table;
  return { ...table, [DEFAULT_COUNTRY]: [DEFAULT_RATES, ...(table[DEFAULT_COUNTRY] ?? [])] };
}

function seasonOf(row: Row): SeasonRow {
  return {
    id: int(row, "id"),
    name: texts(row, "name"),
    customFieldValue: text(row, "custom_field_value"),
    isActive: flag(row, "is_active"),
  };
}

/** Cached, for pages. */
export const shopData = referenceData("shop", shopDataQuery());
