import { vars } from "~/theme/tokens.css";
import { operatorStyle } from "./ui/style";

/** As it was written, line by line. */
export const message = operatorStyle({
  whiteSpace: "pre-line",
  overflowWrap: "anywhere",
  maxWidth: vars.size.read,
});
