import { partStyle } from "~/theme/rules";
import { vars } from "~/theme/tokens.css";

export const root = partStyle({ paddingTop: vars.space.s10 });

/** The error page without a frame fills the window. */
export const frameless = partStyle({ minHeight: "100vh", background: vars.colour.ground });
