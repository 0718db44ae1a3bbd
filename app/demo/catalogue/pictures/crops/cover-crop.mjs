// Green manures.
import {
  body,
  C,
  cos,
  DARK_LEAF,
  G,
  L,
  LEAF,
  LIGHT_LEAF,
  leaf,
  NO_LINE,
  P,
  PI,
  path,
  polar,
  reuse,
  sin,
} from "../kit.mjs";
import { tops } from "./root.mjs";
import { lobedLeaf } from "./sprig.mjs";

/** Each plant is drawn at this position and moved afterwards. */
const x = 0;
const y = 212;

const MUSTARD = G(C(7, 0, 6.5) + C(0, 7, 6.5) + C(-7, 0, 6.5) + C(0, -7, 6.5), "", { "stroke-width": 1.6 });

const clover = (c, { variety }) =>
  L(`M${x} ${y}V70`, { "stroke-width": 4, stroke: DARK_LEAF }) +
  (variety.tall && c
    ? P(`M${x - 18} 96Q${x - 18} 34 ${x} 24Q${x + 18} 34 ${x + 18} 96z`, c) +
      L(`M${x - 9} 84l9 -8l9 8M${x - 10} 66l10 -8l10 8M${x - 8} 48l8 -7l8 7`, { "stroke-width": 2 })
    : P(
        polar(x, 70, (a) => 26 * (1 + 0.1 * cos(11 * a)), 33),
        c,
      ) + L(`M${x - 12} 70l6 -8M${x} 78v-12M${x + 12} 70l-6 -8`, { "stroke-width": 2, opacity: 0.6 })) +
  [
    [150, -1],
    [126, 1],
  ]
    .map(
      ([yy, sg]) =>
        [0, 120, 240]
          .map((a) =>
            P(
              body(
                x + sg * 30 + cos(((a - 90) * PI) / 180) * 14,
                yy + sin(((a - 90) * PI) / 180) * 14,
                14,
                14,
              ),
              LIGHT_LEAF,
              { "stroke-width": 2 },
            ),
          )
          .join("") + L(`M${x} ${yy + 26}L${x + sg * 30} ${yy}`, { "stroke-width": 2.4 }),
    )
    .join("");

const phacelia = (c, { random }) =>
  L(`M${x} ${y}V90`, { "stroke-width": 4, stroke: DARK_LEAF }) +
  tops(x, y - 6, 60, LEAF, "fern", random) +
  [
    [0, 62, 34],
    [-30, 84, 20],
    [30, 84, 20],
  ]
    .map(
      ([dx, yy, k]) =>
        L(
          Array.from({ length: 11 }, (_, j) => {
            const b = PI + (j * PI) / 10;
            return path`M${x + dx} ${yy}L${x + dx + cos(b) * k * 1.25} ${yy + sin(b) * k * 1.25}`;
          }).join(""),
          { stroke: c, "stroke-width": 3 },
        ) +
        P(path`M${x + dx - k * 0.8} ${yy}a${k * 0.8} ${k * 0.8} 0 0 1 ${k * 1.6} 0z`, c, {
          "stroke-width": 2,
        }),
    )
    .join("");

const mustard = (c) =>
  L(`M${x} ${y}V60`, { "stroke-width": 4, stroke: DARK_LEAF }) +
  lobedLeaf(x, y - 10, 66, -150, LEAF, 2) +
  lobedLeaf(x, y - 30, 66, -30, LEAF, 2) +
  [
    [0, 50],
    [-22, 70],
    [22, 70],
    [-12, 90],
    [14, 94],
  ]
    .map(([a, b]) => reuse("mustard", MUSTARD, `translate(${a} ${b})`, { fill: c }))
    .join("");

const vetch = (c) =>
  L(`M${x} ${y}Q${x - 30} 120 ${x + 10} 44`, { "stroke-width": 4, stroke: DARK_LEAF }) +
  Array.from({ length: 6 }, (_, j) =>
    leaf(x - 10 + j * 3, 190 - j * 22, 32, 6, j % 2 ? -20 : -160, LEAF, { rib: 0 }),
  ).join("") +
  Array.from({ length: 5 }, (_, j) =>
    P(`M${x + 6} ${50 + j * 18}q-26 -14 -24 8q12 8 24 -8z`, c, { "stroke-width": 2 }),
  ).join("");

const fieldBean = (c) =>
  L(`M${x} ${y}V36`, { "stroke-width": 8 }) +
  L(`M${x} ${y}V36`, { "stroke-width": 4, stroke: LIGHT_LEAF }) +
  [0, 1, 2, 3].map((j) => leaf(x, 190 - j * 40, 60, 17, j % 2 ? -30 : -150, LEAF)).join("") +
  [0, 1, 2]
    .map(
      (j) =>
        P(
          `M${x} ${160 - j * 42}q${j % 2 ? -30 : 30} -22 ${j % 2 ? -26 : 26} 6q-10 10 ${j % 2 ? 26 : -26} -6z`,
          "#fbf7ec",
          { "stroke-width": 2 },
        ) + C(x + (j % 2 ? -18 : 18), 158 - j * 42, 4.5, c, NO_LINE),
    )
    .join("");

const rye = (c) =>
  L(`M${x} ${y}Q${x + 6} 120 ${x + 2} 50`, { "stroke-width": 3, stroke: c }) +
  Array.from(
    { length: 6 },
    (_, j) =>
      leaf(x + 2, 90 - j * 11, 18, 5, j % 2 ? -50 : -130, c, { rib: 0 }) +
      L(`M${x + 2} ${84 - j * 11}l${j % 2 ? 16 : -16} -34`, { "stroke-width": 1.6 }),
  ).join("") +
  leaf(x, y - 20, 80, 7, -60, LEAF);

const PLANTS = { clover, phac: phacelia, must: mustard, vetch, fav: fieldBean, rye };

export const coverCrop = (variety, random) => {
  const { kinds } = variety;
  const soil = P("M0 236V214Q100 206 200 212T400 208V236z", "#7a5a34", { "stroke-width": 2.4 });
  const plants = kinds.map(([kind, colour], i) => {
    const at = 200 + (i - (kinds.length - 1) / 2) * (300 / Math.max(kinds.length, 2.2));
    const plant = PLANTS[kind](colour, { variety, random });
    return reuse(kind + colour.slice(1), G(plant), path`translate(${at} 0)`);
  });
  return soil + plants.join("");
};
