// The table of an order's rows with prices, its VAT by rate and its totals, which stay with the last rows.

import { hasVatNote } from "~/contract/constants/enums";
import { COLOURS, LEFT, mm, type PdfPage } from "~/pdf/page/pdf-page";
import { codeWidth, table } from "~/pdf/page/table";
import type { OrderDocument } from "~/services/order-document/order-document";
import { type DocumentTexts, orderTotals, showsVat } from "~/services/order-document/texts";

export interface Totals {
  lines: readonly { name: string; amount: string }[];
  total: { name: string; amount: string };
  vat: readonly { name: string; base: string; vat: string }[];
}

export function drawOrderTotals(
  page: PdfPage,
  data: OrderDocument,
  texts: DocumentTexts,
  totalName: string,
): void {
  const { order, rows } = data;
  const { t, money, percent } = texts;
  const totals = totalsOf(data, texts, totalName);
  table(
    page,
    [
      { head: t("pdf.code"), width: codeWidth(page, rows) },
      { head: t("order.rows.article") },
      { head: t("order.rows.qty"), width: mm(15), isNumber: true },
      { head: t(showsVat(order) ? "pdf.priceGross" : "pdf.priceNet"), width: mm(24), isNumber: true },
      { head: t("pdf.vat"), width: mm(11), isNumber: true },
      { head: t("order.rows.total"), width: mm(23), isNumber: true, isBold: true },
    ],
    rows.map((row) => [
      row.sku,
      row.notes ? [row.name, row.notes] : row.name,
      String(row.qty),
      money(row.unit_price),
      percent(row.vat_rate),
      money(row.total_price),
    ]),
    { height: totalsHeight(totals), continued: t("pdf.continued") },
  );
  drawTotals(page, totals, t("pdf.sums.title"), [t("pdf.sums.base"), t("pdf.sums.tax")]);
  if (hasVatNote(order.vat_scheme)) page.text(t(`order.vatNote.${order.vat_scheme}`), { size: 9 });
}

/** VAT has a separate table at the left: the right shows only the parts of the total. */
function totalsOf({ order }: OrderDocument, texts: DocumentTexts, name: string): Totals {
  const { t, money, percent } = texts;
  const vat = order.vat_lines
    .filter((line) => Number(line.vat) !== 0)
    .map((line) => ({
      name: t("order.rows.vat", { rate: percent(line.rate) }),
      base: money(line.base),
      vat: money(line.vat),
    }));
  const lines = orderTotals({ ...order, vat_lines: [] }, texts).filter(({ isTotal }) => !isTotal);
  return {
    lines: [
      ...lines,
      ...(order.includes_vat || vat.length === 0 ? [] : [{ name: t("pdf.vat"), amount: money(order.vat) }]),
    ],
    total: { name, amount: money(order.total) },
    vat,
  };
}

const ROW = mm(5);
const SUM = mm(11);

export const totalsHeight = ({ lines, vat }: Totals): number =>
  mm(8) + Math.max(lines.length * ROW + SUM, (vat.length + 1) * ROW) + mm(4);

const RIGHT = { x: LEFT + mm(88), width: mm(80) };

export function drawTotals(
  page: PdfPage,
  { lines, total, vat }: Totals,
  title: string,
  [base, tax]: readonly [string, string],
): void {
  page.space(mm(5));
  const top = page.y;
  for (const { name, amount } of lines) {
    drawLeader(page, name, amount);
    page.space(ROW);
  }
  const afterLines = page.y;
  if (vat.length > 0) {
    page.y = top;
    drawVat(page, [{ name: title, base, vat: tax }, ...vat]);
  }
  const afterVat = page.y;
  page.y = afterLines + mm(1.5);
  page.line(RIGHT.x, RIGHT.width, { thickness: mm(0.35), colour: COLOURS.ink });
  page.space(mm(2));
  const large = { size: 17, isBold: true };
  const width = page.widthOf(total.amount, large);
  page.within("P", () => {
    page.space(mm(1.6));
    page.put(total.name, RIGHT.x, RIGHT.width - width - mm(3), { size: 10.5, isBold: true });
    page.space(-mm(1.6));
    page.put(total.amount, RIGHT.x, RIGHT.width, { ...large, isRight: true });
  });
  page.y = Math.max(afterVat, afterLines + SUM) + mm(4);
}

function drawLeader(page: PdfPage, name: string, amount: string): void {
  const bold = { size: 9.5, isBold: true };
  const soft = { size: 9.5, isSoft: true };
  const end = page.widthOf(amount, bold);
  const start = Math.min(page.widthOf(name, soft), RIGHT.width - end - mm(4));
  page.within("P", () => {
    page.put(name, RIGHT.x, RIGHT.width - end - mm(3), soft);
    page.put(amount, RIGHT.x, RIGHT.width, { ...bold, isRight: true });
  });
  page.space(9);
  page.line(RIGHT.x + start + mm(1.5), RIGHT.width - start - end - mm(3), {
    ...{ thickness: mm(0.3), colour: COLOURS.dots, isDotted: true },
  });
  page.space(-9);
}

function drawVat(page: PdfPage, rows: Totals["vat"]): void {
  page.within("Table", () =>
    rows.forEach((row, index) => {
      const isHead = index === 0;
      const tag = isHead ? "TH" : "TD";
      const style = { size: 9, isSoft: isHead };
      page.within("TR", () => {
        page.within(tag, () => page.put(row.name, LEFT + mm(2), mm(26), { size: 9, isBold: isHead }));
        page.within(tag, () => page.put(row.base, LEFT + mm(28), mm(22), { ...style, isRight: true }));
        page.within(tag, () => page.put(row.vat, LEFT + mm(50), mm(20), { ...style, isRight: true }));
      });
      page.space(ROW);
      if (isHead) {
        page.space(-mm(0.3));
        page.line(LEFT, mm(70));
        page.space(mm(0.9));
      }
    }),
  );
}
