// The credit note of a refund: its reason, its goods, its VAT by rate, and how the money is paid.
import { hasVatNote } from "~/contract/constants/enums";
import type { OrderRefundId } from "~/contract/ids";
import type { OrderRefund } from "~/contract/orders";
import { mm, type PdfAssets, type PdfPage } from "~/pdf/page/pdf-page";
import { codeWidth, table } from "~/pdf/page/table";
import { renderPdf } from "~/pdf/render-pdf";
import type { OrderDocument } from "~/services/order-document/order-document";
import { type DocumentTexts, documentTexts, showsVat } from "~/services/order-document/texts";
import { type Fact, orderFactsOf, orderHead, orderPdf } from "./order-layout";
import { drawTotals, type Totals, totalsHeight } from "./order-totals";

/** @returns null if the order has no such refund, or it needs no credit note */
export async function creditNotePdf(
  data: OrderDocument,
  id: OrderRefundId | null,
  assets: PdfAssets,
): Promise<Uint8Array | null> {
  const texts = documentTexts(data);
  const { order } = data;
  const { t } = texts;
  const refund = order.refunds.find((one) => one.id === id);
  if (!refund?.credit_note) return null;
  const heading = {
    kind: t("pdf.credit.kind"),
    number: refund.credit_note.number,
    facts: factsOf(data, refund, texts),
    ...(order.invoice && data.sender.makesEInvoices ? { notice: t("pdf.credit.courtesy") } : {}),
    addressee: "billing" as const,
  };
  const totals = totalsOf(refund, texts);
  return renderPdf(orderPdf(data, texts, heading, refund.at), assets, (page) => {
    orderHead(page, data, texts, heading);
    drawGoods(page, data, refund, texts, totalsHeight(totals));
    drawTotals(page, totals, t("pdf.sums.title"), [t("pdf.sums.base"), t("pdf.sums.tax")]);
    if (hasVatNote(order.vat_scheme)) page.text(t(`order.vatNote.${order.vat_scheme}`), { size: 9 });
  });
}

function factsOf(data: OrderDocument, refund: OrderRefund, texts: DocumentTexts): Fact[] {
  const { order } = data;
  const { t, date } = texts;
  return [
    { name: t("pdf.fact.date"), value: date(refund.at) },
    ...(order.invoice
      ? [
          {
            name: t("pdf.credit.reverses"),
            value: t("pdf.fact.orderOf", { number: order.invoice.number, date: date(order.invoice.date) }),
          },
        ]
      : []),
    ...orderFactsOf(data, texts),
    ...(refund.reason ? [{ name: t("pdf.credit.reason"), value: refund.reason }] : []),
    {
      name: t("fact.refund"),
      value: refund.state === "by_hand" ? t("fact.transfer") : order.payment_method.name,
    },
  ];
}

function totalsOf(refund: OrderRefund, { t, money, percent }: DocumentTexts): Totals {
  return {
    lines: [],
    total: { name: t("pdf.credit.total"), amount: money(`-${refund.amount}`) },
    vat: refund.vat_lines.map((line) => ({
      name: t("order.rows.vat", { rate: percent(line.rate) }),
      base: money(`-${line.base}`),
      vat: money(`-${line.vat}`),
    })),
  };
}

function drawGoods(
  page: PdfPage,
  { order, rows }: OrderDocument,
  refund: OrderRefund,
  texts: DocumentTexts,
  height: number,
): void {
  const { t, money, percent } = texts;
  const named = refund.rows.flatMap(({ id, qty }) => {
    const row = rows.find((one) => one.id === id);
    return row ? [{ row, qty }] : [];
  });
  if (named.length === 0) return;
  table(
    page,
    [
      {
        head: t("pdf.code"),
        width: codeWidth(
          page,
          named.map(({ row }) => row),
        ),
      },
      { head: t("order.rows.article") },
      { head: t("order.rows.qty"), width: mm(15), isNumber: true },
      { head: t(showsVat(order) ? "pdf.priceGross" : "pdf.priceNet"), width: mm(26), isNumber: true },
      { head: t("pdf.vat"), width: mm(12), isNumber: true },
    ],
    named.map(({ row, qty }) => [
      row.sku,
      row.name,
      String(qty),
      money(row.unit_price),
      percent(row.vat_rate),
    ]),
    { height, continued: t("pdf.continued") },
  );
}
