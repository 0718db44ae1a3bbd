// Boxes for bottles, bag-in-box.
import {
  brightness,
  C,
  dark,
  FLOOR,
  G,
  L,
  light,
  line,
  liters,
  NO_LINE,
  P,
  path,
  R,
  shine,
  T,
  tenth,
} from "../kit.mjs";

const CARDBOARD = { naturale: "#c99b66", nero: "#35343a", bordeaux: "#6d1a33", bianco: "#f4f1ea" };
const carton = (w, h, c, d = 34) => {
  const x = 128 - w / 2 - d / 4,
    y = FLOOR - h;
  return (
    P(path`M${x} ${y}h${w}v${h}h${-w}z`, c) +
    P(path`M${x} ${y}l${d * 0.6} ${-d * 0.6}h${w}l${-d * 0.6} ${d * 0.6}z`, light(c, 0.22)) +
    P(path`M${x + w} ${y}l${d * 0.6} ${-d * 0.6}v${h}l${-d * 0.6} ${d * 0.6}z`, dark(c, 0.28))
  );
};

export const wineBox = (product, facts, name) => {
  const k = +name.match(/da (\d+)/)[1],
    c = CARDBOARD[facts.colour],
    cols = { 1: 1, 2: 2, 3: 3, 6: 3, 12: 4 }[k],
    w = cols * 44 + 12,
    h = 150;
  const x = 128 - w / 2 - 8;
  let s = carton(w, h, c, k > 3 ? 60 : 30);
  s += R(x + w / 2 - 18, FLOOR - h * 0.62, 36, 44, brightness(c) > 0.5 ? "#7b1e3a" : "#e7dcc0", line(2.4));
  s += Array.from({ length: k }, (_, i) => {
    const cx = 324 + ((i % cols) - (cols - 1) / 2) * 25,
      cy = 176 + (Math.floor(i / cols) - (k / cols - 1) / 2) * 25;
    return C(cx, cy, 10.5, "#54755a", line(2)) + C(cx, cy, 4, light("#54755a", 0.4), NO_LINE);
  }).join("");
  return s + T("×" + k, 376, 92, 48, { a: "e" });
};

export const bagInBox = (product, facts) => {
  const v = +facts.volume_l,
    k = 0.62 + 0.38 * Math.cbrt(v / 20),
    c = CARDBOARD[facts.colour];
  return (
    carton(tenth(120 * k * 1.1), tenth(170 * k), c, 60) +
    C(128 - 14, FLOOR - 34, 15, "#a8323a") +
    R(128 - 20, FLOOR - 30, 12, 22, "#a8323a", line(2.4)) +
    liters(facts.volume_l)
  );
};

export const boxBag = (product, facts) => {
  const v = +facts.volume_l,
    k = 0.66 + 0.34 * Math.cbrt(v / 20);
  return (
    G(
      P("M-92 -150Q0 -138 92 -150Q80 -76 92 0Q0 -12 -92 0Q-80 -76 -92 -150z", "#c6d2d6") +
        L("M-80 -138Q0 -128 80 -138M-80 -12Q0 -24 80 -12", {
          "stroke-width": 1.8,
          "stroke-dasharray": "7 5",
        }) +
        shine("M-60 -120Q-52 -80 -60 -40", 7) +
        C(0, -46, 18, "#a8323a") +
        C(0, -46, 8, dark("#a8323a", 0.3), line(2.2)) +
        R(-6, -32, 12, 20, "#a8323a", line(2.4)),
      `translate(130 ${FLOOR - 6})scale(${tenth(k)})`,
    ) + liters(facts.volume_l)
  );
};
