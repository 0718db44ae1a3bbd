import { globalLayer } from "@vanilla-extract/css";
import { vars } from "~/theme/tokens.css";
// Imports the shop's layers first, so that this layer comes last.
import "~/theme/layers.css";

/** Layer of the back office. The shop's style sheet does not contain it (app/tools/build.ts). */
export const operator = globalLayer("operator");

const { colour } = vars;

export const desk = {
  bar: "#13221a",
  barLine: "#2c4035",
  barField: "#22362b",
  barEdge: "#60776a",
  onBar: "#f3efe4",
  onBarSoft: "#b9c6bb",
  canvas: "#f4f2ec",
  hover: "#ebe7db",
  rowHover: "#faf8f2",
  hair: "#e2ddd0",
  hairStrong: colour.lineStrong,
  dots: "#cfc8b6",
  todo: "#e8f0fa",
  past: "#cfdcca",
  before: "#8a6d1c",
} as const;

export const touch = "screen and (pointer: coarse), screen and (max-width: 759px)";
export const onPhone = "screen and (max-width: 759px)";
export const fromTablet = "(min-width: 760px)";
export const fromDesk = "(min-width: 1100px)";
export const wide = "(min-width: 1280px)";
