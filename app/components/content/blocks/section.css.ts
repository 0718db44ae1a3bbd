import { from } from "~/theme/breakpoints";
import { partRule, partStyle } from "~/theme/rules";
import { vars } from "~/theme/tokens.css";

const { space } = vars;

export const block = partStyle({
  marginTop: space.s10,
  "@media": { [from.medium]: { marginTop: space.s12 } },
});
/** Full window width, without a gap to the block above. */
export const across = partStyle({});
partRule(`${across} + ${block}`, { marginTop: space.s5 });
/** Successive text blocks have no gap between them. */
export const text = partStyle({});
partRule(`${text} + ${text}`, { marginTop: space.s6 });
partRule(`nav + ${block}`, { marginTop: 0 });
partRule(`header + ${block}`, { marginTop: space.s6 });
export const heading = partStyle({ marginBottom: space.s4 });
