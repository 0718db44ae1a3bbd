import { print } from "~/theme/breakpoints";
import { partRule, partStyle } from "~/theme/rules";
import { vars } from "~/theme/tokens.css";

const { colour, font, space, text } = vars;

export const root = partStyle({ "@media": { [print]: { display: "none" } } });
partRule(`${root} textarea`, { fontFamily: font.mono, fontSize: text.button, whiteSpace: "pre" });
/** Hides the browser's own file button, which uses the browser's language. The label uses the page's language. */
export const file = partStyle({ "::file-selector-button": { display: "none" } });
// Touch target height, with the text aligned to the button's.
partRule(`:is(${file}, label:has(+ ${file}))`, { paddingBlock: space.s3, cursor: "pointer" });
partRule(`label:has(+ ${file})`, { color: colour.primary, textDecoration: "underline" });
