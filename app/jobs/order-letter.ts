// An order as its mails tell it: the facts from the database, the words from app/mail.
import { orderRowShape, orderShape } from "~/api/order-shape";
import type { Locale } from "~/contract/wire";
import type { OrderMail } from "~/db/mails";
import { findOrderLetter, type OrderLetter } from "~/db/orders/letter";
import type { Letter, OrderFacts } from "~/mail/letter";
import { orderCancelled } from "~/mail/order-cancelled";
import { orderConfirmation } from "~/mail/order-confirmation";
import { orderCopy } from "~/mail/order-copy";
import { orderPaid } from "~/mail/order-paid";
import { orderRefunded } from "~/mail/order-refunded";
import { orderShipped } from "~/mail/order-shipped";
import type { Database } from "~/platform/database";
import { senderOf } from "./sender";

const WRITERS = {
  "order-confirmation": orderConfirmation,
  "order-copy": orderCopy,
  "order-paid": orderPaid,
  "order-shipped": orderShipped,
  "order-cancelled": orderCancelled,
  "order-refunded": orderRefunded,
} satisfies Record<OrderMail, (facts: OrderFacts, locale: Locale) => Letter>;

/** @param locale the receiver's: the customer's is the order's own, the shop's copy is in the shop's. */
export async function orderLetter(
  db: Database,
  kind: OrderMail,
  order: number,
  locale: Locale,
): Promise<Letter> {
  const found = await findOrderLetter(db, order);
  if (!found) throw new Error(`order ${order} is not there`);
  return WRITERS[kind](factsOf(found), locale);
}

/** The law's own guarantee lasts this long; only what lasts longer is worth a word of its own. */
const LEGAL_GUARANTEE_MONTHS = 24;

function factsOf({ order, customer, lines, settings }: OrderLetter): OrderFacts {
  return {
    order: orderShape(order),
    rows: lines.map((line) => ({
      ...orderRowShape(line),
      withdrawalException: line.withdrawalException?.[order.locale] ?? null,
      guaranteeMonths: (line.guaranteeMonths ?? 0) > LEGAL_GUARANTEE_MONTHS ? line.guaranteeMonths : null,
    })),
    customerType: order.customerType,
    name: customer.first_name || customer.business_name || customer.username,
    sender: senderOf(settings),
  };
}
