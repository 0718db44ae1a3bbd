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

/** The `hhea` metrics of the headings' font, in thousandths of its size. */
const [ASCENT, DESCENT] = [952, 441];

/**
 * A font of the system, scaled to the width of ours. One face has fonts of the same widths.
 * @param width the quotient of the widths of the shop's texts in both fonts, kerning included, in percent
 */
function fallback(name: string, fonts: string[], weight: string, width: number): string {
  const sources = fonts.map((font) => `local("${font}")`);
  return `font-family:"${name}";src:${sources};font-weight:${weight};size-adjust:${width}%`;
}

/** Also as high: our font replaces it in the page. */
function heading(name: string, fonts: string[], width: number): string {
  const [ascent, descent] = [ASCENT, DESCENT].map((metric) => `${Math.round((metric / width) * 10)}%`);
  return `${fallback(name, fonts, "600", width)};ascent-override:${ascent};descent-override:${descent}`;
}

/**
 * The fallback fonts: Windows and Apple, Android, Linux. Headings are bold everywhere, other text has a bold face of its own.
 * Arial, Liberation Sans and Roboto have the same widths. Their bold faces differ by 5 %: theirs is the mean, as nothing
 * replaces them in the page.
 */
export const FALLBACK_FONTS = facesOf([
  heading("Vollkorn 1", ["Georgia Bold"], 87.9),
  heading("Vollkorn 2", ["Noto Serif Bold"], 89.6),
  heading("Vollkorn 3", ["Liberation Serif Bold"], 105.2),
  heading("Vollkorn 4", ["DejaVu Serif Bold"], 80.2),
  fallback("Source Sans", ["Arial", "Liberation Sans", "Roboto"], "400", 93),
  fallback("Source Sans", ["Arial Bold", "Liberation Sans Bold", "Roboto Bold", "Roboto"], "600 700", 92),
]);
