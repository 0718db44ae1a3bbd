import { from } from "~/theme/breakpoints";
import { partRule, partStyle } from "~/theme/rules";
import { vars } from "~/theme/tokens.css";

const { colour, font, space, text } = vars;

/** Total in the phone's bottom bar, shown while the list of totals is out of view. */
export const total = partStyle({
  font: `600 ${text.lg}/1.2 ${font.serif}`,
  fontVariantNumeric: "tabular-nums lining-nums",
  whiteSpace: "nowrap",
  "@media": { [from.medium]: { display: "none" } },
});

export const blocked = partStyle({
  padding: space.s3,
  fontSize: text.sm,
  color: colour.warn,
  background: colour.warnTint,
});
partRule(`${blocked} + *`, { "@media": { [from.medium]: { marginTop: space.s2 } } });
