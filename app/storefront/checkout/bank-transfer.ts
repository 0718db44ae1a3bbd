// The bank transfer that an order waits for: facts to copy, and their code as a picture.
import type { Client } from "~/contract/client";
import type { PayableOrder } from "~/contract/payments";
import { CompanyData } from "~/contract/shop";
import { type BankTransfer, epcText } from "~/i18n/bank-transfer";
import { codeLines } from "~/i18n/transfer-code";

export interface ShownTransfer extends BankTransfer {
  /** The code's modules, a text of 0 and 1 for each row; null where there can be none. */
  code: string[] | null;
}

/** Null where the order waits for no transfer, or the shop has set no account. */
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
