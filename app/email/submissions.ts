// Messages and withdrawals: the sender's receipt, and the shop's own copy.
import type { MessageFacts, WithdrawalFacts } from "~/contract/messages";
import type { Locale } from "~/contract/wire";
import { formatCountry, formatDateTime } from "~/i18n/format";
import { mailTranslator } from "~/i18n/server";
import { operatorPaths } from "~/operator-paths";
import type { Sender } from "~/services/order-document/order-document";
import type { Block, EmailContent, Section } from "./layout/email";
import { renderEmail } from "./layout/render-email";

interface Submission {
  reference: string;
  receivedAt: string;
  locale: Locale;
  sender: Sender;
}

export interface ContactEmail extends Submission, MessageFacts {
  /** Names of the shop's own subjects, by code. */
  subjects: Record<string, string>;
}

export interface AnswerEmail extends Submission {
  answer: string;
}

export interface WithdrawalEmail extends Submission, WithdrawalFacts {
  /** Whether the sender was signed in to the account with this address. */
  isOwn: boolean;
}

/**
 * Repeats nothing of the message: the form must not send a stranger's text to an address that anyone can
 * type.
 */
export const contactReceipt = (data: Submission): EmailContent =>
  write({ ...data, name: "" }, "contactReceipt", [], "contact");

export function contactMessage(data: ContactEmail): EmailContent {
  const { name, company, city, country, email, productLine, subjects, message, locale } = data;
  const t = mailTranslator(locale);
  const sections = [
    {
      title: t("received.writer"),
      lines: [
        [name, company, `${city}, ${formatCountry(country, locale)}`, email].filter(Boolean).join("\n"),
      ],
    },
    {
      title: subjects[productLine] ?? t(`received.lines.${productLine}`, { defaultValue: productLine }),
      lines: [message],
    },
  ];
  return write(data, "contactMessage", sections, "shop");
}

/** Quotes nothing of the message: its author may not own the address. */
export function contactAnswer({ reference, receivedAt, locale, sender, answer }: AnswerEmail): EmailContent {
  const t = mailTranslator(locale);
  const values = {
    ...{ shop: sender.shopName, reference },
    date: formatDateTime(receivedAt, locale, sender.zone),
  };
  return renderEmail({
    subject: t("received.contactAnswer.subject", values),
    title: t("received.contactAnswer.title", values),
    locale,
    sender,
    t,
    why: t("frame.why.contact", values),
    blocks: [
      { kind: "lines", lines: [t("received.contactAnswer.text", values)] },
      { kind: "section", title: t("received.contactAnswer.answer"), lines: [answer] },
    ],
  });
}

/**
 * The declaration and its time: the customer's proof (LAW, art. 54-bis). To an address that anyone can
 * type, it repeats only the order's number, and no free text.
 */
export const withdrawalReceipt = (data: WithdrawalEmail): EmailContent =>
  write(
    data,
    "withdrawalReceipt",
    [data.isOwn ? declaration(data) : statement(data), whatFollows(data)],
    "withdrawal",
  );

export const withdrawalNotice = (data: WithdrawalEmail): EmailContent =>
  write(data, "withdrawalNotice", [declaration(data)], "shop");

function declaration({ locale, name, email, orderNumber, rows }: WithdrawalEmail): Section {
  const t = mailTranslator(locale);
  return {
    title: t("received.declaration"),
    lines: [
      t("received.declares", { name, email, number: orderNumber }),
      ...(rows === "" ? [t("received.allRows")] : [t("received.theseRows"), rows]),
    ],
  };
}

/** Longer numbers, and those with other characters, could contain a stranger's message. */
const ORDER_NUMBER = /^[\w-]{1,24}$/;

function statement({ locale, email, orderNumber, rows, reference }: WithdrawalEmail): Section {
  const t = mailTranslator(locale);
  const values = { email, number: orderNumber, reference };
  return {
    title: t("received.declaration"),
    lines: [
      t(ORDER_NUMBER.test(orderNumber) ? "received.statement" : "received.statementUnnumbered", values),
      t(rows === "" ? "received.allRows" : "received.someRows", values),
    ],
  };
}

/** Who pays for the return, and when the money is refunded: same text as in the confirmation. */
function whatFollows({ locale }: WithdrawalEmail): Section {
  const t = mailTranslator(locale);
  return { title: t("received.next"), lines: [t("rights.withdrawalReturn")] };
}

type Kind = "contactReceipt" | "contactMessage" | "withdrawalReceipt" | "withdrawalNotice";
type Why = "contact" | "withdrawal" | "shop";

/** The shop's copies have a button to the page where the operator answers. */
function write(
  data: Submission & { name: string; email?: string },
  kind: Kind,
  sections: readonly Section[],
  why: Why,
): EmailContent {
  const { reference, receivedAt, locale, sender, name, email } = data;
  const t = mailTranslator(locale);
  const values = { shop: sender.shopName, email: sender.supportEmail, reference, name };
  const isForShop = why === "shop";
  const inbox = isForShop && sender.origin !== null ? sender.origin + operatorPaths.inbox() : null;
  const blocks: Block[] = [
    { kind: "lines", lines: [t(`received.${kind}.text`, values)] },
    {
      kind: "card",
      state: { tone: "good", name: t("state.arrived") },
      facts: [
        { name: t("fact.when"), value: formatDateTime(receivedAt, locale, sender.zone) },
        { name: t("fact.number"), value: reference },
      ],
      button: inbox === null ? null : { label: t("button.inbox"), url: inbox },
    },
    ...sections.map((section) => ({ kind: "section" as const, ...section })),
  ];
  return renderEmail({
    subject: t(`received.${kind}.subject`, values),
    title: t(`received.${kind}.title`, values),
    locale,
    sender,
    t,
    why: t(`frame.why.${why}`, values),
    ...(isForShop && email && { replyTo: email }),
    blocks,
  });
}
