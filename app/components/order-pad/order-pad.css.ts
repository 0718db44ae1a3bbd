import { phone, print } from "~/theme/breakpoints";
import { partRule, partStyle } from "~/theme/rules";
import { vars } from "~/theme/tokens.css";

const { colour, font, size, space, text } = vars;

export const entry = partStyle({ "@media": { [print]: { display: "none" } } });
/** The field and its button are joined. The list of items is positioned below the field. */
export const field = partStyle({ position: "relative", display: "flex" });
partRule(`${field} > input`, { flex: 1, borderRight: 0 });
export const many = partStyle({});
partRule(`${many} textarea`, { fontFamily: font.mono, fontSize: text.button, whiteSpace: "pre" });

export const options = partStyle({
  position: "absolute",
  zIndex: 9,
  insetInline: 0,
  top: "100%",
  background: colour.ground,
  border: `1px solid ${colour.lineStrong}`,
  borderTop: 0,
});
export const option = partStyle({
  display: "flex",
  gap: space.s3,
  alignItems: "center",
  padding: `${space.s1} ${space.s3}`,
  cursor: "pointer",
  ":hover": { background: colour.band },
  selectors: {
    "&[aria-selected=true]": { background: colour.accentTint, outline: `2px solid ${colour.accent}` },
  },
});
partRule(`${option} + ${option}`, { borderTop: `1px solid ${colour.line}` });

export const picture = partStyle({ flex: "none", width: "56px", height: "42px", objectFit: "contain" });
partRule(`${picture}`, { "@media": { [phone]: { display: "none" } } });
export const name = partStyle({ flex: 1, minWidth: 0, "@media": { [phone]: { gridColumn: "1 / -1" } } });
export const detail = partStyle({ display: "block", fontSize: text.xs, color: colour.inkSoft });
export const price = partStyle({ flex: "none", textAlign: "end", fontVariantNumeric: "tabular-nums" });

export const waiting = partStyle({ listStyle: "none", padding: 0 });
export const line = partStyle({
  borderTop: `1px solid ${colour.line}`,
  paddingBlock: space.s3,
});
export const fields = partStyle({
  display: "grid",
  gridTemplateColumns: "minmax(0, 24rem) auto auto",
  justifyContent: "start",
  gap: space.s3,
  alignItems: "center",
  "@media": { [phone]: { gridTemplateColumns: "minmax(0, 1fr) auto" } },
});
export const reason = partStyle({
  color: colour.err,
  fontWeight: 600,
  fontSize: text.sm,
  marginBlock: space.s1,
});
export const items = partStyle({ listStyle: "none", padding: 0, maxWidth: "46rem" });
export const item = partStyle({
  display: "flex",
  gap: space.s3,
  alignItems: "center",
  paddingBlock: space.s1,
  "@media": { [phone]: { display: "grid", gridTemplateColumns: "1fr auto", gap: `0 ${space.s3}` } },
  borderTop: `1px solid ${colour.line}`,
});

export const sort = partStyle({
  display: "inline-flex",
  alignItems: "end",
  background: "none",
  border: 0,
  padding: 0,
  minHeight: size.target,
  font: "inherit",
  color: "inherit",
  textDecoration: "underline",
  cursor: "pointer",
});
export const filter = partStyle({ display: "flex", gap: space.s2, flexWrap: "wrap", alignItems: "center" });
partRule(`${filter} input`, { width: "min(20rem, 100%)" });
export const phoneSort = partStyle({
  display: "none",
  gap: space.s2,
  "@media": { [phone]: { display: "flex", width: "100%" } },
});
export const overdue = partStyle({
  borderLeft: `4px solid ${colour.warn}`,
  background: colour.band,
  padding: space.s3,
});
export const pages = partStyle({ display: "flex", gap: space.s2, flexWrap: "wrap", marginTop: space.s4 });
