import { print } from "~/theme/breakpoints";
import { partRule, partStyle } from "~/theme/rules";
import { vars } from "~/theme/tokens.css";

const { colour, space, size } = vars;

// Also printed, because agents show printouts to the customer.
export const root = partStyle({
  background: colour.agent,
  color: colour.onAgent,
  borderBottom: `1px solid ${colour.onAgent}`,
  "@media": { [print]: { background: "none" } },
});
export const line = partStyle({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `0 ${space.s5}`,
  minHeight: size.touch,
  paddingBlock: space.s2,
});
partRule(`${line} > *`, { minWidth: 0 });
export const action = partStyle({
  color: "inherit",
  background: "none",
  border: 0,
  padding: 0,
  minHeight: "28px",
  display: "inline-flex",
  alignItems: "center",
  textDecoration: "underline",
  cursor: "pointer",
  "@media": { [print]: { display: "none" } },
});
export const tabs = partStyle({
  display: "flex",
  flexWrap: "wrap",
  gap: `0 ${space.s5}`,
  "@media": { [print]: { display: "none" } },
});
export const tab = partStyle({
  color: "inherit",
  minHeight: size.touch,
  display: "inline-flex",
  alignItems: "center",
  maxWidth: "100%",
  overflowWrap: "anywhere",
});
partRule(`${tab}[aria-current]`, { fontWeight: 700, textDecoration: "none", boxShadow: "inset 0 -3px" });
partRule(`${root} :focus-visible`, { outlineColor: colour.onAgent });
