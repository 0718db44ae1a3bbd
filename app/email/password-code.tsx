// The code that sets a new password, or the first one of a new account.
import type { Locale } from "~/contract/wire";
import { mailTranslator } from "~/i18n/server";
import type { Sender } from "~/services/order-document/order-document";
import { Code, Lines } from "./layout";
import { type EmailContent, renderEmail } from "./render-email";

interface PasswordCode {
  code: string;
  locale: Locale;
  sender: Sender;
  /** Null: the user has asked for a new password. */
  invitation: { username: string; link: string } | null;
}

export function passwordCode({ code, locale, sender, invitation }: PasswordCode): EmailContent {
  const t = mailTranslator(locale);
  const kind = invitation ? "invitation" : "code";
  const values = { shop: sender.shopName, email: sender.supportEmail, username: invitation?.username };
  const before = [t(`${kind}.before`, values), ...(invitation ? [invitation.link] : [])];
  const after = [t(`${kind}.life`), t(`${kind}.notYou`, values)];
  return renderEmail({
    subject: t(`${kind}.subject`, values),
    title: t(`${kind}.title`),
    locale,
    sender,
    texts: { t },
    text: [...before, "", code, "", ...after],
    children: (
      <>
        <Lines lines={before} />
        <Code>{code}</Code>
        <Lines lines={after} />
      </>
    ),
  });
}
