import { partStyle } from "~/theme/rules";
import { vars } from "~/theme/tokens.css";

export const root = partStyle({ paddingTop: vars.space.s10 });

/** Where there is no frame to stand in: the whole window. */
export const frameless = partStyle({ minHeight: "100vh", background: vars.colour.ground });
