// Text that was typed without tags, as HTML: the line breaks of its writer are kept.

const BLOCK = /<(p|br|ul|ol|li|h[1-6]|table|blockquote|div|pre)\b/i;

/** HTML with block tags stays as it is; otherwise an empty line begins a paragraph, and a line break is one. */
export function withLineBreaks(html: string): string {
  const text = html.replace(/\r\n?/g, "\n").trim();
  if (!text.includes("\n") || BLOCK.test(text)) return html;
  return text
    .split(/\n[ \t]*\n\s*/)
    .map((paragraph) => `<p>${paragraph.split("\n").join("<br>")}</p>`)
    .join("");
}
