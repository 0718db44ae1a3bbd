// The end of every email: how to reply, why it was sent, the seller's identity, and the legal pages.
import { paths } from "~/paths";
import { sellerLines } from "~/services/order-document/texts";
import type { Button, Email } from "./email";

export function footLines({ t, sender, locale, why }: Email): string[] {
  const email = sender.supportEmail;
  // Non-breaking spaces keep a phone number on one line.
  const phone = sender.company?.phone.replaceAll(" ", "\u00a0");
  const seller = sender.company && phone ? { ...sender, company: { ...sender.company, phone } } : sender;
  return [
    phone ? t("frame.answerOrCall", { email, phone }) : t("frame.answer", { email }),
    why,
    ...sellerLines(seller, t, locale),
  ];
}

/** Empty if the shop's address is unknown. */
export const footLinks = ({ t, sender: { origin, mainLocale }, locale }: Email): Button[] =>
  origin === null
    ? []
    : [
        { label: t("frame.privacy"), url: origin + paths.legal("privacy", mainLocale) },
        { label: t("frame.terms"), url: origin + paths.legal("terms", mainLocale) },
        { label: t("frame.withdrawal"), url: origin + paths.withdrawal(locale) },
      ];
