// Nets and sheets on a roll.
import {
  C,
  E,
  L,
  LEAF,
  leaf,
  light,
  line,
  mix,
  NO_LINE,
  P,
  path,
  SOIL,
  shade,
  shine,
  T,
  YELLOW,
} from "../kit.mjs";

export const netRoll = (kind) => (product, facts, name) => {
  const dm = name.match(/([\d,]+)×([\d,]+) m/),
    w = parseFloat(dm[1].replace(",", ".")),
    l = +dm[2],
    H = 92 + Math.min(w, 6) * 12,
    k = 20 + Math.sqrt(l) * 3.2,
    x = 70,
    y = 232,
    c = {
      mulch: "#2f3033",
      fleece: "#f7f7f2",
      hail: "#dfe6e2",
      insect: "#eef0e8",
      shade: "#3f6a4a",
      bird: "#35506a",
      climb: "#8fb072",
    }[kind];
  const id = "n" + product.sku;
  const mesh = { hail: [9, 7], insect: [4, 4], shade: [5, 5], bird: [12, 12], climb: [24, 24] }[kind];
  let s = "";
  if (mesh)
    s += `<defs><pattern id="${id}" width="${mesh[0]}" height="${mesh[1]}" patternUnits="userSpaceOnUse"><path d="M0 0H${mesh[0]}M0 0V${mesh[1]}" stroke="${kind === "shade" ? "#1f3a28" : kind === "bird" ? "#20364a" : kind === "climb" ? "#4f7a3a" : "#7a8a86"}" stroke-width="${kind === "climb" ? 3 : 1.6}" fill="none"/></pattern></defs>`;
  const sheet = path`M${x} ${y}L${x + 150} ${y - 14}V${y - 14 - H}L${x} ${y - H}z`;
  s +=
    P(sheet, mesh ? (kind === "shade" ? c : light(c, 0.3)) : c) +
    (mesh
      ? P(sheet, `url(#${id})`, NO_LINE)
      : kind === "fleece"
        ? L(
            path`M${x + 30} ${y - H * 0.8}l10 6M${x + 80} ${y - H * 0.5}l12 -5M${x + 110} ${y - H * 0.8}l8 7M${x + 50} ${y - H * 0.3}l12 3`,
            { "stroke-width": 2, opacity: 0.35 },
          )
        : shine(path`M${x + 40} ${y - H * 0.9}V${y - 30}`, 4));
  s +=
    P(
      path`M${x - k} ${y - H}V${y}A${k} 10 0 0 0 ${x + k} ${y}V${y - H}z`,
      mesh ? mix(c, "#ffffff", kind === "shade" ? 0 : 0.1) : c,
    ) +
    (mesh ? P(path`M${x - k} ${y - H}V${y}h${k * 2}V${y - H}z`, `url(#${id})`, NO_LINE) : "") +
    E(x, y - H, k, 10, light(c, 0.3)) +
    E(x, y - H, k * 0.35, 4, SOIL, line(2)) +
    shade(path`M${x + k * 0.4} ${y - H}h${k * 0.6}V${y}h${-k * 0.6}z`);
  return (
    s +
    T(dm[1] + "×" + dm[2], 384, 84, 36, { a: "e", max: 146 }) +
    T("m", 384, 110, 18, { a: "e" }) +
    (/70/.test(name) ? T("70%", 384, 160, 26, { a: "e" }) : "") +
    ({
      bird: P("M300 200q16 -22 34 -8q18 -2 26 10q-12 2 -18 12q-22 10 -34 -4z", "#4a5a6a", line(2.4)),
      hail: [
        [300, 190],
        [326, 176],
        [350, 196],
        [318, 214],
      ]
        .map(([a, b]) => C(a, b, 9, "#e6f2f6", line(2.4)))
        .join(""),
      insect:
        E(326, 196, 14, 9, "#5a7a3a", line(2.4)) +
        L("M316 186l-8 -10M336 186l8 -10M314 204l-10 6M338 204l10 6", line(2.4)),
      climb:
        L("M326 236Q310 200 330 170", line(4)) +
        leaf(322, 210, 28, 9, -160, LEAF) +
        leaf(322, 196, 28, 9, -20, LEAF) +
        leaf(328, 176, 26, 9, -150, LEAF),
      shade: C(326, 190, 20, YELLOW),
      fleece: L("M326 166v48M305 178l42 24M305 202l42 -24", { stroke: "#5f94c0", "stroke-width": 5 }),
      mulch: leaf(326, 222, 40, 12, -110, LEAF) + leaf(326, 222, 40, 12, -70, LEAF),
    }[kind] || "")
  );
};
