// Wort chillers and pumps.

import { coil } from "../kit/hose.mjs";
import {
  BRASS,
  big,
  C,
  COPPER,
  DARK_STEEL,
  E,
  L,
  light,
  line,
  path,
  R,
  RR,
  RUBBER,
  STEEL,
  T,
  tube,
} from "../kit.mjs";

export const coilChiller = (n, c) => {
  const k = /10/.test(n) ? 8 : /9/.test(n) ? 7 : 5;
  let s = "";
  for (let i = 0; i < k; i++)
    s +=
      E(126, 70 + i * (130 / k), 78, 17, "none", line(12)) +
      E(126, 70 + i * (130 / k), 78, 17, "none", { "stroke-width": 7, stroke: c });
  return (
    tube("M204 70V20H232", 7, c) +
    s +
    tube(path`M48 ${70 + ((k - 1) * 130) / k}V20H22`, 7, c) +
    big(n.match(/(\d+) m/)[1], "m", 380, 96, 52, { a: "e" })
  );
};

export const plateChiller = (k) => {
  let s = "";
  for (let i = 0; i < k / 2; i++)
    s += R(74 + ((i * 140) / k) * 1.3, 60, (140 / k) * 1.3, 180, i % 2 ? "#c98a4a" : STEEL, line(1.8));
  return (
    s +
    R(62, 50, 14, 200, DARK_STEEL) +
    R(74 + 91, 50, 14, 200, DARK_STEEL) +
    [80, 220].map((y) => R(34, y - 10, 28, 20, BRASS) + R(179, y - 10, 28, 20, BRASS)).join("") +
    T(String(k), 370, 110, 60, { a: "e" })
  );
};

export const counterflow = () =>
  coil(118, 140, 82, 16, COPPER, 3, 0) +
  R(190, 200, 60, 26, BRASS) +
  R(20, 200, 40, 22, BRASS) +
  tube("M220 226V250", 8, "#5f94c0");

export const magneticPump = (t, h) =>
  RR(40, 120, 120, 90, 6, "#35343a") +
  L([58, 74, 90, 106, 122].map((x) => `M${x} 128v74`).join(""), {
    "stroke-width": 2.4,
    stroke: "#6a6a72",
  }) +
  C(190, 165, 46, h) +
  C(190, 165, 26, light(h, 0.2), line(2.4)) +
  R(178, 90, 24, 32, h) +
  R(234, 153, 26, 24, h) +
  R(48, 210, 104, 14, RUBBER) +
  T(t, 380, 80, 32, { a: "e", max: 150 });
