// An order as its mails tell it: the facts from the database, the words from app/mail.
import { orderFacts } from "~/api/order-facts";
import { orderPaperBytes } from "~/api/papers";
import type { Locale } from "~/contract/wire";
import { findOrderFile } from "~/db/documents";
import type { OrderMail } from "~/db/mails";
import type { Letter, OrderFacts } from "~/mail/letter";
import { orderCancelled } from "~/mail/order-cancelled";
import { orderConfirmation } from "~/mail/order-confirmation";
import { orderCopy } from "~/mail/order-copy";
import { orderFailed } from "~/mail/order-failed";
import { orderPaid } from "~/mail/order-paid";
import { orderRefunded } from "~/mail/order-refunded";
import { orderShipped } from "~/mail/order-shipped";
import type { Database } from "~/platform/database";
import type { Env } from "~/platform/env";

const WRITERS = {
  "order-confirmation": orderConfirmation,
  "order-copy": orderCopy,
  "order-paid": orderPaid,
  "order-failed": orderFailed,
  "order-shipped": orderShipped,
  "order-cancelled": orderCancelled,
  "order-refunded": orderRefunded,
} satisfies Record<OrderMail, (facts: OrderFacts, locale: Locale) => Letter>;

/** @param locale the receiver's: the customer's is the order's own, the shop's copy is in the shop's. */
export const orderLetter = async (
  db: Database,
  kind: OrderMail,
  order: number,
  locale: Locale,
): Promise<Letter> => WRITERS[kind](await orderFacts(db, order, locale), locale);

/** The confirmation goes with its paper: what was agreed, on a durable medium. */
export async function orderEnclosure(
  db: Database,
  env: Env,
  kind: OrderMail,
  order: number,
): Promise<{ filename: string; bytes: Uint8Array }[]> {
  if (kind !== "order-confirmation") return [];
  const stored = await findOrderFile(db, order, "order_confirmation");
  const bytes = stored && (await orderPaperBytes(db, env, stored));
  return bytes ? [{ filename: `${stored.title}.pdf`, bytes }] : [];
}
