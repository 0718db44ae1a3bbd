import { partStyle } from "~/theme/rules";
import { vars } from "~/theme/tokens.css";

/** Wherever the page is scrolled to, and above a dialog: the press that failed may have been in one. */
export const root = partStyle({
  position: "fixed",
  zIndex: 12,
  insetInline: vars.space.s4,
  bottom: 0,
});
