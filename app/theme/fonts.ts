// The fonts are declared next to the style sheet instead of in it: a page first has its own rules and loads the whole
// sheet on interaction. A font declared again would then replace its fallback and shift every line.
import { from } from "./breakpoints";

const VOLLKORN = 'font-family:Vollkorn;src:url(/fonts/vollkorn-latin.woff2) format("woff2");font-weight:600';
const SOURCE_SANS =
  'font-family:"Source Sans 3";src:url(/fonts/source-sans-3-latin.woff2) format("woff2");font-weight:400 700';

const facesOf = (faces: string[]): string => faces.map((face) => `@font-face{${face}}`).join("");

/**
 * Web fonts, in their own style element. A font that loads late is used from the next page on: the inline loader
 * (browser/loader.ts) removes the first two rules if the browser has not cached the fonts yet. On wide screens the
 * headings' font comes with the first page: the last rule replaces the fallback as soon as the file has loaded.
 */
export const WEB_FONTS = `${facesOf([
  `${VOLLKORN};font-display:optional`,
  `${SOURCE_SANS};font-display:optional`,
])}@media ${from.medium}{${facesOf([`${VOLLKORN};font-display:swap`])}}`;

/** The `hhea` metrics of the headings' font, in thousandths of its size. */
const [ASCENT, DESCENT] = [952, 441];

/**
 * A system font, scaled to the width of the web font. One face lists fonts of equal widths.
 * @param width ratio of the widths of the shop's texts in both fonts, with kerning, in percent
 */
function fallback(name: string, fonts: string[], weight: string, width: number): string {
  const sources = fonts.map((font) => `local("${font}")`);
  return `font-family:"${name}";src:${sources};font-weight:${weight};size-adjust:${width}%`;
}

/** Also matches the height, because the web font replaces it within the page. */
function heading(name: string, fonts: string[], width: number): string {
  const [ascent, descent] = [ASCENT, DESCENT].map((metric) => `${Math.round((metric / width) * 10)}%`);
  return `${fallback(name, fonts, "600", width)};ascent-override:${ascent};descent-override:${descent}`;
}

/**
 * Fallback fonts for Windows and Apple, Android and Linux. Headings are always bold; other text has a separate bold
 * face. Arial, Liberation Sans and Roboto have the same widths. Their bold faces differ by 5 %: the mean is used,
 * because no web font replaces them within the page.
 */
export const FALLBACK_FONTS = facesOf([
  heading("Vollkorn 1", ["Georgia Bold"], 87.9),
  heading("Vollkorn 2", ["Noto Serif Bold"], 89.6),
  heading("Vollkorn 3", ["Liberation Serif Bold"], 105.2),
  heading("Vollkorn 4", ["DejaVu Serif Bold"], 80.2),
  fallback("Source Sans", ["Arial", "Liberation Sans", "Roboto"], "400", 93),
  fallback("Source Sans", ["Arial Bold", "Liberation Sans Bold", "Roboto Bold", "Roboto"], "600 700", 92),
]);
