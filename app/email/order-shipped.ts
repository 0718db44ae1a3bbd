// A parcel was shipped: tracking, its content, and what is still to come.
import type { ShipmentId } from "~/contract/ids";
import type { OrderDocument } from "~/services/order-document/order-document";
import { type Parcel, parcelOf } from "~/services/order-document/parcel";
import { addressLines, type DocumentTexts, documentTexts } from "~/services/order-document/texts";
import type { Button, EmailContent, Fact } from "./layout/email";
import { countedItem, itemsBlock, orderButton } from "./order-blocks";
import { orderNews } from "./order-email";

/** @param shipment the parcel; null: the last one */
export function orderShipped(data: OrderDocument, shipment: ShipmentId | null): EmailContent {
  const texts = documentTexts(data);
  const { order, sender } = data;
  const { t } = texts;
  const parcel = parcelOf(data, shipment);
  const isPart = parcel.toCome.length > 0;
  const { rows, toCome } = parcel;
  return orderNews(data, texts, {
    kind: "shipped",
    isPart,
    lines: [],
    blocks: [
      {
        kind: "card",
        state: isPart
          ? { tone: "waits", name: t("state.shippedPart") }
          : { tone: "good", name: t("state.shipped") },
        facts: parcelFacts(parcel, data, texts),
        button: trackButton(parcel, data, texts),
      },
      itemsBlock(
        t("shipped.inParcel"),
        rows.map(({ row, shippedQty }) => countedItem(row, shippedQty, sender, texts)),
        texts,
      ),
      ...(isPart
        ? [
            itemsBlock(
              t("shipped.toCome"),
              toCome.map(({ row, qty }) => countedItem(row, qty, sender, texts)),
              texts,
            ),
          ]
        : []),
      {
        kind: "columns",
        columns: [{ title: t("order.address.shipping"), lines: addressLines(order.shipping_address, texts) }],
      },
      { kind: "lines", lines: [t("shipped.check")], isSmall: true },
    ],
  });
}

function parcelFacts({ shipment }: Parcel, { order }: OrderDocument, { t, date }: DocumentTexts): Fact[] {
  const policy = { name: t("order.shipping.title"), value: order.shipping_policy.name };
  if (!shipment) return [policy];
  const { carrier, tracking_number: tracking, number, shipped_at: at } = shipment;
  return [
    ...(carrier ? [{ name: t("fact.carrier"), value: carrier }] : [policy]),
    ...(tracking ? [{ name: t("fact.tracking"), value: tracking }] : []),
    { name: t("fact.left"), value: date(at) },
    { name: t("fact.deliveryNote"), value: number },
  ];
}

const trackButton = ({ shipment }: Parcel, data: OrderDocument, texts: DocumentTexts): Button | null =>
  shipment?.url ? { label: texts.t("button.track"), url: shipment.url } : orderButton(data, texts);
