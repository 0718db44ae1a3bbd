// What every mail is made of: its words in the reader's language, its colours, its subject.
import { Head } from "@react-email/head";
import { Html } from "@react-email/html";
import { createElement, type ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { Locale } from "~/contract/wire";

export interface EmailContent {
  subject: string;
  text: string;
  html: string;
}

/** A mail's header holds one line: what would begin another is a space. */
export function emailContent(
  subject: string,
  text: string[],
  body: ReactElement,
  locale: Locale,
): EmailContent {
  const head = createElement(Head, {}, VIEWPORT, createElement("title", {}, subject));
  const page = createElement(Html, { lang: locale }, head, body);
  return {
    // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is taken out
    subject: subject.replace(/[\u0000-\u001f\u007f]+/g, " ").trim(),
    text: `${text.join("\n").trim()}\n`,
    html: `<!doctype html>${renderToStaticMarkup(page)}`,
  };
}

const VIEWPORT = createElement("meta", {
  name: "viewport",
  content: "width=device-width, initial-scale=1",
});
