import { print } from "~/theme/breakpoints";
import { uiStyle } from "~/theme/rules";
import { vars } from "~/theme/tokens.css";

const { colour, space } = vars;

export const root = uiStyle({
  position: "sticky",
  bottom: 0,
  zIndex: 3,
  background: colour.band,
  border: `1px solid ${colour.line}`,
  borderTop: `2px solid ${colour.primary}`,
  padding: `${space.s3} ${space.s4}`,
  display: "flex",
  flexWrap: "wrap",
  gap: `${space.s2} ${space.s4}`,
  alignItems: "center",
  justifyContent: "space-between",
  "@media": { [print]: { display: "none" } },
});
