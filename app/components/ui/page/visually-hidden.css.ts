import { uiStyle } from "~/theme/rules";

export const root = uiStyle({
  selectors: {
    "&:not(:focus):not(:active)": {
      position: "absolute",
      width: "1px",
      height: "1px",
      overflow: "hidden",
      clipPath: "inset(50%)",
      whiteSpace: "nowrap",
    },
  },
});
