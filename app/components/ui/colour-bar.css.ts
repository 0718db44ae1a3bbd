import { uiStyle } from "~/theme/rules";

export const root = uiStyle({ width: "100%", height: "6px", flex: "none" });
