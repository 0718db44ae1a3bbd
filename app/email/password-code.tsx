// The code that sets a new password, for who asked for it; or the first one, for who was given an account.
import type { Locale } from "~/contract/wire";
import { mailTranslator } from "~/i18n/server";
import type { Sender } from "~/services/order-document/order-document";
import { sellerLines } from "~/services/order-document/texts";
import { type EmailContent, emailContent } from "./email-content";
import { Code, EmailLayout, Line, Title } from "./layout";

interface Facts {
  code: string;
  locale: Locale;
  sender: Sender;
  invitation: { username: string; link: string } | null;
}

export function passwordCode({ code, locale, sender, invitation }: Facts): EmailContent {
  const t = mailTranslator(locale);
  const kind = invitation ? "invitation" : "code";
  const values = { shop: sender.shopName, email: sender.supportEmail, username: invitation?.username };
  const title = t(`${kind}.title`);
  const before = [t(`${kind}.before`, values), ...(invitation ? [invitation.link] : [])];
  const after = [t(`${kind}.life`), t(`${kind}.notYou`, values)];
  return emailContent(
    t(`${kind}.subject`, values),
    [title, "", ...before, "", code, "", ...after, "", "--", sender.shopName, ...sellerLines(sender, { t })],
    <EmailLayout sender={sender} words={{ t }}>
      <Title>{title}</Title>
      {before.map((line) => (
        <Line key={line}>{line}</Line>
      ))}
      <Code>{code}</Code>
      {after.map((line) => (
        <Line key={line}>{line}</Line>
      ))}
    </EmailLayout>,
    locale,
  );
}
