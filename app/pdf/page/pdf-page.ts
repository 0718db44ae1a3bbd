// An A4 page of the shop: its measures, its colours, and its drawing functions.
import type { TFunction } from "i18next";
import type { Locale } from "~/contract/wire";
import type { Sender } from "~/services/order-document/order-document";
import type { EmbeddedFont } from "./embedded-font";
import type { Picture, PictureSource } from "./picture";
import type { Structure } from "./structure";
import type { TrueType } from "./true-type";

export const mm = (millimetres: number): number => (millimetres * 72) / 25.4;

export const PAGE = { width: mm(210), height: mm(297) };
export const LEFT = mm(20);
export const WIDTH = mm(170);
/** End of the text of a page; the footer is below. */
export const BOTTOM = mm(276);
/** Beginning of the text of later pages, below their head. */
export const NEXT_TOP = mm(28);

export const COLOURS = {
  ink: "#1b2620",
  soft: "#4f574f",
  line: "#ded7c7",
  dots: "#c9c1ae",
  band: "#f8f4ea",
  warn: "#8c4600",
  white: "#ffffff",
};

export type Face = "plain" | "bold" | "serif";
export type Fonts = Record<Face, EmbeddedFont>;

export interface PdfAssets {
  fonts: Record<Face, TrueType>;
  /** Null: the shop's initial and name are drawn instead. */
  logo: PictureSource | null;
}

export interface TextStyle {
  size?: number;
  isBold?: boolean;
  isSerif?: boolean;
  isSoft?: boolean;
  /** #rrggbb; default: the text colour. */
  colour?: string;
}

export interface PdfDocument {
  /** With the number: used as the file's title, and on every page. */
  title: string;
  locale: Locale;
  /** Creation date of the file, so that the same data give the same bytes. */
  date: string;
  sender: Sender;
  t: TFunction<"mail">;
  /** Recipient, displayed on later pages. */
  reader?: string;
}

export interface PdfPage {
  /** Points from the top of the page. */
  y: number;
  /** A paragraph, which may continue on the next page. */
  text(text: string, style?: TextStyle): void;
  space(points: number): void;
  /** Begins a new page if less than `height` is left. @returns whether it did */
  ensure(height: number): boolean;
  nextPage(): void;
  onPageBefore(write: () => void): void;
  /** Visits each page again, from the first one. */
  eachPage(write: (index: number, count: number) => void): void;
  heightOf(text: string, width: number, style?: TextStyle): number;
  widthOf(text: string, style?: TextStyle): number;
  /** Writes at the current height without advancing it. */
  put(text: string, x: number, width: number, style?: TextStyle & { isRight?: boolean }): void;
  /** Makes everything that `write` writes one element for screen readers. */
  within: Structure["within"];
  /** Hides from screen readers what only decorates, or was read on an earlier page. */
  decorate(write: () => void): void;
  box(x: number, width: number, height: number, colour: string): void;
  /** @param isDotted leader dots */
  line(x: number, width: number, style?: { thickness?: number; colour?: string; isDotted?: boolean }): void;
  frame(x: number, width: number, height: number): void;
  /** Draws the picture inside the frame, at the current height, complete and in proportion. */
  picture(picture: Picture, x: number, width: number, height: number): void;
}
