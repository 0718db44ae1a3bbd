import { globalStyle } from "@vanilla-extract/css";
import { uiStyle } from "~/theme/rules";
import { vars } from "~/theme/tokens.css";

export const backdrop = uiStyle({
  position: "fixed",
  inset: 0,
  zIndex: 100,
  background: `color-mix(in srgb, ${vars.colour.primaryDeep} 60%, transparent)`,
});
export const content = uiStyle({ position: "fixed", zIndex: 100 });
globalStyle(`html:has(.${backdrop})`, { overflow: "hidden" });
