// What a visitor wrote to the shop: the writer's receipt, and the shop's own copy.
import type { Locale } from "~/contract/wire";
import { formatCountry, formatDateTime } from "~/i18n/format";
import { mailTranslator } from "~/i18n/server";
import type { Sender } from "~/services/order-document/order-document";
import { sellerLines } from "~/services/order-document/texts";
import { type EmailContent, emailContent } from "./email-content";
import { EmailLayout, EmailSection, Line, Title } from "./layout";

interface Received {
  reference: string;
  receivedAt: string;
  locale: Locale;
  sender: Sender;
}

export interface ContactFacts extends Received {
  name: string;
  company: string;
  city: string;
  country: string;
  email: string;
  productLine: string;
  message: string;
}

export interface WithdrawalFacts extends Received {
  name: string;
  orderNumber: string;
  email: string;
  /** Empty: the whole order. */
  rows: string;
}

/** Says nothing of what was written: whoever types another's address here must not write to him through the shop. */
export function contactReceipt(facts: Received): EmailContent {
  return received({ ...facts, name: "" }, "contactReceipt", []);
}

export function contactMessage(facts: ContactFacts): EmailContent {
  const { name, company, city, country, email, productLine, message, locale } = facts;
  const t = mailTranslator(locale);
  return received(facts, "contactMessage", [
    {
      title: t("received.writer"),
      lines: [name, company, `${city}, ${formatCountry(country, locale)}`, email].filter(Boolean),
    },
    { title: t(`received.lines.${productLine}`), lines: message.split("\n") },
  ]);
}

/** What was declared, and when it came: the customer's proof (LAW, withdrawal function). */
export function withdrawalReceipt(facts: WithdrawalFacts): EmailContent {
  return received(facts, "withdrawalReceipt", [declaration(facts)]);
}

export function withdrawalNotice(facts: WithdrawalFacts): EmailContent {
  return received(facts, "withdrawalNotice", [declaration(facts)]);
}

interface Section {
  title: string;
  lines: string[];
}

function declaration({ locale, name, email, orderNumber, rows }: WithdrawalFacts): Section {
  const t = mailTranslator(locale);
  return {
    title: t("received.declaration"),
    lines: [
      t("received.declares", { name, email, number: orderNumber }),
      ...(rows === "" ? [t("received.allRows")] : [t("received.theseRows"), ...rows.split("\n")]),
    ],
  };
}

type Kind = "contactReceipt" | "contactMessage" | "withdrawalReceipt" | "withdrawalNotice";

function received(facts: Received & { name: string }, kind: Kind, sections: Section[]): EmailContent {
  const { reference, receivedAt, locale, sender, name } = facts;
  const t = mailTranslator(locale);
  const values = { shop: sender.shopName, email: sender.supportEmail, reference, name };
  const title = t(`received.${kind}.title`, values);
  const lines = [
    t(`received.${kind}.text`, values),
    t("received.at", { at: formatDateTime(receivedAt, locale), reference }),
  ];
  return emailContent(
    t(`received.${kind}.subject`, values),
    [
      title,
      "",
      ...lines,
      ...sections.flatMap((section) => ["", section.title.toUpperCase(), ...section.lines]),
      "",
      "--",
      sender.shopName,
      ...sellerLines(sender, { t }),
    ],
    <EmailLayout sender={sender} words={{ t }}>
      <Title>{title}</Title>
      {lines.map((line) => (
        <Line key={line}>{line}</Line>
      ))}
      {sections.map((section) => (
        <EmailSection key={section.title} {...section} />
      ))}
    </EmailLayout>,
    locale,
  );
}
