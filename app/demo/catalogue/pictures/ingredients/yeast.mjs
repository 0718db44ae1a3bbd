// Yeast: the typical pack of its laboratory, with temperature, attenuation and flocculation.
import {
  bar,
  brightness,
  C,
  dots,
  G,
  INK,
  L,
  LINES,
  mix,
  NO_LINE,
  num,
  P,
  PAPER,
  path,
  R,
  RR,
  rangeOf,
  shade,
  shine,
  T,
} from "../kit.mjs";

const COLOURS = {
  ale: "#c9822a",
  lager: "#3f6f9a",
  wheat: "#e0b84a",
  belgian: "#8a3f5f",
  wild: "#5f7a3f",
  bacteria: "#4a8a86",
  spirit: "#6a5a4a",
  kveik: "#b3462e",
  wine: "#7b1e3a",
  sparkling: "#c2a24a",
  mead: "#d9a02a",
  cider: "#9ab03f",
};

const LABS = {
  "White Labs": "WL",
  Wyeast: "WY",
  "The Yeast Bay": "YB",
  "East Coast Yeast": "EC",
  "RVA Yeast Labs": "RVA",
  "Imperial Yeast": "IY",
  "Fermentum Mobile": "FM",
  Fermentis: "F",
  Brewferm: "B",
  Coopers: "C",
  Danstar: "D",
  "Mangrove Jack's": "MJ",
  Mauribrew: "MB",
  Lallemand: "L",
};

const FLOCCULATION = { low: 1, midlow: 2, mid: 3, midhigh: 4, high: 4, vhigh: 5 };
export const yeast = (product, facts, name, random) => {
  const c = COLOURS[facts.yeast_type] || "#c9822a",
    lab = LABS[facts.lab] || facts.lab?.[0] || "",
    liq = facts.form === "liquid";
  const rest = name
    .replace(/^(Lievito|Coltura)\s+/, "")
    .replace(facts.lab || "", "")
    .trim();
  let code =
    facts.strain_code ||
    (rest.match(/\b[A-Z]{1,4}[- ]?\d[\w/-]*/) || [])[0] ||
    rest.split(/\s+/).slice(0, 1)[0];
  const sub = rest.replace(code, "").replace(/["()]/g, "").trim().toUpperCase();
  const on = brightness(c) > 0.55 ? INK : PAPER;
  let s;
  if (!liq) {
    s =
      P("M38 62h170v184H38z", PAPER) +
      P("M38 62h170v44H38z", c) +
      L(
        "M38 62l8.5 -10 8.5 10 8.5 -10 8.5 10 8.5 -10 8.5 10 8.5 -10 8.5 10 8.5 -10 8.5 10 8.5 -10 8.5 10 8.5 -10 8.5 10 8.5 -10 8.5 10 8.5 -10 8.5 10 8.5 -10 8.5 10",
        { "stroke-width": 2.4 },
      ) +
      T(lab, 123, 96, 24, { a: "m", c: on }) +
      shade("M186 62h22v184h-22z");
    const granules = Array.from({ length: 12 }, (_, i) =>
      C(64 + (i % 6) * 20 + random() * 8, 206 + Math.floor(i / 6) * 17 + random() * 5, 5 + random() * 2),
    );
    s += G(granules.join(""), "", { fill: "#d9b98a", "stroke-width": 1.6 });
    s +=
      T(code, 117, 158, 38, { a: "m", max: 140 }) + T(sub.slice(0, 24), 117, 186, 15, { a: "m", max: 140 });
  } else if (facts.lab === "White Labs") {
    s =
      P("M58 40h132l10 30v164q0 14 -14 14H62q-14 0 -14 -14V70z", PAPER) +
      P("M58 40h132l10 30H48z", c) +
      C(124, 56, 7, LINES.hb.bg) +
      P("M48 196h152v38q0 14 -14 14H62q-14 0 -14 -14z", mix(c, "#f3e3c0", 0.55)) +
      T("WL", 124, 108, 26, { a: "m" }) +
      T(code, 124, 156, 36, { a: "m", max: 136 }) +
      T(sub.slice(0, 24), 124, 184, 14, { a: "m", max: 136 }) +
      shade("M182 70h18v164q0 14 -14 14h-10z");
  } else if (/Wyeast|Imperial/.test(facts.lab)) {
    s =
      P(
        "M40 66Q50 52 62 60Q124 44 186 60Q198 52 208 66V236Q198 250 186 242Q124 256 62 242Q50 250 40 236z",
        "#d3d8da",
      ) +
      P("M58 84h132v92H58z", PAPER, { "stroke-width": 2.4 }) +
      P("M58 84h132v30H58z", c, { "stroke-width": 2.4 }) +
      T(lab, 124, 108, 18, { a: "m", c: on }) +
      T(code, 124, 154, 34, { a: "m", max: 116 }) +
      T(sub.slice(0, 24), 124, 172, 12, { a: "m", max: 118 }) +
      C(124, 214, 20, "#b9c0c4") +
      shade("M192 64Q200 60 208 66V236Q198 250 186 242z") +
      shine("M52 80V226", 5);
  } else {
    s =
      P("M96 58h56v26q22 12 22 40v112q0 12 -12 12H86q-12 0 -12 -12V124q0 -28 22 -40z", "#e9e4d2") +
      R(90, 34, 68, 28, c) +
      L("M100 34v28M112 34v28M124 34v28M136 34v28M148 34v28", { "stroke-width": 1.8 }) +
      P("M74 128h100v80H74z", PAPER, { "stroke-width": 2.4 }) +
      R(74, 128, 100, 22, c, { "stroke-width": 2.4 }) +
      T(lab, 124, 146, 15, { a: "m", c: on }) +
      T(code, 124, 182, 26, { a: "m", max: 90 }) +
      T(sub.slice(0, 22), 124, 200, 11, { a: "m", max: 92 }) +
      shade("M158 92q16 12 16 32v112q0 12 -12 12h-8z");
  }
  // thermometer 0–40 °C
  const t0 = +facts.temp_min,
    t1 = +facts.temp_max,
    Y = (v) => 214 - v * 4.4;
  if (facts.temp_min) {
    s +=
      RR(242, 32, 22, 192, 11, PAPER) +
      C(253, 228, 17, "#b3392f") +
      R(248, Y(t1), 10, 214 - Y(t1), "#e9b3a8", NO_LINE) +
      R(244, Math.min(Y(t1), Y(t0) - 6), 18, Math.max(6, Y(t0) - Y(t1)), "#b3392f", { "stroke-width": 2 }) +
      L([0, 10, 20, 30, 40].map((v) => path`M268 ${Y(v)}h8`).join(""), { "stroke-width": 1.8 }) +
      T(t0 === t1 ? num(t0) : num(t0) + "–" + num(t1), 372, 66, 32, { a: "e", max: 88 }) +
      T("°C", 372, 90, 16, { a: "e" });
  }
  if (facts.attenuation) {
    const [a, b] = rangeOf(facts.attenuation);
    s +=
      T((a === b ? a : a + "–" + b) + "%", 372, 142, 24, { a: "e", max: 88 }) +
      bar(288, 152, 84, 10, a, b, 50, 100, c, { n: 5 });
  }
  if (facts.flocculation) s += dots(296, 206, 5, FLOCCULATION[facts.flocculation] || 3, c, 7, 19);
  if (facts.alcohol_tolerance)
    s +=
      P("M330 262Q312 262 312 244h36q0 18 -18 18zM330 262v14M320 276h20", c, { "stroke-width": 2.2 }) +
      T(facts.alcohol_tolerance + "%", 372, 276, 14, { a: "e" });
  return s;
};
