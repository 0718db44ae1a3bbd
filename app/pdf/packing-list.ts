// The packing list: what to take from which shelf, with boxes to tick; internal, without prices.
import type { Locale } from "~/contract/wire";
import { formatNumber } from "~/i18n/format";
import type { OrderDocument } from "~/services/order-document/order-document";
import { dispatchPromise, documentTexts } from "~/services/order-document/texts";
import { orderHead, orderPdf } from "./order-layout";
import { renderPdf } from "./pdf-page";
import { codeWidth, table } from "./table";

export interface PackedRow {
  shelf: string;
  sku: string;
  name: string;
  notes: string;
  qty: number;
  grams: number | null;
}

export function packingListPdf(
  data: OrderDocument,
  rows: readonly PackedRow[],
  locale: Locale,
): Promise<Uint8Array> {
  const texts = documentTexts(data, locale);
  const { order } = data;
  const { t, date } = texts;
  const pieces = rows.reduce((sum, { qty }) => sum + qty, 0);
  const kilograms = (grams: number) =>
    t("pdf.packing.kilograms", { value: formatNumber(grams / 1000, locale) });
  const known = rows.reduce((sum, { qty, grams }) => sum + qty * (grams ?? 0), 0);
  const isWhole = rows.every(({ grams }) => grams !== null);
  const title = t("pdf.packing.title", { number: order.number });
  return renderPdf(orderPdf(data, texts, title, order.date), (page) => {
    orderHead(page, data, texts, [
      dispatchPromise(order, t("copy.promise", { date: date(order.promised_by) }), texts),
      t("order.shipping.policy", { name: order.shipping_policy.name }),
      ...(order.notes ? [t("order.notes", { notes: order.notes })] : []),
    ]);
    table(
      page,
      [
        { head: t("pdf.packing.taken"), width: 36 },
        { head: t("pdf.packing.shelf"), width: 60 },
        { head: t("pdf.code"), width: codeWidth(rows) },
        { head: t("order.rows.article") },
        { head: t("pdf.packing.pieces"), width: 40, isNumber: true },
        { head: t("pdf.packing.weight"), width: 60, isNumber: true },
        { head: t("pdf.packing.parcel"), width: 50, isNumber: true },
      ],
      rows.map(({ shelf, sku, name, notes, qty, grams }) => [
        "[   ]",
        shelf,
        sku,
        notes ? [name, notes] : name,
        String(qty),
        grams === null ? "" : kilograms(grams * qty),
        "_______",
      ]),
    );
    page.space(10);
    page.text(t("pdf.packing.sum", { rows: rows.length, pieces }));
    if (known > 0)
      page.text(t(isWhole ? "pdf.packing.total" : "pdf.packing.atLeast", { weight: kilograms(known) }));
    page.ensure(80);
    page.space(30);
    page.columns([
      { title: t("pdf.packing.takenBy"), lines: ["", "______________________________"] },
      { title: t("pdf.packing.checkedBy"), lines: ["", "______________________________"] },
    ]);
    page.space(12);
    page.text(t("pdf.packing.internal"), { size: 8, isSoft: true });
  });
}
