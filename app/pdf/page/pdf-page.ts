// An A4 page of the shop: its measures, its colours, and what can be written on it.
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
/** Where the text of a page ends; the footer is below. */
export const BOTTOM = mm(276);
/** Where the text of later pages begins, below their head. */
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

/** What every PDF needs beside its data. */
export interface PdfAssets {
  fonts: Record<Face, TrueType>;
  /** Null: the shop's initial and name take its place. */
  logo: PictureSource | null;
}

export interface TextStyle {
  size?: number;
  isBold?: boolean;
  isSerif?: boolean;
  isSoft?: boolean;
  /** #rrggbb; without it that of the text. */
  colour?: string;
}

export interface PdfDocument {
  /** With its number: it is the file's title, and on every page. */
  title: string;
  locale: Locale;
  /** Its creation date: the same data make the same bytes. */
  date: string;
  sender: Sender;
  t: TFunction<"mail">;
  /** Whom it is for, on later pages. */
  reader?: string;
}

export interface PdfPage {
  /** Of the page's top, in points. */
  y: number;
  /** A paragraph; a page may end between its lines. */
  text(text: string, style?: TextStyle): void;
  space(points: number): void;
  /** Begins a new page where less than `height` is left. @returns whether it did */
  ensure(height: number): boolean;
  nextPage(): void;
  /** On the page before the current one. */
  onPageBefore(write: () => void): void;
  /** Each page again, from the first one. */
  eachPage(write: (index: number, count: number) => void): void;
  heightOf(text: string, width: number, style?: TextStyle): number;
  widthOf(text: string, style?: TextStyle): number;
  /** Writes at the current height without advancing it. */
  put(text: string, x: number, width: number, style?: TextStyle & { isRight?: boolean }): void;
  /** What `write` writes is one element for screen readers. */
  within: Structure["within"];
  /** Is read by nobody: what only decorates, or was read on a page before. */
  decorate(write: () => void): void;
  box(x: number, width: number, height: number, colour: string): void;
  /** @param isDotted leader dots */
  line(x: number, width: number, style?: { thickness?: number; colour?: string; isDotted?: boolean }): void;
  frame(x: number, width: number, height: number): void;
  /** Within its frame, at the current height, whole and in its proportions. */
  picture(picture: Picture, x: number, width: number, height: number): void;
}
