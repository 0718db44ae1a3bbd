// The email with the link to choose a back-office password: after an invitation, or a forgotten password.
import type { OperatorLinkKind } from "~/contract/operator/access/links";
import type { Locale } from "~/contract/wire";
import { mailTranslator } from "~/i18n/server";
import type { Sender } from "~/services/order-document/order-document";
import type { EmailContent } from "./layout/email";
import { renderEmail } from "./layout/render-email";

interface OperatorLink {
  kind: OperatorLinkKind;
  name: string;
  locale: Locale;
  sender: Sender;
  /** Including the key. */
  link: string;
}

export function operatorLink({ kind, name, locale, sender, link }: OperatorLink): EmailContent {
  const t = mailTranslator(locale);
  const values = { shop: sender.shopName, email: sender.supportEmail, name };
  const text = (key: string) => t(`operatorLink.${kind}.${key}`, values);
  return renderEmail({
    subject: text("subject"),
    title: text("title"),
    locale,
    sender,
    t,
    why: t("frame.why.shop", values),
    blocks: [
      { kind: "lines", lines: [t("operatorLink.greeting", values), text("text")] },
      { kind: "button", button: { label: t("button.operatorPassword"), url: link } },
      { kind: "lines", lines: [text("life"), text("notYou")], isSmall: true },
    ],
  });
}
