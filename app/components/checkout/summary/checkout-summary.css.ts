import { partRule, partStyle } from "~/theme/rules";
import { vars } from "~/theme/tokens.css";

const { colour, space, text } = vars;

export const rows = partStyle({});
partRule(`${rows} > li`, {
  display: "flex",
  gap: space.s3,
  paddingBlock: space.s1,
  fontSize: text.sm,
});
partRule(`${rows} > li > *`, { overflowWrap: "anywhere" });
export const amount = partStyle({
  flex: "none",
  marginLeft: "auto",
  whiteSpace: "nowrap",
  fontVariantNumeric: "tabular-nums lining-nums",
});
export const legal = partStyle({
  borderLeft: `4px solid ${colour.accent}`,
  paddingLeft: space.s3,
  fontSize: text.sm,
});
/** Collapsible list of rows, without a border. */
export const fold = partStyle({ border: 0 });
partRule(`${fold} > *`, { paddingInline: 0 });
