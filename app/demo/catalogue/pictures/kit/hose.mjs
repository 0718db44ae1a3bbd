// Coiled hoses.
import { C, clamp, L, LINES, line, num, PI, path, shine, T, tube } from "../kit.mjs";

export const coil = (cx, cy, R0, w, c, n = 3, end = 1) => {
  let s = "";
  for (let i = 0; i < n; i++) {
    const k = R0 - i * (w + 5);
    s += C(cx, cy, k, "none", line(w + 5)) + C(cx, cy, k, "none", { "stroke-width": w, stroke: c });
  }
  return (
    (end ? tube(path`M${cx} ${cy + R0}H${cx + R0 + 46}`, w, c) : "") +
    s +
    shine(path`M${cx - R0 * 0.75} ${cy - R0 * 0.66}A${R0} ${R0} 0 0 1 ${cx} ${cy - R0}`, 3)
  );
};

export const hose = (n, f, c, o = {}) => {
  const d = f.diameter_mm || 13;
  const w = clamp(5 + d * 0.5, 8, 24);
  return (
    coil(126, 150, 84, w, c, Math.max(2, Math.floor(62 / (w + 5)))) +
    (o.spiral
      ? L(
          Array.from({ length: 40 }, (_, i) => {
            const a = (i * PI) / 20;
            return path`M${126 + Math.cos(a) * (84 - w / 2)} ${150 + Math.sin(a) * (84 - w / 2)}L${126 + Math.cos(a + 0.06) * (84 + w / 2)} ${150 + Math.sin(a + 0.06) * (84 + w / 2)}`;
          }).join(""),
          { "stroke-width": 2, stroke: o.spiral },
        )
      : "") +
    (o.braid
      ? L(
          Array.from({ length: 36 }, (_, i) => {
            const a = (i * PI) / 18;
            return path`M${126 + Math.cos(a) * (84 - w / 2)} ${150 + Math.sin(a) * (84 - w / 2)}L${126 + Math.cos(a + 0.12) * (84 + w / 2)} ${150 + Math.sin(a + 0.12) * (84 + w / 2)}M${126 + Math.cos(a + 0.12) * (84 - w / 2)} ${150 + Math.sin(a + 0.12) * (84 - w / 2)}L${126 + Math.cos(a) * (84 + w / 2)} ${150 + Math.sin(a) * (84 + w / 2)}`;
          }).join(""),
          { "stroke-width": 1.5, stroke: o.braid },
        )
      : "") +
    C(316, 150, 14 + d * 0.8, c) +
    C(316, 150, 8 + d * 0.62, LINES[o.line || "eno"].bg) +
    T("Ø " + num(d), 316, 74, 30, { a: "m", max: 112 }) +
    T("mm", 316, 226, 16, { a: "m" })
  );
};
