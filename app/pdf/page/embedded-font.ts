// Embeds a TrueType font in a PDF: the outlines of the characters in the document, and their Unicode
// values. Text is written as the characters' own code points, so that a reader copies and searches what it
// shows.
import { type PDFDocument, PDFHexString, PDFName, PDFNumber, type PDFRef } from "@cantoo/pdf-lib";
import { toPrintable } from "./printable";
import type { TrueType } from "./true-type";
import { type Measure, measurer } from "./wrap-text";

export interface EmbeddedFont {
  ref: PDFRef;
  /** Widths at a size of one point. */
  measure: Measure;
  /** Replaces characters that the font lacks by readable ones. */
  printable(text: string): string;
  /** Operand of the operator that shows text. */
  encode(text: string): PDFHexString;
  /** Writes the font, after all text. */
  finish(): void;
}

/** @param name of the font's file; ascent and descent are those of Latin capitals and "g" */
export function embedFont(pdf: PDFDocument, font: TrueType, name: string): EmbeddedFont {
  const { context } = pdf;
  const ref = context.nextRef();
  const used = new Set<number>();
  const measure = measurer((character) => font.widthOf(character.codePointAt(0) ?? 0) / 1000);
  return {
    ref,
    measure,
    printable: (text) => toPrintable(text, (code) => code <= LAST && font.glyphOf(code) !== 0),
    encode(text) {
      for (const character of text) used.add(character.codePointAt(0) ?? 0);
      return PDFHexString.of([...text].map((one) => hex(one.codePointAt(0) ?? 0)).join(""));
    },
    finish() {
      const codes = [...used].toSorted((one, other) => one - other);
      // PDF requires a prefix of six capitals in the name of a subset.
      const baseFont = PDFName.of(`BTTEGA+${name}`);
      const descriptor = context.obj({
        Type: "FontDescriptor",
        FontName: baseFont,
        Flags: 4,
        FontBBox: [-200, -330, 1200, 1000],
        ...{ ItalicAngle: 0, Ascent: 952, Descent: -330, CapHeight: 670, StemV: 80 },
        FontFile2: context.register(context.flateStream(font.subset(codes))),
      });
      const descendant = context.obj({
        Type: "Font",
        Subtype: "CIDFontType2",
        BaseFont: baseFont,
        CIDSystemInfo: {
          Registry: PDFHexString.fromText("Adobe"),
          Ordering: PDFHexString.fromText("Identity"),
          Supplement: 0,
        },
        FontDescriptor: context.register(descriptor),
        DW: 500,
        W: codes.flatMap((code) => [PDFNumber.of(code), context.obj([font.widthOf(code)])]),
        CIDToGIDMap: context.register(context.flateStream(glyphMap(codes, font))),
      });
      const whole = context.obj({
        Type: "Font",
        Subtype: "Type0",
        BaseFont: baseFont,
        Encoding: "Identity-H",
        DescendantFonts: [context.register(descendant)],
        ToUnicode: context.register(context.flateStream(toUnicode(codes))),
      });
      context.assign(ref, whole);
    },
  };
}

/** Last code point that two bytes can express. */
const LAST = 0xffff;

const hex = (code: number): string => code.toString(16).toUpperCase().padStart(4, "0");

/** Two bytes for each code up to the last one: its glyph's number. */
function glyphMap(codes: readonly number[], font: TrueType): Uint8Array {
  const map = new DataView(new ArrayBuffer(((codes.at(-1) ?? 0) + 1) * 2));
  for (const code of codes) map.setUint16(code * 2, font.glyphOf(code));
  return new Uint8Array(map.buffer);
}

/** Each code is the character itself; a PDF list may have at most a hundred entries. */
function toUnicode(codes: readonly number[]): string {
  const blocks = Array.from({ length: Math.ceil(codes.length / 100) }, (_, n) =>
    codes.slice(n * 100, n * 100 + 100),
  );
  return [
    "/CIDInit /ProcSet findresource begin 12 dict begin begincmap",
    "/CMapName /Adobe-Identity-UCS def /CMapType 2 def",
    "1 begincodespacerange <0000> <FFFF> endcodespacerange",
    ...blocks.map(
      (block) =>
        `${block.length} beginbfchar\n${block.map((code) => `<${hex(code)}> <${hex(code)}>`).join("\n")}\nendbfchar`,
    ),
    "endcmap CMapName currentdict /CMap defineresource pop end end",
  ].join("\n");
}
