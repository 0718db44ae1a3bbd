import { from } from "~/theme/breakpoints";
import { partRule, partStyle } from "~/theme/rules";
import { vars } from "~/theme/tokens.css";

const { colour, font, space, text } = vars;

export const root = partStyle({
  display: "grid",
  gridTemplateColumns: "8rem 1fr",
  gap: space.s4,
  alignItems: "center",
  "@media": { [from.small]: { gridTemplateColumns: "14rem 1fr", gap: space.s8 } },
});
partRule(`${root} > img`, { width: "100%", height: "auto", background: colour.band });
export const caption = partStyle({ fontFamily: font.serif, fontSize: text.lg, fontWeight: 600 });
