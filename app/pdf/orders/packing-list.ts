// The packing list: what to pick from which storage location, with boxes to tick; internal, without prices.
import type { Locale } from "~/contract/wire";
import { formatNumber } from "~/i18n/format";
import { mm, type PdfAssets, type PdfPage } from "~/pdf/page/pdf-page";
import { codeWidth, table } from "~/pdf/page/table";
import { renderPdf } from "~/pdf/render-pdf";
import type { OrderDocument } from "~/services/order-document/order-document";
import { dispatchPromise, documentTexts } from "~/services/order-document/texts";
import { type Heading, orderHead, orderPdf, signatures } from "./order-layout";

export interface PackedRow {
  shelf: string;
  sku: string;
  name: string;
  notes: string;
  qty: number;
  grams: number | null;
}

export interface PackingList {
  data: OrderDocument;
  rows: readonly PackedRow[];
}

/** The list of one or several orders: each begins on a new page. */
export function packingListPdf(
  [first, ...others]: readonly [PackingList, ...PackingList[]],
  locale: Locale,
  assets: PdfAssets,
): Promise<Uint8Array> {
  const texts = documentTexts(first.data, locale);
  const { t } = texts;
  const document = orderPdf(first.data, texts, headingOf(first, locale), first.data.order.date);
  const title = others.length === 0 ? document.title : t("pdf.packing.several", { count: others.length + 1 });
  const reader = others.length === 0 ? document.reader : "";
  return renderPdf({ ...document, title, reader }, assets, (page) => {
    drawList(page, first, locale);
    for (const list of others) {
      page.nextPage();
      drawList(page, list, locale);
    }
  });
}

function headingOf({ data, rows }: PackingList, locale: Locale): Heading {
  const texts = documentTexts(data, locale);
  const { order } = data;
  const { t, date } = texts;
  const pieces = rows.reduce((sum, { qty }) => sum + qty, 0);
  const promise = t("pdf.confirmation.promise", { date: date(order.promised_by) });
  return {
    kind: t("pdf.packing.kind"),
    number: t("frame.order", { number: order.number }),
    facts: [
      { name: t("pdf.fact.leaves"), value: dispatchPromise(order, promise, texts) },
      { name: t("order.shipping.title"), value: order.shipping_policy.name },
      { name: t("pdf.packing.rows"), value: t("pdf.packing.sum", { rows: rows.length, pieces }) },
      ...(order.notes ? [{ name: t("pdf.notes"), value: order.notes }] : []),
    ],
    addressee: "shipping",
  };
}

function drawList(page: PdfPage, list: PackingList, locale: Locale): void {
  const { data, rows } = list;
  const texts = documentTexts(data, locale);
  const { t } = texts;
  const kilograms = (grams: number) =>
    t("pdf.packing.kilograms", { value: formatNumber(grams / 1000, locale) });
  const known = rows.reduce((sum, { qty, grams }) => sum + qty * (grams ?? 0), 0);
  const isWhole = rows.every(({ grams }) => grams !== null);
  orderHead(page, data, texts, headingOf(list, locale));
  table(
    page,
    [
      { head: t("pdf.packing.taken"), width: mm(11), blank: "box" },
      { head: t("pdf.packing.shelf"), width: mm(18) },
      { head: t("pdf.code"), width: codeWidth(page, rows) },
      { head: t("order.rows.article") },
      { head: t("pdf.packing.pieces"), width: mm(12), isNumber: true, isBold: true },
      { head: t("pdf.packing.weight"), width: mm(17), isNumber: true },
      { head: t("pdf.packing.parcel"), width: mm(14), isNumber: true, blank: "line" },
    ],
    rows.map(({ shelf, sku, name, notes, qty, grams }) => [
      "",
      shelf,
      sku,
      notes ? [name, notes] : name,
      String(qty),
      grams === null ? "" : kilograms(grams * qty),
      "",
    ]),
    { height: mm(40), continued: t("pdf.continued") },
  );
  page.space(mm(3));
  if (known > 0)
    page.text(t(isWhole ? "pdf.packing.total" : "pdf.packing.atLeast", { weight: kilograms(known) }));
  signatures(page, [t("pdf.packing.takenBy"), t("pdf.packing.checkedBy")]);
  page.text(t("pdf.packing.internal"), { size: 8, isSoft: true });
}
