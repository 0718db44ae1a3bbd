// The bank transfer that an order waits for: its details to copy, and a QR code.
import type { Client } from "~/contract/client";
import type { PayableOrder } from "~/contract/payments";
import { CompanyData } from "~/contract/shop";
import { type BankTransfer, epcText } from "~/i18n/bank-transfer";
import { codeLines } from "~/i18n/transfer-code";

export interface ShownTransfer extends BankTransfer {
  /** Modules of the QR code, one string of 0 and 1 per row. null if no code is possible. */
  code: string[] | null;
}

/** Returns null if the order does not wait for a transfer, or the shop has no bank account set. */
export async function bankTransferOf(
  shop: Client,
  { payment, status, number, total, currency }: PayableOrder,
): Promise<ShownTransfer | null> {
  if (payment.kind !== "bank_transfer" || payment.state !== "due" || status === "cancelled") return null;
  const [iban, company] = await Promise.all([
    shop.shop.setting({ key: "BANK_IBAN" }),
    shop.shop.setting({ key: "COMPANY_DATA" }),
  ]);
  const payee = CompanyData.safeParse(company.value).data?.name;
  if (typeof iban.value !== "string" || !payee) return null;
  const transfer = { payee, iban: iban.value, amount: total, currency, reference: number };
  const text = epcText(transfer);
  return { ...transfer, code: text === null ? null : codeLines(text) };
}
