// What every email ends with: how to answer, why it was sent, the seller's identity, and the legal pages.
import { LEGAL, paths } from "~/paths";
import { sellerLines } from "~/services/order-document/texts";
import type { Button, Email } from "./email";

export const footLines = ({ t, sender, locale, why }: Email): string[] => [
  sender.company?.phone
    ? t("frame.answerOrCall", {
        email: sender.supportEmail,
        phone: sender.company.phone.replaceAll(" ", "\u00a0"),
      })
    : t("frame.answer", { email: sender.supportEmail }),
  why,
  ...sellerLines(sender, t, locale),
];

/** None where the shop's address is not known. */
export const footLinks = ({ t, sender: { origin }, locale }: Email): Button[] =>
  origin === null
    ? []
    : [
        { label: t("frame.privacy"), url: origin + paths.page(LEGAL.privacy) },
        { label: t("frame.terms"), url: origin + paths.page(LEGAL.terms) },
        { label: t("frame.withdrawal"), url: origin + paths.withdrawal(locale) },
      ];
