// Converts plain text to HTML: paragraphs, line breaks, lists, headings, **bold**, *italic* and [links](https://…).

const BLOCK = /<(p|br|ul|ol|li|h[1-6]|table|blockquote|div|pre)\b/i;
const BULLET = /^\s{0,8}[-*•]\s+(?=\S)/;
const NUMBER = /^\s{0,8}\d{1,2}[.)]\s+(?=\S)/;
const FIRST_NUMBER = /^\s{0,8}1[.)]\s+(?=\S)/;
const HEADING = /^(#{1,6})\s+(?=\S)/;

/**
 * HTML with block tags is returned unchanged. Otherwise an empty line starts a paragraph, lines with "-" or "1." in
 * front are a list, lines with "#" a heading, and other line breaks are kept. The result is not safe: it must pass
 * `sanitizeHtml`.
 */
export function htmlOfText(typed: string): string {
  if (BLOCK.test(typed)) return typed;
  const lines = typed.replace(/\r\n?/g, "\n").trim().split("\n");
  if (lines.length === 1 && !startsBlock(lines[0] ?? "")) return inline(typed);
  const blocks: string[] = [];
  for (let at = 0; at < lines.length; ) {
    const block = blockAt(lines, at);
    if (block.html !== "") blocks.push(block.html);
    at = block.next;
  }
  return blocks.join("");
}

const startsBlock = (line: string): boolean =>
  BULLET.test(line) || FIRST_NUMBER.test(line) || HEADING.test(line);

function blockAt(lines: readonly string[], at: number): { html: string; next: number } {
  const line = lines[at] ?? "";
  if (line.trim() === "") return { html: "", next: at + 1 };
  const [, marks] = HEADING.exec(line) ?? [];
  if (marks !== undefined) {
    const tag = marks.length < 3 ? "h2" : "h3";
    return { html: `<${tag}>${inline(line.slice(marks.length).trim())}</${tag}>`, next: at + 1 };
  }
  if (BULLET.test(line)) return listAt(lines, at, "ul", BULLET);
  if (FIRST_NUMBER.test(line)) return listAt(lines, at, "ol", NUMBER);
  let next = at + 1;
  while (next < lines.length && lines[next]?.trim() !== "" && !startsBlock(lines[next] ?? "")) next += 1;
  return { html: `<p>${lines.slice(at, next).map(inline).join("<br>")}</p>`, next };
}

function listAt(lines: readonly string[], at: number, tag: "ul" | "ol", mark: RegExp) {
  let next = at;
  while (mark.test(lines[next] ?? "")) next += 1;
  const items = lines.slice(at, next).map((line) => `<li>${inline(line.replace(mark, ""))}</li>`);
  return { html: `<${tag}>${items.join("")}</${tag}>`, next };
}

const inline = (text: string): string =>
  text
    .trim()
    .replace(/\[([^\][\n]{1,500})\]\(([^\s()<>"]{1,1000})\)/g, '<a href="$2">$1</a>')
    .replace(/\*\*(?=\S)([^*\n]{1,2000})(?<=\S)\*\*/g, "<strong>$1</strong>")
    .replace(/(?<![\p{L}\p{N}*])\*(?=\S)([^*\n]{1,2000})(?<=\S)\*(?![\p{L}\p{N}*])/gu, "<em>$1</em>");

/**
 * Converts stored text back to what its author typed: restores characters that the sanitizer escaped, unless the text
 * contains tags.
 */
export const typedText = (stored: string): string =>
  BLOCK.test(stored)
    ? stored
    : stored
        .replace(/&lt;(?![a-z/!?])/gi, "<")
        .replaceAll("&gt;", ">")
        .replaceAll("&quot;", '"')
        .replace(/&amp;(?![a-z#]\w*;)/gi, "&");
