// An order as its mails and papers tell it.
import type { Locale } from "~/contract/wire";
import { findOrderLetter, type OrderLetter } from "~/db/orders/letter";
import type { OrderFacts } from "~/mail/letter";
import type { Database } from "~/platform/database";
import { orderRowShape, orderShape } from "./order-shape";
import { senderOf } from "./sender";

/** The law's own guarantee lasts this long; only what lasts longer is worth a word of its own. */
const LEGAL_GUARANTEE_MONTHS = 24;

/** @param locale the reader's; without it the order's own, in which the order keeps its copies */
export async function orderFacts(db: Database, id: number, locale?: Locale): Promise<OrderFacts> {
  const found = await findOrderLetter(db, id);
  if (!found) throw new Error(`order ${id} is not there`);
  const { customer, lines, settings } = found;
  const order = locale && locale !== found.order.locale ? renamed(found, locale) : found.order;
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

/** What the shop has named in this language; the order's own words where it no longer offers the thing. */
const renamed = ({ order, names }: OrderLetter, locale: Locale): OrderLetter["order"] => ({
  ...order,
  shippingPolicy: {
    ...order.shippingPolicy,
    name: names.shippingPolicy[locale] ?? order.shippingPolicy.name,
  },
  paymentMethod: { ...order.paymentMethod, name: names.paymentMethod[locale] ?? order.paymentMethod.name },
  payment: { ...order.payment, instructions: names.instructions[locale] ?? order.payment.instructions },
});
