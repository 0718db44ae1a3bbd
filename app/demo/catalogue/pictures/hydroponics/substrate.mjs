// Growing media.
import {
  ball,
  C,
  dark,
  E,
  FLOOR,
  G,
  L,
  light,
  line,
  P,
  path,
  polar,
  R,
  reuse,
  SOIL,
  shift,
  T,
} from "../kit.mjs";
import { bag } from "../packaging/containers.mjs";
import { plant } from "./plant.mjs";

const heap = (c, random, one) =>
  Array.from({ length: 40 }, (_, i) => {
    const row = i < 10 ? 0 : i < 19 ? 1 : i < 27 ? 2 : i < 34 ? 3 : 4,
      st = [0, 10, 19, 27, 34][row],
      m = [10, 9, 8, 7, 6][row];
    return one(
      130 + (i - st - (m - 1) / 2) * 23 + (random() - 0.5) * 5,
      238 - row * 26 + (random() - 0.5) * 5,
      shift(c, random, 14),
    );
  }).join("");

const clay = ({ name, random }) => {
  const k = /8–16/.test(name) ? 14 : 9;
  return heap("#b06a42", random, (x, y, fill) =>
    reuse("clay", G(ball(0, 0, k, k * 0.94, "", { hl: 0 })), path`translate(${x} ${y})`, { fill }),
  );
};

const perlite = ({ random }) =>
  heap("#f6f5ee", random, (x, y, fill) =>
    reuse(
      "grain",
      P(
        polar(0, 0, (a) => 8 + 2 * Math.cos(3 * a), 7),
        "",
        line(1.8),
      ),
      path`translate(${x} ${y})rotate(${Math.round(x * 7) % 360})`,
      { fill },
    ),
  );

const vermiculite = ({ random }) =>
  heap(
    "#c09a5a",
    random,
    (x, y, c) => P(path`M${x - 7} ${y - 6}h14v12h-14z`, c, line(1.8)) + L(path`M${x - 7} ${y}h14`, line(1.2)),
  );

const zeolite = ({ random }) =>
  heap("#9aa89a", random, (x, y, c) => P(path`M${x - 9} ${y + 4}l4 -11l9 -2l6 8l-5 8z`, c, line(1.8)));

const cubes = () =>
  [0, 1, 2, 3, 4, 5]
    .map((i) => {
      const x = 40 + (i % 3) * 64 + (i > 2 ? 32 : 0) * (i < 5),
        y = i < 3 ? 196 : 142;
      return i === 5
        ? ""
        : R(x, y, 46, 50, "#d9c98a") +
            P(`M${x} ${y}l16 -14h46l-16 14z`, "#e9dcae") +
            P(`M${x + 46} ${y}l16 -14v50l-16 14z`, "#b9a866") +
            E(x + 30, y - 7, 8, 3, SOIL, line(1.6));
    })
    .join("") + plant(102, 134, 1);

const slabs = ({ name }) => {
  const co = /cocco/.test(name),
    c = co ? "#8a5a34" : "#d9c98a";
  return (
    P("M14 196L40 166H246L226 196z", light(c, 0.2)) +
    R(14, 196, 212, 48, c) +
    P("M226 196l20 -30v48l-20 30z", dark(c, 0.25)) +
    (co
      ? L(Array.from({ length: 16 }, (_, i) => `M${24 + i * 12} ${206 + (i % 3) * 10}q6 -6 10 4`).join(""), {
          "stroke-width": 2,
          stroke: light(c, 0.4),
        })
      : L("M20 208h200M20 220h200M20 232h200", { "stroke-width": 1.6, opacity: 0.4 })) +
    [70, 130, 190].map((x) => plant(x, 178, 1)).join("")
  );
};

const bricks = () =>
  [
    [40, 196],
    [130, 196],
    [84, 146],
  ]
    .map(
      ([x, y]) =>
        R(x, y, 80, 50, "#8a5a34") +
        P(`M${x} ${y}l14 -12h80l-14 12z`, "#a8744a") +
        P(`M${x + 80} ${y}l14 -12v50l-14 12z`, "#6a4224") +
        L(`M${x + 10} ${y + 16}q10 -8 18 2M${x + 40} ${y + 30}q10 -8 18 2`, {
          "stroke-width": 2,
          stroke: "#c99a6a",
        }),
    )
    .join("");

const cocoBag = ({ random }) =>
  bag(124, FLOOR, 176, 200, "#e0d2b0") +
  R(56, 140, 136, 84, "#7a4e2c") +
  Array.from({ length: 18 }, () => C(64 + random() * 120, 148 + random() * 68, 5, "#f6f5ee", line(1.6))).join(
    "",
  ) +
  T("70/30", 384, 96, 36, { a: "e", max: 130 });

const sponges = () =>
  [0, 1, 2, 3]
    .map((i) => {
      const x = 44 + (i % 2) * 96,
        y = 130 + Math.floor(i / 2) * 66;
      return (
        P(`M${x} ${y}h66l-10 52h-46z`, "#c98a5a") +
        E(x + 33, y, 33, 9, "#d9a06a") +
        E(x + 33, y, 7, 3, SOIL, line(1.6)) +
        L(`M${x + 16} ${y + 20}h.1M${x + 34} ${y + 30}h.1M${x + 48} ${y + 18}h.1`, {
          "stroke-width": 5,
          opacity: 0.4,
        })
      );
    })
    .join("") + plant(77, 128, 0.8);

const pellets = () =>
  [
    [60, 226, 0],
    [130, 226, 0],
    [198, 226, 0],
    [90, 206, 0],
    [164, 206, 0],
    [128, 160, 1],
  ]
    .map(([x, y, b]) =>
      b
        ? R(x - 34, y - 20, 68, 44, "#7a5230") +
          E(x, y - 20, 34, 10, "#8a623e") +
          L(`M${x - 34} ${y - 8}h68M${x - 34} ${y + 8}h68`, { "stroke-width": 1.6, opacity: 0.5 }) +
          plant(x, y - 20, 0.9)
        : R(x - 32, y - 5, 64, 16, "#6a4426") + E(x, y - 5, 32, 8, "#7a5230"),
    )
    .join("");

/** Drawings by name. All other names show peat pellets. */
const DRAWN = [
  [/Argilla/, clay],
  [/^Perlite/, perlite],
  [/Verm/, vermiculite],
  [/Zeo/, zeolite],
  [/Cubetti/, cubes],
  [/Lastre/, slabs],
  [/mattoni/, bricks],
  [/Cocco e/, cocoBag],
  [/Spugn/, sponges],
];

export const substrate = (product, facts, name, random) => {
  const [, draw] = DRAWN.find(([pattern]) => pattern.test(name)) ?? [null, pellets];
  return draw({ name, random }) + size(name);
};

/** The grain size, or the size of the slab, at the right. */
function size(name) {
  const mm = (name.match(/(\d+–?\d*) mm/) || [])[1];
  if (mm) return T(mm, 384, 96, 42, { a: "e", max: 126 }) + T("mm", 384, 122, 20, { a: "e" });
  return /100×15/.test(name) ? T("100×15", 384, 96, 32, { a: "e", max: 130 }) : "";
}
