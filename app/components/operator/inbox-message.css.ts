import { vars } from "~/theme/tokens.css";
import { desk } from "./ui/layer.css";
import { operatorStyle } from "./ui/style";

/** As it was written, line by line. */
export const message = operatorStyle({
  whiteSpace: "pre-line",
  overflowWrap: "anywhere",
  maxWidth: vars.size.read,
});

/** Set in from the message that it answers. */
export const answer = operatorStyle({
  paddingLeft: vars.space.s4,
  borderLeft: `2px solid ${desk.hairStrong}`,
});
