// Parts of an email about an order: its items, totals and addresses, its payment, and its button.

import { groupedIban } from "~/i18n/bank-transfer";
import { paths } from "~/paths";
import type { OrderDocument, OrderDocumentRow, Sender } from "~/services/order-document/order-document";
import { addressLines, type DocumentTexts, orderTotals } from "~/services/order-document/texts";
import { transferCodeText } from "~/services/order-document/transfer-code";
import type { Block, Button, Card, Fact, Item } from "./layout/email";

/** Gmail clips an email at 102 kB; the order's page and its PDF contain all items. */
const MAX_ITEMS = 40;

export function itemsBlock(title: string, items: readonly Item[], { t }: DocumentTexts): Block {
  const more = items.length - MAX_ITEMS;
  return {
    kind: "items",
    title,
    items: items.slice(0, MAX_ITEMS),
    more: more > 0 ? t("order.rows.more", { count: more }) : null,
  };
}

export const pricedItem = (row: OrderDocumentRow, sender: Sender, texts: DocumentTexts): Item => ({
  ...itemOf(row, sender),
  detail: texts.t("order.rows.detail", {
    sku: row.sku,
    qty: row.qty,
    price: texts.money(row.unit_price),
    rate: texts.percent(row.vat_rate),
  }),
  notes: row.notes,
  amount: texts.money(row.total_price),
});

export const countedItem = (
  row: OrderDocumentRow,
  qty: number,
  sender: Sender,
  { t }: DocumentTexts,
): Item => ({
  ...itemOf(row, sender),
  detail: t("order.rows.counted", { sku: row.sku, qty }),
});

const itemOf = (row: OrderDocumentRow, sender: Sender) => ({
  name: row.name,
  notes: "",
  amount: null,
  picture: pictureOf(row, sender),
});

/** The smallest size, as an absolute URL. Email clients do not display SVG. */
function pictureOf({ image }: OrderDocumentRow, { origin }: Sender): string | null {
  if (!image || origin === null || image.url.endsWith(".svg")) return null;
  return origin + (image.srcset?.split(" ")[0] ?? image.url);
}

export const sumsBlock = ({ order }: OrderDocument, texts: DocumentTexts): Block => ({
  kind: "sums",
  lines: orderTotals(order, texts),
});

export const addressesBlock = ({ order }: OrderDocument, texts: DocumentTexts): Block => ({
  kind: "columns",
  columns: [
    { title: texts.t("order.address.shipping"), lines: addressLines(order.shipping_address, texts) },
    { title: texts.t("order.address.billing"), lines: addressLines(order.billing_address, texts) },
  ],
});

/** Link to the customer's own page of the order, or to a guest's. */
export function orderButton(
  { order, sender, guestLink }: OrderDocument,
  { t }: DocumentTexts,
): Button | null {
  const url = guestLink ?? (sender.origin && sender.origin + paths.order(order.id));
  return url ? { label: t("button.order"), url } : null;
}

/** Leads to the payment if one is due by redirect; otherwise to the order. */
export function payButton(data: OrderDocument, texts: DocumentTexts): Button | null {
  const url = data.order.payment.pay_url;
  const sum = texts.money(data.order.total);
  return url ? { label: texts.t("button.pay", { sum }), url } : orderButton(data, texts);
}

/** Payment method; for a transfer, the values to copy into the bank's form. */
export function paymentFacts({ order, sender }: OrderDocument, { t }: DocumentTexts): Fact[] {
  const { kind, state } = order.payment;
  const method = { name: t("order.payment.title"), value: order.payment_method.name };
  if (kind !== "bank_transfer" || state === "paid") return [method];
  return [
    method,
    ...(sender.iban && sender.company
      ? [
          { name: t("fact.payee"), value: sender.company.name },
          { name: "IBAN", value: groupedIban(sender.iban), isCode: true },
        ]
      : []),
    { name: t("fact.reference"), value: order.number, isCode: true },
  ];
}

/** The same values as a QR code for banking apps; null if no transfer is due. */
export function transferCode(data: OrderDocument, { t }: DocumentTexts): Card["code"] {
  const text = transferCodeText(data);
  return text === null ? null : { text, label: t("transferCode.label"), hint: t("transferCode.hint") };
}

export const sumFact = ({ order }: OrderDocument, { t, money }: DocumentTexts): Fact => ({
  name: t(isDue(order) ? "fact.toPay" : order.payment.state === "paid" ? "fact.paid" : "order.sums.total"),
  value: money(order.total),
});

/** The operator's payment instructions, in the order's language. */
export const instructionsOf = ({ order }: OrderDocument): string[] =>
  isDue(order) && order.payment.instructions ? [order.payment.instructions] : [];

/** Whether payment is due before shipping: an invoice and cash on delivery are paid later. */
const isDue = ({ payment: { kind, state } }: OrderDocument["order"]): boolean =>
  (state === "due" || state === "failed") && (kind === "bank_transfer" || kind === "redirect");

export function orderState({ order }: OrderDocument, { t }: DocumentTexts): NonNullable<Card["state"]> {
  if (!isDue(order)) return { tone: "good", name: t("state.received") };
  return { tone: "waits", name: t(order.payment.kind === "redirect" ? "state.payment" : "state.transfer") };
}
