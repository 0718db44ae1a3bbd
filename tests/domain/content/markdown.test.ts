// Typed text converted to HTML.
import fc from "fast-check";
import { expect, it } from "vitest";
import { htmlOfText, typedText } from "~/platform/html/markdown";
import { sanitizeHtml } from "~/platform/html/sanitize-html";

const shown = (typed: string) => sanitizeHtml(htmlOfText(sanitizeHtml(typed)));

it.each([
  ["one line stays one line", "Una riga", "Una riga"],
  ["a line break stays a line break", "Una\ndue", "<p>Una<br>due</p>"],
  ["an empty line begins a paragraph", "Una\r\n\r\n\r\ndue", "<p>Una</p><p>due</p>"],
  [
    "lines with a dash are a list",
    "Così:\n- uno\n- due\nfine",
    "<p>Così:</p><ul><li>uno</li><li>due</li></ul><p>fine</p>",
  ],
  ["numbered lines are a list", "1. uno\n2. due", "<ol><li>uno</li><li>due</li></ol>"],
  [
    "a year at the start of a line is not a list",
    "1986. Fondata\n2001. Ampliata",
    "<p>1986. Fondata<br>2001. Ampliata</p>",
  ],
  ["a heading", "# Uso\nA freddo\n### Note", "<h2>Uso</h2><p>A freddo</p><h3>Note</h3>"],
  ["bold and italic", "è **molto buono** e *fresco*", "è <strong>molto buono</strong> e <em>fresco</em>"],
  ["asterisks in a calculation are not italic", "2*3*4 e 5 * 6 * 7", "2*3*4 e 5 * 6 * 7"],
  ["a link", "vedi [la pagina](/contatti)", 'vedi <a href="/contatti">la pagina</a>'],
  ["a link to a script loses its address", "[qui](javascript:alert)", "<a>qui</a>"],
  ["special characters are escaped", "meno di < 5 & più di > 3", "meno di &lt; 5 &amp; più di &gt; 3"],
  ["HTML stays as it is", "<p>Ciao\n- no</p>", "<p>Ciao\n- no</p>"],
  ["tags inside a line stay", "<strong>Ciao</strong>\nqui", "<p><strong>Ciao</strong><br>qui</p>"],
])("%s", (_, typed, expected) => expect(shown(typed)).toBe(expected));

it("keeps every word in order, and writes only safe HTML", () => {
  const piece = fc.constantFrom(
    ..."ab<>&*#-[]() \n\"'1.".split(""),
    "**",
    "- ",
    "<script>",
    "[a](b)",
    "\n\n",
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
      const html = shown(pieces.join(""));
      expect(sanitizeHtml(html)).toBe(html);
      expect(html).not.toContain("<script");
    }),
  );
});

it("shows the typed text in the form, and stores it unchanged", () => {
  const piece = fc.constantFrom("a", "<", ">", "&", '"', " ", "\n", "5", "&amp;", "&lt;b", "**");
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 20 }), (pieces) => {
      const stored = sanitizeHtml(pieces.join(""));
      expect(sanitizeHtml(typedText(stored))).toBe(stored);
    }),
  );
  expect(typedText(sanitizeHtml('a < 5 & "b" > 3'))).toBe('a < 5 & "b" > 3');
});

it("reads a long text in linear time", () => {
  for (const sign of ["*", "[", "**a ", "[a](", "- ", "# ", "\n", "  ", "&lt;"]) {
    const started = performance.now();
    htmlOfText(sign.repeat(100_000 / sign.length));
    typedText(sign.repeat(100_000 / sign.length));
    expect([sign, performance.now() - started < 1000]).toEqual([sign, true]);
  }
});
