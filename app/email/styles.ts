// The inline styles of emails.
import type { CSSProperties } from "react";

// The shop's colours and sizes, copied from theme/tokens: an email cannot read custom properties.
const INK = "#1d2620";
const SOFT = "#4b574e";
const LINE = "#cfd6cf";
const BACKGROUND = "#f7f5ef";
const PRIMARY = "#16351f";
const FONT = "'Source Sans 3', 'Segoe UI', Arial, sans-serif";
const HEADING = "Vollkorn, Georgia, serif";

export const styles = {
  body: {
    margin: 0,
    padding: 0,
    background: BACKGROUND,
    color: INK,
    fontFamily: FONT,
    fontSize: 16,
    lineHeight: 1.5,
  },
  page: { maxWidth: 640, padding: "24px 16px", background: "#ffffff" },
  shop: { fontFamily: HEADING, fontSize: 20, lineHeight: "24px", color: PRIMARY, margin: "0 0 16px" },
  title: { fontFamily: HEADING, fontSize: 26, lineHeight: 1.2, margin: "0 0 12px" },
  sectionTitle: { fontFamily: HEADING, fontSize: 19, margin: "28px 0 8px" },
  line: { fontSize: 16, lineHeight: "24px", margin: "0 0 8px" },
  code: { margin: "16px 0", fontSize: 30, lineHeight: "36px", fontWeight: 700, letterSpacing: 4 },
  table: { width: "100%", borderCollapse: "collapse", fontSize: 15 },
  head: {
    textAlign: "left",
    color: SOFT,
    fontWeight: 400,
    padding: "6px 8px 6px 0",
    borderBottom: `1px solid ${INK}`,
  },
  cell: { padding: "8px 8px 8px 0", borderBottom: `1px solid ${LINE}`, verticalAlign: "top" },
  soft: { color: SOFT, fontSize: 14 },
  link: { color: PRIMARY, wordBreak: "break-all" },
  foot: { marginTop: 32, paddingTop: 12, borderTop: `1px solid ${LINE}` },
  footLine: { color: SOFT, fontSize: 14, lineHeight: "21px", margin: 0 },
} satisfies Record<string, CSSProperties>;
export const end: CSSProperties = {
  textAlign: "right",
  whiteSpace: "nowrap",
  paddingRight: 0,
  paddingLeft: 16,
};
