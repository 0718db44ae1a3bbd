// The shop's copy of an order, for the people who pack it: in the shop's language.
import type { Locale } from "~/contract/wire";
import { operatorPaths } from "~/operator-paths";
import type { OrderDocument } from "~/services/order-document/order-document";
import { dispatchPromise, documentTexts } from "~/services/order-document/texts";
import type { EmailContent } from "./layout/email";
import {
  addressesBlock,
  instructionsOf,
  itemsBlock,
  orderState,
  paymentFacts,
  pricedItem,
  sumFact,
  sumsBlock,
} from "./order-blocks";
import { orderEmail } from "./order-email";

export function orderCopy(data: OrderDocument, locale: Locale): EmailContent {
  const texts = documentTexts(data, locale);
  const { order, rows, sender } = data;
  const { t, date, money } = texts;
  const customer = order.business_name || order.billing_address.recipient;
  const requests = [
    ...(order.customer_reference ? [t("copy.reference", { reference: order.customer_reference })] : []),
    ...(order.notes ? [t("copy.notes", { notes: order.notes })] : []),
  ];
  const content = {
    subject: t("copy.subject", { number: order.number, customer, total: money(order.total) }),
    title: t("copy.title", { number: order.number }),
    blocks: [
      {
        kind: "lines" as const,
        lines: [
          t("copy.text", { customer, date: date(order.date) }),
          dispatchPromise(order, t("copy.promise", { date: date(order.promised_by) }), texts),
        ],
      },
      {
        kind: "card" as const,
        state: orderState(data, texts),
        facts: [
          ...paymentFacts(data, texts),
          { name: t("order.shipping.title"), value: order.shipping_policy.name },
        ],
        sum: sumFact(data, texts),
        button: sender.origin
          ? { label: t("button.operatorOrder"), url: sender.origin + operatorPaths.order(order.id) }
          : null,
        notes: instructionsOf(data),
      },
      ...(requests.length > 0
        ? [{ kind: "section" as const, title: t("copy.wishes"), lines: requests }]
        : []),
      itemsBlock(
        t("order.rows.title"),
        rows.map((row) => pricedItem(row, sender, texts)),
        texts,
      ),
      sumsBlock(data, texts),
      addressesBlock(data, texts),
    ],
  };
  return orderEmail(data, texts, content, { locale, isForShop: true });
}
