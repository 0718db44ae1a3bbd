// The emails of a restock alert, from the data in the outbox.
import { z } from "zod";
import type { Mail } from "~/db/mail/send-mail";
import { alertWithId, RESTOCK_MAILS, type RestockMail } from "~/db/products/restock-alerts";
import { ask } from "~/db/query";
import { shopDataQuery } from "~/db/shop/shop-data";
import type { EmailContent } from "~/email/layout/email";
import { restock, restockConfirm } from "~/email/restock";
import { paths } from "~/paths";
import { sign } from "~/platform/crypto";
import type { Database } from "~/platform/database";
import { type Env, shopOrigin } from "~/platform/env";
import { senderOf } from "./email-sender";

const Confirm = z.object({ alert: z.int() });
const Restock = z.object({
  origin: z.string(),
  slug: z.string(),
  sku: z.string(),
  name: z.string(),
  variant: z.int().nullable(),
});

export const isRestockEmail = (kind: string): kind is RestockMail =>
  RESTOCK_MAILS.some((one) => one === kind);

/** @throws Error if the alert was deleted */
export async function renderRestockEmail(
  db: Database,
  kind: RestockMail,
  mail: Mail,
  env: Env,
): Promise<EmailContent> {
  const { settings } = await ask(db, shopDataQuery());
  if (kind === "restock") {
    const { origin, slug, variant, ...product } = Restock.parse(mail.data);
    const link = origin + paths.product(slug, variant === null ? {} : { variant });
    return restock({ ...product, link, locale: mail.locale, sender: senderOf(settings, origin) });
  }
  const { alert } = Confirm.parse(mail.data);
  const found = await ask(db, alertWithId(alert, mail.locale));
  if (!found) throw new Error(`alert ${alert} does not exist`);
  const { name, sku } = found;
  const origin = shopOrigin(env) ?? found.origin;
  const link = origin + paths.backInStock({ key: sign("restock-alert", String(alert), env.SHOP_SECRET) });
  return restockConfirm({ name, sku, link, locale: mail.locale, sender: senderOf(settings, origin) });
}
