// The emails of a message or a withdrawal, from the data in the outbox.
import { z } from "zod";
import { contactSubjects, subjectName } from "~/contract/shop";
import type { Locale } from "~/contract/wire";
import type { Mail } from "~/db/mail/send-mail";
import { MESSAGE_MAILS, type MessageMail } from "~/db/mail/submissions";
import { ask } from "~/db/query";
import { shopDataQuery } from "~/db/shop/shop-data";
import type { EmailContent } from "~/email/layout/email";
import {
  contactAnswer,
  contactMessage,
  contactReceipt,
  withdrawalNotice,
  withdrawalReceipt,
} from "~/email/submissions";
import type { Database } from "~/platform/database";
import { senderOf } from "./email-sender";

const Received = z.object({
  reference: z.string(),
  receivedAt: z.string(),
  origin: z.string().nullable().default(null),
});
const Contact = Received.extend({
  name: z.string(),
  company: z.string(),
  city: z.string(),
  country: z.string(),
  email: z.string(),
  productLine: z.string(),
  message: z.string(),
});
const Answer = Received.extend({ answer: z.string() });
const Withdrawal = Received.extend({
  name: z.string(),
  orderNumber: z.string(),
  email: z.string(),
  rows: z.string(),
  isOwn: z.boolean().default(false),
});

const namedSubjects = (settings: ReadonlyMap<string, unknown>, locale: Locale): Record<string, string> =>
  Object.fromEntries(
    contactSubjects(settings.get("PRODUCT_LINES")).map((subject) => [
      subject.code,
      subjectName(subject, locale),
    ]),
  );

/** Whether an email of this kind is about a message or a withdrawal. */
export const isSubmissionEmail = (kind: string): kind is MessageMail =>
  MESSAGE_MAILS.some((one) => one === kind);

/** @throws ZodError if the outbox contains other data than the kind needs */
export async function renderSubmissionEmail(
  db: Database,
  kind: MessageMail,
  mail: Mail,
): Promise<EmailContent> {
  const { settings } = await ask(db, shopDataQuery());
  const { origin } = Received.parse(mail.data);
  const frame = { locale: mail.locale, sender: senderOf(settings, origin) };
  switch (kind) {
    case "contact-receipt":
      return contactReceipt({ ...Received.parse(mail.data), ...frame });
    case "contact-answer":
      return contactAnswer({ ...Answer.parse(mail.data), ...frame });
    case "contact-message":
      return contactMessage({
        ...Contact.parse(mail.data),
        ...frame,
        subjects: namedSubjects(settings, mail.locale),
      });
    case "withdrawal-receipt":
      return withdrawalReceipt({ ...Withdrawal.parse(mail.data), ...frame });
    case "withdrawal-notice":
      return withdrawalNotice({ ...Withdrawal.parse(mail.data), ...frame });
  }
}
