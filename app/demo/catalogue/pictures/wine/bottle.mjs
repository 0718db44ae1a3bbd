// Wine bottles by their shape.
import {
  BRASS,
  big,
  clamp,
  FLOOR,
  G,
  L,
  lerp,
  light,
  line,
  NO_LINE,
  num,
  P,
  path,
  R,
  RR,
  shade,
  shine,
  T,
} from "../kit.mjs";

// wine bottle profiles: [half width, shoulder, neck start, height] in fractions
const SHAPES = {
  "Bordolese alta": [0.118, 0.66, 0.74, 1.06],
  "Bordolese leggera": [0.128, 0.62, 0.7, 0.98],
  Bordolese: [0.13, 0.63, 0.71, 1],
  Borgognotta: [0.142, 0.46, 0.72, 0.98],
  Renana: [0.122, 0.42, 0.82, 1.12],
  Spumante: [0.15, 0.44, 0.74, 1.02],
  Marasca: [0.14, 0.72, 0.77, 0.92],
  Dorica: [0.13, 0.68, 0.76, 0.94],
  Litro: [0.142, 0.6, 0.7, 1],
  Fiaschetta: [0.165, 0.4, 0.66, 0.96],
  Anfora: [0.15, 0.55, 0.7, 0.94],
};

export const wineBottle = (x, y, H, k, neck, c) => {
  const [w0, sh, nk] = SHAPES[k],
    w = w0 * H,
    nw = (k === "Spumante" ? 0.05 : 0.045) * H,
    top = y - H;
  let d;
  if (k === "Anfora")
    d = path`M${x - w * 0.6} ${y}Q${x - w * 1.35} ${y - H * sh} ${x - nw} ${y - H * nk}V${top}h${nw * 2}V${y - H * nk}Q${x + w * 1.35} ${y - H * sh} ${x + w * 0.6} ${y}z`;
  else if (k === "Fiaschetta")
    d = path`M${x - w * 0.7} ${y}Q${x - w * 1.15} ${y - H * 0.1} ${x - w} ${y - H * sh}Q${x - w * 0.6} ${y - H * 0.56} ${x - nw} ${y - H * nk}V${top}h${nw * 2}V${y - H * nk}Q${x + w * 0.6} ${y - H * 0.56} ${x + w} ${y - H * sh}Q${x + w * 1.15} ${y - H * 0.1} ${x + w * 0.7} ${y}z`;
  else
    d = path`M${x - w} ${y - 4}V${y - H * sh}C${x - w} ${y - H * lerp(sh, nk, 0.7)} ${x - nw} ${y - H * lerp(sh, nk, 0.5)} ${x - nw} ${y - H * nk}V${top}h${nw * 2}V${y - H * nk}C${x + nw} ${y - H * lerp(sh, nk, 0.5)} ${x + w} ${y - H * lerp(sh, nk, 0.7)} ${x + w} ${y - H * sh}V${y - 4}q0 4 -5 4H${x - w + 5}q-5 0 -5 -4z`;
  let s =
    P(d, c) +
    shade(
      path`M${x + w * 0.5} ${y}H${x + w * 0.9}V${y - H * sh}Q${x + w * 0.8} ${y - H * lerp(sh, nk, 0.6)} ${x + w * 0.5} ${y - H * sh}z`,
    ) +
    shine(path`M${x - w * 0.62} ${y - H * 0.08}V${y - H * sh * 0.92}`, 4.5);
  s +=
    neck === "bvs"
      ? L(
          [0.02, 0.045, 0.07].map((q) => path`M${x - nw - 2} ${top + H * q}h${nw * 2 + 4}`).join(""),
          line(3),
        ) + R(x - nw - 3, top + H * 0.09, nw * 2 + 6, 6, light(c, 0.25), line(2))
      : neck === "corona29"
        ? R(x - nw - 4, top, nw * 2 + 8, 9, light(c, 0.25), line(2.4)) +
          R(x - nw - 3, top + 22, nw * 2 + 6, 6, light(c, 0.25), line(2))
        : R(x - nw - 3, top + 3, nw * 2 + 6, 11, light(c, 0.25), line(2.4));
  if (k === "Marasca")
    s += L(path`M${x - w * 0.3} ${y}V${y - H * 0.7}`, { "stroke-width": 1.8, opacity: 0.6 });
  if (k === "Dorica")
    s += L(path`M${x - w} ${y - H * 0.6}h${2 * w}M${x - w} ${y - H * 0.1}h${2 * w}`, {
      "stroke-width": 1.8,
      opacity: 0.6,
    });
  return s;
};

export const bottleBySize = (product, facts, name) => {
  const k = Object.keys(SHAPES).find((q) => name.includes(q)) || "Bordolese",
    cl = facts.capacity_ml / 10,
    H = clamp(172 * Math.cbrt(cl / 75) * SHAPES[k][3], 120, 236),
    nk = facts.neck;
  const c = /Spumante/.test(name)
    ? "#3f5f42"
    : /Marasca|Dorica/.test(name)
      ? "#4a6a3f"
      : /Renana/.test(name)
        ? "#7a6a3a"
        : /Fiasc|Litro/.test(name)
          ? "#9fc0a4"
          : /Anfora/.test(name)
            ? "#c9ddd0"
            : "#54755a";
  let s = wineBottle(118, FLOOR + 2, H, k, nk, c);
  s += R(194, 96, 40, 0, "none", NO_LINE);
  if (Math.abs(cl - 75) > 1 || k !== "Bordolese")
    s += G(wineBottle(196, FLOOR + 2, 172, "Bordolese", "fascetta", "#d9d2c4"), "", { opacity: 0.6 });
  s += big(num(cl), "cl", 380, 92, 48, { a: "e", max: 130 });
  s +=
    nk === "bvs"
      ? P("M318 142h44v70h-44z", "#b9c3c9") +
        L("M318 196h44M318 156h44M326 142v14M336 142v14M346 142v14M356 142v14", line(2))
      : nk === "corona29"
        ? P("M312 186q28 -34 56 0v12l-7 6-7 -6-7 6-7 -6-7 6-7 -6-7 6-7 -6z", BRASS) +
          T("29", 340, 240, 20, { a: "m" })
        : RR(322, 140, 36, 72, 3, "#cfa675") +
          L("M332 156v10M346 172v10M336 190v9", { "stroke-width": 3, opacity: 0.5 });
  return s;
};
