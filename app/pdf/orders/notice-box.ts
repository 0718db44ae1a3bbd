// A notice in a box, with facts side by side.

import { COLOURS, LEFT, mm, type PdfPage, WIDTH } from "~/pdf/page/pdf-page";
import type { Picture } from "~/pdf/page/picture";
import type { Fact } from "./order-layout";

export interface Code {
  picture: Picture;
  label: string;
  hint: string;
}

interface Notice {
  /** Side by side; in a column if there is a code at their right. */
  facts?: readonly Fact[];
  lines?: readonly string[];
  code?: Code | null;
}

const CODE = mm(26);
const FACT = mm(5);

/** Each as wide as it needs; the rest of the width is divided between them. */
function drawBeside(page: PdfPage, facts: readonly Fact[], top: number, room: number): void {
  const value = { size: 9.5, isBold: true };
  const widths = facts.map((fact) =>
    Math.max(page.widthOf(fact.value, value), page.widthOf(fact.name, { size: 8 })),
  );
  const gap = (room - widths.reduce((sum, width) => sum + width, 0)) / Math.max(1, facts.length - 1);
  let x = LEFT + mm(5);
  for (const [index, fact] of facts.entries()) {
    const width = widths[index] ?? 0;
    page.within("P", () => {
      page.y = top;
      page.put(fact.name, x, width, { size: 8, isSoft: true });
      page.space(mm(4));
      page.put(fact.value, x, width, value);
    });
    x += width + Math.min(gap, mm(14));
  }
}

/** In a column, with aligned values. */
function drawBelow(page: PdfPage, facts: readonly Fact[], top: number): void {
  const names = Math.max(...facts.map(({ name }) => page.widthOf(name, { size: 8 })));
  for (const [index, fact] of facts.entries())
    page.within("P", () => {
      page.y = top + index * FACT;
      page.put(fact.name, LEFT + mm(5), names, { size: 8, isSoft: true });
      page.put(fact.value, LEFT + mm(9) + names, mm(90), { size: 9.5, isBold: true });
    });
}

/** Facts with sentences below them, on the band's background; nothing without content. */

export function noticeBox(page: PdfPage, { facts = [], lines: said = [], code = null }: Notice): void {
  const lines = code ? [...said, code.hint] : said;
  if (facts.length + lines.length === 0) return;
  const inner = WIDTH - mm(10) - (code ? CODE + mm(4) : 0);
  const factsHeight = facts.length === 0 ? 0 : code ? facts.length * FACT + mm(1) : mm(10);
  const style = { size: 9 };
  const text = factsHeight + lines.reduce((sum, line) => sum + page.heightOf(line, inner, style), 0);
  const height = Math.max(text, code ? CODE : 0) + mm(8);
  page.space(mm(3));
  page.ensure(height);
  page.box(LEFT, WIDTH, height, COLOURS.band);
  const top = page.y + mm(4);
  if (code) {
    page.y = top;
    const draw = () => page.picture(code.picture, LEFT + WIDTH - mm(5) - CODE, CODE, CODE);
    page.within("Figure", draw, code.label);
    drawBelow(page, facts, top);
  } else drawBeside(page, facts, top, inner);
  page.y = top + factsHeight;
  for (const line of lines) {
    page.within("P", () => page.put(line, LEFT + mm(5), inner, style));
    page.space(page.heightOf(line, inner, style));
  }
  page.y = top - mm(4) + height;
}
