// The content of an email as blocks, from which its HTML and its plain text are rendered.
import type { TFunction } from "i18next";
import type { Locale } from "~/contract/wire";
import type { Sender } from "~/services/order-document/order-document";

export interface EmailContent {
  subject: string;
  text: string;
  html: string;
  /** Content of the transfer QR code in the card; null without a code. */
  transferCode: string | null;
  /** Reply-To address; null if the shop has no address. */
  replyTo: string | null;
}

/** Content-ID of the attached picture of that code. */
export const TRANSFER_CODE_ID = "transfer-code";

export interface Email {
  subject: string;
  title: string;
  locale: Locale;
  sender: Sender;
  t: TFunction<"mail">;
  /** Beside the shop's name: the order's number and day. */
  head?: readonly string[];
  /** Reply-To address; default: the shop's support address. */
  replyTo?: string;
  /** Why it is sent, above the seller's name and address. */
  why: string;
  /** The first block begins with the preview text of an inbox. */
  blocks: readonly Block[];
}

export interface Section {
  title: string;
  lines: readonly string[];
}

export interface Fact {
  name: string;
  value: string;
  /** A value to copy: on its own line, in characters that are easy to distinguish. */
  isCode?: boolean;
}

export interface Button {
  label: string;
  url: string;
}

/** The summary: the state, the facts, the total, and the one button. */
export interface Card {
  state?: { tone: "good" | "waits" | "bad"; name: string };
  facts: readonly Fact[];
  sum?: Fact;
  /** A bank transfer's QR code, beside the facts that it repeats: @see app/i18n/bank-transfer.ts */
  code?: { text: string; label: string; hint: string } | null;
  button: Button | null;
  notes?: readonly string[];
}

export interface Item {
  name: string;
  /** Code, quantity and price. */
  detail: string;
  notes: string;
  amount: string | null;
  /** The absolute address of a photo; null: none that an email client shows. */
  picture: string | null;
}

export interface SumLine {
  name: string;
  amount: string;
  isTotal?: boolean;
}

export type Block =
  | { kind: "lines"; lines: readonly string[]; isSmall?: boolean }
  | ({ kind: "card" } & Card)
  | { kind: "code"; code: string; button: Button | null }
  | { kind: "button"; button: Button | null }
  | ({ kind: "section" } & Section)
  | { kind: "items"; title: string; items: readonly Item[]; more: string | null }
  | { kind: "sums"; lines: readonly SumLine[] }
  | { kind: "columns"; columns: readonly Section[] };
