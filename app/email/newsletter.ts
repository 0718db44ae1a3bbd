// The email with the link that confirms a newsletter consent. Contains nothing that was typed.
import type { Locale } from "~/contract/wire";
import { mailTranslator } from "~/i18n/server";
import type { Sender } from "~/services/order-document/order-document";
import type { EmailContent } from "./layout/email";
import { renderEmail } from "./layout/render-email";

export function newsletterConfirm({
  locale,
  sender,
  link,
}: {
  locale: Locale;
  sender: Sender;
  link: string;
}): EmailContent {
  const t = mailTranslator(locale);
  const values = { shop: sender.shopName };
  return renderEmail({
    subject: t("newsletterConfirm.subject", values),
    title: t("newsletterConfirm.title", values),
    locale,
    sender,
    t,
    why: t("frame.why.newsletter", values),
    blocks: [
      { kind: "lines", lines: [t("newsletterConfirm.text", values)] },
      { kind: "button", button: { label: t("button.newsletterConfirm"), url: link } },
      { kind: "lines", lines: [t("newsletterConfirm.after", values)], isSmall: true },
    ],
  });
}
