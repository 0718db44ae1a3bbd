// Reads an order for its emails and PDFs.

import type { OrderId } from "~/contract/ids";
import type { Locale } from "~/contract/wire";
import { findOrderEmailData } from "~/db/orders/order-email-data";
import type { Database } from "~/platform/database";
import { type Env, shopOrigin } from "~/platform/env";
import { senderOf } from "~/services/emails/email-sender";
import type { OrderDocument } from "~/services/order-document/order-document";
import { serializeOrder, serializeOrderRow } from "~/services/orders/serialize-order";

/** The legal guarantee; only a longer one is mentioned. */
const LEGAL_GUARANTEE_MONTHS = 24;

/**
 * @param env as for serializeOrder(); contains the shop's address
 * @param locale the reader's; default: the order's own
 * @throws Error for an unknown order
 */
export async function orderFacts(
  db: Database,
  env: Env | null,
  id: OrderId,
  locale?: Locale,
): Promise<OrderDocument> {
  const found = await findOrderEmailData(db, id);
  if (!found) throw new Error(`order ${id} does not exist`);
  const { order, customer, lines, settings, origin } = found;
  const sender = senderOf(settings, (env && shopOrigin(env)) ?? origin);
  return {
    order: serializeOrder(order, { locale: locale ?? order.locale, env, zone: sender.zone }),
    rows: lines.map((line) => ({
      ...serializeOrderRow(line, locale ?? order.locale),
      withdrawalException: line.withdrawalException?.[order.locale] ?? null,
      guaranteeMonths: (line.guaranteeMonths ?? 0) > LEGAL_GUARANTEE_MONTHS ? line.guaranteeMonths : null,
    })),
    customerType: order.customerType,
    name: customer.first_name || customer.business_name || customer.username,
    email: customer.email,
    sender,
  };
}
