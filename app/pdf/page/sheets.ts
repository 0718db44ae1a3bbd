// The sheets of a PDF, one of them written on at a time, and the marks that tell a screen reader what is read.
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

/** For screen readers there is nothing of it. */
const ARTIFACT = "Artifact";

export interface Sheets {
  /** The sheet written on. */
  current(): Sheet;
  /** A new sheet after the last one, written on from now on. */
  add(): void;
  /** Writes on the sheet before the current one. */
  onPrevious(write: () => void): void;
  onEach(write: (index: number, count: number) => void): void;
  /** Operators as one mark of the open element, or for no reader at all. */
  push(operators: readonly PDFOperator[], isRead: boolean): void;
  /** What is written meanwhile is decoration: no screen reader reads it. */
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
