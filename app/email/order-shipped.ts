// Goods have left: how to follow them, and what is still to come where it is not all of them.
import type { OrderDocument } from "~/services/order-document/order-document";
import { addressLines, type DocumentTexts, documentTexts } from "~/services/order-document/texts";
import { customerStatusEmail } from "./order-status-email";
import type { EmailContent } from "./render-email";

export function orderShipped(data: OrderDocument): EmailContent {
  const texts = documentTexts(data);
  const { order, rows } = data;
  const { t } = texts;
  const toCome = rows.filter((row) => row.shipped_qty < row.qty);
  const isPart = order.status === "partially_shipped" && toCome.length > 0;
  const toComeLines = toCome.map((row) => `${row.qty - row.shipped_qty} × ${row.name} (${row.sku})`);
  return customerStatusEmail(data, texts, {
    kind: "shipped",
    part: isPart ? "shipped" : null,
    lines: [],
    sections: [
      { title: t("shipped.tracking"), lines: trackingLines(data, texts) },
      ...(isPart ? [{ title: t("shipped.toCome"), lines: toComeLines }] : []),
      { title: t("order.address.shipping"), lines: [addressLines(order.shipping_address, texts).join(", ")] },
    ],
  });
}

function trackingLines({ order }: OrderDocument, { t, date }: DocumentTexts): string[] {
  if (order.tracking.length === 0) return [t("shipped.policy", { name: order.shipping_policy.name })];
  return order.tracking.map(({ carrier, number, url, shipped_at: at }) =>
    [t("shipped.parcel", { carrier, number, date: date(at) }), url].filter(Boolean).join(" "),
  );
}
