// The fonts, beside the style sheet and not in it: a page has its own rules first and the whole sheet when it is touched,
// and a font that is declared once more would then replace its fallback, and shift every line.

/** Nothing waits for a font, and no line shifts when it comes. */
const OPTIONAL = "font-display:optional";

const facesOf = (faces: string[]): string => faces.map((face) => `@font-face{${face}}`).join("");

/** In a style element of their own: the inline loader (browser/loader.ts) takes it out where the fonts are not there yet. */
export const WEB_FONTS = facesOf([
  `font-family:Vollkorn;src:url(/fonts/vollkorn-latin.woff2) format("woff2");font-weight:600;${OPTIONAL}`,
  `font-family:"Source Sans 3";src:url(/fonts/source-sans-3-latin.woff2) format("woff2");font-weight:400 700;${OPTIONAL}`,
]);

/** Metrics of the fallback fonts, adjusted to match the fonts'. */
export const FALLBACK_FONTS = facesOf([
  `font-family:"Vollkorn Fallback";src:local("Georgia");ascent-override:96.9%;descent-override:44.9%;size-adjust:98.3%`,
  `font-family:"Source Sans Fallback";src:local("Arial"),local("Liberation Sans");ascent-override:109.2%;descent-override:42.7%;line-gap-override:0%;size-adjust:93.8%`,
]);
