// A message or a withdrawal as its mails tell it: all of it stands in the outbox.
import { z } from "zod";
import { senderOf } from "~/api/sender";
import type { Mail } from "~/db/mails";
import { MESSAGE_MAILS, type MessageMail } from "~/db/messages";
import { readShopFacts, shopFactsStatements } from "~/db/shop-facts";
import type { Letter } from "~/mail/letter";
import { contactMessage, contactReceipt, withdrawalNotice, withdrawalReceipt } from "~/mail/received";
import type { Database } from "~/platform/database";

const Received = z.object({ reference: z.string(), receivedAt: z.string() });
const Contact = Received.extend({
  name: z.string(),
  company: z.string(),
  city: z.string(),
  country: z.string(),
  email: z.string(),
  productLine: z.string(),
  message: z.string(),
});
const Withdrawal = Received.extend({
  name: z.string(),
  orderNumber: z.string(),
  email: z.string(),
  rows: z.string(),
});

export const isReceivedMail = (kind: string): kind is MessageMail =>
  MESSAGE_MAILS.some((one) => one === kind);

export async function receivedLetter(db: Database, kind: MessageMail, mail: Mail): Promise<Letter> {
  const { settings } = readShopFacts(await db.batch(shopFactsStatements()));
  const frame = { locale: mail.locale, sender: senderOf(settings) };
  switch (kind) {
    case "contact-receipt":
      return contactReceipt({ ...Received.parse(mail.data), ...frame });
    case "contact-message":
      return contactMessage({ ...Contact.parse(mail.data), ...frame });
    case "withdrawal-receipt":
      return withdrawalReceipt({ ...Withdrawal.parse(mail.data), ...frame });
    case "withdrawal-notice":
      return withdrawalNotice({ ...Withdrawal.parse(mail.data), ...frame });
  }
}
