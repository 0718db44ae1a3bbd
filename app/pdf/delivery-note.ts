// The delivery note of one parcel: its number, its contents without prices, and what is still to come.
import type { OrderDocument } from "~/services/order-document/order-document";
import { parcelOf } from "~/services/order-document/parcel";
import { documentTexts } from "~/services/order-document/texts";
import { orderHead, orderPdf } from "./order-layout";
import { renderPdf } from "./pdf-page";
import { codeWidth, table } from "./table";

/** @param id the parcel's; null: the last one */
export function deliveryNotePdf(data: OrderDocument, id: number | null): Promise<Uint8Array> {
  const texts = documentTexts(data);
  const { order } = data;
  const { t, date } = texts;
  const { shipment, rows, toCome } = parcelOf(data, id);
  const shippedAt = shipment?.shipped_at ?? order.date;
  const title = t("pdf.delivery.title", { number: shipment?.number ?? order.number });
  const lines = [
    t("pdf.delivery.date", { date: date(shippedAt) }),
    t("pdf.delivery.reason"),
    shipment?.carrier
      ? t("shipped.parcel", {
          carrier: shipment.carrier,
          number: shipment.tracking_number,
          date: date(shippedAt),
        })
      : t("order.shipping.policy", { name: order.shipping_policy.name }),
  ];
  return renderPdf(orderPdf(data, texts, title, shippedAt), (page) => {
    orderHead(page, data, texts, lines);
    table(
      page,
      [
        { head: t("pdf.code"), width: codeWidth(data.rows) },
        { head: t("order.rows.article") },
        { head: t("pdf.ordered"), width: 60, isNumber: true },
        { head: t("pdf.shipped"), width: 60, isNumber: true },
      ],
      rows.map(({ row, shippedQty }) => [
        row.sku,
        row.notes ? [row.name, row.notes] : row.name,
        String(row.qty),
        String(shippedQty),
      ]),
    );
    page.space(10);
    page.text(t("pdf.delivery.pieces", { count: rows.reduce((sum, { shippedQty }) => sum + shippedQty, 0) }));
    if (toCome.length > 0)
      page.text(
        t("pdf.delivery.toCome", {
          rows: toCome.map(({ row, qty }) => `${qty} × ${row.name} (${row.sku})`).join("; "),
        }),
      );
    page.ensure(80);
    page.space(30);
    page.columns([
      { title: t("pdf.delivery.carrier"), lines: ["", "______________________________"] },
      { title: t("pdf.delivery.receiver"), lines: ["", "______________________________"] },
    ]);
  });
}
