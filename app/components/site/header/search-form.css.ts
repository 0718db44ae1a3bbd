import { print } from "~/theme/breakpoints";
import { partStyle } from "~/theme/rules";
import { vars } from "~/theme/tokens.css";

const { colour, size, space, text: textSize } = vars;

export const root = partStyle({
  position: "relative",
  display: "flex",
  "@media": { [print]: { display: "none" } },
});
export const input = partStyle({
  flex: 1,
  minWidth: 0,
  height: size.touch,
  border: `1px solid ${colour.lineStrong}`,
  borderRight: 0,
  padding: `0 ${space.s3}`,
  background: colour.ground,
});
export const button = partStyle({
  border: `1px solid ${colour.primary}`,
  background: colour.primary,
  color: colour.onPrimary,
  flex: "none",
  display: "grid",
  placeItems: "center",
  minWidth: size.touch,
  cursor: "pointer",
  ":hover": { background: colour.primaryDeep },
});

export const icon = partStyle({ fill: "none", stroke: "currentColor", strokeWidth: "1.75" });

export const list = partStyle({
  position: "absolute",
  zIndex: 9,
  top: "100%",
  left: 0,
  right: 0,
  background: colour.ground,
  border: `1px solid ${colour.lineStrong}`,
  borderTop: 0,
});
export const option = partStyle({
  display: "flex",
  justifyContent: "space-between",
  alignItems: "center",
  gap: space.s3,
  minHeight: size.target,
  padding: `${space.s1} ${space.s3}`,
  cursor: "pointer",
  ":hover": { background: colour.band },
  selectors: {
    "&[aria-selected=true]": { background: colour.accentTint },
    "& + &:last-child": { borderTop: `1px solid ${colour.line}` },
  },
});
export const picture = partStyle({ flex: "none", width: "40px", height: "40px", objectFit: "contain" });
export const text = partStyle({ flex: 1 });
export const note = partStyle({ flex: "none", fontSize: textSize.sm, color: colour.inkSoft });
