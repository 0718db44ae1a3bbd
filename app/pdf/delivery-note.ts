// The delivery note: the contents of an order's parcels, without prices.
import type { OrderDocument } from "~/services/order-document/order-document";
import { documentTexts } from "~/services/order-document/texts";
import { orderHead, orderPdf } from "./order-layout";
import { renderPdf } from "./pdf-page";
import { codeWidth, table } from "./table";

export function deliveryNotePdf(data: OrderDocument): Promise<Uint8Array> {
  const texts = documentTexts(data);
  const { order } = data;
  const { t, date } = texts;
  const left = data.rows.filter((row) => row.shipped_qty > 0);
  // An order that was dispatched whole may lack quantities by parcel.
  const rows = left.length > 0 ? left : data.rows.map((row) => ({ ...row, shipped_qty: row.qty }));
  const title = t("pdf.delivery.title", { number: order.number });
  const parcels = order.tracking.map(({ carrier, number, shipped_at: at }) =>
    t("shipped.parcel", { carrier, number, date: date(at) }),
  );
  return renderPdf(orderPdf(data, texts, title, order.tracking.at(-1)?.shipped_at ?? order.date), (page) => {
    orderHead(
      page,
      data,
      texts,
      parcels.length > 0 ? parcels : [t("order.shipping.policy", { name: order.shipping_policy.name })],
    );
    table(
      page,
      [
        { head: t("pdf.code"), width: codeWidth(rows) },
        { head: t("order.rows.article") },
        { head: t("pdf.ordered"), width: 60, isNumber: true },
        { head: t("pdf.shipped"), width: 60, isNumber: true },
      ],
      rows.map((row) => [
        row.sku,
        row.notes ? [row.name, row.notes] : row.name,
        String(row.qty),
        String(row.shipped_qty),
      ]),
    );
    page.space(10);
    page.text(t("pdf.delivery.pieces", { count: rows.reduce((sum, row) => sum + row.shipped_qty, 0) }));
    page.space(30);
    page.columns([
      { title: t("pdf.delivery.carrier"), lines: ["", "______________________________"] },
      { title: t("pdf.delivery.receiver"), lines: ["", "______________________________"] },
    ]);
  });
}
