// A PDF of plain lines: enough for the demo's papers to be real files. Helvetica, A4, as many pages as it takes.

const WIDTH = 595;
const HEIGHT = 842;
const MARGIN = 56;
const LEADING = 15;
const LINES_A_PAGE = Math.floor((HEIGHT - 2 * MARGIN - 40) / LEADING);
/** Of 10 points Helvetica, so that a line ends before the margin. */
const LETTERS_A_LINE = 92;

export function pdfOf(title: string, lines: readonly string[]): Buffer {
  const wrapped = lines.flatMap(wrap);
  const pages: string[][] = [];
  do pages.push(wrapped.splice(0, LINES_A_PAGE));
  while (wrapped.length > 0);
  const kids = pages.map((_, index) => `${5 + index * 2} 0 R`).join(" ");
  const objects = [
    "<< /Type /Catalog /Pages 2 0 R >>",
    `<< /Type /Pages /Count ${pages.length} /Kids [${kids}] >>`,
    "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>",
    `<< /Title ${textOf(title)} >>`,
    ...pages.flatMap((page, index) => {
      const content = contentOf(title, page, `${index + 1} / ${pages.length}`);
      return [
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${WIDTH} ${HEIGHT}] /Contents ${6 + index * 2} 0 R /Resources << /Font << /F 3 0 R >> >> >>`,
        `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
      ];
    }),
  ];
  return fileOf(objects);
}

function contentOf(title: string, lines: string[], foot: string): string {
  const shown = lines.map((line) => `${textOf(line)} Tj T*`).join("\n");
  return [
    `BT /F 17 Tf ${MARGIN} ${HEIGHT - MARGIN - 12} Td ${textOf(title.slice(0, 60))} Tj ET`,
    `BT /F 10 Tf ${LEADING} TL ${MARGIN} ${HEIGHT - MARGIN - 40} Td`,
    shown,
    "ET",
    `BT /F 8 Tf ${WIDTH - MARGIN - 20} ${MARGIN / 2} Td ${textOf(foot)} Tj ET`,
  ].join("\n");
}

function fileOf(objects: string[]): Buffer {
  let file = "%PDF-1.4\n";
  const offsets = objects.map((object, index) => {
    const at = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(at).padStart(10, "0")} 00000 n `;
  });
  const table = file.length;
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${offsets.join("\n")}\n`;
  file += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R /Info 4 0 R >>\nstartxref\n${table}\n%%EOF\n`;
  return Buffer.from(file, "latin1");
}

function wrap(line: string): string[] {
  if (line.length <= LETTERS_A_LINE) return [line];
  const cut = Math.max(line.lastIndexOf(" ", LETTERS_A_LINE), 40);
  return [line.slice(0, cut), ...wrap(`   ${line.slice(cut).trim()}`)];
}

/** WinAnsi is Latin-1 but for a few signs of its own; what it lacks is left out. */
function textOf(text: string): string {
  const coded = [...text].map((sign) => WIN_ANSI[sign] ?? (sign <= "\u00ff" ? sign : "")).join("");
  return `(${coded.replace(/[\\()]/g, "\\$&")})`;
}

const WIN_ANSI: Record<string, string> = {
  "€": "\u0080",
  "…": "\u0085",
  "‘": "\u0091",
  "’": "\u0092",
  "“": "\u0093",
  "”": "\u0094",
  "•": "\u0095",
  "–": "\u0096",
  "—": "\u0097",
  "−": "-",
};
