// The reminder of an order template that is due: nothing was ordered.
import type { Locale } from "~/contract/wire";
import { mailTranslator } from "~/i18n/server";
import type { Sender } from "~/services/order-document/order-document";
import type { EmailContent } from "./layout/email";
import { renderEmail } from "./layout/render-email";

export function listDue({
  locale,
  sender,
  name,
  customer,
  link,
}: {
  locale: Locale;
  sender: Sender;
  name: string;
  customer: string;
  link: string;
}): EmailContent {
  const t = mailTranslator(locale);
  const values = { shop: sender.shopName, name, customer };
  return renderEmail({
    subject: t("listDue.subject", values),
    title: t("listDue.title", values),
    locale,
    sender,
    t,
    why: t("frame.why.account", values),
    blocks: [
      { kind: "lines", lines: [t("listDue.text", values)] },
      { kind: "button", button: link === "" ? null : { label: t("button.list"), url: link } },
      { kind: "lines", lines: [t("listDue.after", values)], isSmall: true },
    ],
  });
}
