// Capsules for bottle necks.
import { BRASS, dark, E, FLOOR, G, INK, L, light, line, P, PAPER, R, shade, shine, T } from "../kit.mjs";
import { wineBottle } from "./bottle.mjs";

const CAPSULES = {
  "Capsule term": ["#6d1a33", 0],
  "Capsule poli": ["#b08a3a", 1],
  "Capsule in": ["#b9c3c9", 2],
  Capsuloni: ["#c9a13b", 3],
};

export const capsule = (product, facts, name) => {
  const [c, k] = CAPSULES[Object.keys(CAPSULES).find((q) => name.startsWith(q))];
  const h = k === 3 ? 196 : 150,
    y = FLOOR - h;
  return (
    [0, 1]
      .map((i) =>
        G(
          P(
            `M${-32 + (k === 3 ? 4 : 0)} 0h64l${k === 3 ? 18 : 9} ${h}h${k === 3 ? -100 : -82}z`,
            i ? dark(c, 0.12) : c,
          ) +
            E(0, 0, 32, 8, light(c, 0.25)) +
            (k === 3
              ? L(`M-44 ${h * 0.52}h88`, { stroke: PAPER, "stroke-width": 5 })
              : L(`M-36 ${h * 0.8}h72`, { stroke: light(c, 0.4), "stroke-width": 3 })) +
            shade(`M14 0h18l${k === 3 ? 18 : 9} ${h}h-24z`) +
            shine(`M-22 18L-28 ${h - 20}`, 5),
          `translate(${92 + i * 104} ${y})`,
        ),
      )
      .join("") +
    wineBottle(330, FLOOR + 2, 200, k === 3 ? "Spumante" : "Bordolese", "fascetta", "#54755a") +
    R(330 - 13, FLOOR - 200, 26, k === 3 ? 66 : 44, c, line(2.4))
  );
};

export const wireCage = () =>
  L(
    "M84 70h92l10 100H74zM84 70L130 52L176 70M130 52V170M104 62L98 170M156 62L162 170M74 170q56 18 112 0M186 160q26 0 26 -18t-22 -14",
    { "stroke-width": 6, stroke: INK },
  ) +
  L(
    "M84 70h92l10 100H74zM84 70L130 52L176 70M130 52V170M104 62L98 170M156 62L162 170M74 170q56 18 112 0M186 160q26 0 26 -18t-22 -14",
    { "stroke-width": 2.6, stroke: BRASS },
  ) +
  E(130, 60, 34, 12, BRASS) +
  wineBottle(330, FLOOR + 2, 200, "Spumante", "corona29", "#3f5f42") +
  L("M312 56h36l4 30h-44z", { stroke: BRASS, "stroke-width": 3 });

export const screwcap = () =>
  P("M74 46h108v204H74z", "#8c2a48") +
  R(74, 46, 108, 24, dark("#8c2a48", 0.15)) +
  L(Array.from({ length: 13 }, (_, i) => `M${80 + i * 8} 46v24`).join(""), line(1.8)) +
  L("M74 150h108", { "stroke-dasharray": "10 6", "stroke-width": 3 }) +
  shade("M150 46h32v204h-32z") +
  shine("M88 90v50", 7) +
  T("30×60", 376, 92, 34, { a: "e" }) +
  wineBottle(340, FLOOR + 2, 140, "Bordolese", "bvs", "#54755a");
