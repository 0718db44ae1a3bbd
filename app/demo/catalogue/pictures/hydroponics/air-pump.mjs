// Air pumps and air stones.
import { BRASS, big, C, E, L, line, path, R, RR, RUBBER, T, tube } from "../kit.mjs";

export const airPump = (k, q) =>
  RR(50, 150, 150, 84, 16, "#3a8aa0") +
  RR(40, 228, 170, 16, 8, RUBBER) +
  Array.from({ length: k }, (_, i) => {
    const x = 125 + (i - (k - 1) / 2) * 34;
    return (
      R(x - 7, 128, 14, 24, RUBBER) +
      tube(`M${x} 128V70`, 5, "#c9e0e6") +
      [56, 40, 24].map((y, j) => C(x + (j - 1) * 8, y, 6, "#d9ecf2", line(2))).join("")
    );
  }).join("") +
  big(q, "l/h", 388, 92, 40, { a: "e", max: 130 }) +
  T("×" + k, 388, 146, 34, { a: "e" });

export const membraneCompressor = () =>
  RR(40, 110, 170, 110, 10, "#4a5a6a") +
  L("M60 120v90M80 120v90M100 120v90M120 120v90M140 120v90M160 120v90M180 120v90", line(3)) +
  R(56, 220, 30, 22, RUBBER) +
  R(164, 220, 30, 22, RUBBER) +
  tube("M210 150H248", 12, BRASS) +
  big("1800", "l/h", 388, 80, 36, { a: "e", max: 140 });

export const airStone = (d) =>
  (d
    ? E(126, 200, 96, 26, "#6a9ac0") + E(126, 190, 96, 26, "#7fb0d0")
    : R(92, 120, 68, 116, "#7fb0d0") + E(126, 120, 34, 12, "#9cc6dc")) +
  L(
    Array.from({ length: 26 }, (_, i) =>
      d
        ? path`M${126 + Math.cos(i * 2.4) * Math.sqrt(i) * 16} ${190 + Math.sin(i * 2.4) * Math.sqrt(i) * 4}h.1`
        : `M${100 + (i % 5) * 13} ${140 + Math.floor(i / 5) * 18}h.1`,
    ).join(""),
    { "stroke-width": 4, opacity: 0.4 },
  ) +
  tube(d ? "M126 190Q126 120 220 120" : "M126 112Q126 50 220 60", 6, "#c9e0e6") +
  [
    [80, 150],
    [104, 120],
    [60, 110],
    [88, 80],
    [64, 60],
    [108, 50],
  ]
    .map(([x, y]) => C(x, d ? y : y - 30, 8, "#eaf5f8", line(2)))
    .join("") +
  (d ? big("10", "cm", 384, 96, 46, { a: "e" }) : "");
