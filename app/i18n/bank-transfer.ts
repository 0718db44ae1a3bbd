// Data of a bank transfer: details to copy, and the text of the QR code for banking apps (EPC069-12, version 2).

export interface BankTransfer {
  payee: string;
  /** Without spaces. */
  iban: string;
  /** Decimal string, e.g. "73.54". */
  amount: string;
  currency: string;
  reference: string;
}

/** In groups of four, as in printed forms. */
export const groupedIban = (iban: string): string => iban.replace(/(.{4})(?=.)/g, "$1 ");

const MAX_NAME = 70;
const MAX_REFERENCE = 140;
const MAX_AMOUNT = 999_999_999.99;

/** Returns null if there can be no such code, e.g. for a currency other than EUR. */
export function epcText({ payee, iban, amount, currency, reference }: BankTransfer): string | null {
  const sum = Number(amount);
  if (currency !== "EUR" || !(sum >= 0.01 && sum <= MAX_AMOUNT)) return null;
  return [
    "BCD",
    "002",
    // UTF-8
    "1",
    "SCT",
    // The bank's BIC, which is not needed within the European Economic Area.
    "",
    oneLine(payee).slice(0, MAX_NAME),
    iban,
    `EUR${sum.toFixed(2)}`,
    // Purpose, and the creditor's structured reference.
    "",
    "",
    oneLine(reference).slice(0, MAX_REFERENCE),
  ].join("\n");
}

const oneLine = (text: string): string => text.replace(/\s+/g, " ").trim();
