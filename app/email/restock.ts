// The emails of a restock alert: the confirmation link, and the news that the item is in stock.
import type { Locale } from "~/contract/wire";
import { mailTranslator } from "~/i18n/server";
import type { Sender } from "~/services/order-document/order-document";
import type { EmailContent } from "./layout/email";
import { renderEmail } from "./layout/render-email";

interface Facts {
  locale: Locale;
  sender: Sender;
  name: string;
  sku: string;
  /** Link to confirm the alert, or to buy the item. */
  link: string;
}

export const restockConfirm = (facts: Facts): EmailContent => write("restockConfirm", facts);
export const restock = (facts: Facts): EmailContent => write("restock", facts);

function write(kind: "restockConfirm" | "restock", { locale, sender, name, sku, link }: Facts): EmailContent {
  const t = mailTranslator(locale);
  const values = { shop: sender.shopName, name, sku };
  return renderEmail({
    subject: t(`${kind}.subject`, values),
    title: t(`${kind}.title`, values),
    locale,
    sender,
    t,
    why: t("frame.why.restock", values),
    blocks: [
      { kind: "lines", lines: [t(`${kind}.text`, values)] },
      { kind: "button", button: { label: t(`button.${kind}`), url: link } },
      { kind: "lines", lines: [t(`${kind}.after`, values)], isSmall: true },
    ],
  });
}
