// One email as HTML and as text: the title, what the message says, and the seller's name and address at the end.
import { Head } from "@react-email/head";
import { Html } from "@react-email/html";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { Locale } from "~/contract/wire";
import type { Sender } from "~/services/order-document/order-document";
import { type DocumentTexts, sellerLines } from "~/services/order-document/texts";
import { EmailLayout, Title } from "./layout";

export interface EmailContent {
  subject: string;
  text: string;
  html: string;
}

interface Email {
  subject: string;
  title: string;
  locale: Locale;
  sender: Sender;
  texts: Pick<DocumentTexts, "t">;
  /** The lines of the text, without title and signature. */
  text: readonly string[];
  /** The same as HTML. */
  children: ReactNode;
}

export function renderEmail({ subject, title, locale, sender, texts, text, children }: Email): EmailContent {
  const html = renderToStaticMarkup(
    <Html lang={locale}>
      <Head>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{subject}</title>
      </Head>
      <EmailLayout sender={sender} texts={texts}>
        <Title>{title}</Title>
        {children}
      </EmailLayout>
    </Html>,
  );
  const signature = ["", "--", sender.shopName, ...sellerLines(sender, texts)];
  return {
    // A header is one line: what would begin another becomes a space.
    // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is removed
    subject: subject.replace(/[\u0000-\u001f\u007f]+/g, " ").trim(),
    text: `${[title, "", ...text, ...signature].join("\n").trim()}\n`,
    html: `<!doctype html>${html}`,
  };
}

/** A section of the text: its title in capitals. */
export const sectionText = ({ title, lines }: Section): string[] => ["", title.toUpperCase(), ...lines];

export interface Section {
  title: string;
  lines: string[];
}
