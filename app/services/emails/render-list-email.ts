// The reminder of an order template that is due, from the data in the outbox.
import { z } from "zod";
import type { Mail } from "~/db/mail/send-mail";
import { ask } from "~/db/query";
import { shopDataQuery } from "~/db/shop/shop-data";
import type { EmailContent } from "~/email/layout/email";
import { listDue } from "~/email/list-due";
import type { Database } from "~/platform/database";
import { originOf, senderOf } from "./email-sender";

const Facts = z.object({ name: z.string(), customer: z.string(), link: z.string().nullable() });

/** @throws ZodError if the outbox contains other data */
export async function renderListEmail(db: Database, mail: Mail): Promise<EmailContent> {
  const { settings } = await ask(db, shopDataQuery());
  const { name, customer, link } = Facts.parse(mail.data);
  const sender = senderOf(settings, originOf(link ?? ""));
  return listDue({ locale: mail.locale, sender, name, customer, link: link ?? "" });
}
