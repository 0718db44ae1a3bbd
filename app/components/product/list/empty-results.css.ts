import { partStyle } from "~/theme/rules";
import { vars } from "~/theme/tokens.css";

const { colour, space } = vars;

export const root = partStyle({ border: `1px dashed ${colour.lineStrong}`, padding: space.s6 });
