// The email with which the owner tests the email service.
import type { Locale } from "~/contract/wire";
import { mailTranslator } from "~/i18n/server";
import type { Sender } from "~/services/order-document/order-document";
import type { EmailContent } from "./layout/email";
import { renderEmail } from "./layout/render-email";

export function testMail(sender: Sender, locale: Locale): EmailContent {
  const t = mailTranslator(locale);
  const values = { shop: sender.shopName, email: sender.supportEmail };
  return renderEmail({
    ...{ locale, sender, t },
    subject: t("test.subject", values),
    title: t("test.title"),
    why: t("frame.why.shop", values),
    blocks: [{ kind: "lines", lines: [t("test.text"), t("test.answer", values)] }],
  });
}
