// The table of an order's rows with prices, and its totals with VAT by rate.
import type { OrderDocument } from "~/services/order-document/order-document";
import { type DocumentTexts, orderTotals } from "~/services/order-document/texts";
import type { PdfPage } from "./pdf-page";
import { codeWidth, sums, table } from "./table";

export function drawOrderTotals(page: PdfPage, { order, rows }: OrderDocument, texts: DocumentTexts): void {
  const { t, money, percent } = texts;
  table(
    page,
    [
      { head: t("pdf.code"), width: codeWidth(rows) },
      { head: t("order.rows.article") },
      { head: t("order.rows.qty"), width: 40, isNumber: true },
      { head: t(order.includes_vat ? "pdf.priceGross" : "pdf.priceNet"), width: 66, isNumber: true },
      { head: t("pdf.vat"), width: 32, isNumber: true },
      { head: t("order.rows.total"), width: 66, isNumber: true },
    ],
    rows.map((row) => [
      row.sku,
      row.notes ? [row.name, row.notes] : row.name,
      String(row.qty),
      money(row.unit_price),
      percent(row.vat_rate),
      money(row.total_price),
    ]),
  );
  page.space(8);
  sums(page, orderTotals(order, texts));
  if (order.vat_scheme === "reverse_charge") {
    page.space(6);
    page.text(t("order.reverseCharge"), { size: 9 });
  }
}
