// The code for a new password, or for the first one of a new account.
import type { Locale } from "~/contract/wire";
import { mailTranslator } from "~/i18n/server";
import type { Sender } from "~/services/order-document/order-document";
import type { EmailContent } from "./layout/email";
import { renderEmail } from "./layout/render-email";

interface PasswordCode {
  code: string;
  locale: Locale;
  sender: Sender;
  /** Page where the code is typed; empty in emails written before it was stored. */
  link: string;
  /** Name of a new account; null: the user has requested a new password. */
  invited: string | null;
}

export function passwordCode({ code, locale, sender, link, invited }: PasswordCode): EmailContent {
  const t = mailTranslator(locale);
  const kind = invited === null ? "code" : "invitation";
  const values = { shop: sender.shopName, email: sender.supportEmail, username: invited };
  return renderEmail({
    subject: t(`${kind}.subject`, values),
    title: t(`${kind}.title`),
    locale,
    sender,
    t,
    why: t(invited === null ? "frame.why.code" : "frame.why.account", values),
    blocks: [
      { kind: "lines", lines: [t(`${kind}.before`, values)] },
      { kind: "code", code, button: link ? { label: t("button.password"), url: link } : null },
      { kind: "lines", lines: [t(`${kind}.life`), t(`${kind}.notYou`, values)], isSmall: true },
    ],
  });
}
