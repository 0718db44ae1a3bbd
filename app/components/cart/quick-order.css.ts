import { print } from "~/theme/breakpoints";
import { partRule, partStyle } from "~/theme/rules";
import { vars } from "~/theme/tokens.css";

const { font, size, text } = vars;

export const root = partStyle({ "@media": { [print]: { display: "none" } } });
partRule(`${root} textarea`, { fontFamily: font.mono, fontSize: text.button, whiteSpace: "pre" });
/** Its label is in the page's language, where the browser's own button speaks another. */
export const file = partStyle({
  minHeight: size.touch,
  "::file-selector-button": { display: "none" },
});
