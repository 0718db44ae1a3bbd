// Dials and screens.
import { C, INK, L, line, PAPER, R, T, tenth } from "../kit.mjs";

export const screen = (x, y, w, h, t, c = "#c9d6b4") =>
  R(x, y, w, h, c, line(2.4)) + T(t, x + w / 2, y + h * 0.74, h * 0.5, { a: "m", max: w - 10 });

export const gauge = (x, y, k, c) =>
  C(x, y, k, PAPER) +
  L(
    `M${tenth(x - k * 0.6)} ${tenth(y + k * 0.3)}A${tenth(k * 0.68)} ${tenth(k * 0.68)} 0 0 1 ${tenth(x + k * 0.6)} ${tenth(y + k * 0.3)}M${x} ${y}l${tenth(k * 0.4)} ${tenth(-k * 0.4)}`,
    { "stroke-width": 2.4, stroke: c || INK },
  );
