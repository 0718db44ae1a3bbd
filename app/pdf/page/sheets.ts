// The sheets of a PDF, of which one is current, and the marks for screen readers.
import {
  beginMarkedContent,
  endMarkedContent,
  type PDFDocument,
  PDFOperator,
  PDFOperatorNames,
  type PDFRef,
} from "@cantoo/pdf-lib";
import { type Fonts, PAGE } from "./pdf-page";
import type { Structure } from "./structure";

/** Hidden from screen readers. */
const ARTIFACT = "Artifact";

export interface Sheets {
  current(): Sheet;
  /** Adds a sheet at the end and makes it current. */
  add(): void;
  onPrevious(write: () => void): void;
  onEach(write: (index: number, count: number) => void): void;
  /** Adds operators as one mark of the open element, or hidden from screen readers. */
  push(operators: readonly PDFOperator[], isRead: boolean): void;
  /** Everything written by `write` is decoration, which screen readers skip. */
  decorate(write: () => void): void;
  readonly isDecoration: boolean;
}

type Sheet = ReturnType<typeof newSheet>;

export function newSheets(pdf: PDFDocument, fonts: Fonts, structure: Structure): Sheets {
  const all = [newSheet(pdf, fonts)];
  let index = 0;
  let isDecoration = false;
  const current = () => all[index] ?? newSheet(pdf, fonts);

  function push(operators: readonly PDFOperator[], isRead: boolean): void {
    if (isRead && !isDecoration && !structure.isWithin) {
      structure.within("P", () => push(operators, true));
      return;
    }
    const begin =
      isRead && !isDecoration ? markedContent(structure.mark(index)) : beginMarkedContent(ARTIFACT);
    current().page.pushOperators(begin, ...operators, endMarkedContent());
  }

  return {
    current,
    push,
    get isDecoration() {
      return isDecoration;
    },
    add() {
      all.push(newSheet(pdf, fonts));
      index = all.length - 1;
    },
    onPrevious(write) {
      index -= 1;
      write();
      index += 1;
    },
    onEach(write) {
      for (index = 0; index < all.length; index += 1) write(index, all.length);
      index = all.length - 1;
    },
    decorate(write) {
      const before = isDecoration;
      isDecoration = true;
      write();
      isDecoration = before;
    },
  };
}

function newSheet(pdf: PDFDocument, fonts: Fonts) {
  const page = pdf.addPage([PAGE.width, PAGE.height]);
  const names = {
    plain: page.node.newFontDictionary("F", fonts.plain.ref),
    bold: page.node.newFontDictionary("F", fonts.bold.ref),
    serif: page.node.newFontDictionary("F", fonts.serif.ref),
  };
  const objects = new Map<PDFRef, ReturnType<typeof page.node.newXObject>>();
  const objectName = (ref: PDFRef) => {
    const name = objects.get(ref) ?? page.node.newXObject("X", ref);
    objects.set(ref, name);
    return name;
  };
  return { page, names, objectName };
}

const markedContent = (mark: number): PDFOperator =>
  PDFOperator.of(PDFOperatorNames.BeginMarkedContentSequence, ["/Span", `<</MCID ${mark}>>`]);
