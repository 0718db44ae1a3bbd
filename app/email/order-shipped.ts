// Goods have left: how to follow them, and what is still to come where it is not all of them.
import type { OrderDocument } from "~/services/order-document/order-document";
import { addressLines, type Texts, textsOf } from "~/services/order-document/texts";
import type { EmailContent } from "./email-content";
import { orderStatusEmail } from "./order-status-email";

export function orderShipped(facts: OrderDocument): EmailContent {
  const words = textsOf(facts);
  const { order, name, sender } = facts;
  const { t, date } = words;
  const toCome = facts.rows.filter((row) => row.shipped_qty < row.qty);
  const isPart = order.status === "partially_shipped" && toCome.length > 0;
  return orderStatusEmail(facts, words, order.locale, {
    subject: t(isPart ? "shipped.subjectPart" : "shipped.subject", {
      number: order.number,
      shop: sender.shopName,
    }),
    title: t(isPart ? "shipped.titlePart" : "shipped.title", { number: order.number }),
    lines: [
      t("shipped.greeting", { name }),
      t(isPart ? "shipped.textPart" : "shipped.text", { number: order.number, date: date(order.date) }),
    ],
    parts: [
      { title: t("shipped.tracking"), lines: trackingLines(facts, words) },
      ...(isPart
        ? [
            {
              title: t("shipped.toCome"),
              lines: toCome.map((row) => `${row.qty - row.shipped_qty} × ${row.name} (${row.sku})`),
            },
          ]
        : []),
      { title: t("order.address.shipping"), lines: [addressLines(order.shipping_address, words).join(", ")] },
    ],
  });
}

function trackingLines({ order }: OrderDocument, { t, date }: Texts): string[] {
  if (order.tracking.length === 0) return [t("shipped.policy", { name: order.shipping_policy.name })];
  return order.tracking.map(({ carrier, number, url, shipped_at: at }) =>
    [t("shipped.parcel", { carrier, number, date: date(at) }), url].filter(Boolean).join(" "),
  );
}
