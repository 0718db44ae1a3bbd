// Goods have left: how to follow them, what the parcel holds, and what is still to come where it is not all of them.
import type { OrderDocument } from "~/services/order-document/order-document";
import { type Parcel, parcelOf } from "~/services/order-document/parcel";
import { addressLines, type DocumentTexts, documentTexts } from "~/services/order-document/texts";
import { customerStatusEmail } from "./order-status-email";
import type { EmailContent } from "./render-email";

/** @param shipment the parcel; null: the last one */
export function orderShipped(data: OrderDocument, shipment: number | null): EmailContent {
  const texts = documentTexts(data);
  const { order } = data;
  const { t } = texts;
  const parcel = parcelOf(data, shipment);
  const isPart = parcel.toCome.length > 0;
  const line = (qty: number, { name, sku }: { name: string; sku: string }) => `${qty} × ${name} (${sku})`;
  const isOneOfSeveral = isPart || order.shipments.length > 1;
  return customerStatusEmail(data, texts, {
    kind: "shipped",
    part: isPart ? "shipped" : null,
    lines: [],
    sections: [
      { title: t("shipped.tracking"), lines: trackingLines(parcel, data, texts) },
      ...(isOneOfSeveral
        ? [
            {
              title: t("shipped.inParcel"),
              lines: parcel.rows.map(({ row, shippedQty }) => line(shippedQty, row)),
            },
          ]
        : []),
      ...(isPart
        ? [{ title: t("shipped.toCome"), lines: parcel.toCome.map(({ row, qty }) => line(qty, row)) }]
        : []),
      { title: t("order.address.shipping"), lines: [addressLines(order.shipping_address, texts).join(", ")] },
    ],
  });
}

function trackingLines({ shipment }: Parcel, { order }: OrderDocument, { t, date }: DocumentTexts): string[] {
  if (!shipment?.carrier) return [t("shipped.policy", { name: order.shipping_policy.name })];
  const { carrier, tracking_number: number, url, shipped_at: at } = shipment;
  return [[t("shipped.parcel", { carrier, number, date: date(at) }), url].filter(Boolean).join(" ")];
}
