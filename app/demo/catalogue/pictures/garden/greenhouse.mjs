// Greenhouses, tunnels and beds.
import { dark, FLOOR, L, LEAF, leaf, light, line, P, path, R, SOIL, T, WOOD } from "../kit.mjs";

export const greenhouse = (product, facts, name) => {
  const [w, d] = facts.dimensions.split("×").map(Number),
    W = 90 + w * 0.34,
    D = 30 + d * 0.14,
    x = 26,
    y = FLOOR;
  const c = "#d3e6e6";
  const h = 92;
  return (
    P(path`M${x} ${y}V${y - h}L${x + D} ${y - h - 54}L${x + 2 * D} ${y - h}V${y}z`, c) +
    P(path`M${x + 2 * D} ${y}V${y - h}h${W * 0.9}V${y}z`, light(c, 0.25)) +
    P(path`M${x + D} ${y - h - 54}h${W * 0.9}l${D} 54h${-W * 0.9}z`, "#bcd8d8") +
    L(
      Array.from(
        { length: Math.max(2, Math.round(w / 62)) },
        (_, i, a) =>
          path`M${x + 2 * D + ((i + 1) * W * 0.9) / (Math.round(w / 62) + 1)} ${y}V${y - h}l${-D} -54`,
      ).join(""),
      line(2),
    ) +
    R(x + D * 0.55, y - 72, D * 0.9, 72, "#e6f2f0", line(2.4)) +
    T(w + "×" + d, 388, 64, 30, { a: "e", max: 170 }) +
    T("cm", 388, 86, 15, { a: "e" })
  );
};

export const tunnel = (product, facts, name) => {
  const [w, d] = facts.dimensions.split("×").map(Number),
    m = Math.round(d / 75),
    W = 40 + d * 0.3,
    r0 = 36 + w * 0.13,
    x = 24;
  return (
    P(
      path`M${x} 250V${250 - r0}Q${x + r0 * 0.8} ${250 - r0 * 2.4} ${x + r0 * 1.6} ${250 - r0}V250z`,
      "#dcebe6",
    ) +
    P(
      path`M${x + r0 * 0.8} ${250 - r0 * 1.72}H${x + r0 * 0.8 + W}Q${x + r0 * 1.6 + W} ${250 - r0 * 1.6} ${x + r0 * 1.6 + W} ${250 - r0}V250H${x + r0 * 1.6}V${250 - r0}Q${x + r0 * 1.5} ${250 - r0 * 1.5} ${x + r0 * 0.8} ${250 - r0 * 1.72}z`,
      "#c3dcd4",
    ) +
    L(
      Array.from(
        { length: m },
        (_, i) =>
          path`M${x + r0 * 0.8 + ((i + 1) * W) / (m + 1)} ${250 - r0 * 1.72}q${r0 * 0.75} ${r0 * 0.2} ${r0 * 0.78} ${r0 * 0.75}V250`,
      ).join(""),
      line(2.4),
    ) +
    R(x + r0 * 0.45, 250 - r0 * 0.95, r0 * 0.7, r0 * 0.95, "#f0f6f2", line(2.4)) +
    T(w + "×" + d, 388, 64, 30, { a: "e", max: 170 }) +
    T("cm", 388, 86, 15, { a: "e" })
  );
};

export const bed = (product, facts, name) => {
  const a = facts.dimensions.split("×").map(Number),
    W = 60 + a[0] * 0.85,
    H = (a[2] || 30) * 2,
    D = a[1] * 0.45,
    cold = /Letto/.test(name),
    x = 24,
    y = FLOOR;
  return (
    P(path`M${x} ${y}v${-H}h${W}v${H}z`, WOOD) +
    P(path`M${x} ${y - H}l${D} ${-D * 0.6}h${W}l${-D} ${D * 0.6}z`, cold ? "#d3e6e6" : SOIL) +
    P(path`M${x + W} ${y}v${-H}l${D} ${-D * 0.6}v${H}z`, dark(WOOD, 0.25)) +
    L(path`M${x} ${y - H / 2}h${W}`, line(2)) +
    (cold
      ? L(path`M${x + W / 2} ${y - H}l${D} ${-D * 0.6}M${x + D / 2} ${y - H - D * 0.3}h${W}`, line(2))
      : Array.from({ length: 6 }, (_, i) =>
          leaf(
            x + D * 0.6 + (i * W) / 7 + 10,
            y - H - D * 0.25,
            34,
            9,
            -110 + (i % 3) * 22,
            i % 2 ? LEAF : "#86b557",
          ),
        ).join("")) +
    T(a.join("×"), 388, 58, 28, { a: "e", max: 190 }) +
    T("cm", 388, 80, 15, { a: "e" })
  );
};
