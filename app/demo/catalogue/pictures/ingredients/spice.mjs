// Spices in a jar.
import { C, E, G, L, line, P, R, RUBBER, reuse, shade, shift, shine } from "../kit.mjs";

const SPICES = [
  [/Irish/, "moss"],
  [/Compresse/, "tab"],
  [/Coriandolo/, "cor"],
  [/amara/, "peel"],
  [/dolce/, "peel2"],
  [/Carda/, "card"],
  [/Pepe/, "pink"],
  [/cacao/, "cocoa"],
  [/Vaniglia/, "van"],
];

const heap = (c, k, n, r, one) =>
  Array.from({ length: n }, (_, i) => {
    const row = Math.floor(i / 9),
      x = 30 + (i % 9) * 24 + row * 12 + (r() - 0.5) * 8,
      y = 238 - row * 20 + (r() - 0.5) * 6;
    return i % 9 > 8 - row
      ? ""
      : reuse(
          "one",
          G(one()),
          `translate(${Math.round(x)} ${Math.round(y)})rotate(${Math.round(r() * 180)})`,
          {
            fill: shift(c, r, 16),
          },
        );
  }).join("");

export const spice = (product, facts, name, random) => {
  const k = SPICES.find(([re]) => re.test(name))[1];
  const o = {
    moss: ["#8a5a5a", (c) => P("M-13 0Q-6 -12 0 -2Q6 -14 13 -2Q6 4 8 12Q0 4 -6 12Q-6 4 -13 0z", c, line(2))],
    tab: ["#e0d6bc", (c) => E(0, 0, 14, 10, c, line(2.2)) + L("M-10 0h20", line(1.6))],
    cor: ["#c9a060", (c) => C(0, 0, 10, c, line(2.2)) + L("M-6 -6Q0 0 -6 6M0 -9V9M6 -6Q0 0 6 6", line(1.2))],
    peel: [
      "#d98a2a",
      (c) =>
        P("M-17 8Q0 -26 17 8Q0 -4 -17 8z", c, line(2)) +
        L("M-13 6Q0 -7 13 6", { stroke: "#f6ecd0", "stroke-width": 3 }),
    ],
    peel2: [
      "#eea83a",
      (c) =>
        P("M-18 10Q-14 -24 15 -13Q0 -4 -18 10z", c, line(2)) +
        L("M-14 7Q-4 -7 11 -10", { stroke: "#fbf2d8", "stroke-width": 3 }),
    ],
    card: [
      "#8fae62",
      (c) => P("M-16 0Q0 -13 16 0Q0 13 -16 0z", c, line(2.2)) + L("M-12 0h24M-8 -4Q0 -8 8 -4", line(1.4)),
    ],
    pink: [
      "#c9566a",
      (c) => C(0, 0, 9, c, line(2.2)) + C(-2, -2, 2, "#fff", { stroke: "none", opacity: 0.6 }),
    ],
    cocoa: ["#6a4228", (c) => E(0, 0, 15, 10, c, line(2.2)) + L("M-9 -3Q0 2 10 -2", line(1.6))],
    van: [
      "#4a3020",
      (c) => L("M-34 6Q0 -8 34 4", line(8)) + L("M-34 6Q0 -8 34 4", { "stroke-width": 4, stroke: "#7a5230" }),
    ],
  }[k];
  return (
    R(60, 60, 136, 22, RUBBER) +
    P("M66 82h124q14 6 14 20v138q0 10 -10 10H62q-10 0 -10 -10V102q0 -14 14 -20z", "#eef3ef") +
    `<clipPath id="jar"><path d="M54 84h148v162H54z"/></clipPath>` +
    G(G(heap(o[0], 1, 54, random, o[1]), "translate(34 44)scale(.82 .84)"), "", {
      "clip-path": "url(#jar)",
    }) +
    shine("M64 108V230", 6) +
    shade("M178 82h12q14 6 14 20v138q0 10 -10 10h-16z") +
    G(o[1](o[0]), k === "van" ? "translate(306 150)rotate(-60)scale(2)" : "translate(316 130)scale(3.4)")
  );
};
