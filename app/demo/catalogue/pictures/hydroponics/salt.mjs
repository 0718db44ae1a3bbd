// Salts, with their content.
import { clamp, E, L, light, line, num, P, PAPER, path, R, shade, T } from "../kit.mjs";

export const nutrientSalt = (product, facts, name, random) => {
  const c = /rame/.test(name)
    ? "#5a9ad0"
    : /manganese/.test(name)
      ? "#ecc6cc"
      : /ferro/.test(name)
        ? "#9ab07a"
        : "#fbfaf4";
  let s =
    P("M40 104h170v146H40z", "#f1efe6") + E(125, 104, 85, 20, "#e3e0d4") + E(125, 104, 72, 15, c, line(2.4));
  s +=
    Array.from({ length: 9 }, (_, i) =>
      P(path`M${74 + i * 12} ${100 + (i % 3) * 4}l7 -6l6 5l-5 6z`, light(c, 0.2), line(1.4)),
    ).join("") +
    R(54, 150, 142, 74, PAPER, line(2.4)) +
    R(54, 150, 142, 14, "#1f6f78", line(2.4)) +
    T(facts.formula.split("·")[0], 125, 206, 26, { a: "m", max: 128 }) +
    shade("M176 118h34v132h-34z");
  const m = [...String(facts.composition).matchAll(/([A-Z][a-z]?) ([\d.]+)/g)];
  const col = {
    N: "#4f8a42",
    P: "#c98a2a",
    K: "#b3392f",
    Ca: "#7a8ac0",
    Mg: "#6aa8a0",
    S: "#d9c23a",
    Mn: "#c77a90",
    Zn: "#8a949a",
    Cu: "#3f7ac0",
    B: "#9a7ac0",
    Mo: "#6a7a8a",
    Si: "#c9b08a",
  };
  m.forEach(([, e, v], i) => {
    const x = 262 + i * 62,
      H = clamp(v * 2.6, 6, 132);
    s +=
      R(x, 232 - H, 44, H, col[e] || "#1f6f78") +
      T(num(v), x + 22, 222 - H, 22, { a: "m", max: 56 }) +
      T(e, x + 22, 278, 26, { a: "m" });
  });
  return s + L("M252 232H388", line(2.4));
};
