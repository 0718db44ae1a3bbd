// Payment of an order, for the box of its PDFs: the values to copy into the bank's form, their QR code for
// banking apps, and the operator's instructions.
import type { PDFDocument } from "@cantoo/pdf-lib";
import { groupedIban } from "~/i18n/bank-transfer";
import { codeModules } from "~/i18n/transfer-code";
import { pictureOf } from "~/pdf/page/picture";
import type { OrderDocument } from "~/services/order-document/order-document";
import type { DocumentTexts } from "~/services/order-document/texts";
import { transferCodeText } from "~/services/order-document/transfer-code";
import type { Code } from "./notice-box";
import type { Fact } from "./order-layout";

export async function transferNotice(
  pdf: PDFDocument,
  data: OrderDocument,
  texts: DocumentTexts,
): Promise<{ facts: Fact[]; lines: string[]; code: Code | null }> {
  return { ...transferFacts(data, texts), code: await codeOf(pdf, data, texts) };
}

function transferFacts(
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

/** Null if no transfer is due. */
async function codeOf(pdf: PDFDocument, data: OrderDocument, { t }: DocumentTexts): Promise<Code | null> {
  const text = transferCodeText(data);
  const picture = text === null ? null : await pictureOf(pdf, drawingOf(codeModules(text)));
  return picture && { picture, label: t("transferCode.label"), hint: t("transferCode.hint") };
}

/** The quiet zone of four modules, which cameras need. */
const MARGIN = 4;

function drawingOf(modules: readonly (readonly boolean[])[]) {
  const side = modules.length + 2 * MARGIN;
  const runs = modules.flatMap((row, y) =>
    [
      ...row
        .map((isDark) => (isDark ? "1" : "0"))
        .join("")
        .matchAll(/1+/g),
    ].map(({ 0: { length }, index }) => `M${index + MARGIN} ${y + MARGIN}h${length}v1h-${length}z`),
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}"><path fill="#fff" d="M0 0h${side}v${side}H0z"/><path fill="#000" d="${runs.join("")}"/></svg>`;
  return { svg, width: side, height: side };
}
