import { phone, print } from "~/theme/breakpoints";
import { uiRule, uiStyle } from "~/theme/rules";
import { vars } from "~/theme/tokens.css";

const { colour, space, text } = vars;

export const root = uiStyle({
  display: "flex",
  flexWrap: "wrap",
  gap: `${space.s3} ${space.s4}`,
  alignItems: "end",
  borderBlock: `1px solid ${colour.line}`,
  paddingBlock: space.s3,
  marginBlock: space.s4,
  "@media": {
    [phone]: { display: "grid", gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
    [print]: { display: "none" },
  },
});
uiRule(`${root} label`, { fontSize: text.xs });
/** Takes the remaining width; on phones the whole line. */
export const grow = uiStyle({ flex: "1 1 14rem", "@media": { [phone]: { gridColumn: "1 / -1" } } });
export const link = uiStyle({ paddingBlock: space.s3 });
