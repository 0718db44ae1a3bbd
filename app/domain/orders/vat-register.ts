// The register of VAT on sales: invoices and credit notes by scheme, country and rate (CONTRACT §16).
import type { VatScheme } from "~/contract/constants/enums";
import type { BasisPoints, Cents } from "~/contract/units";
import type { VatOfRate } from "./totals";

export interface RegisterDocument {
  kind: "invoice" | "credit_note";
  currency: string;
  scheme: VatScheme;
  /** Country of delivery. */
  country: string;
  /** Amounts as printed on the document: those of a credit note are positive too. */
  vatLines: readonly VatOfRate[];
}

export interface RegisterSum {
  currency: string;
  scheme: VatScheme;
  /** Null for the seller's own VAT, which is one line for all countries of delivery. */
  country: string | null;
  rate: BasisPoints;
  base: Cents;
  vat: Cents;
}

/** A document's lines: those of a credit note are negative. Without VAT there is no rate. */
export const registerLines = ({
  kind,
  currency,
  scheme,
  country,
  vatLines,
}: RegisterDocument): RegisterSum[] =>
  sumsOf(
    vatLines.map(({ rate, base, vat }) => {
      const sign = kind === "credit_note" ? -1 : 1;
      const isFree = scheme === "reverse_charge" || scheme === "export";
      return {
        ...{ currency, scheme, country: scheme === "standard" ? null : country },
        ...{ rate: isFree ? 0 : rate, base: sign * base, vat: sign * vat },
      };
    }),
  );

/** Totals of the documents, with the seller's own VAT first. */
export const registerSums = (documents: readonly RegisterDocument[]): RegisterSum[] =>
  sumsOf(documents.flatMap(registerLines)).toSorted(
    (a, b) =>
      a.currency.localeCompare(b.currency) ||
      (a.country ?? "").localeCompare(b.country ?? "") ||
      a.scheme.localeCompare(b.scheme) ||
      b.rate - a.rate,
  );

function sumsOf(lines: readonly RegisterSum[]): RegisterSum[] {
  const sums = new Map<string, RegisterSum>();
  for (const line of lines) {
    const key = `${line.currency} ${line.scheme} ${line.country} ${line.rate}`;
    const before = sums.get(key);
    sums.set(key, before ? { ...before, base: before.base + line.base, vat: before.vat + line.vat } : line);
  }
  return [...sums.values()];
}
