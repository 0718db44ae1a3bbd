import { partStyle } from "~/theme/rules";
import { vars } from "~/theme/tokens.css";

/** As it was written, line by line. */
export const message = partStyle({
  whiteSpace: "pre-line",
  overflowWrap: "anywhere",
  maxWidth: vars.size.read,
});
