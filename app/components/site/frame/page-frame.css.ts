import { from, print } from "~/theme/breakpoints";
import { partRule, partStyle } from "~/theme/rules";
import { vars } from "~/theme/tokens.css";

export const main = partStyle({
  paddingBottom: vars.space.s16,
  minHeight: "40vh",
  "@media": { [print]: { padding: 0 } },
});

export const content = partStyle({
  paddingTop: vars.space.s1,
  "@media": { [from.medium]: { paddingTop: vars.space.s4 } },
});

/** Pages of the page builder: slightly narrower than other pages, with the same left edge. */
export const narrow = partStyle({});
partRule(`${narrow} > *`, { maxWidth: "60rem" });
