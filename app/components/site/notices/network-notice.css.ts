import { partStyle } from "~/theme/rules";
import { vars } from "~/theme/tokens.css";

/** Fixed to the window and above dialogs, because the failed action may be in a dialog. */
export const root = partStyle({
  position: "fixed",
  zIndex: 12,
  insetInline: vars.space.s4,
  bottom: 0,
});
