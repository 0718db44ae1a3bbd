// Beer bottles and crown caps.
import {
  BLUE,
  BRASS,
  big,
  clamp,
  E,
  FLOOR,
  G,
  L,
  light,
  line,
  num,
  P,
  path,
  R,
  RED,
  shade,
  shine,
  T,
} from "../kit.mjs";

export const beerBottle = (x, y, H, neck, c) => {
  const w = H * 0.145,
    nw = H * 0.052;
  return (
    P(
      path`M${x - w} ${y - 4}V${y - H * 0.52}C${x - w} ${y - H * 0.66} ${x - nw} ${y - H * 0.68} ${x - nw} ${y - H * 0.82}V${y - H}h${nw * 2}V${y - H * 0.82}C${x + nw} ${y - H * 0.68} ${x + w} ${y - H * 0.66} ${x + w} ${y - H * 0.52}V${y - 4}q0 4 -5 4H${x - w + 5}q-5 0 -5 -4z`,
      c,
    ) +
    shade(
      path`M${x + w * 0.5} ${y}h${w * 0.4}V${y - H * 0.52}Q${x + w * 0.8} ${y - H * 0.6} ${x + w * 0.5} ${y - H * 0.6}z`,
    ) +
    shine(path`M${x - w * 0.6} ${y - H * 0.1}V${y - H * 0.48}`, 5) +
    (neck === "meccanico"
      ? E(x, y - H - 4, nw * 1.25, H * 0.04, "#f4efe2", line(2.4)) +
        L(
          path`M${x - nw - 4} ${y - H * 0.88}L${x - nw - 3} ${y - H - 4}L${x} ${y - H * 1.06}L${x + nw + 3} ${y - H - 4}L${x + nw + 4} ${y - H * 0.88}q${nw} 8 ${nw * 1.6} 18`,
          line(3),
        ) +
        R(x - nw - 1, y - H + 2, nw * 2 + 2, 5, RED, line(1.6))
      : R(x - nw - 3, y - H, nw * 2 + 6, 7, light(c, 0.25), line(2.2)))
  );
};

export const crown = (x, y, k, c) =>
  P(
    path`M${x - k} ${y + k * 0.4}Q${x - k} ${y - k * 0.3} ${x} ${y - k * 0.34}Q${x + k} ${y - k * 0.3} ${x + k} ${y + k * 0.4}` +
      "l0 0".repeat(0) +
      Array.from(
        { length: 8 },
        (_, i) =>
          path`L${x + k - ((i + 0.5) * k) / 4} ${y + k * 0.62}L${x + k - ((i + 1) * k) / 4} ${y + k * 0.42}`,
      ).join("") +
      "z",
    c,
  ) + E(x, y - k * 0.02, k * 0.74, k * 0.22, light(c, 0.3), line(2));

export const bottleBySize = (product, facts) => {
  const cl = facts.capacity_ml / 10,
    H = clamp(160 * Math.cbrt(cl / 50), 124, 222);
  return (
    beerBottle(110, FLOOR + 2, H, facts.neck, "#8a5428") +
    (Math.abs(cl - 33) > 1
      ? G(beerBottle(188, FLOOR + 2, 139, "corona26", "#d9cdb4"), "", { opacity: 0.7 })
      : "") +
    big(num(cl), "cl", 380, 92, 48, { a: "e", max: 130 }) +
    (facts.neck === "meccanico"
      ? E(340, 160, 30, 20, "#f4efe2") +
        L("M304 210L310 160L340 128L370 160L376 210", line(5)) +
        R(312, 178, 56, 12, RED, line(2.4))
      : crown(340, 176, 38, BRASS) + T("26", 340, 244, 18, { a: "m" }))
  );
};

export const crownCaps = (product, facts, name) => {
  const d = name.match(/\d+/)[0];
  return (
    crown(126, 170, d === "29" ? 92 : 82, BRASS) +
    [
      [50, 96, "#b3392f"],
      [196, 90, BLUE],
      [126, 70, "#35343a"],
    ]
      .map(([x, y, c]) => crown(x, y, d === "29" ? 36 : 32, c))
      .join("") +
    big("Ø " + d, "mm", 384, 110, 36, { a: "e", max: 130 })
  );
};
