// A PDF as its reader sees it: the words of each page, in the order in which they were written.
import { inflateSync } from "node:zlib";

export function pagesOf(bytes: Uint8Array): string[] {
  const file = Buffer.from(bytes).toString("latin1");
  // By its length: the last byte of what is compressed may look like the end of a line.
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

const decoded = (hex: string): string =>
  Buffer.from(hex, "hex")
    .toString("latin1")
    .replace(/[\u0080-\u009f]/g, (sign) => WINDOWS_1252[sign] ?? sign);

const WINDOWS_1252: Record<string, string> = {
  "\u0080": "€",
  "\u0085": "…",
  "\u0091": "‘",
  "\u0092": "’",
  "\u0093": "“",
  "\u0094": "”",
  "\u0096": "–",
  "\u0097": "—",
};

/** Empty for what is not compressed: none of it is a page. */
function inflated(stream: Buffer): string {
  try {
    return inflateSync(stream).toString("latin1");
  } catch {
    return "";
  }
}
