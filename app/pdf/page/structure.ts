// The structure of a PDF for screen readers (tagged PDF): elements in reading order, with the marks of each
// page that they contain.
import {
  type PDFContext,
  type PDFDocument,
  PDFHexString,
  PDFName,
  type PDFPage,
  type PDFRef,
} from "@cantoo/pdf-lib";

export type Tag = "Document" | "H1" | "H2" | "P" | "Table" | "TR" | "TH" | "TD" | "Figure" | "Div";

interface Element {
  tag: Tag;
  /** Alternative text of a picture. */
  alt: string | null;
  kids: (Element | { page: number; mark: number })[];
}

export class Structure {
  readonly #root: Element = { tag: "Document", alt: null, kids: [] };
  #open: Element[] = [this.#root];
  readonly #marks: number[] = [];

  /** Everything written by `write` belongs to one element. */
  within(tag: Tag, write: () => void, alt: string | null = null): void {
    const element: Element = { tag, alt, kids: [] };
    this.#open.at(-1)?.kids.push(element);
    this.#open.push(element);
    write();
    this.#open.pop();
  }

  get isWithin(): boolean {
    return this.#open.length > 1;
  }

  /** @returns the number of the next mark of a page, within the open element */
  mark(page: number): number {
    const mark = this.#marks[page] ?? 0;
    this.#marks[page] = mark + 1;
    this.#open.at(-1)?.kids.push({ page, mark });
    return mark;
  }

  /** Writes the tree, after all pages. */
  finish(pdf: PDFDocument): void {
    const { context, catalog } = pdf;
    const pages = pdf.getPages();
    const tree = context.nextRef();
    // The element of each mark, page by page.
    const owners: PDFRef[][] = pages.map(() => []);
    const root = writeElement(this.#root, tree, context, pages, owners);
    const numbers = owners.flatMap((refs, page) => [context.obj(page), context.register(context.obj(refs))]);
    context.assign(
      tree,
      context.obj({
        Type: "StructTreeRoot",
        K: root,
        ParentTree: context.register(context.obj({ Nums: numbers })),
        ParentTreeNextKey: pages.length,
      }),
    );
    catalog.set(PDFName.of("StructTreeRoot"), tree);
    catalog.set(PDFName.of("MarkInfo"), context.obj({ Marked: true }));
    pages.forEach((page, index) => {
      page.node.set(PDFName.of("StructParents"), context.obj(index));
      page.node.set(PDFName.of("Tabs"), PDFName.of("S"));
    });
  }
}

function writeElement(
  { tag, alt, kids }: Element,
  parent: PDFRef,
  context: PDFContext,
  pages: readonly PDFPage[],
  owners: PDFRef[][],
): PDFRef {
  const ref = context.nextRef();
  const written = kids.map((kid) => {
    if ("tag" in kid) return writeElement(kid, ref, context, pages, owners);
    const owned = owners[kid.page];
    if (owned) owned[kid.mark] = ref;
    return context.obj({ Type: "MCR", Pg: pages[kid.page]?.ref ?? null, MCID: kid.mark });
  });
  const element = context.obj({ Type: "StructElem", S: tag, P: parent, K: written });
  if (alt !== null) element.set(PDFName.of("Alt"), PDFHexString.fromText(alt));
  if (tag === "TH") element.set(PDFName.of("A"), context.obj({ O: "Table", Scope: "Column" }));
  context.assign(ref, element);
  return ref;
}
