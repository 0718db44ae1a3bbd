import { vars } from "~/theme/tokens.css";
import { desk } from "./ui/layer.css";
import { operatorStyle } from "./ui/style";

export const message = operatorStyle({
  whiteSpace: "pre-line",
  overflowWrap: "anywhere",
  maxWidth: vars.size.read,
});

export const answer = operatorStyle({
  paddingLeft: vars.space.s4,
  borderLeft: `2px solid ${desk.hairStrong}`,
});
