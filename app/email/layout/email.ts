// What an email says, block by block: its HTML and its plain text are made of the same.
import type { TFunction } from "i18next";
import type { Locale } from "~/contract/wire";
import type { Sender } from "~/services/order-document/order-document";

export interface EmailContent {
  subject: string;
  text: string;
  html: string;
  /** What the code in its card says; null where it has none. */
  transferCode: string | null;
  /** Who gets the answer; null where the shop has no address. */
  replyTo: string | null;
}

/** The id under which the HTML shows the attached picture of that code. */
export const TRANSFER_CODE_ID = "transfer-code";

export interface Email {
  subject: string;
  title: string;
  locale: Locale;
  sender: Sender;
  t: TFunction<"mail">;
  /** Beside the shop's name: the order's number and day. */
  head?: readonly string[];
  /** Who gets the answer; without it the shop's support address. */
  replyTo?: string;
  /** Why it is sent, above the seller's name and address. */
  why: string;
  /** The first one begins with the sentences that an inbox shows beside the subject. */
  blocks: readonly Block[];
}

export interface Section {
  title: string;
  lines: readonly string[];
}

export interface Fact {
  name: string;
  value: string;
  /** To be copied: set apart, letter by letter. */
  isCode?: boolean;
}

export interface Button {
  label: string;
  url: string;
}

/** What matters at a glance: the state, the facts, the sum, and the one button. */
export interface Card {
  state?: { tone: "good" | "waits" | "bad"; name: string };
  facts: readonly Fact[];
  sum?: Fact;
  /** A bank transfer's code, beside the facts that it repeats: @see app/i18n/bank-transfer.ts */
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
