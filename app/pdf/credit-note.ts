// The credit note of a refund: what it is for, the goods it names, its VAT by rate, and how the money goes back.
import type { OrderRefund } from "~/contract/orders";
import type { OrderDocument } from "~/services/order-document/order-document";
import { type DocumentTexts, documentTexts } from "~/services/order-document/texts";
import { orderHead, orderPdf } from "./order-layout";
import { type PdfPage, renderPdf } from "./pdf-page";
import { codeWidth, sums, table } from "./table";

/** @returns null where the order has no such refund, or it needs no credit note */
export async function creditNotePdf(data: OrderDocument, id: number | null): Promise<Uint8Array | null> {
  const texts = documentTexts(data);
  const { order } = data;
  const { t, date, money } = texts;
  const refund = order.refunds.find((one) => one.id === id);
  if (!refund?.credit_note) return null;
  const title = t("pdf.credit.title", { number: refund.credit_note.number, date: date(refund.at) });
  const lines = [
    ...(order.invoice
      ? [t("pdf.credit.invoice", { number: order.invoice.number, date: date(order.invoice.date) })]
      : []),
    ...(refund.reason ? [t("pdf.credit.reason", { reason: refund.reason })] : []),
    t(refund.state === "by_hand" ? "pdf.credit.byHand" : "pdf.credit.method", {
      method: order.payment_method.name,
    }),
  ];
  return renderPdf(orderPdf(data, texts, title, refund.at), (page) => {
    if (order.invoice) {
      page.text(t("pdf.credit.courtesy"), { size: 9, isBold: true });
      page.space(8);
    }
    orderHead(page, data, texts, lines);
    drawGoods(page, data, refund, texts);
    page.space(8);
    sums(page, [
      ...refund.vat_lines.flatMap((line) => [
        { name: t("pdf.credit.base", { rate: texts.percent(line.rate) }), amount: money(`-${line.base}`) },
        { name: t("pdf.credit.vat", { rate: texts.percent(line.rate) }), amount: money(`-${line.vat}`) },
      ]),
      { name: t("pdf.credit.total"), amount: money(`-${refund.amount}`), isTotal: true },
    ]);
    if (order.vat_scheme === "reverse_charge") {
      page.space(6);
      page.text(t("order.reverseCharge"), { size: 9 });
    }
  });
}

function drawGoods(page: PdfPage, { order, rows }: OrderDocument, refund: OrderRefund, texts: DocumentTexts) {
  const { t, money, percent } = texts;
  const named = refund.rows.flatMap(({ id, qty }) => {
    const row = rows.find((one) => one.id === id);
    return row ? [{ row, qty }] : [];
  });
  if (named.length === 0) return;
  table(
    page,
    [
      { head: t("pdf.code"), width: codeWidth(named.map(({ row }) => row)) },
      { head: t("order.rows.article") },
      { head: t("order.rows.qty"), width: 60, isNumber: true },
      { head: t(order.includes_vat ? "pdf.priceGross" : "pdf.priceNet"), width: 80, isNumber: true },
      { head: t("pdf.vat"), width: 40, isNumber: true },
    ],
    named.map(({ row, qty }) => [
      row.sku,
      row.name,
      String(qty),
      money(row.unit_price),
      percent(row.vat_rate),
    ]),
  );
}
