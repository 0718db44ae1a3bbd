// QR code of a bank transfer, for an order's email and PDFs.
import { epcText } from "~/i18n/bank-transfer";
import type { OrderDocument } from "./order-document";

/** Content of the code; null if no transfer is due, or a code is not possible. */
export function transferCodeText({ order, sender }: OrderDocument): string | null {
  const { payment, number: reference, total: amount, currency } = order;
  if (payment.kind !== "bank_transfer" || payment.state !== "due") return null;
  if (!sender.iban || !sender.company) return null;
  return epcText({ payee: sender.company.name, iban: sender.iban, amount, currency, reference });
}
