import { from, phone } from "~/theme/breakpoints";
import { partRule, partStyle } from "~/theme/rules";
import { vars } from "~/theme/tokens.css";

const { colour, space, text } = vars;

export const root = partStyle({
  display: "grid",
  gap: space.s2,
  // Two columns on phones (one on the narrowest) and on narrow desktops, where long names in four columns would break.
  gridTemplateColumns: "repeat(auto-fit, minmax(max(9.5rem, 34%), 1fr))",
  "@media": {
    [from.small]: { gap: space.s4 },
    // Four columns where the longest names fit, else two. auto-fill keeps the columns of a page that is still arriving.
    [from.large]: {
      gridTemplateColumns: "repeat(auto-fill, minmax(clamp(16rem, (70rem - 100%) * 999, 40%), 1fr))",
    },
  },
});
export const tile = partStyle({
  position: "relative",
  display: "flex",
  alignItems: "center",
  gap: space.s2,
  minHeight: "4.5rem",
  padding: `${space.s2} ${space.s1} ${space.s2} ${space.s3}`,
  background: colour.band,
  "@media": {
    // Next to the picture the longest name would break.
    [phone]: { flexDirection: "column", alignItems: "start", justifyContent: "center" },
    [from.small]: {
      gap: space.s3,
      minHeight: "6.5rem",
      padding: `${space.s2} ${space.s2} ${space.s2} ${space.s5}`,
    },
  },
});
partRule(`${tile} > :nth-child(2)`, {
  aspectRatio: "4 / 3",
  height: "auto",
  "@media": { [phone]: { width: "2.5rem" }, [from.small]: { width: "5.5rem" } },
});
export const bar = partStyle({
  position: "absolute",
  insetBlock: 0,
  left: 0,
  width: space.s2,
  height: "100%",
});
export const name = partStyle({ fontSize: text.sm, "@media": { [from.small]: { fontSize: text.md } } });
partRule(`${tile} > div`, { minWidth: 0, overflowWrap: "anywhere" });
// The link covers the whole tile.
partRule(`${name} > a`, { color: colour.ink, textDecoration: "none" });
partRule(`${name} > a::after`, { content: '""', position: "absolute", inset: 0 });
partRule(`${tile}:hover a`, { textDecoration: "underline" });
export const content = partStyle({
  fontSize: text.xs,
  color: colour.inkSoft,
  "@media": { [phone]: { display: "none" } },
});
