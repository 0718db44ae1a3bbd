/** The numbers of documents that must have no gaps: letters, the year, five digits or more. */
import type { Locale } from "~/contract/constants/enums";
import type { Day } from "~/domain/local-day";

export const NUMBERED_DOCUMENTS = ["delivery_note", "invoice", "credit_note"] as const;
export type NumberedDocument = (typeof NUMBERED_DOCUMENTS)[number];
export type DocumentPrefixes = Record<NumberedDocument, string>;

/** The settings with the letters of documents to come. */
export const PREFIX_SETTINGS = {
  invoice: "INVOICE_PREFIX",
  credit_note: "CREDIT_NOTE_PREFIX",
  delivery_note: "DELIVERY_NOTE_PREFIX",
} as const satisfies Record<NumberedDocument, string>;

const PREFIXES: Record<Locale, DocumentPrefixes> = {
  it: { invoice: "FV", credit_note: "NC", delivery_note: "DDT" },
  en: { invoice: "INV", credit_note: "CN", delivery_note: "DN" },
  es: { invoice: "F", credit_note: "R", delivery_note: "ALB" },
};
const COUNTRY_LANGUAGES: Partial<Record<string, Locale>> = { IT: "it", ES: "es" };

/**
 * Prefixes from the settings, else from the company's country, else from the shop's main language.
 * @param country null: no company is set
 */
export function documentPrefixes(
  settings: ReadonlyMap<string, unknown>,
  country: string | null,
  locale: Locale,
): DocumentPrefixes {
  const defaults = PREFIXES[COUNTRY_LANGUAGES[country ?? ""] ?? locale];
  const prefixOf = (kind: NumberedDocument) => {
    const set = settings.get(PREFIX_SETTINGS[kind]);
    return typeof set === "string" && set !== "" ? set : defaults[kind];
  };
  return {
    invoice: prefixOf("invoice"),
    credit_note: prefixOf("credit_note"),
    delivery_note: prefixOf("delivery_note"),
  };
}

/**
 * The first kind whose letters would let a number be given twice: two kinds have the same, or numbers outside the kind's own
 * series begin with them.
 * @param owned the letters that numbers have begun with, each with the kinds of those numbers; null: typed by hand
 */
export const takenPrefix = (
  prefixes: DocumentPrefixes,
  owned: readonly { prefix: string; kind: NumberedDocument | null }[],
): NumberedDocument | null =>
  NUMBERED_DOCUMENTS.find(
    (kind) =>
      NUMBERED_DOCUMENTS.some((other) => other !== kind && prefixes[other] === prefixes[kind]) ||
      owned.some(({ prefix, kind: owner }) => prefix === prefixes[kind] && owner !== kind),
  ) ?? null;

/** The series in which a kind of document is numbered in a year. */
export interface DocumentSeries {
  kind: NumberedDocument;
  prefix: string;
  year: number;
}

/** The series in which a document of the day is numbered. */
export const documentSeries = (
  shop: { documentPrefixes: DocumentPrefixes },
  kind: NumberedDocument,
  day: Day,
): DocumentSeries => ({ kind, prefix: shop.documentPrefixes[kind], year: yearOf(day) });

/** The year in whose series a document of the day is numbered. */
export const yearOf = (day: Day): number => Number(day.slice(0, 4));

/** A number of a document's own series: "FV 2026/00114". */
export const documentNumber = ({ prefix, year }: Omit<DocumentSeries, "kind">, n: number): string =>
  `${prefix} ${year}/${String(n).padStart(5, "0")}`;

export const orderNumber = (year: number, n: number): string => `${year}-${String(n).padStart(6, "0")}`;

export interface TypedNumber {
  /** The normalized number that documents show. */
  number: string;
  /** Null for a number outside the shop's series, "12/2026" for instance. */
  series: { prefix: string; year: number; n: number } | null;
}

/**
 * An invoice number as somebody types it: "fv2026/114" is FV 2026/00114.
 * @param prefixes the letters that the shop's own invoices have, and have had
 */
export function readInvoiceNumber(typed: string, prefixes: readonly string[]): TypedNumber {
  const number = typed.normalize("NFKC").replace(/\s+/g, " ").trim();
  const [, letters = "", year, n] = /^([A-Z]{1,6}) ?(2\d{3}) ?\/ ?0*([1-9]\d{0,6})$/i.exec(number) ?? [];
  const prefix = letters.toUpperCase();
  if (year === undefined || n === undefined || !prefixes.includes(prefix)) return { number, series: null };
  const series = { prefix, year: Number(year), n: Number(n) };
  return { number: documentNumber(series, series.n), series };
}

/**
 * Whether the exchange system accepts a document number: 1 to 20 characters of Basic Latin, with a digit
 * (checks 00200, 00425).
 */
export const isDocumentNumber = (number: string): boolean =>
  /^[\x20-\x7e]{1,20}$/.test(number) && /\d/.test(number);
