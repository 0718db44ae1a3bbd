import { styleVariants } from "@vanilla-extract/css";
import { print } from "~/theme/breakpoints";
import { vars } from "~/theme/tokens.css";
import { desk, fromDesk, onPhone, operator, wide } from "./layer.css";
import { operatorRule, operatorStyle } from "./style";

const { colour } = vars;

export const head = operatorStyle({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "flex-end",
  gap: "6px 16px",
  marginBottom: "14px",
});
operatorRule(`${head} > p`, { width: "100%", color: colour.inkSoft });
operatorRule(`${head} > [data-back]`, { width: "100%", fontSize: ".8125rem" });
export const actions = operatorStyle({
  display: "flex",
  flexWrap: "wrap",
  gap: "8px",
  marginLeft: "auto",
  "@media": { [onPhone]: { width: "100%", marginLeft: 0 } },
});
operatorRule(`${actions} > a:not([class])`, {
  display: "inline-flex",
  alignItems: "center",
  minHeight: "24px",
});
export const columns = styleVariants({ side: {}, two: {}, three: {} }, (_, name) => ({
  "@layer": {
    [operator]: {
      display: "grid",
      gridTemplateColumns: "minmax(0, 1fr)",
      gap: "14px",
      alignItems: "start",
      "@media": {
        [fromDesk]: {
          gridTemplateColumns:
            name === "side" ? "minmax(0, 1fr) 17.5rem" : `repeat(${name === "two" ? 2 : 3}, minmax(0, 1fr))`,
        },
        ...(name === "side" && { [wide]: { gridTemplateColumns: "minmax(0, 1fr) 21.5rem" } }),
      },
    },
  },
}));
export const stack = operatorStyle({ minWidth: 0 });
operatorRule(`${stack} > * + *`, { marginTop: "14px" });

export const panel = operatorStyle({
  minWidth: 0,
  background: colour.ground,
  border: `1px solid ${desk.hair}`,
});
export const panelHead = operatorStyle({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  gap: "2px 12px",
  padding: "10px 14px 8px",
});
operatorRule(`${panelHead} > h2 + *`, { marginLeft: "auto", fontSize: ".8125rem" });
export const panelBody = operatorStyle({ padding: "4px 14px 14px" });
export const panelFoot = operatorStyle({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: "8px 16px",
  padding: "8px 14px",
  borderTop: `1px solid ${desk.hair}`,
});

/** The next action. It contains the only button in the accent colour on a screen. */
export const next = operatorStyle({
  padding: "14px",
  background: colour.ground,
  border: `1px solid ${colour.accent}`,
  boxShadow: `inset 0 4px ${colour.accent}`,
});
export const empty = operatorStyle({
  padding: "18px",
  border: `1px dashed ${desk.hairStrong}`,
  color: colour.inkSoft,
});
export const stickyActions = operatorStyle({
  position: "sticky",
  bottom: 0,
  zIndex: 5,
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: "8px 14px",
  marginTop: "14px",
  padding: "10px 14px",
  background: colour.ground,
  border: `1px solid ${desk.hairStrong}`,
  borderTop: `2px solid ${colour.primary}`,
  "@media": { [onPhone]: { bottom: "58px" }, [print]: { display: "none" } },
});
