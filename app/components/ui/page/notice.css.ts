import { createVar, styleVariants } from "@vanilla-extract/css";
import { print } from "~/theme/breakpoints";
import { ui } from "~/theme/layers.css";
import { uiStyle } from "~/theme/rules";
import { vars } from "~/theme/tokens.css";

const { colour, space } = vars;
const ink = createVar();

const root = uiStyle({
  display: "grid",
  gridTemplateColumns: "1fr auto",
  gap: `0 ${space.s4}`,
  alignItems: "start",
  padding: `${space.s3} ${space.s4}`,
  marginBlock: space.s4,
  borderLeft: `6px solid ${ink}`,
  position: "relative",
  "@media": { [print]: { display: "none" } },
});

export const kind = styleVariants(
  {
    info: [colour.secondary, colour.band],
    ok: [colour.ok, colour.okTint],
    warn: [colour.warn, colour.warnTint],
    err: [colour.err, colour.errTint],
  },
  ([foreground, ground]) => [
    root,
    { "@layer": { [ui]: { vars: { [ink]: foreground ?? "" }, background: ground } } },
  ],
);

export const body = uiStyle({ alignSelf: "center", minWidth: 0, overflowX: "auto" });
export const lead = uiStyle({ color: ink, fontWeight: 700 });
