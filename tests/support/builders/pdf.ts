// A PDF's text: the words of each page, in the order in which they were written.
import { readFileSync } from "node:fs";
import { inflateSync } from "node:zlib";
import type { PdfAssets } from "~/pdf/page/pdf-page";
import { readTrueType } from "~/pdf/page/true-type";

export function pagesOf(bytes: Uint8Array): string[] {
  const file = Buffer.from(bytes).toString("latin1");
  // Streams are cut by their length, since the last compressed byte may look like a line end.
  return [...file.matchAll(/\/Length (\d+)[^>]*>>\s*stream\r?\n/g)]
    .map(({ 0: head, 1: length, index }) => {
      const from = index + head.length;
      return inflated(Buffer.from(file.slice(from, from + Number(length)), "latin1"));
    })
    .filter((content) => content.includes(" Tj"))
    .map((content) =>
      [...content.matchAll(/<([0-9A-F]*)> Tj/g)].map(([, hex = ""]) => decoded(hex)).join("\n"),
    );
}

/** Text is written as its own code points, two bytes each. */
const decoded = (hex: string): string => Buffer.from(hex, "hex").swap16().toString("utf16le");

/** Empty for a stream that is not compressed: every page is compressed. */
function inflated(stream: Buffer): string {
  try {
    return inflateSync(stream).toString("latin1");
  } catch {
    return "";
  }
}

const font = (file: string) => readTrueType(new Uint8Array(readFileSync(`public/fonts/${file}`)));

/** The fonts of the shop's PDFs, without a logo. */
export const pdfAssets = (): PdfAssets => ({
  fonts: {
    plain: font("source-sans-3-400.ttf"),
    bold: font("source-sans-3-600.ttf"),
    serif: font("vollkorn-600.ttf"),
  },
  logo: null,
});
