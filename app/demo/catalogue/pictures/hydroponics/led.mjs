// Lamps, with the area that they light.
import {
  big,
  clamp,
  DARK_STEEL,
  L,
  LEAF,
  leaf,
  line,
  num,
  P,
  path,
  R,
  RR,
  RUBBER,
  STEEL,
  T,
  tenth,
} from "../kit.mjs";

export const led = (product, facts, name) => {
  const w = +facts.power_w;
  let s = "";
  const glow = (x1, x2, y) =>
    P(`M${x1} ${y}L${x1 - 26} 248H${x2 + 26}L${x2} ${y}z`, "#f6ecc0", { stroke: "none", opacity: 0.55 });
  const dots = (x, y, m, k, st, rows, sy) =>
    L(
      Array.from(
        { length: m * rows },
        (_, i) => path`M${x + (i % m) * st} ${y + Math.floor(i / m) * sy}h.1`,
      ).join(""),
      { stroke: "#f2d86a", "stroke-width": k },
    );
  if (/^Barra/.test(name)) {
    const W = 96 + w * 1.6,
      x = 130 - W / 2;
    s =
      glow(tenth(x), tenth(x + W), 110) +
      L(path`M${x + 16} 20V84M${x + W - 16} 20V84`, line(2.4)) +
      R(x, 84, W, 24, STEEL) +
      R(x + 4, 102, W - 8, 8, "#fbf6dc", line(2)) +
      dots(x + 12, 106, Math.round(w / 3), 5, (W - 24) / Math.round(w / 3), 1, 0);
  } else if (/multibarra|efficienza/.test(name)) {
    const m = clamp(Math.round(w / 100), 2, 10),
      hi = /efficienza/.test(name),
      W = 210,
      x = 24;
    s =
      glow(x, x + W, 120) +
      L("M60 14L128 54L196 14", line(2.4)) +
      R(x, 54, W, 16, "#35383c") +
      RR(98, 34, 60, 22, 3, hi ? "#2f7a5a" : DARK_STEEL);
    for (let i = 0; i < m; i++) {
      const bw = (W / m) * 0.56,
        bx = x + ((i + 0.5) * W) / m - bw / 2;
      s +=
        P(path`M${bx} 70h${bw}l${(bx - 128) * 0.06} 50h${-bw}z`, hi ? "#e6ece6" : STEEL, line(2)) +
        dots(bx + bw / 2 + 1, 78, 1, 5, 0, 5, 9);
    }
  } else {
    const q = /Quantum/.test(name),
      m = q ? clamp(Math.round(w / 60), 2, 8) : clamp(Math.round(w / 40), 2, 6),
      W = clamp(90 + w * 0.42, 100, 220),
      x = 130 - W / 2;
    s =
      glow(tenth(x), tenth(x + W), 118) +
      L(path`M${x + 20} 14L130 46L${x + W - 20} 14`, line(2.4)) +
      RR(104, 40, 52, 22, 3, q ? "#35383c" : RUBBER) +
      P(path`M${x + 16} 62h${W - 32}L${x + W} 118H${x}z`, q ? "#f4f2ea" : "#d9dde0") +
      dots(x + W * 0.16, 74, m + 2, q ? 6 : 9, (W * 0.68) / (m + 1), 4, 11) +
      (q ? "" : L(path`M${x + W * 0.12} 90h${W * 0.76}`, { "stroke-width": 1.6, opacity: 0.4 }));
  }
  s +=
    leaf(112, 248, 46, 15, -125, LEAF) +
    leaf(146, 248, 46, 15, -55, LEAF) +
    leaf(130, 250, 54, 15, -90, "#86b557");
  const cov = +facts.coverage,
    k = 22 + Math.sqrt(cov) * 44;
  return (
    s +
    big(String(w), "W", 388, 76, 46, { a: "e", max: 122 }) +
    R(384 - k, 234 - k, k, k, "#f6ecc0") +
    T(num(cov), 384 - k / 2, 234 - k / 2 + 8, clamp(k * 0.3, 10, 20), { a: "m", max: k - 8 }) +
    T("m2", 384, 272, 16, { a: "e" }) +
    T(num(facts.efficacy), 384, 112, 20, { a: "e" })
  );
};
