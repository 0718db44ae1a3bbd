// Styles of emails. Everything that a client needs is inline; the style sheet in the head adds the font,
// phones and dark mode, and a client may ignore it.
import type { CSSProperties } from "react";
import { accentShades, darkShades } from "~/contract/constants/accent-shades";
import type { Sender } from "~/services/order-document/order-document";

// The shop's colours, copied from theme/tokens: an email cannot use custom properties.
const INK = "#1b2620";
const SOFT = "#4f574f";
const LINE = "#ded7c7";
const BAND = "#f8f4ea";
const DOTS = "#cfc8b6";
const TONES = { good: "#276b33", waits: "#c96a0c", bad: "#a3211a" };

const SANS = "Arial,Helvetica,sans-serif";
const SERIF = "Vollkorn,Georgia,'Times New Roman',serif";

export const toneColour = (tone: keyof typeof TONES): string => TONES[tone];

export type Colours = ReturnType<typeof brandColours>;

/** The operator’s colours: the bar and the mark, the button, the ground behind pictures. */
export function brandColours({ accent, accentDark }: Pick<Sender, "accent" | "accentDark">) {
  const shades = accentShades(accent);
  return {
    dark: darkShades(accentDark)?.dark ?? "#1f4a2e",
    button: shades?.text ?? "#2f6d38",
    tint: shades?.tint ?? "#eaf2e6",
  };
}

const text = (size: number, leading: number, color = INK): CSSProperties => ({
  fontFamily: SANS,
  fontSize: size,
  lineHeight: `${leading}px`,
  color,
});

export const styles = {
  ground: { backgroundColor: "#f1ede3" },
  sheet: { width: 600, backgroundColor: "#ffffff", border: `1px solid ${LINE}` },
  head: { padding: "20px 32px 16px", borderBottom: `1px solid ${LINE}` },
  body: { padding: "28px 32px 32px" },
  wordmark: { fontFamily: SERIF, fontSize: 25, lineHeight: "40px", fontWeight: 600 },
  headFacts: { ...text(14, 18, SOFT), whiteSpace: "nowrap" },
  title: { ...text(28, 34), fontFamily: SERIF, fontWeight: 600, margin: "0 0 12px" },
  subtitle: { ...text(19, 24), fontFamily: SERIF, fontWeight: 600, margin: "28px 0 8px" },
  line: { ...text(16, 24), margin: "0 0 14px", whiteSpace: "pre-line", overflowWrap: "anywhere" },
  small: { ...text(14, 20, SOFT), margin: "8px 0 0", whiteSpace: "pre-line" },
  card: { backgroundColor: BAND, border: `1px solid ${LINE}`, margin: "6px 0 8px" },
  cardCell: { padding: "18px 22px 20px" },
  state: { ...text(16, 22), fontWeight: "bold", margin: "0 0 10px" },
  factName: text(15, 20, SOFT),
  factValue: { ...text(15, 20), fontWeight: "bold" },
  copied: { ...text(16, 20), fontFamily: "'Courier New',Courier,monospace", fontWeight: "bold" },
  dots: { borderBottom: `2px dotted ${DOTS}`, height: 10, lineHeight: "10px", fontSize: 1 },
  rule: { padding: "4px 0 0", borderBottom: `1px solid ${INK}`, fontSize: 1, lineHeight: "1px" },
  sum: { ...text(23, 26), fontWeight: "bold", whiteSpace: "nowrap" },
  code: {
    ...text(34, 42),
    fontFamily: "'Courier New',Courier,monospace",
    fontWeight: "bold",
    letterSpacing: 3,
    textAlign: "center",
    padding: "18px 8px",
  },
  transferCode: { ...text(14, 20, SOFT), display: "block", border: 0, backgroundColor: "#ffffff" },
  codeHint: text(14, 20, SOFT),
  button: {
    display: "block",
    padding: "15px 28px",
    ...text(17, 20, "#ffffff"),
    fontWeight: "bold",
    textDecoration: "none",
    textAlign: "center",
  },
  items: { borderTop: `1px solid ${INK}` },
  thumb: { padding: "10px 12px 10px 0", borderBottom: `1px solid ${LINE}`, verticalAlign: "top" },
  item: { ...text(16, 21), padding: "10px 0", borderBottom: `1px solid ${LINE}`, verticalAlign: "top" },
  detail: { fontSize: 14, color: SOFT },
  amount: {
    ...text(16, 21),
    padding: "10px 0 10px 12px",
    borderBottom: `1px solid ${LINE}`,
    verticalAlign: "top",
    fontWeight: "bold",
    whiteSpace: "nowrap",
  },
  column: { display: "inline-block", width: "49%", verticalAlign: "top" },
  columnText: { ...text(15, 21), margin: "20px 0 0" },
  foot: { padding: "18px 32px 22px", backgroundColor: BAND, borderTop: `1px solid ${LINE}` },
  footLine: { ...text(13, 19, SOFT), margin: "0 0 6px" },
} satisfies Record<string, CSSProperties>;

/**
 * The style sheet of the head. @param origin of the shop's pages, which serve the font; null: without the
 * font
 */
export const headStyle = (origin: string | null): string =>
  [
    origin &&
      `@media screen{@font-face{font-family:Vollkorn;src:url(${origin}/fonts/vollkorn-latin.woff2) format("woff2");font-weight:600}}`,
    ":root{color-scheme:light dark;supported-color-schemes:light dark}",
    "body{margin:0;padding:0;width:100%!important;-webkit-text-size-adjust:100%}",
    "a{color:#1f4a2e}h1,h2,.wordmark{font-variant-numeric:lining-nums}",
    `@media (max-width:619px){${PHONE}}`,
    `@media (prefers-color-scheme:dark){${DARK}}`,
  ]
    .filter(Boolean)
    .join("\n");

const PHONE = [
  ".sheet,.full{width:100%!important}.sheet{border:0!important}",
  ".pad{padding-left:18px!important;padding-right:18px!important}.pad-card{padding:16px!important}",
  ".gap{padding:0 2px 4px!important}.half{display:block!important;width:100%!important}",
  "h1{font-size:25px!important;line-height:30px!important}.code{font-size:28px!important}",
  // Keeps an IBAN on one line.
  ".copied{font-size:14px!important}",
].join("");

const DARK = [
  ".ground{background:#121813!important}.sheet{background:#1c241e!important;border-color:#38443b!important}",
  ".card{background:#252f28!important;border-color:#46534a!important}",
  ".ink,.wordmark{color:#f1ede2!important}.soft{color:#b9c3b8!important}",
  ".line{border-color:#38443b!important}.rule{border-color:#f1ede2!important}.dots{border-color:#5b695f!important}",
  "a{color:#a9d6ad!important}.btn a{color:#fff!important}",
].join("");
