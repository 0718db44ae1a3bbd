// Emblems of flowers, herbs, woods and sweets.
import { C, E, L, leaf, P, PI, R, shine, YELLOW } from "../kit.mjs";

const blossom = (c, e = YELLOW) =>
  [0, 72, 144, 216, 288]
    .map((a) =>
      E(Math.cos(((a - 90) * PI) / 180) * 10, Math.sin(((a - 90) * PI) / 180) * 10, 8, 8, c, {
        "stroke-width": 2,
      }),
    )
    .join("") + C(0, 0, 6, e, { "stroke-width": 2 });

const herb = (c) =>
  L("M0 18V-8", { "stroke-width": 2.6 }) +
  leaf(0, 10, 20, 6, -150, c, { rib: 0 }) +
  leaf(0, 10, 20, 6, -30, c, { rib: 0 }) +
  leaf(0, 0, 20, 6, -140, c, { rib: 0 }) +
  leaf(0, 0, 20, 6, -40, c, { rib: 0 }) +
  leaf(0, -4, 18, 6, -90, c, { rib: 0 });

const grassBlades = (c) =>
  P("M-14 16Q-12 -2 -16 -14Q-6 -2 -7 16zM-5 16Q-3 -8 2 -18Q5 -4 4 16zM6 16Q8 0 16 -10Q14 4 14 16z", c, {
    "stroke-width": 2,
  });

const drop = (c) => P("M0 -18Q16 0 14 6A14 13 0 0 1 -14 6Q-16 0 0 -18z", c) + shine("M-7 4q0 6 5 9", 3);
const wood = (c) =>
  E(0, 0, 17, 17, c) +
  C(0, 0, 11, "none", { "stroke-width": 1.8 }) +
  C(0, 0, 5, "none", { "stroke-width": 1.8 });

export const PLANTS = {
  floral: () => blossom("#e8b4c8"),
  rose: () => C(0, 0, 15, "#cf5a78") + L("M-8 2Q-4 -10 6 -6Q10 4 0 6Q-4 2 1 -1", { "stroke-width": 2.2 }),
  lavender: () =>
    L("M0 18V-4", { "stroke-width": 2.6, stroke: "#5f8a5a" }) +
    [-14, -7, 0, 7]
      .map(
        (y) =>
          E(-4, y, 4.5, 3.8, "#8a7ac0", { "stroke-width": 1.5 }) +
          E(4, y, 4.5, 3.8, "#8a7ac0", { "stroke-width": 1.5 }),
      )
      .join(""),
  herbal: () => herb("#6aa055"),
  mint: () => herb("#4fae8a"),
  tea: () => leaf(-12, 12, 36, 12, -45, "#5a7a3f") + leaf(6, 14, 18, 6, -80, "#86a858", { rib: 0 }),
  grassy: () => grassBlades("#8fc24a"),
  hay: () => grassBlades("#d9c06a"),
  pine: () => P("M0 -19L11 -4H6L14 8H-14L-6 -4H-11z", "#3f7a56") + L("M0 8v9", { "stroke-width": 5 }),
  cedar: () => wood("#b87a52"),
  woody: () => wood("#9a7248"),
  tobacco: () => leaf(-14, 12, 40, 13, -42, "#9a6a35"),
  pepper: () =>
    [
      [-8, -6],
      [7, -9],
      [0, 4],
      [-10, 9],
      [11, 7],
    ]
      .map(([x, y]) => C(x, y, 5.5, "#3a3436", { "stroke-width": 1.6 }))
      .join(""),
  spicy: () =>
    Array.from({ length: 8 }, (_, i) => leaf(0, 0, 17, 4, i * 45, "#a8622f", { rib: 0 })).join("") +
    C(0, 0, 4, "#6a3a1e", { "stroke-width": 1.6 }),
  ginger: () =>
    P(
      "M-16 6Q-16 -4 -6 -3Q-6 -14 2 -13Q8 -12 5 -3Q16 -6 16 3Q14 10 4 8Q2 16 -5 14Q-8 10 -6 8Q-14 12 -16 6z",
      "#d9b57a",
    ) + L("M-2 -6h5M6 2h5M-10 3h4", { "stroke-width": 1.6 }),
  liquorice: () =>
    L("M-12 12L10 -14M-4 16L16 -8M-15 4L0 -16", { "stroke-width": 7 }) +
    L("M-12 12L10 -14M-4 16L16 -8M-15 4L0 -16", { "stroke-width": 3, stroke: "#6a4a32" }),
  earthy: () =>
    P("M-17 13Q-12 -8 0 -8Q12 -8 17 13z", "#7a5a3a") + L("M-6 4h.1M4 0h.1M7 8h.1", { "stroke-width": 4 }),
  dank: () =>
    P("M0 18V6L-14 10L-8 2L-18 -4L-7 -5L-8 -16L0 -6L8 -16L7 -5L18 -4L8 2L14 10L0 6", "#4f7f3f", {
      "stroke-width": 2.2,
    }),
  honey: () => drop("#e6a52a"),
  caramel: () =>
    R(-13, -11, 26, 23, "#c07a2e") + L("M-7 -5h14", { stroke: "#fff", opacity: 0.5, "stroke-width": 4 }),
  candy: () =>
    C(0, 0, 10, "#d96a8a") + P("M-9 -4L-18 -9V9L-9 4zM9 -4L18 -9V9L9 4z", "#f0b4c4", { "stroke-width": 2 }),
  vanilla: () =>
    L("M-12 16Q-6 -6 8 -17M-4 17Q4 0 14 -12", { "stroke-width": 6 }) +
    L("M-12 16Q-6 -6 8 -17M-4 17Q4 0 14 -12", { "stroke-width": 2.4, stroke: "#7a5230" }),
};
