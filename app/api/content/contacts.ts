// A visitor's question to the shop: CONTRACT §3.

import type { ApiContext } from "~/api/http/context";
import type { Handlers } from "~/api/http/handler";
import type { ContactMessage } from "~/contract/messages";
import { insertMessage, type MessageData, messageMail } from "~/db/mail/submissions";
import { shopData, shopLocale } from "~/db/shop/shop-data";
import { verifyBotToken } from "~/platform/bot-check";
import { invalidField, Refusal } from "~/services/refusal";
import { authorOf, supportEmailOf } from "./author";
import { receiveSubmission } from "./submissions";

export const contacts: Handlers<"contacts"> = {
  async send(c, input) {
    const { bot_token, ...body } = input;
    if (!input.privacy_consent) throw invalidField("privacy_consent", "consent_required");
    const facts = factsOf(input);
    const { settings } = await shopData(c);
    await refuseBot(c, settings.get("RECAPTCHA_SITE_KEY"), bot_token);
    const support = supportEmailOf(settings);
    return receiveSubmission(c, {
      noun: "contacts",
      email: facts.email,
      body,
      insert: (receipt) => insertMessage(receipt, authorOf(c), facts),
      mails: (receipt) => [
        messageMail("contact-receipt", facts.email, c.locale, receipt, null),
        ...(support ? [messageMail("contact-message", support, shopLocale(settings), receipt, facts)] : []),
      ],
    });
  },
};

/** @throws Refusal 400 without any name */
function factsOf(input: ContactMessage): MessageData {
  const { first_name, last_name, full_name } = input;
  if (!full_name && (first_name || last_name)) {
    if (!first_name) throw invalidField("first_name", "required");
    if (!last_name) throw invalidField("last_name", "required");
  }
  const name = full_name ?? `${first_name ?? ""} ${last_name ?? ""}`.trim();
  if (name === "") throw invalidField("full_name", "required");
  return {
    name,
    company: input.company ?? "",
    city: input.city,
    country: input.country,
    email: input.email,
    productLine: input.product_line,
    message: input.message,
  };
}

// A token is judged where one came: whoever has no JavaScript sends none, and meets the other limits (CONTRACT §8).
async function refuseBot(c: ApiContext, siteKey: unknown, token: string | undefined): Promise<void> {
  if (typeof siteKey !== "string" || siteKey === "" || !token) return;
  if ((await verifyBotToken(c.env, siteKey, token, c.clientIp)) === "bot")
    throw new Refusal(403, "bot_suspected");
}
