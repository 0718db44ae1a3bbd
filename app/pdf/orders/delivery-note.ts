// The delivery note of one parcel: its number, its contents without prices, and what is still to come.
import type { ShipmentId } from "~/contract/ids";
import { mm, type PdfAssets } from "~/pdf/page/pdf-page";
import { codeWidth, table } from "~/pdf/page/table";
import { renderPdf } from "~/pdf/render-pdf";
import type { OrderDocument } from "~/services/order-document/order-document";
import { type Parcel, parcelOf } from "~/services/order-document/parcel";
import { type DocumentTexts, documentTexts } from "~/services/order-document/texts";
import { drawSections, orderFactsOf, orderHead, orderPdf, signatures } from "./order-layout";

/** @param id the parcel's; null: the last one */
export function deliveryNotePdf(
  data: OrderDocument,
  id: ShipmentId | null,
  assets: PdfAssets,
): Promise<Uint8Array> {
  const texts = documentTexts(data);
  const { order } = data;
  const { t } = texts;
  const parcel = parcelOf(data, id);
  const { shipment, rows, toCome } = parcel;
  const heading = {
    kind: t("pdf.delivery.kind"),
    number: shipment?.number ?? order.number,
    facts: factsOf(data, parcel, texts),
    addressee: "shipping" as const,
  };
  const pieces = rows.reduce((sum, { shippedQty }) => sum + shippedQty, 0);
  return renderPdf(orderPdf(data, texts, heading, shipment?.shipped_at ?? order.date), assets, (page) => {
    orderHead(page, data, texts, heading);
    table(
      page,
      [
        { head: t("pdf.code"), width: codeWidth(page, data.rows) },
        { head: t("order.rows.article") },
        { head: t("pdf.ordered"), width: mm(18), isNumber: true },
        { head: t("pdf.shipped"), width: mm(18), isNumber: true, isBold: true },
      ],
      rows.map(({ row, shippedQty }) => [
        row.sku,
        row.notes ? [row.name, row.notes] : row.name,
        String(row.qty),
        String(shippedQty),
      ]),
      { height: mm(40), continued: t("pdf.continued") },
    );
    page.space(mm(3));
    page.text(t("pdf.delivery.pieces", { count: pieces }), { isBold: true });
    if (toCome.length > 0)
      drawSections(page, [
        {
          title: t("shipped.toCome"),
          lines: toCome.map(({ row, qty }) => `${qty} × ${row.name} (${row.sku})`),
        },
      ]);
    signatures(page, [t("pdf.delivery.sender"), t("pdf.delivery.carrier"), t("pdf.delivery.receiver")]);
  });
}

function factsOf(data: OrderDocument, { shipment }: Parcel, texts: DocumentTexts) {
  const { order } = data;
  const { t, date } = texts;
  return [
    { name: t("pdf.fact.date"), value: date(shipment?.shipped_at ?? order.date) },
    ...orderFactsOf(data, texts),
    { name: t("pdf.delivery.reasonName"), value: t("pdf.delivery.reason") },
    { name: t("order.shipping.title"), value: shipment?.carrier || order.shipping_policy.name },
    ...(shipment?.tracking_number ? [{ name: t("fact.number"), value: shipment.tracking_number }] : []),
  ];
}
