import { print } from "~/theme/breakpoints";
import { partRule, partStyle } from "~/theme/rules";
import { vars } from "~/theme/tokens.css";

const { colour, font, space, text } = vars;

export const root = partStyle({ "@media": { [print]: { display: "none" } } });
partRule(`${root} textarea`, { fontFamily: font.mono, fontSize: text.button, whiteSpace: "pre" });
/** Its label is in the page's language, where the browser's own button speaks another. */
export const file = partStyle({ "::file-selector-button": { display: "none" } });
// A finger's height, its words in line with the button's.
partRule(`:is(${file}, label:has(+ ${file}))`, { paddingBlock: space.s3, cursor: "pointer" });
partRule(`label:has(+ ${file})`, { color: colour.primary, textDecoration: "underline" });
