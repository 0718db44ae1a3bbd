// Hoses and drip lines.

import { coil } from "../kit/hose.mjs";
import { big, C, dim, L, LINES, line, P, PI, path, R, RUBBER, T, tube } from "../kit.mjs";

export const gardenHose = (product, facts, name) => {
  const q = name.match(/(\d\/?\d?)"/)[1],
    w = { "1/2": 10, "5/8": 13, "3/4": 16, 1: 21 }[q],
    br = /magl/.test(name);
  return (
    coil(124, 150, 84, w, br ? "#e0b83a" : "#4f9a4a", Math.floor(60 / (w + 5))) +
    L(
      Array.from({ length: 30 }, (_, i) => {
        const a = (i * PI) / 15;
        return br
          ? path`M${124 + Math.cos(a) * (84 - w / 2)} ${150 + Math.sin(a) * (84 - w / 2)}L${124 + Math.cos(a + 0.12) * (84 + w / 2)} ${150 + Math.sin(a + 0.12) * (84 + w / 2)}M${124 + Math.cos(a + 0.12) * (84 - w / 2)} ${150 + Math.sin(a + 0.12) * (84 - w / 2)}L${124 + Math.cos(a) * (84 + w / 2)} ${150 + Math.sin(a) * (84 + w / 2)}`
          : "";
      }).join("") || "M0 0",
      { "stroke-width": 1.6, stroke: "#7a5a1e" },
    ) +
    (br ? "" : C(124, 150, 84, "none", { "stroke-width": 2.4, stroke: "#e6d23a" })) +
    R(246, 224, 30, 20, RUBBER) +
    T(q + '"', 376, 92, 46, { a: "e" }) +
    C(336, 150, 12 + w, br ? "#e0b83a" : "#4f9a4a") +
    C(336, 150, 5 + w * 0.7, LINES.gar.bg)
  );
};

export const dripLine = (product, facts, name) => {
  const st = +name.match(/passo (\d+)/)[1],
    g = st * 2.2;
  let s = tube("M10 120H240", 16, "#3a3a36");
  for (let x = 40; x < 240; x += g)
    s +=
      C(x, 120, 7, "#8a6a3a", line(2)) +
      P(`M${x} 138q9 14 9 21a9 9 0 0 1 -18 0q0 -7 9 -21z`, "#5f94c0", line(2.4));
  return (
    P("M0 206Q120 194 260 206V250H0z", "#8a6a3a", line(2.4)) +
    s +
    dim(40, 86, Math.min(40 + g, 240), 86, "") +
    big(String(st), "cm", 380, 92, 48, { a: "e" }) +
    C(340, 170, 34, "#3a3a36") +
    C(340, 170, 25, LINES.gar.bg) +
    T("16", 340, 180, 18, { a: "m" })
  );
};

export const pipe = (product, facts, name) =>
  coil(124, 146, 88, name.includes("20") ? 17 : 12, "#3a3a36", name.includes("20") ? 2 : 4) +
  big("Ø " + name.match(/(\d+) mm/)[1], "mm", 384, 96, 36, { a: "e", max: 130 });

export const soakerHose = () =>
  L("M20 150Q80 90 130 150T240 150", line(24)) +
  L("M20 150Q80 90 130 150T240 150", { "stroke-width": 18, stroke: "#4a4a3a" }) +
  L("M40 124l-8 -26M76 108l2 -28M112 124l12 -26M150 160l8 -28M186 172l6 -28M216 162l14 -24", {
    stroke: "#5f94c0",
    "stroke-width": 4,
  });

export const hoseReel = () =>
  C(120, 120, 76, "#3f8a4a") +
  [62, 50, 38].map((k) => C(120, 120, k, "none", { "stroke-width": 5, stroke: "#2a6a36" })).join("") +
  C(120, 120, 20, RUBBER) +
  L("M60 246L120 120L200 246M40 246h180M120 120L190 20H240", line(8)) +
  C(60, 240, 16, RUBBER) +
  C(196, 240, 16, RUBBER);
