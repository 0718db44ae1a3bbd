// Format of a row of a table of varieties: text in the seed's name, the crop, its drawing and the drawing's parameters.
import { LEAF } from "../kit.mjs";

export const TOMATO_RED = "#d23b2c";
export const PINK = "#d9667a";
export const BROWN = "#7a3a34";
export const YELLOW = "#eebb3a";
export const ORANGE = "#e58a2a";
export const RED = "#b3392f";
export const WHITE = "#f6f1e0";
export const RADICCHIO = "#8c2742";
export const rosette = (re, crop, v) => [re, crop, "rosette", { c: "#5f9a3c", heart: "#eef0b8", ...v }];
export const bunch = (re, crop, v) => [re, crop, "bunch", { c: LEAF, ...v }];
export const head = (re, crop, v) => [re, crop, "head", v];
export const flower = (re, crop, v) => [re, crop, "bloom", v];
export const colours = (...c) => ({ cs: c });
export const sprig = (re, crop, v) => [re, crop, "sprig", v];
export const root = (re, crop, v) => [re, crop, "roots", v];
export const pumpkin = (re, v) => [re, "pumpkin", "squash", v];
