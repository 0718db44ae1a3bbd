import { from, tablet } from "~/theme/breakpoints";
import { partRule, partStyle } from "~/theme/rules";
import { vars } from "~/theme/tokens.css";

const { colour, size, space, text } = vars;

export const root = partStyle({
  display: "grid",
  gap: space.s3,
  "@media": {
    [from.small]: { gridTemplateColumns: "repeat(4, minmax(0, 1fr))", gap: space.s4 },
    [from.large]: { gap: space.s6 },
  },
});
export const card = partStyle({
  background: colour.band,
  display: "grid",
  gridTemplateColumns: "7.5rem 1fr",
  alignContent: "start",
  "@media": { [from.small]: { display: "block" } },
});
export const bar = partStyle({ gridColumn: "1 / -1" });
partRule(`${card} > img`, {
  height: "100%",
  objectFit: "cover",
  aspectRatio: "auto",
  "@media": { [from.small]: { height: "auto", aspectRatio: "4 / 3" } },
});
export const content = partStyle({ padding: space.s4 });
export const name = partStyle({});
partRule(`${name} > a`, {
  display: "inline-flex",
  alignItems: "center",
  minHeight: size.target,
  color: colour.ink,
  textDecoration: "none",
});
partRule(`${name} > a:hover`, { textDecoration: "underline" });
export const description = partStyle({
  fontSize: text.sm,
  color: colour.inkSoft,
  "@media": { [tablet]: { display: "none" } },
});
export const children = partStyle({
  display: "none",
  fontSize: text.sm,
  marginTop: space.s2,
  "@media": { [from.small]: { display: "block" } },
});
partRule(`${children} a`, { display: "inline-block", paddingBlock: space.s1 });
