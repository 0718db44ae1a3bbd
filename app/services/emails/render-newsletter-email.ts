// The email that requests confirmation of a newsletter consent, and the link that confirms and ends the
// consent.
import { z } from "zod";
import { consentWithId, type LinkedConsent } from "~/db/content/newsletter";
import type { Mail } from "~/db/mail/send-mail";
import { ask } from "~/db/query";
import { shopDataQuery } from "~/db/shop/shop-data";
import type { EmailContent } from "~/email/layout/email";
import { newsletterConfirm } from "~/email/newsletter";
import { paths } from "~/paths";
import { sign } from "~/platform/crypto";
import type { Database } from "~/platform/database";
import { type Env, shopOrigin } from "~/platform/env";
import { senderOf } from "./email-sender";

const Data = z.object({ consent: z.int() });

/** In the language of the consent. */
export const newsletterLink = (
  env: Env,
  { id, origin, locale }: Pick<LinkedConsent, "origin" | "locale"> & { id: number },
): string =>
  (shopOrigin(env) ?? origin) +
  paths.newsletter({ key: sign("newsletter", String(id), env.SHOP_SECRET), locale });

/** @throws Error if the consent was deleted */
export async function renderNewsletterEmail(db: Database, mail: Mail, env: Env): Promise<EmailContent> {
  const { consent } = Data.parse(mail.data);
  const [{ settings }, found] = await Promise.all([
    ask(db, shopDataQuery()),
    ask(db, consentWithId(consent)),
  ]);
  if (!found) throw new Error(`consent ${consent} does not exist`);
  const link = newsletterLink(env, { id: consent, ...found });
  return newsletterConfirm({ link, locale: mail.locale, sender: senderOf(settings, new URL(link).origin) });
}
