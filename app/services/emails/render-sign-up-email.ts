// The emails of a sign-up, from the data in the outbox.
import { z } from "zod";
import { SIGN_UP_MAILS, type SignUpMail } from "~/db/auth/sign-up-mails";
import type { Mail } from "~/db/mail/send-mail";
import { ask } from "~/db/query";
import { shopDataQuery } from "~/db/shop/shop-data";
import type { EmailContent } from "~/email/layout/email";
import {
  accountExists,
  accountOpened,
  customerApproved,
  customerRefused,
  emailChanged,
  signUpApproved,
  signUpCode,
  signUpRefused,
  signUpRequest,
} from "~/email/sign-up";
import { paths } from "~/paths";
import type { Database } from "~/platform/database";
import { originOf, senderOf } from "./email-sender";

const Facts = z.object({
  name: z.string().default(""),
  link: z.string().default(""),
  replyTo: z.string().optional(),
});

export const isSignUpEmail = (kind: string): kind is SignUpMail => SIGN_UP_MAILS.some((one) => one === kind);

/** @param code of a sign-up; null for the other kinds */
export async function renderSignUpEmail(
  db: Database,
  kind: SignUpMail,
  mail: Mail,
  code: string | null,
): Promise<EmailContent> {
  const { settings } = await ask(db, shopDataQuery());
  const { name, link, replyTo } = Facts.parse(mail.data);
  const facts = {
    name,
    link,
    ...(replyTo && { replyTo }),
    locale: mail.locale,
    sender: senderOf(settings, originOf(link)),
  };
  switch (kind) {
    case "sign-up-code":
      return signUpCode({ ...facts, link: facts.sender.origin + paths.signUpCode(), code: code ?? "" });
    case "account-exists":
      return accountExists(facts);
    case "sign-up-request":
      return signUpRequest(facts);
    case "sign-up-approved":
      return signUpApproved(facts);
    case "sign-up-refused":
      return signUpRefused(facts);
    case "account-opened":
      return accountOpened(facts);
    case "customer-approved":
      return customerApproved(facts);
    case "customer-refused":
      return customerRefused(facts);
    case "email-changed":
      return emailChanged(facts);
  }
}
