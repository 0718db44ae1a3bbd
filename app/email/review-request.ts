// The email that requests reviews from a buyer, some days after the delivery. Contains no text typed by
// others.
import type { Locale } from "~/contract/wire";
import { mailTranslator } from "~/i18n/server";
import type { Sender } from "~/services/order-document/order-document";
import type { EmailContent } from "./layout/email";
import { renderEmail } from "./layout/render-email";

export function reviewRequest({
  locale,
  sender,
  number,
  products,
  link,
}: {
  locale: Locale;
  sender: Sender;
  number: string;
  products: readonly string[];
  link: string;
}): EmailContent {
  const t = mailTranslator(locale);
  const values = { shop: sender.shopName, number };
  return renderEmail({
    subject: t("reviewRequest.subject", values),
    title: t("reviewRequest.title", values),
    locale,
    sender,
    t,
    why: t("frame.why.order", values),
    blocks: [
      { kind: "lines", lines: [t("reviewRequest.text", values), ...products] },
      { kind: "button", button: { label: t("button.review"), url: link } },
      { kind: "lines", lines: [t("reviewRequest.after", values)], isSmall: true },
    ],
  });
}
