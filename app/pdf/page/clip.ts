// Cuts a text at the end of a word, so that it fits into a number of lines.
import type { PdfPage, TextStyle } from "./pdf-page";

export function clipped(page: PdfPage, text: string, width: number, style: TextStyle, lines: number): string {
  const room = page.heightOf("x", width, style) * lines + 0.1;
  const words = text
    .split("\n")
    .map((line) => line.trim())
    .join(" ")
    .split(" ");
  const shown = (count: number) =>
    `${words
      .slice(0, count)
      .join(" ")
      .replace(/[,;.:]$/, "")}…`;
  if (page.heightOf(words.join(" "), width, style) <= room) return words.join(" ");
  let count = words.length - 1;
  while (count > 1 && page.heightOf(shown(count), width, style) > room) count -= 1;
  return shown(count);
}
