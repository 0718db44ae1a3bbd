// How an order is paid, for the box of its PDFs: what to copy into the bank's form, and the operator's instructions.
import { groupedIban } from "~/i18n/bank-transfer";
import type { OrderDocument } from "~/services/order-document/order-document";
import type { DocumentTexts } from "~/services/order-document/texts";
import type { Fact } from "./order-layout";

export function transferFacts(
  { order, sender }: OrderDocument,
  { t, money }: DocumentTexts,
): { facts: Fact[]; lines: string[] } {
  const { kind, state, instructions } = order.payment;
  if (state === "paid" || state === "refunded") return { facts: [], lines: [] };
  const hasAccount = kind === "bank_transfer" && sender.iban !== null && sender.company !== null;
  return {
    facts: hasAccount
      ? [
          { name: t("fact.payee"), value: sender.company?.name ?? "" },
          { name: "IBAN", value: groupedIban(sender.iban ?? "") },
          { name: t("fact.reference"), value: order.number },
          { name: t("fact.toPay"), value: money(order.total) },
        ]
      : [],
    lines: instructions ? [instructions] : [],
  };
}
