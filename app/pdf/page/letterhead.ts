// The shop's letterhead: mark, name and company on the first page, a short head on the others, and the foot
// of all.
import { darkShades } from "~/contract/constants/accent-shades";
import type { Sender } from "~/services/order-document/order-document";
import { sellerLines } from "~/services/order-document/texts";
import { COLOURS, LEFT, mm, type PdfDocument, type PdfPage, WIDTH } from "./pdf-page";
import type { Picture } from "./picture";

export const darkOf = ({ accentDark }: Sender): string => darkShades(accentDark)?.dark ?? "#1f4a2e";

export function drawHead(page: PdfPage, { sender, t, locale }: PdfDocument, logo: Picture | null): void {
  const dark = darkOf(sender);
  page.y = mm(13);
  if (logo)
    page.within("Figure", () => page.picture(logo, LEFT, mm(12) * shapeOf(logo), mm(12)), sender.shopName);
  else {
    drawMark(page, sender, mm(12));
    page.y = mm(14.4);
    page.put(sender.shopName, LEFT + mm(15.1), mm(47), { size: 24, isSerif: true, colour: dark });
  }
  page.y = mm(12.8);
  page.within("P", () => {
    for (const [index, line] of sellerLines(sender, t, locale).entries()) {
      const style = { size: 7.5, isBold: index === 0, isSoft: index > 0, isRight: true };
      page.put(line, LEFT + mm(62), mm(108), style);
      page.space(page.heightOf(line, mm(108), style));
    }
  });
  page.y = mm(29);
  page.line(LEFT, WIDTH, { thickness: mm(0.5), colour: dark });
  page.y = mm(38);
}

/** Limits the width of a logo, to leave room for the company's lines. */
const shapeOf = ({ width, height }: Picture): number => Math.min(width / height, 5);

function drawMark(page: PdfPage, sender: Sender, size: number): void {
  const initial = sender.shopName.match(/[\p{L}\p{N}]/u)?.[0].toUpperCase() ?? "";
  const top = page.y;
  page.decorate(() => {
    page.box(LEFT, size, size, darkOf(sender));
    const style = { size: size * 0.66, isSerif: true, colour: "#fbf7ec" };
    page.y += size * 0.12;
    page.put(initial, LEFT + (size - page.widthOf(initial, style)) / 2, size, style);
  });
  page.y = top;
}

/** On all pages: number and title; on later pages also a head. */
export function drawFoots(page: PdfPage, document: PdfDocument, logo: Picture | null): void {
  const { title, sender, t, reader = "" } = document;
  const about = [title, sender.company?.name ?? sender.shopName].join(" · ");
  page.decorate(() =>
    page.eachPage((index, count) => {
      if (index > 0) {
        page.y = mm(11);
        if (logo) page.picture(logo, LEFT, mm(7) * shapeOf(logo), mm(7));
        else drawMark(page, sender, mm(7));
        page.y = mm(12.4);
        const indent = (logo ? mm(7) * shapeOf(logo) : mm(7)) + mm(3);
        putLine(page, title, LEFT + indent, mm(95), { size: 10.5, isBold: true });
        putLine(page, reader, LEFT + mm(110), mm(60), { size: 8.5, isSoft: true, isRight: true });
        page.y = mm(21);
        page.line(LEFT, WIDTH, { thickness: mm(0.3), colour: darkOf(sender) });
      }
      page.y = mm(281);
      page.line(LEFT, WIDTH, { colour: COLOURS.line });
      page.y = mm(282.4);
      const small = { size: 7.5, isSoft: true };
      putLine(page, about, LEFT, mm(130), small);
      const number = t("pdf.page", { n: index + 1, of: count });
      page.put(number, LEFT + mm(130), mm(40), { ...small, isRight: true });
    }),
  );
}

function putLine(page: PdfPage, text: string, x: number, width: number, style: PutStyle): void {
  let line = text;
  while (line !== "" && page.widthOf(line === text ? line : `${line}…`, style) > width)
    line = line.slice(0, -1);
  page.put(line === text ? line : `${line.trimEnd()}…`, x, width, style);
}

type PutStyle = NonNullable<Parameters<PdfPage["put"]>[3]>;
