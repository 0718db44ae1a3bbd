// Layout shared by the PDFs of an order: title and number, the facts at the left, the addresses at the
// right, notices in a box.

import { COLOURS, LEFT, mm, type PdfDocument, type PdfPage, WIDTH } from "~/pdf/page/pdf-page";
import type { OrderDocument } from "~/services/order-document/order-document";
import type { DocumentTexts } from "~/services/order-document/texts";
import { drawAddresses } from "./order-addresses";

export interface Fact {
  name: string;
  value: string;
}

export interface Heading {
  /** Example: "Fattura". */
  kind: string;
  /** Example: "FV 2026/00104". */
  number: string;
  facts: readonly Fact[];
  /** A limitation of the document, beside the title on the first page. */
  notice?: string;
  /** The address in the window of the envelope. */
  addressee: "billing" | "shipping";
}

/** @param locale the reader's, if it is not the order's */
export const orderPdf = (
  { order, sender }: OrderDocument,
  { t, locale }: DocumentTexts,
  { kind, number }: Heading,
  date: string,
): PdfDocument => ({
  title: `${kind} ${number}`,
  date,
  locale,
  sender,
  t,
  reader: order.business_name || order.billing_address.recipient,
});

export function orderFactsOf({ order }: OrderDocument, { t, date }: DocumentTexts): Fact[] {
  return [
    {
      name: t("pdf.fact.order"),
      value: t("pdf.fact.orderOf", { number: order.number, date: date(order.date) }),
    },
    ...(order.customer_reference ? [{ name: t("pdf.fact.reference"), value: order.customer_reference }] : []),
    ...(order.cig ? [{ name: "CIG", value: order.cig }] : []),
    ...(order.cup ? [{ name: "CUP", value: order.cup }] : []),
  ];
}

export function orderHead(page: PdfPage, data: OrderDocument, texts: DocumentTexts, heading: Heading): void {
  const top = mm(38);
  const left = drawFacts(page, heading, top);
  const right = drawAddresses(page, data, texts, heading.addressee, top);
  // Below the fold of the letter.
  page.y = Math.max(mm(90), left + mm(5), right + mm(5));
}

const COLUMN = mm(84);
const NAMES = mm(24);

function drawFacts(page: PdfPage, { kind, number, facts, notice }: Heading, top: number): number {
  page.y = top;
  page.within("H1", () => {
    const title = { size: 23, isSerif: true };
    page.put(kind, LEFT, COLUMN, title);
    page.space(page.heightOf(kind, COLUMN, title));
    page.put(number, LEFT, COLUMN, { size: 12.5, isBold: true });
    page.space(page.heightOf(number, COLUMN, { size: 12.5 }) + mm(3));
  });
  for (const { name, value } of facts)
    page.within("P", () => {
      const style = { size: 9.5, isBold: true };
      page.space(0.8);
      page.put(name, LEFT, NAMES, { size: 8.5, isSoft: true });
      page.space(-0.8);
      page.put(value, LEFT + NAMES, COLUMN - NAMES, style);
      const height = Math.max(
        page.heightOf(value, COLUMN - NAMES, style),
        page.heightOf(name, NAMES, { size: 8.5 }),
      );
      page.space(height + mm(0.6));
    });
  if (notice) {
    const style = { size: 8.5, isBold: true, colour: COLOURS.warn };
    page.space(mm(1.5));
    page.within("P", () => page.put(notice, LEFT, COLUMN, style));
    page.space(page.heightOf(notice, COLUMN, style));
  }
  return page.y;
}

export function drawSections(
  page: PdfPage,
  sections: readonly { title: string; lines: readonly string[] }[],
): void {
  for (const { title, lines } of sections) {
    page.space(mm(4));
    page.ensure(mm(16));
    page.within("H2", () => page.text(title, { size: 12, isSerif: true }));
    page.space(mm(0.6));
    for (const line of lines) page.text(line, { size: 9 });
  }
}

/** A signature line for each name; the lines stay on one page. */
export function signatures(page: PdfPage, names: readonly string[]): void {
  page.ensure(mm(26));
  page.space(mm(10));
  const width = (WIDTH - mm(10) * (names.length - 1)) / names.length;
  names.forEach((name, index) => {
    const x = LEFT + index * (width + mm(10));
    page.within("P", () => page.put(name, x, width, { size: 8.5, isSoft: true }));
    const top = page.y;
    page.y = top + mm(13);
    page.line(x, width, { colour: COLOURS.ink });
    page.y = top;
  });
  page.space(mm(16));
}
