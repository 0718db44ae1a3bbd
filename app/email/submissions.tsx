// Messages and withdrawals: the sender's receipt, and the shop's own copy.
import type { MessageFacts, WithdrawalFacts } from "~/contract/messages";
import type { Locale } from "~/contract/wire";
import { formatCountry, formatDateTime } from "~/i18n/format";
import { mailTranslator } from "~/i18n/server";
import type { Sender } from "~/services/order-document/order-document";
import { EmailSection, Lines } from "./layout";
import { type EmailContent, renderEmail, type Section, sectionText } from "./render-email";

interface Submission {
  reference: string;
  receivedAt: string;
  locale: Locale;
  sender: Sender;
}

export interface ContactEmail extends Submission, MessageFacts {
  /** The names of the shop's own subjects, by their codes. */
  subjects: Record<string, string>;
}

export interface WithdrawalEmail extends Submission, WithdrawalFacts {}

/** Repeats nothing of the message: the form must not send a stranger's text to an address that anyone can type. */
export function contactReceipt(data: Submission): EmailContent {
  return submissionEmail({ ...data, name: "" }, "contactReceipt", []);
}

export function contactMessage(data: ContactEmail): EmailContent {
  const { name, company, city, country, email, productLine, subjects, message, locale } = data;
  const t = mailTranslator(locale);
  return submissionEmail(data, "contactMessage", [
    {
      title: t("received.writer"),
      lines: [name, company, `${city}, ${formatCountry(country, locale)}`, email].filter(Boolean),
    },
    {
      title: subjects[productLine] ?? t(`received.lines.${productLine}`, { defaultValue: productLine }),
      lines: message.split("\n"),
    },
  ]);
}

/** What was declared and when: the customer's proof (LAW, withdrawal function). */
export function withdrawalReceipt(data: WithdrawalEmail): EmailContent {
  return submissionEmail(data, "withdrawalReceipt", [declaration(data)]);
}

export function withdrawalNotice(data: WithdrawalEmail): EmailContent {
  return submissionEmail(data, "withdrawalNotice", [declaration(data)]);
}

function declaration({ locale, name, email, orderNumber, rows }: WithdrawalEmail): Section {
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

function submissionEmail(data: Submission & { name: string }, kind: Kind, sections: Section[]): EmailContent {
  const { reference, receivedAt, locale, sender, name } = data;
  const t = mailTranslator(locale);
  const values = { shop: sender.shopName, email: sender.supportEmail, reference, name };
  const lines = [
    t(`received.${kind}.text`, values),
    t("received.at", { at: formatDateTime(receivedAt, locale), reference }),
  ];
  return renderEmail({
    subject: t(`received.${kind}.subject`, values),
    title: t(`received.${kind}.title`, values),
    locale,
    sender,
    texts: { t },
    text: [...lines, ...sections.flatMap(sectionText)],
    children: (
      <>
        <Lines lines={lines} />
        {sections.map((section) => (
          <EmailSection key={section.title} {...section} />
        ))}
      </>
    ),
  });
}
