import { print } from "~/theme/breakpoints";
import { partRule, partStyle } from "~/theme/rules";
import { vars } from "~/theme/tokens.css";

const { font, text, space } = vars;

export const root = partStyle({ marginTop: space.s8, "@media": { [print]: { display: "none" } } });
partRule(`${root} textarea`, { fontFamily: font.mono, fontSize: text.button, whiteSpace: "pre" });
