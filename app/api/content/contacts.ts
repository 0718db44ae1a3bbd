// A visitor's question to the shop (CONTRACT §3).

import type { Handlers } from "~/api/http/handler";
import { replyOf } from "~/api/http/idempotency";
import type { ContactMessage } from "~/contract/messages";
import { sendContactMessage } from "~/services/messages/contact-message";
import { invalidField } from "~/services/refusal";
import { submissionPost } from "./submission-post";

export const contacts: Handlers<"contacts"> = {
  async send(c, input) {
    const { bot_token, ...body } = input;
    if (!input.privacy_consent) throw invalidField("privacy_consent", "consent_required");
    const message = messageOf(input);
    return replyOf(await sendContactMessage(c, message, bot_token, submissionPost(c, "contacts/", body)));
  },
};

/** @throws Refusal 400 without a name */
function messageOf(input: ContactMessage) {
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
