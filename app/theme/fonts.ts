// The fonts, beside the style sheet and not in it: a page has its own rules first and the whole sheet when it is touched,
// and a font that is declared once more would then replace its fallback, and shift every line.
import { from } from "./breakpoints";

const VOLLKORN = 'font-family:Vollkorn;src:url(/fonts/vollkorn-latin.woff2) format("woff2");font-weight:600';
const SOURCE_SANS =
  'font-family:"Source Sans 3";src:url(/fonts/source-sans-3-latin.woff2) format("woff2");font-weight:400 700';

const facesOf = (faces: string[]): string => faces.map((face) => `@font-face{${face}}`).join("");

/**
 * In a style element of their own. A font that is late is for the next page: the inline loader (browser/loader.ts) takes
 * these two rules out where the browser does not have the fonts yet. On a wide screen the headings' font comes with the
 * first page: the last rule replaces the fallback as soon as the file is there.
 */
export const WEB_FONTS = `${facesOf([
  `${VOLLKORN};font-display:optional`,
  `${SOURCE_SANS};font-display:optional`,
])}@media ${from.medium}{${facesOf([`${VOLLKORN};font-display:swap`])}}`;

/** In thousandths of the font size, from the fonts' `hhea` tables. */
const METRICS = { vollkorn: [952, 441], sourceSans: [1024, 400] } as const;

/**
 * A font of the system, scaled to the width of ours. One face has fonts of the same widths.
 * @param width the quotient of the widths of the shop's texts in both fonts, kerning included, in percent
 */
function fallback(name: string, fonts: string[], weight: string, width: number, of: keyof typeof METRICS) {
  const [ascent, descent] = METRICS[of].map((metric) => `${((metric / width) * 10).toFixed(1)}%`);
  const sources = fonts.map((font) => `local("${font}")`);
  return `font-family:"${name}";src:${sources};font-weight:${weight};size-adjust:${width}%;ascent-override:${ascent};descent-override:${descent};line-gap-override:0%`;
}

/** The fallback fonts: Windows and Apple, Android, Linux. Headings are bold everywhere, other text has a bold face of its own. */
export const FALLBACK_FONTS = facesOf([
  fallback("Vollkorn Georgia", ["Georgia Bold"], "600", 87.9, "vollkorn"),
  fallback("Vollkorn Noto", ["Noto Serif Bold"], "600", 89.6, "vollkorn"),
  fallback("Vollkorn Times", ["Liberation Serif Bold", "Times New Roman Bold"], "600", 105.2, "vollkorn"),
  fallback("Vollkorn DejaVu", ["DejaVu Serif Bold"], "600", 80.2, "vollkorn"),
  fallback("Source Arial", ["Arial", "Liberation Sans"], "400", 92.9, "sourceSans"),
  fallback("Source Arial", ["Arial Bold", "Liberation Sans Bold"], "600 700", 89.4, "sourceSans"),
  fallback("Source Roboto", ["Roboto"], "400", 93.2, "sourceSans"),
  fallback("Source Roboto", ["Roboto Bold", "Roboto"], "600 700", 94.5, "sourceSans"),
  fallback("Source DejaVu", ["DejaVu Sans"], "400", 82.3, "sourceSans"),
  fallback("Source DejaVu", ["DejaVu Sans Bold"], "600 700", 75, "sourceSans"),
]);
