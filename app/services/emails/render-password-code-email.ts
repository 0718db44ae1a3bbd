// The email with a password code, which is derived here from the outbox's seed: the database holds no code.

import type { Locale } from "~/contract/wire";
import type { Invitation } from "~/db/mail/outbox";
import { ask } from "~/db/query";
import { shopDataQuery } from "~/db/shop/shop-data";
import { passwordCode } from "~/email/password-code";
import type { EmailContent } from "~/email/render-email";
import type { Database } from "~/platform/database";
import { senderOf } from "./email-sender";

/** @param facts the code as text, the recipient's locale, and the invitation of a new account */
export async function renderPasswordCodeEmail(
  db: Database,
  facts: { code: string; locale: Locale; invitation: Invitation | null },
): Promise<EmailContent> {
  const { settings } = await ask(db, shopDataQuery());
  return passwordCode({ ...facts, sender: senderOf(settings) });
}
