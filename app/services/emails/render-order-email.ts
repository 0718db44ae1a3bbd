// The emails of an order: its data from the database, its texts from app/email.

import type { OrderId } from "~/contract/ids";
import type { Locale } from "~/contract/wire";
import type { OrderMail } from "~/db/mail/outbox";
import { findOrderFile } from "~/db/orders/stored-files";
import type { EmailContent } from "~/email/layout/email";
import { orderCancelled, orderExpired } from "~/email/order-cancelled";
import { orderChanged } from "~/email/order-changed";
import { orderConfirmation } from "~/email/order-confirmation";
import { orderCopy } from "~/email/order-copy";
import { orderFailed } from "~/email/order-failed";
import { orderPaid } from "~/email/order-paid";
import { orderPaymentReturned } from "~/email/order-payment-returned";
import { orderRefunded } from "~/email/order-refunded";
import { orderShipped } from "~/email/order-shipped";
import type { Database } from "~/platform/database";
import type { Env } from "~/platform/env";
import type { Attachment } from "~/platform/mail/post";
import { guestOrderLink } from "~/services/accounts/guest-links";
import { orderFacts } from "~/services/documents/order-document-data";
import { orderDocumentBytes } from "~/services/documents/render-documents";
import type { OrderDocument } from "~/services/order-document/order-document";

type Writer = (facts: OrderDocument, about: { part: number | null; locale: Locale }) => EmailContent;

const WRITERS = {
  "order-confirmation": orderConfirmation,
  "order-copy": (facts, { locale }) => orderCopy(facts, locale),
  "order-paid": orderPaid,
  "order-failed": orderFailed,
  "order-shipped": (facts, { part }) => orderShipped(facts, part),
  "order-cancelled": orderCancelled,
  "order-changed": orderChanged,
  "order-expired": orderExpired,
  "order-refunded": (facts, { part }) => orderRefunded(facts, part),
  "order-payment-returned": orderPaymentReturned,
} satisfies Record<OrderMail, Writer>;

/**
 * @param part the parcel that the email is about; null: the order
 * @param locale the recipient's: the order's own for the customer, the shop's for its copy
 */
export const renderOrderEmail = async (
  db: Database,
  kind: OrderMail,
  { order, part }: { order: OrderId; part: number | null },
  locale: Locale,
  env: Env,
): Promise<EmailContent> => {
  const [facts, guestLink] = await Promise.all([
    orderFacts(db, env, order, locale),
    kind === "order-copy" ? null : guestOrderLink(db, env, order),
  ]);
  return WRITERS[kind]({ ...facts, guestLink }, { part, locale });
};

/** The confirmation has its PDF attached: the contract on a durable medium. */
export async function orderAttachment(
  db: Database,
  env: Env,
  kind: OrderMail,
  order: OrderId,
): Promise<Attachment[]> {
  if (kind !== "order-confirmation") return [];
  const stored = await findOrderFile(db, order, "order_confirmation");
  const bytes = stored && (await orderDocumentBytes(db, env, stored));
  return bytes ? [{ filename: `${stored.title}.pdf`, type: "application/pdf", bytes }] : [];
}
