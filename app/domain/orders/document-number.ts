/** Numbers of documents without gaps: a letter code, the year, five digits or more. */
export const NUMBERED_DOCUMENTS = { delivery_note: "DDT", invoice: "FV", credit_note: "NC" } as const;
export type NumberedDocument = keyof typeof NUMBERED_DOCUMENTS;

/** A number of a document's own series: "FV 2026/00114". */
export const documentNumber = (kind: NumberedDocument, year: number, n: number): string =>
  `${NUMBERED_DOCUMENTS[kind]} ${year}/${String(n).padStart(5, "0")}`;

export const orderNumber = (year: number, n: number): string => `${year}-${String(n).padStart(6, "0")}`;

export interface TypedNumber {
  /** The normalized number that documents show. */
  number: string;
  /** Null for a number outside the shop's series, such as "12/2026". */
  series: { year: number; n: number } | null;
}

/** Parses a typed invoice number: "fv2026/114" is FV 2026/00114. */
export function readInvoiceNumber(typed: string): TypedNumber {
  const number = typed.normalize("NFKC").replace(/\s+/g, " ").trim();
  const [, year, n] = /^FV ?(2\d{3}) ?\/ ?0*([1-9]\d{0,6})$/i.exec(number) ?? [];
  if (year === undefined || n === undefined) return { number, series: null };
  const series = { year: Number(year), n: Number(n) };
  return { number: documentNumber("invoice", series.year, series.n), series };
}

/**
 * Whether the exchange system accepts a document number: 1 to 20 characters of Basic Latin, with a digit
 * (checks 00200, 00425).
 */
export const isDocumentNumber = (number: string): boolean =>
  /^[\x20-\x7e]{1,20}$/.test(number) && /\d/.test(number);
