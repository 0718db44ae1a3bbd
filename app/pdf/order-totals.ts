// The articles of an order with their prices, the sums under them, and VAT by rate, as the order itself has them.
import type { OrderDocument } from "~/services/order-document/order-document";
import { orderTotals, type Texts } from "~/services/order-document/texts";
import type { PdfPage } from "./pdf-page";
import { codeWidth, sums, table } from "./table";

export function drawOrderTotals(sheet: PdfPage, { order, rows }: OrderDocument, words: Texts): void {
  const { t, money, percent } = words;
  table(
    sheet,
    [
      { head: t("paper.code"), width: codeWidth(rows) },
      { head: t("order.rows.article") },
      { head: t("order.rows.qty"), width: 40, isNumber: true },
      { head: t(order.includes_vat ? "paper.priceGross" : "paper.priceNet"), width: 66, isNumber: true },
      { head: t("paper.vat"), width: 32, isNumber: true },
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
  sheet.space(8);
  sums(sheet, orderTotals(order, words));
  if (order.vat_scheme === "reverse_charge") {
    sheet.space(6);
    sheet.text(t("order.reverseCharge"), { size: 9 });
  }
}
