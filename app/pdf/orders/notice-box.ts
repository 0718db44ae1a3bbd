// A notice in a box, with facts beside each other.

import { COLOURS, LEFT, mm, type PdfPage, WIDTH } from "~/pdf/page/pdf-page";
import type { Fact } from "./order-layout";

interface Notice {
  /** Beside each other. */
  facts?: readonly Fact[];
  lines?: readonly string[];
}

/** Each as wide as it needs, and what is left between them. */
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

/** Facts and sentences below them, on the band's ground; none where there is nothing to say. */

export function noticeBox(page: PdfPage, { facts = [], lines = [] }: Notice): void {
  if (facts.length + lines.length === 0) return;
  const inner = WIDTH - mm(10);
  const factsHeight = facts.length === 0 ? 0 : mm(10);
  const style = { size: 9 };
  const height = factsHeight + lines.reduce((sum, line) => sum + page.heightOf(line, inner, style), mm(8));
  page.space(mm(3));
  page.ensure(height);
  page.box(LEFT, WIDTH, height, COLOURS.band);
  const top = page.y + mm(4);
  drawBeside(page, facts, top, inner);
  page.y = top + factsHeight;
  for (const line of lines) {
    page.within("P", () => page.put(line, LEFT + mm(5), inner, style));
    page.space(page.heightOf(line, inner, style));
  }
  page.y = top - mm(4) + height;
}
