// A visitor's question to the shop, with a receipt to the visitor and a copy to the shop.
import { FIXED_SUBJECTS } from "~/contract/constants/enums";
import type { MessageFacts } from "~/contract/messages";
import { contactSubjects } from "~/contract/shop";
import { insertMessage, messageMail } from "~/db/mail/submissions";
import { shopData, shopLocale } from "~/db/shop/shop-data";
import { verifyBotToken } from "~/platform/bot-check";
import type { ServiceContext } from "~/services/context";
import type { WriteAnswer } from "~/services/idempotency";
import { invalidField, Refusal } from "~/services/refusal";
import { authorOf, type SubmissionPost, storeOnce, supportEmailOf } from "./submissions";

/** @throws Refusal 403 `bot_suspected`, 429 after five per hour */
export async function sendContactMessage(
  c: ServiceContext,
  message: MessageFacts,
  botToken: string | undefined,
  post: SubmissionPost,
): Promise<WriteAnswer> {
  const { settings } = await shopData(c);
  const subjects = contactSubjects(settings.get("PRODUCT_LINES")).map(({ code }) => code);
  if (![...FIXED_SUBJECTS, ...subjects].includes(message.productLine))
    throw invalidField("product_line", "invalid");
  await refuseBot(c, settings.get("RECAPTCHA_SITE_KEY"), botToken, post.clientIp);
  const support = supportEmailOf(settings);
  return storeOnce(
    c,
    {
      noun: "contacts",
      email: message.email,
      insert: (receipt) => insertMessage(receipt, authorOf(c), message),
      mails: (receipt) => [
        messageMail("contact-receipt", message.email, c.locale, receipt, post.origin, null),
        ...(support
          ? [messageMail("contact-message", support, shopLocale(settings), receipt, post.origin, message)]
          : []),
      ],
    },
    post,
  );
}

// Verifies a token if there is one: without JavaScript no token is sent, and the other limits apply
// (CONTRACT §8).
async function refuseBot(
  c: ServiceContext,
  siteKey: unknown,
  token: string | undefined,
  clientIp: string,
): Promise<void> {
  if (typeof siteKey !== "string" || siteKey === "" || !token) return;
  if ((await verifyBotToken(c.env, siteKey, token, clientIp)) === "bot")
    throw new Refusal(403, "bot_suspected");
}
