// The email that requests reviews, with the link to write them.
import { z } from "zod";
import type { Mail } from "~/db/mail/send-mail";
import { buyersOrderQuery } from "~/db/products/reviews";
import { ask } from "~/db/query";
import { shopDataQuery } from "~/db/shop/shop-data";
import type { EmailContent } from "~/email/layout/email";
import { reviewRequest } from "~/email/review-request";
import { paths } from "~/paths";
import { sign } from "~/platform/crypto";
import type { Database } from "~/platform/database";
import type { Env } from "~/platform/env";
import { senderOf } from "./email-sender";

const Data = z.object({ order: z.int(), origin: z.string() });

/** @throws Error if the order's customer was deleted */
export async function renderReviewEmail(db: Database, mail: Mail, env: Env): Promise<EmailContent> {
  const { order: id, origin } = Data.parse(mail.data);
  const [{ settings }, { order, products }] = await Promise.all([
    ask(db, shopDataQuery()),
    ask(db, buyersOrderQuery(id)),
  ]);
  if (!order) throw new Error(`order ${id} has no customer`);
  const key = sign("review", String(id), env.SHOP_SECRET);
  return reviewRequest({
    ...{ locale: mail.locale, sender: senderOf(settings, origin), number: order.number },
    products: products.filter(({ review }) => review === null).map(({ name }) => name),
    link: origin + paths.reviews({ key, locale: mail.locale }),
  });
}
