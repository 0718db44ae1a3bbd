// Converts values of other shops' files to the format of the shop's own importer. A text without such a
// value stays unchanged, so that the importer reports its line and column.

/** "1.299,90 €" becomes "1299.90". "1,299" is ambiguous and stays unchanged. */
export function plainAmount(text: string): string {
  const tidy = text.replace(/[\s\u00a0'€$£]|EUR|USD|GBP|CHF/g, "");
  const [, units, parts] = /^(\d+)[.,](\d+)$/.exec(tidy) ?? [];
  if (units !== undefined && parts !== undefined) {
    const mayBeThousands = parts.length === 3 && units.length <= 3 && !units.startsWith("0");
    return mayBeThousands ? text : rounded(units, parts);
  }
  if (/^\d+$/.test(tidy)) return rounded(tidy, "");
  const [, thousands, cents] = /^(\d{1,3}(?:,\d{3})+)\.(\d+)$/.exec(tidy) ?? [];
  if (thousands !== undefined && cents !== undefined) return rounded(thousands.replaceAll(",", ""), cents);
  const [, points, after] = /^(\d{1,3}(?:\.\d{3})+),(\d+)$/.exec(tidy) ?? [];
  if (points !== undefined && after !== undefined) return rounded(points.replaceAll(".", ""), after);
  return text;
}

/** Rounds half a cent up. */
function rounded(units: string, parts: string): string {
  if (units.length > 10) return `${units}.${parts}`;
  const cents =
    Number(units) * 100 + Number(parts.slice(0, 2).padEnd(2, "0")) + (Number(parts[2] ?? 0) >= 5 ? 1 : 0);
  return `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, "0")}`;
}

/** Pieces in stock: "12.0000" is 12; a negative count becomes 0, because those pieces are already sold. */
export function plainCount(text: string): string {
  const [, sign, digits] = /^(-?)(\d{1,9})(?:[.,]0*)?$/.exec(text.trim()) ?? [];
  if (digits === undefined) return text;
  return sign === "-" ? "0" : String(Number(digits));
}

const GRAMS: Readonly<Record<string, number>> = {
  g: 1,
  grams: 1,
  kg: 1000,
  lbs: 453.592_37,
  oz: 28.349_523_125,
};

/** The grams of one unit of a weight column, by its heading; a heading without a unit means kilograms. */
export function gramsPerUnit(heading: string): number {
  if (/grams/i.test(heading)) return 1;
  const unit = /\((\w+)\)/.exec(heading)?.[1]?.toLowerCase() ?? "kg";
  return GRAMS[unit] ?? 1000;
}

/** Whole grams; empty for no weight and for zero. */
export function plainGrams(text: string, gramsPer: number): string {
  const tidy = text.trim().replace(",", ".");
  if (!/^\d{1,9}(\.\d{1,9})?$/.test(tidy)) return text.trim();
  const grams = Math.round(Number(tidy) * gramsPer);
  return grams === 0 ? "" : String(grams);
}

/** The day of "2026-11-21 08:00:00". */
export const plainDay = (text: string): string =>
  /^\d{4}-\d\d-\d\d[ T]/.test(text) ? text.slice(0, 10) : text;

const NO = new Set([
  "",
  "0",
  "-1",
  "false",
  "no",
  "falso",
  "draft",
  "archived",
  "deny",
  "disabled",
  "unlisted",
]);

/** Whether a cell means "yes": "1", "TRUE", "active", "continue", "notify". */
export const isYes = (text: string): boolean => !NO.has(text.trim().toLowerCase());

/** Shopify protects digits from spreadsheets with an apostrophe: "'00184". */
export const withoutApostrophe = (text: string): string => text.replace(/^'/, "").trim();

/** Splits at commas; "\," is a comma of the text. */
export const listed = (text: string): string[] =>
  text
    .replaceAll("\\,", "\u0001")
    .split(",")
    .map((part) => part.replaceAll("\u0001", ",").trim())
    .filter(Boolean);

const ENTITIES: Readonly<Record<string, string>> = {
  ...{ "&amp;": "&", "&lt;": "<", "&gt;": ">", "&quot;": '"', "&#39;": "'", "&nbsp;": " " },
};

export const withoutTags = (html: string): string =>
  html
    .replace(/<[^<>]*>/g, " ")
    .replace(/&(?:amp|lt|gt|quot|#39|nbsp);/g, (entity) => ENTITIES[entity] ?? entity)
    .split(/[ \t]+/)
    .join(" ")
    .trim();

/**
 * A description as HTML: a text without block elements gets paragraphs at its empty lines. WooCommerce
 * writes "\n" for line breaks.
 */
export function asHtml(text: string): string {
  const lines = text.replaceAll("\\r", "").replaceAll("\\n", "\n").trim();
  if (lines === "" || /<(p|div|ul|ol|table|h\d|br|section)\b/i.test(lines)) return lines;
  const safe = lines.includes("<") ? lines : lines.replaceAll("&", "&amp;").replaceAll("&amp;amp;", "&amp;");
  return safe
    .split(/\n\s*\n/)
    .map((paragraph) => `<p>${paragraph.trim().replaceAll("\n", "<br>")}</p>`)
    .join("");
}

/** Names in use, in lower case, each with the next number to try. */
export const takenNames = (names: Iterable<string>): Map<string, number> =>
  new Map([...names].map((name) => [name.toLowerCase(), 2]));

/** The name, or the name with the next free number; marks it as used. */
export function unusedName(base: string, taken: Map<string, number>): string {
  let next = taken.get(base.toLowerCase()) ?? 0;
  let name = base;
  for (; taken.has(name.toLowerCase()); next += 1) name = `${base}-${next}`;
  if (name !== base) taken.set(base.toLowerCase(), next);
  taken.set(name.toLowerCase(), 2);
  return name;
}
