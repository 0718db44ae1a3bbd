// Jars, bottles, canisters and bags.
import { L, LINES, P, path, R, RUBBER, shade, shine, tenth } from "../kit.mjs";

export const jar = (x, y, w, h, c, o = {}) =>
  R(x - w * 0.42, y - h - 20, w * 0.84, 22, o.lid || RUBBER) +
  P(
    path`M${x - w * 0.4} ${y - h + 2}h${w * 0.8}q${w * 0.1} 4 ${w * 0.1} 18V${y - 10}q0 10 -10 10H${x - w * 0.5 + 10}q-10 0 -10 -10V${y - h + 20}q0 -14 ${w * 0.1} -18z`,
    "#eef3ef",
  ) +
  P(
    `M${tenth(x - w * 0.5 + 2)} ${tenth(y - h * 0.66)}${o.liquid ? `h${w - 4}` : path`q${w * 0.25} -14 ${w * 0.5} -3t${w * 0.5 - 4} -4`}V${y - 10}q0 8 -9 8H${tenth(x - w * 0.5 + 11)}q-9 0 -9 -8z`,
    c,
    { "stroke-width": 2.2 },
  ) +
  (o.grain ? o.grain(x, y, w, h) : "") +
  shade(
    path`M${x + w * 0.3} ${y - h + 4}h${w * 0.12}q${w * 0.08} 4 ${w * 0.08} 16V${y - 10}q0 10 -10 10h${-w * 0.12}z`,
  ) +
  shine(path`M${x - w * 0.36} ${y - h + 26}V${y - 30}`, 5);

export const bottle = (x, y, w, h, c, o = {}) =>
  P(
    path`M${x - w * 0.2} ${y - h}h${w * 0.4}v${h * 0.18}q${w * 0.3} ${h * 0.04} ${w * 0.3} ${h * 0.16}V${y - 8}q0 8 -8 8H${x - w * 0.5 + 8}q-8 0 -8 -8V${y - h * 0.66}q0 ${-h * 0.12} ${w * 0.3} ${-h * 0.16}z`,
    c,
  ) +
  R(x - w * 0.24, y - h - 18, w * 0.48, 24, o.cap || RUBBER) +
  L(path`M${x - w * 0.1} ${y - h - 18}v24M${x + w * 0.1} ${y - h - 18}v24`, {
    "stroke-width": 1.8,
  }) +
  shade(
    path`M${x + w * 0.28} ${y - h * 0.76}q${w * 0.22} 10 ${w * 0.22} ${h * 0.14}V${y - 8}q0 8 -8 8h${-w * 0.14}z`,
  );

export const canister = (x, y, w, h, c, o = {}) =>
  P(
    path`M${x - w / 2} ${y}V${y - h * 0.72}L${x - w * 0.3} ${y - h}H${x + w * 0.38}L${x + w / 2} ${y - h * 0.82}V${y}z`,
    c,
  ) +
  P(
    path`M${x - w * 0.02} ${y - h * 0.9}h${w * 0.3}l${w * 0.08} ${h * 0.1}h${-w * 0.38}z`,
    LINES[o.line || "eno"].bg,
    { "stroke-width": 2.4 },
  ) +
  R(x - w * 0.32, y - h - 18, w * 0.26, 22, o.cap || "#b3392f") +
  shade(path`M${x + w * 0.3} ${y - h * 0.9}L${x + w / 2} ${y - h * 0.82}V${y}h${-w * 0.2}z`);

export const bag = (x, y, w, h, c, o = {}) =>
  P(
    path`M${x - w / 2} ${y - h}q${w * 0.25} 8 ${w * 0.5} 0t${w * 0.5} 0q-8 ${h * 0.5} 6 ${h - 6}q-8 8 -20 6H${x - w / 2 + 14}q-12 2 -20 -6q14 ${-h * 0.5} 6 ${-h + 6}z`,
    c,
  ) +
  L(path`M${x - w / 2 + 2} ${y - h + 16}q${w * 0.25} 7 ${w * 0.5 - 2} 0t${w * 0.5 - 2} 0`, {
    "stroke-width": 1.8,
    "stroke-dasharray": "6 5",
  }) +
  shade(
    path`M${x + w * 0.36} ${y - h + 2}q${w * 0.08} -2 ${w * 0.14} -2q-8 ${h * 0.5} 6 ${h - 6}q-8 8 -20 6h-16q12 ${-h * 0.5} ${w * 0.02} ${-h + 4}z`,
  );
