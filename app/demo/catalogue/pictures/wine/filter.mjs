// Plate filters and their sheets.
import {
  BLUE,
  C,
  clamp,
  DARK_STEEL,
  G,
  L,
  line,
  num,
  P,
  PAPER,
  path,
  R,
  RED,
  RR,
  RUBBER,
  T,
  tube,
} from "../kit.mjs";

export const plateFilter = (product, facts, name) => {
  const k = +name.match(/(\d+) piastre/)[1],
    W = 40 + k * 3.1;
  let s =
    L("M40 250V210M232 250V210", line(8)) +
    R(28, 206, 214, 12, RUBBER) +
    R(38, 110, 16, 98, RED) +
    tube("M54 150H232", 6, DARK_STEEL);
  const w = W / k;
  for (let i = 0; i < k; i++)
    s += P(path`M${58 + i * w} 118h${w}v84h${-w}z`, i % 2 ? PAPER : "#dfe6e4", line(k > 20 ? 1.4 : 2));
  s +=
    R(60 + W, 110, 14, 98, RED) +
    C(90 + W, 150, 18, "none", line(5)) +
    RR(60, 222, 60, 26, 4, BLUE) +
    C(46, 96, 13, PAPER, line(2.4)) +
    L("M46 96l6 -6", line(2.4));
  return (
    s +
    T(String(k), 380, 96, 54, { a: "e" }) +
    R(322, 118, 54, 54, PAPER) +
    L("M332 128h34v34h-34z", line(1.6)) +
    T("20×20", 378, 200, 16, { a: "e" })
  );
};

export const filterSheets = (product, facts, name) => {
  const g = name.match(/[KV]\d+/)[0],
    m = +facts.micron,
    s0 = [0, 1, 2, 3, 4]
      .map((i) =>
        P(`M${44 + i * 7} ${206 - i * 9}l70 -34l78 22l-70 36z`, i === 4 ? "#f1ecdc" : "#ded6c0", line(2.4)),
      )
      .join("");
  const dotr = clamp(m * 0.9, 0.8, 5);
  let d = "";
  for (let i = 0; i < 6; i++)
    for (let j = 0; j < 6; j++) d += path`M${92 + i * 11 + j * 12} ${166 - i * 5 + j * 3}h.1`;
  return (
    G(s0 + L(d, { "stroke-width": dotr * 2, opacity: 0.5 }), "translate(-28 -30)scale(1.18)") +
    T(g, 380, 96, 44, { a: "e" }) +
    T(num(m) + " µm", 380, 134, 24, { a: "e" }) +
    C(330, 192, 36, PAPER) +
    L(
      Array.from(
        { length: 13 },
        (_, i) =>
          path`M${330 + Math.cos(i * 2.4) * Math.sqrt(i) * 8.4} ${192 + Math.sin(i * 2.4) * Math.sqrt(i) * 8.4}h.1`,
      ).join(""),
      { "stroke-width": clamp(m * 1.6, 1.6, 11) },
    )
  );
};
