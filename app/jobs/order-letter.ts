// An order as its mails tell it: the facts from the database, the words from app/mail.
import { orderRowShape, orderShape } from "~/api/order-shape";
import type { OrderMail } from "~/db/mails";
import { findOrderLetter, type OrderLetter } from "~/db/orders/letter";
import type { Letter, OrderFacts } from "~/mail/letter";
import { orderCancelled } from "~/mail/order-cancelled";
import { orderConfirmation } from "~/mail/order-confirmation";
import type { Database } from "~/platform/database";
import { senderOf } from "./sender";

const WRITERS = {
  "order-confirmation": orderConfirmation,
  "order-cancelled": orderCancelled,
} satisfies Record<OrderMail, (facts: OrderFacts) => Letter>;

export async function orderLetter(db: Database, kind: OrderMail, order: number): Promise<Letter> {
  const found = await findOrderLetter(db, order);
  if (!found) throw new Error(`order ${order} is not there`);
  return WRITERS[kind](factsOf(found));
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
