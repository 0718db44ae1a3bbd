// Detects the type of an uploaded file from its first bytes: its name and declared type are not reliable.
import type { DocumentType } from "~/contract/constants/enums";

const KINDS = [
  { mime: "application/pdf", extension: "pdf", at: 0, begins: "%PDF-" },
  { mime: "video/mp4", extension: "mp4", at: 4, begins: "ftyp" },
] as const;

export type DocumentKind = (typeof KINDS)[number];

/** Null: neither a PDF nor an MP4. */
export const documentKind = (bytes: Uint8Array): DocumentKind | null =>
  KINDS.find(({ at, begins }) => textAt(bytes, at, begins.length) === begins) ?? null;

const textAt = (bytes: Uint8Array, at: number, length: number): string =>
  String.fromCharCode(...bytes.subarray(at, at + length));

/** A video is an MP4, every other document a PDF. */
export const isFileOf = (type: DocumentType, mime: string): boolean =>
  mime === (type === "video" ? "video/mp4" : "application/pdf");
