// Garden and hydroponics. Rows: [category, pattern, drawing id, draw].
import {
  INK,
  PAPER,
  STEEL,
  STEEL2,
  WOOD,
  RUBBER,
  LEAF,
  YEL,
  BRASS,
  SOIL,
  RED,
  BLUE,
  GREEN,
  LINES,
  P,
  R,
  RR,
  C,
  E,
  L,
  G,
  T,
  big,
  bar,
  dim,
  num,
  SH,
  HL,
  r1,
  clamp,
  lerp,
  mix,
  light,
  dark,
  shift,
  polar,
  ball,
  leaf,
  bottleRef,
  NS,
} from "./kit.mjs";
import { bottle, canister, bag, label } from "./brew.mjs";
import { tube, liters, scaled, screen, coil, meterBox } from "./wine-and-beer.mjs";
import { pen } from "./wine-and-beer.mjs";
const SW = (w) => ({ "stroke-width": w }),
  FL = 250,
  PI = Math.PI,
  A = (...a) => a;
const vine = (p, f, n, r) => {
  const col = f.grape_colour,
    base = col === "nera" ? "#3d2350" : col === "rosata" ? "#c4708a" : "#c9cf6a",
    c = shift(base, r, 26),
    k = /Pizzut/.test(n) ? 13 : f.grape_use === "tavola" ? 15 : 9 + r() * 4,
    long = 0.7 + r() * 0.9,
    wing = r() > 0.55,
    ey = /Pizzut|Cornich/.test(n) ? 1.7 : /Crimson|Sugra|Regina|Italia|Vittoria/.test(n) ? 1.3 : 1;
  let s =
    L("M60 22Q140 40 216 20", SW(10)) +
    L("M60 22Q140 40 216 20", { "stroke-width": 5, stroke: "#8a6a3a" }) +
    L("M128 32V64", SW(5));
  const lc = shift(["#6a9a3c", "#4f8a42", "#86ac4c"][Math.floor(r() * 3)], r, 10),
    deep = 0.5 + r() * 0.4;
  const lv = polar(0, 0, (a) => 46 * (1 + 0.22 * Math.cos(5 * a) * deep + 0.06 * Math.cos(15 * a)), 30);
  s += G(
    P(lv, lc) + L("M0 40L0 -36M0 20L30 -14M0 20L-30 -14M0 30L34 20M0 30L-34 20", SW(1.8)),
    `translate(200 72)rotate(${Math.round(r() * 40 - 20)})`,
  );
  const rows = Math.round(4 + long * 4),
    w0 = 3 + Math.floor(r() * 3);
  const cs = [];
  for (let i = 0; i < rows; i++) {
    const t = i / (rows - 1),
      m = Math.max(1, Math.round(w0 * (1 - t * 0.85) + (wing && i < 2 ? 2 : 0)));
    for (let j = 0; j < m; j++)
      cs.push([
        124 + (j - (m - 1) / 2) * k * 1.65 + (r() - 0.5) * 3,
        76 + i * k * 1.42 * (ey > 1 ? ey * 0.8 : 1),
      ]);
  }
  const sc = Math.min(1, 166 / (rows * k * 1.42 * (ey > 1 ? ey * 0.8 : 1)));
  s += G(
    cs
      .map(
        ([x, y], i) =>
          E(x, y, k, k * ey, i % 3 === 1 ? light(c, 0.12) : i % 3 ? c : dark(c, 0.1), SW(2.2)) +
          (i % 2
            ? ""
            : L(`M${r1(x - k * 0.4)} ${r1(y - k * 0.3)}h.1`, {
                stroke: "#fff",
                "stroke-width": 3.4,
                opacity: 0.6,
              })),
      )
      .join(""),
    sc < 1 ? `translate(${r1(124 * (1 - sc))} ${r1(70 * (1 - sc))})scale(${r1(sc * 100) / 100})` : "",
  );
  s +=
    P("M300 108q-6 40 0 74h16q4 -36 0 -74z", "#8a6a3a") +
    L("M302 182q-10 22 -24 34M308 182v40M314 182q10 22 24 36M306 186q-4 18 -12 30", {
      "stroke-width": 3,
      stroke: "#6a4a2a",
    }) +
    P("M298 104h20l-2 20h-16z", "#7b1e3a", SW(2.4)) +
    leaf(308, 104, 30, 9, -70, LEAF);
  const m = { early: 0, mid: 1, late: 2 }[f.ripening];
  s +=
    [0, 1, 2].map((i) => R(238 + i * 44, 246, 40, 14, i === m ? c : PAPER, SW(2))).join("") +
    T("8", 258, 280, 13, { a: "m" }) +
    T("9", 302, 280, 13, { a: "m" }) +
    T("10", 346, 280, 13, { a: "m" });
  if (f.grape_use === "tavola") s += E(352, 60, 30, 10, PAPER) + P("M334 56q18 -22 36 0z", c, SW(2.2));
  return s;
};
const PC = {
  terracotta: "#c4683f",
  pp: "#5a6266",
  cemento: "#b5b3aa",
  tessuto: "#35383c",
  ceramica: "#2f6f9a",
};
const potp = (p, f, n, r) => {
  const cm = +n.match(/Ø (\d+)/)[1],
    k = 0.46 + 0.54 * Math.sqrt(cm / 60),
    W = 176 * k,
    m = f.material,
    H = W * (m === "cemento" ? 0.78 : m === "tessuto" ? 0.82 : 0.88),
    x = 128,
    y = FL,
    c = PC[m];
  let s;
  if (m === "tessuto")
    s =
      P(
        `M${r1(x - W / 2)} ${r1(y - H)}q${r1(-W * 0.04)} ${r1(H * 0.5)} ${r1(W * 0.06)} ${r1(H)}h${r1(W * 0.88)}q${r1(W * 0.1)} ${r1(-H * 0.5)} ${r1(W * 0.06)} ${r1(-H)}z`,
        c,
      ) +
      E(x, y - H, W / 2, W * 0.09, SOIL) +
      L(`M${r1(x - W * 0.48)} ${r1(y - H * 0.86)}h${r1(W * 0.96)}`, {
        "stroke-width": 2,
        stroke: "#8a8f92",
        "stroke-dasharray": "6 5",
      }) +
      L(
        `M${r1(x - W * 0.5)} ${r1(y - H * 0.8)}q-16 6 -2 ${r1(H * 0.26)}M${r1(x + W * 0.5)} ${r1(y - H * 0.8)}q16 6 2 ${r1(H * 0.26)}`,
        SW(6),
      );
  else if (m === "cemento")
    s =
      P(
        `M${r1(x - W / 2)} ${r1(y - H)}L${r1(x - W * 0.36)} ${y}h${r1(W * 0.72)}L${r1(x + W / 2)} ${r1(y - H)}z`,
        c,
      ) +
      E(x, y - H, W / 2, W * 0.08, dark(c, 0.35)) +
      L(
        Array.from(
          { length: 14 },
          () => `M${r1(x + (r() - 0.5) * W * 0.7)} ${r1(y - r() * H * 0.85)}h.1`,
        ).join(""),
        { "stroke-width": 4, opacity: 0.25 },
      );
  else {
    const rim = H * 0.2;
    s =
      P(
        `M${r1(x - W * 0.44)} ${r1(y - H + rim)}L${r1(x - W * 0.32)} ${y}h${r1(W * 0.64)}L${r1(x + W * 0.44)} ${r1(y - H + rim)}z`,
        c,
      ) +
      R(x - W / 2, y - H, W, rim, light(c, 0.12)) +
      (m === "ceramica"
        ? HL(`M${r1(x - W * 0.3)} ${r1(y - H * 0.66)}L${r1(x - W * 0.24)} ${r1(y - H * 0.2)}`, 8) +
          P(
            `M${r1(x - W * 0.44)} ${r1(y - H + rim)}q${r1(W * 0.1)} 16 ${r1(W * 0.2)} 4t${r1(W * 0.24)} 6t${r1(W * 0.2)} 0t${r1(W * 0.24)} -10z`,
            dark(c, 0.2),
            { stroke: "none", opacity: 0.5 },
          )
        : "") +
      (m === "pp"
        ? L(
            [0.3, 0.45, 0.6, 0.75]
              .map(
                (q) =>
                  `M${r1(x - W * (0.44 - q * 0.1))} ${r1(y - H + H * q)}h${r1(2 * W * (0.44 - q * 0.1))}`,
              )
              .join(""),
            { "stroke-width": 1.8, opacity: 0.5 },
          )
        : "");
  }
  s += SH(`M${r1(x + W * 0.2)} ${r1(y - H)}h${r1(W * 0.28)}L${r1(x + W * 0.34)} ${y}h${r1(-W * 0.18)}z`);
  return (
    s +
    dim(x - W / 2, y - H - 18, x + W / 2, y - H - 18, "") +
    big("Ø " + cm, "cm", 384, 96, 40, { a: "e", max: 140 })
  );
};
const trough = (p, f, n) => {
  const cm = +n.match(/(\d+) cm/)[1],
    W = 90 + cm * 1.5,
    x = 20 + 0;
  return (
    P(`M${x} 168L${x + 12} 250H${r1(x + W - 12)}L${r1(x + W)} 168z`, "#c4683f") +
    R(x - 4, 156, W + 8, 18, light("#c4683f", 0.15)) +
    L(Array.from({ length: Math.floor(W / 18) }, (_, i) => `M${r1(x + 16 + i * 18)} 178v66`).join(""), {
      "stroke-width": 1.8,
      opacity: 0.4,
    }) +
    Array.from({ length: Math.floor(W / 26) }, (_, i) =>
      leaf(x + 16 + i * 26, 156, 40, 9, -110 + (i % 3) * 20, i % 2 ? LEAF : "#86b557"),
    ).join("") +
    dim(x, 100, x + W, 100, "") +
    big(String(cm), "cm", 384, 84, 44, { a: "e" })
  );
};
// stakes, nets, sheets, houses
const house = (p, f, n) => {
  const [w, d] = f.dimensions.split("×").map(Number),
    k = 0.62 + 0.38 * d ** 0 * Math.sqrt(w / 380),
    W = 90 + w * 0.34,
    D = 30 + d * 0.14,
    x = 26,
    y = FL;
  const c = "#d3e6e6";
  const h = 92;
  return (
    P(`M${x} ${y}V${y - h}L${r1(x + D)} ${y - h - 54}L${r1(x + 2 * D)} ${y - h}V${y}z`, c) +
    P(`M${r1(x + 2 * D)} ${y}V${y - h}h${r1(W * 0.9)}V${y}z`, light(c, 0.25)) +
    P(`M${r1(x + D)} ${y - h - 54}h${r1(W * 0.9)}l${r1(D)} 54h${r1(-W * 0.9)}z`, "#bcd8d8") +
    L(
      Array.from(
        { length: Math.max(2, Math.round(w / 62)) },
        (_, i, a) =>
          `M${r1(x + 2 * D + ((i + 1) * W * 0.9) / (Math.round(w / 62) + 1))} ${y}V${y - h}l${r1(-D)} -54`,
      ).join(""),
      SW(2),
    ) +
    R(x + D * 0.55, y - 72, D * 0.9, 72, "#e6f2f0", SW(2.4)) +
    T(w + "×" + d, 388, 64, 30, { a: "e", max: 170 }) +
    T("cm", 388, 86, 15, { a: "e" })
  );
};
const tunnel = (p, f, n) => {
  const [w, d] = f.dimensions.split("×").map(Number),
    m = Math.round(d / 75),
    W = 40 + d * 0.3,
    r0 = 36 + w * 0.13,
    x = 24;
  return (
    P(
      `M${x} 250V${r1(250 - r0)}Q${r1(x + r0 * 0.8)} ${r1(250 - r0 * 2.4)} ${r1(x + r0 * 1.6)} ${r1(250 - r0)}V250z`,
      "#dcebe6",
    ) +
    P(
      `M${r1(x + r0 * 0.8)} ${r1(250 - r0 * 1.72)}H${r1(x + r0 * 0.8 + W)}Q${r1(x + r0 * 1.6 + W)} ${r1(250 - r0 * 1.6)} ${r1(x + r0 * 1.6 + W)} ${r1(250 - r0)}V250H${r1(x + r0 * 1.6)}V${r1(250 - r0)}Q${r1(x + r0 * 1.5)} ${r1(250 - r0 * 1.5)} ${r1(x + r0 * 0.8)} ${r1(250 - r0 * 1.72)}z`,
      "#c3dcd4",
    ) +
    L(
      Array.from(
        { length: m },
        (_, i) =>
          `M${r1(x + r0 * 0.8 + ((i + 1) * W) / (m + 1))} ${r1(250 - r0 * 1.72)}q${r1(r0 * 0.75)} ${r1(r0 * 0.2)} ${r1(r0 * 0.78)} ${r1(r0 * 0.75)}V250`,
      ).join(""),
      SW(2.4),
    ) +
    R(x + r0 * 0.45, 250 - r0 * 0.95, r0 * 0.7, r0 * 0.95, "#f0f6f2", SW(2.4)) +
    T(w + "×" + d, 388, 64, 30, { a: "e", max: 170 }) +
    T("cm", 388, 86, 15, { a: "e" })
  );
};
const bed = (p, f, n) => {
  const a = f.dimensions.split("×").map(Number),
    W = 60 + a[0] * 0.85,
    H = (a[2] || 30) * 2,
    D = a[1] * 0.45,
    cold = /Letto/.test(n),
    x = 24,
    y = FL;
  return (
    P(`M${x} ${y}v${-H}h${r1(W)}v${H}z`, WOOD) +
    P(`M${x} ${y - H}l${r1(D)} ${r1(-D * 0.6)}h${r1(W)}l${r1(-D)} ${r1(D * 0.6)}z`, cold ? "#d3e6e6" : SOIL) +
    P(`M${r1(x + W)} ${y}v${-H}l${r1(D)} ${r1(-D * 0.6)}v${H}z`, dark(WOOD, 0.25)) +
    L(`M${x} ${y - H / 2}h${r1(W)}`, SW(2)) +
    (cold
      ? L(
          `M${r1(x + W / 2)} ${y - H}l${r1(D)} ${r1(-D * 0.6)}M${r1(x + D / 2)} ${r1(y - H - D * 0.3)}h${r1(W)}`,
          SW(2),
        )
      : Array.from({ length: 6 }, (_, i) =>
          leaf(
            x + D * 0.6 + (i * W) / 7 + 10,
            y - H - D * 0.25,
            34,
            9,
            -110 + (i % 3) * 22,
            i % 2 ? LEAF : "#86b557",
          ),
        ).join("")) +
    T(a.join("×"), 388, 58, 28, { a: "e", max: 190 }) +
    T("cm", 388, 80, 15, { a: "e" })
  );
};
const roll = (kind) => (p, f, n) => {
  const dm = n.match(/([\d,]+)×([\d,]+) m/),
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
  const id = "n" + p.sku;
  const mesh = { hail: [9, 7], insect: [4, 4], shade: [5, 5], bird: [12, 12], climb: [24, 24] }[kind];
  let s = "";
  if (mesh)
    s += `<defs><pattern id="${id}" width="${mesh[0]}" height="${mesh[1]}" patternUnits="userSpaceOnUse"><path d="M0 0H${mesh[0]}M0 0V${mesh[1]}" stroke="${kind === "shade" ? "#1f3a28" : kind === "bird" ? "#20364a" : kind === "climb" ? "#4f7a3a" : "#7a8a86"}" stroke-width="${kind === "climb" ? 3 : 1.6}" fill="none"/></pattern></defs>`;
  const sheet = `M${x} ${y}L${x + 150} ${y - 14}V${r1(y - 14 - H)}L${x} ${r1(y - H)}z`;
  s +=
    P(sheet, mesh ? (kind === "shade" ? c : light(c, 0.3)) : c) +
    (mesh
      ? P(sheet, `url(#${id})`, NS)
      : kind === "fleece"
        ? L(
            `M${x + 30} ${r1(y - H * 0.8)}l10 6M${x + 80} ${r1(y - H * 0.5)}l12 -5M${x + 110} ${r1(y - H * 0.8)}l8 7M${x + 50} ${r1(y - H * 0.3)}l12 3`,
            { "stroke-width": 2, opacity: 0.35 },
          )
        : HL(`M${x + 40} ${r1(y - H * 0.9)}V${y - 30}`, 4));
  s +=
    P(
      `M${r1(x - k)} ${r1(y - H)}V${y}A${r1(k)} 10 0 0 0 ${r1(x + k)} ${y}V${r1(y - H)}z`,
      mesh ? mix(c, "#ffffff", kind === "shade" ? 0 : 0.1) : c,
    ) +
    (mesh ? P(`M${r1(x - k)} ${r1(y - H)}V${y}h${r1(k * 2)}V${r1(y - H)}z`, `url(#${id})`, NS) : "") +
    E(x, y - H, k, 10, light(c, 0.3)) +
    E(x, y - H, k * 0.35, 4, SOIL, SW(2)) +
    SH(`M${r1(x + k * 0.4)} ${r1(y - H)}h${r1(k * 0.6)}V${y}h${r1(-k * 0.6)}z`);
  return (
    s +
    T(dm[1] + "×" + dm[2], 384, 84, 36, { a: "e", max: 146 }) +
    T("m", 384, 110, 18, { a: "e" }) +
    (/70/.test(n) ? T("70%", 384, 160, 26, { a: "e" }) : "") +
    ({
      bird: P("M300 200q16 -22 34 -8q18 -2 26 10q-12 2 -18 12q-22 10 -34 -4z", "#4a5a6a", SW(2.4)),
      hail: [
        [300, 190],
        [326, 176],
        [350, 196],
        [318, 214],
      ]
        .map(([a, b]) => C(a, b, 9, "#e6f2f6", SW(2.4)))
        .join(""),
      insect:
        E(326, 196, 14, 9, "#5a7a3a", SW(2.4)) +
        L("M316 186l-8 -10M336 186l8 -10M314 204l-10 6M338 204l10 6", SW(2.4)),
      climb:
        L("M326 236Q310 200 330 170", SW(4)) +
        leaf(322, 210, 28, 9, -160, LEAF) +
        leaf(322, 196, 28, 9, -20, LEAF) +
        leaf(328, 176, 26, 9, -150, LEAF),
      shade: C(326, 190, 20, YEL),
      fleece: L("M326 166v48M305 178l42 24M305 202l42 -24", { stroke: "#5f94c0", "stroke-width": 5 }),
      mulch: leaf(326, 222, 40, 12, -110, LEAF) + leaf(326, 222, 40, 12, -70, LEAF),
    }[kind] || "")
  );
};
const stake = (kind) => (p, f, n) => {
  const cm = +n.match(/(\d+) cm/)[1],
    H = 60 + cm * 0.68,
    c = { bamboo: "#d9bd6a", steel: "#b9c3c9", wood: "#8f6236" }[kind];
  const one = (x, h) =>
    kind === "bamboo"
      ? R(x - 6, FL - h, 12, h, c) +
        L(
          Array.from({ length: Math.floor(h / 36) }, (_, i) => `M${x - 8} ${FL - 20 - i * 36}h16`).join(""),
          SW(3),
        )
      : kind === "steel"
        ? R(x - 7, FL - h, 14, h, c) +
          P(`M${x - 7} ${FL - 16}l7 22l7 -22z`, STEEL2) +
          L(
            Array.from({ length: Math.floor(h / 22) }, (_, i) => `M${x - 7} ${FL - 26 - i * 22}l14 -6`).join(
              "",
            ),
            SW(1.6),
          )
        : R(x - 13, FL - h, 26, h, c) +
          P(`M${x - 13} ${r1(FL - h)}q13 -12 26 0z`, light(c, 0.4)) +
          L(`M${x - 3} ${FL - h + 20}V${FL - 14}M${x + 6} ${FL - h + 40}V${FL - 30}`, {
            "stroke-width": 1.8,
            opacity: 0.5,
          });
  const HH = Math.min(H, 232);
  return (
    one(84, HH) +
    one(126, HH * 0.995) +
    one(168, HH) +
    dim(214, FL - HH, 214, FL, "") +
    big(String(cm), "cm", 384, 92, 46, { a: "e", max: 144 })
  );
};
// watering
const garden = {
  hose: (p, f, n) => {
    const q = n.match(/(\d\/?\d?)"/)[1],
      w = { "1/2": 10, "5/8": 13, "3/4": 16, 1: 21 }[q],
      br = /magl/.test(n);
    return (
      coil(124, 150, 84, w, br ? "#e0b83a" : "#4f9a4a", Math.floor(60 / (w + 5))) +
      L(
        Array.from({ length: 30 }, (_, i) => {
          const a = (i * PI) / 15;
          return br
            ? `M${r1(124 + Math.cos(a) * (84 - w / 2))} ${r1(150 + Math.sin(a) * (84 - w / 2))}L${r1(124 + Math.cos(a + 0.12) * (84 + w / 2))} ${r1(150 + Math.sin(a + 0.12) * (84 + w / 2))}M${r1(124 + Math.cos(a + 0.12) * (84 - w / 2))} ${r1(150 + Math.sin(a + 0.12) * (84 - w / 2))}L${r1(124 + Math.cos(a) * (84 + w / 2))} ${r1(150 + Math.sin(a) * (84 + w / 2))}`
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
  },
  drip: (p, f, n) => {
    const st = +n.match(/passo (\d+)/)[1],
      g = st * 2.2;
    let s = tube("M10 120H240", 16, "#3a3a36");
    for (let x = 40; x < 240; x += g)
      s +=
        C(x, 120, 7, "#8a6a3a", SW(2)) +
        P(`M${x} 138q9 14 9 21a9 9 0 0 1 -18 0q0 -7 9 -21z`, "#5f94c0", SW(2.4));
    return (
      P("M0 206Q120 194 260 206V250H0z", "#8a6a3a", SW(2.4)) +
      s +
      dim(40, 86, Math.min(40 + g, 240), 86, "") +
      big(String(st), "cm", 380, 92, 48, { a: "e" }) +
      C(340, 170, 34, "#3a3a36") +
      C(340, 170, 25, LINES.gar.bg) +
      T("16", 340, 180, 18, { a: "m" })
    );
  },
  pe: (p, f, n) =>
    coil(124, 146, 88, n.includes("20") ? 17 : 12, "#3a3a36", n.includes("20") ? 2 : 4) +
    big("Ø " + n.match(/(\d+) mm/)[1], "mm", 384, 96, 36, { a: "e", max: 130 }),
  soaker: () =>
    L("M20 150Q80 90 130 150T240 150", SW(24)) +
    L("M20 150Q80 90 130 150T240 150", { "stroke-width": 18, stroke: "#4a4a3a" }) +
    L("M40 124l-8 -26M76 108l2 -28M112 124l12 -26M150 160l8 -28M186 172l6 -28M216 162l14 -24", {
      stroke: "#5f94c0",
      "stroke-width": 4,
    }),
  timer: (k, wifi) =>
    RR(60, 40, 140, 110, 14, "#2a7a9a") +
    screen(84, 58, 92, 44, wifi ? "4" : "07:30") +
    C(100, 126, 9, PAPER, SW(2.4)) +
    C(160, 126, 9, PAPER, SW(2.4)) +
    R(116, 20, 28, 22, RUBBER) +
    Array.from({ length: k }, (_, i) => {
      const x = 130 + (i - (k - 1) / 2) * 36;
      return R(x - 12, 150, 24, 40, RUBBER) + tube(`M${x} 190V244`, 10, "#4f9a4a");
    }).join("") +
    (wifi ? L("M310 150q30 -30 60 0M322 164q18 -18 36 0", SW(6)) + C(340, 180, 6, INK) : "") +
    T("×" + k, 370, 96, 48, { a: "e" }),
  valve: () =>
    R(24, 160, 60, 50, "#35383c") +
    R(176, 160, 60, 50, "#35383c") +
    P("M74 146h112l12 78H62z", "#4a4f54") +
    P("M86 146q44 -40 88 0z", "#35383c") +
    RR(106, 66, 48, 62, 6, "#2a7a9a") +
    L("M118 66V40h40M142 66V52h30", { "stroke-width": 4, stroke: RED }) +
    L("M34 168v34M46 168v34M58 168v34M202 168v34M214 168v34M226 168v34", SW(2)) +
    T('1"', 370, 96, 54, { a: "e" }) +
    T("24 V", 370, 146, 30, { a: "e" }),
  dripper: (auto) =>
    [
      [80, 90],
      [180, 120],
      [110, 190],
    ]
      .map(
        ([x, y]) =>
          E(x, y, 40, 16, auto ? "#35383c" : "#c4502a") +
          P(`M${x - 40} ${y}v16q40 22 80 0v-16z`, auto ? "#4a4f54" : "#a83a22") +
          R(x - 7, y - 38, 14, 28, "#35383c") +
          (auto ? "" : L(`M${x - 22} ${y}h44M${x} ${y - 9}v18`, SW(2.4))),
      )
      .join("") +
    T(auto ? "4" : "0–40", 376, 92, 44, { a: "e", max: 120 }) +
    T("l/h", 376, 120, 20, { a: "e" }),
  osc: () =>
    R(30, 220, 190, 14, "#2a7a9a") +
    tube("M50 214Q126 176 210 214", 12, STEEL2) +
    L("M60 196L20 60M90 186L76 36M126 182V24M162 186L176 36M192 196L236 60", {
      stroke: "#5f94c0",
      "stroke-width": 4,
      "stroke-dasharray": "14 9",
    }) +
    R(210, 196, 26, 34, RUBBER),
  popup: () =>
    P("M0 190H260V250H0z", SOIL) +
    L("M0 190H260", { stroke: "#5f9a3c", "stroke-width": 10 }) +
    R(106, 190, 44, 58, "#35383c") +
    R(116, 128, 24, 62, STEEL2) +
    P("M110 106h36v24h-36z", "#35383c") +
    L("M146 116Q200 70 250 100M146 112Q190 40 244 50", {
      stroke: "#5f94c0",
      "stroke-width": 5,
      "stroke-dasharray": "14 9",
    }),
  balcony: () =>
    tube("M20 90H250", 8, "#35383c") +
    [56, 128, 200]
      .map(
        (x) =>
          tube(`M${x} 90V148`, 4, "#35383c") +
          P(`M${x - 30} 176l8 66h44l8 -66z`, "#c4683f") +
          R(x - 34, 166, 68, 14, "#d07a50") +
          leaf(x, 166, 46, 12, -120, LEAF) +
          leaf(x, 166, 46, 12, -60, LEAF),
      )
      .join("") +
    RR(20, 26, 60, 64, 6, "#2a7a9a") +
    T("×20", 376, 92, 46, { a: "e" }),
  quick: () =>
    R(40, 120, 60, 64, "#e0a83a") +
    R(100, 106, 90, 92, "#35383c") +
    R(190, 126, 44, 52, "#e0a83a") +
    L("M116 112v80M134 112v80M152 112v80M170 112v80", { "stroke-width": 2.4, stroke: "#8a8f92" }) +
    L("M50 124v56M64 124v56M78 124v56", SW(2)),
  tee: () =>
    tube("M30 110H230", 26, "#35383c") +
    tube("M130 120V232", 26, "#35383c") +
    L("M44 94v32M58 94v32M72 94v32M216 94v32M202 94v32M188 94v32M114 216h32M114 202h32M114 188h32", {
      "stroke-width": 3,
      stroke: "#8a8f92",
    }) +
    big("Ø 16", "mm", 384, 96, 34, { a: "e", max: 130 }),
  gun: () =>
    P("M40 70h120v44h-46l-18 110H56l14 -110H40z", "#2a7a9a") +
    P("M160 62h34v60h-34z", "#e0a83a") +
    L("M106 122q26 10 18 66", SW(7)) +
    L("M206 70l36 -20M208 92h44M206 114l36 20", { stroke: "#5f94c0", "stroke-width": 5 }) +
    R(58, 222, 36, 22, RUBBER),
  can: (z) =>
    P("M70 110h110l14 138H56z", z ? "#b9c3c9" : "#3f8a4a") +
    tube("M182 210L240 120", 14, z ? "#b9c3c9" : "#3f8a4a") +
    P("M222 96l38 22l-14 22l-38 -22z", z ? "#9aa7ad" : "#357a40") +
    L("M88 110Q96 44 150 56Q196 80 176 150", SW(14)) +
    L("M88 110Q96 44 150 56Q196 80 176 150", { "stroke-width": 8, stroke: z ? "#9aa7ad" : "#357a40" }) +
    (z ? L("M66 150h120M61 200h128", SW(2.4)) : "") +
    SH("M150 110h30l14 138h-40z") +
    liters(z ? 9 : 10),
  reel: () =>
    C(120, 120, 76, "#3f8a4a") +
    [62, 50, 38].map((k) => C(120, 120, k, "none", { "stroke-width": 5, stroke: "#2a6a36" })).join("") +
    C(120, 120, 20, RUBBER) +
    L("M60 246L120 120L200 246M40 246h180M120 120L190 20H240", SW(8)) +
    C(60, 240, 16, RUBBER) +
    C(196, 240, 16, RUBBER),
  pack: (bat) =>
    RR(70, 60, 120, 160, 20, bat ? "#e6ead8" : "#e0d23a") +
    R(104, 44, 52, 20, RUBBER) +
    (bat
      ? R(80, 220, 100, 28, RED) + P("M132 226l-10 12h8l-4 10", "#f2cf4a", SW(2))
      : tube("M70 150H30V70", 8, STEEL2) + R(80, 220, 100, 28, RUBBER)) +
    tube("M190 200Q240 210 236 150L220 40", 5, RUBBER) +
    L("M220 40l-10 -24M220 40l14 -22M220 40l2 -28", { stroke: "#5f94c0", "stroke-width": 4 }) +
    L("M84 76q-20 60 0 130M176 76q20 60 0 130", SW(5)) +
    liters(16),
  butt: (l) => {
    const k = l > 250 ? 1 : 0.86;
    return (
      G(
        P("M-78 0L-70 -150Q-84 -160 -70 -176H70Q84 -160 70 -150L78 0z", "#4a7a5a") +
          E(0, -176, 70, 13, "#3a624a") +
          L("M-72 -120H72M-74 -60H74", SW(3)) +
          R(-8, -38, 30, 14, BRASS) +
          R(14, -30, 12, 22, BRASS, SW(2.4)) +
          SH("M34 -176H70Q84 -160 70 -150L78 0H40z") +
          HL("M-50 -140L-56 -20", 7),
        `translate(132 ${FL})scale(${k})`,
      ) +
      tube("M60 0V50Q60 64 90 66", 10, STEEL2) +
      P("M226 96q12 18 12 26a12 12 0 0 1 -24 0q0 -8 12 -26z", "#5f94c0", SW(2.4)) +
      liters(l)
    );
  },
};
const NPKC = ["#4f8a42", "#c98a2a", "#b3392f"];
const fert = (p, f, n) => {
  const liq = /fluida|alghe|liquido/.test(n),
    c = /prato/.test(n)
      ? "#6aa84a"
      : /agrumi/.test(n)
        ? "#e6a22a"
        : /vite/.test(n)
          ? "#6a3f6a"
          : /rose/.test(n)
            ? "#cf6a86"
            : /orto/.test(n)
              ? "#4f9a52"
              : /Chelato|ferro/.test(n)
                ? "#8a4a3a"
                : /Sangue/.test(n)
                  ? "#7a2a24"
                  : /ossa/.test(n)
                    ? "#efe6d0"
                    : /Cornun/.test(n)
                      ? "#8a6a4a"
                      : /Urea/.test(n)
                        ? "#f0f2f0"
                        : /fiorite/.test(n)
                          ? "#d9679a"
                          : f.organic === "yes"
                            ? "#a8804a"
                            : "#7fa04a";
  const npk = (f.npk || "").split("-").map(Number);
  let s = liq ? bottle(106, FL, 104, 168, c, { cap: RUBBER }) : bag(110, FL, 158, 190, c);
  s += /ferro|Chelato/.test(n)
    ? label(108, 190, 96, 54, /Chelato/.test(n) ? "EDDHA" : "FeSO4", null, { h: 24 }) +
      T("Fe", 320, 150, 74, { a: "m" }) +
      (/Chelato/.test(n) ? C(320, 124, 62, "none", { "stroke-width": 5, stroke: "#8a4a3a" }) : "")
    : G(
        R(-44, -36, 88, 72, PAPER, SW(2.4)) +
          (/agrumi/.test(n)
            ? C(0, 2, 22, "#eea32a") + leaf(0, -18, 24, 8, -30, LEAF)
            : /vite/.test(n)
              ? [
                  [0, 18],
                  [-9, 4],
                  [9, 4],
                  [-18, -10],
                  [0, -10],
                  [18, -10],
                ]
                  .map(([x, y]) => C(x, y, 9, "#4a2a5a", SW(2)))
                  .join("")
              : /prato/.test(n)
                ? P(
                    "M-30 28Q-26 -10 -34 -26Q-16 -8 -16 28zM-8 28Q-6 -16 2 -30Q8 -8 8 28zM16 28Q18 0 30 -20Q28 8 30 28z",
                    LEAF,
                    SW(2),
                  )
                : /rose|fiorite/.test(n)
                  ? [0, 72, 144, 216, 288]
                      .map((a) => C(Math.cos(a / 57.3) * 14, Math.sin(a / 57.3) * 14, 12, "#d9567a", SW(2)))
                      .join("") + C(0, 0, 8, YEL, SW(2))
                  : /ossa/.test(n)
                    ? L("M-22 14L22 -14", { "stroke-width": 12 }) +
                      L("M-22 14L22 -14", { "stroke-width": 7, stroke: "#f6f0e0" }) +
                      C(-26, 8, 7, "#f6f0e0", SW(2)) +
                      C(-20, 20, 7, "#f6f0e0", SW(2)) +
                      C(20, -20, 7, "#f6f0e0", SW(2)) +
                      C(26, -8, 7, "#f6f0e0", SW(2))
                    : /alghe/.test(n)
                      ? L("M-20 28Q-30 0 -16 -26M0 28Q12 0 -2 -28M20 28Q8 4 20 -22", {
                          stroke: "#3f6a4a",
                          "stroke-width": 7,
                        })
                      : /orto/.test(n)
                        ? C(0, 4, 22, "#d23b2c") +
                          leaf(0, -16, 16, 6, -150, LEAF, { rib: 0 }) +
                          leaf(0, -16, 16, 6, -30, LEAF, { rib: 0 })
                        : leaf(0, 28, 54, 16, -90, LEAF)),
        "translate(108 188)",
      );
  if (f.npk)
    s +=
      ["N", "P", "K"]
        .map((q, i) => {
          const h = npk[i] * 2.7 ** 1;
          const H = Math.min(150, npk[i] * 3);
          return (
            R(246 + i * 46, 232 - H, 32, Math.max(H, 0.1), NPKC[i]) +
            T(q, 262 + i * 46, 276, 20, { a: "m" }) +
            T(String(npk[i]), 262 + i * 46, 222 - H, 24, { a: "m" })
          );
        })
        .join("") + L("M236 232H384", SW(2.4));
  return s;
};
const soil = (p, f, n, r) => {
  const k = /Pomice/.test(n)
    ? ["#e3ddd0", "st"]
    : /Lapillo/.test(n)
      ? ["#8a4a3a", "st"]
      : /Corteccia/.test(n)
        ? ["#8a5a34", "bark"]
        : /cocco/.test(n)
          ? ["#9a6a3a", "fib"]
          : /Torba/.test(n)
            ? ["#7a5230", "fib"]
            : /lombrico/.test(n)
              ? ["#3a2a1e", "worm"]
              : /Compost/.test(n)
                ? ["#4a3424", "leafy"]
                : ["#5a3e28", "soil"];
  const c = /universale/.test(n)
    ? "#6a9a4a"
    : /biologico/.test(n)
      ? "#3f7a3a"
      : /semina/.test(n)
        ? "#c9d06a"
        : /gerani/.test(n)
          ? "#d9567a"
          : /agrumi/.test(n)
            ? "#eea32a"
            : /acido/.test(n)
              ? "#8a6ac0"
              : /grasse/.test(n)
                ? "#7fb0a0"
                : "#d9c49a";
  let s =
    bag(104, FL, 166, 206, c) +
    R(50, 140, 108, 84, k[0]) +
    Array.from({ length: k[1] === "soil" ? 26 : 16 }, () => {
      const x = 58 + r() * 92,
        y = 148 + r() * 68;
      return k[1] === "st"
        ? P(
            polar(x, y, (a) => 8 + 2 * Math.cos(3 * a + x), 7),
            shift(k[0], r, 22),
            SW(1.8),
          )
        : k[1] === "bark"
          ? P(`M${r1(x)} ${r1(y)}l12 -4l4 8l-14 5z`, shift(k[0], r, 22), SW(1.8))
          : k[1] === "fib"
            ? L(`M${r1(x)} ${r1(y)}q${r1(r() * 16 - 8)} -8 14 ${r1(r() * 10 - 5)}`, {
                "stroke-width": 2.4,
                stroke: light(k[0], 0.35),
              })
            : k[1] === "leafy"
              ? leaf(x, y, 12, 4, r() * 360, "#8a7a3a", { rib: 0 })
              : L(`M${r1(x)} ${r1(y)}h.1`, {
                  "stroke-width": 5,
                  stroke: r() > 0.5 ? light(k[0], 0.3) : dark(k[0], 0.4),
                });
    }).join("");
  if (k[1] === "worm")
    s +=
      L("M64 190q14 -20 30 -4t30 -8", { "stroke-width": 8 }) +
      L("M64 190q14 -20 30 -4t30 -8", { "stroke-width": 4, stroke: "#d98a8a" });
  const e = /gerani/.test(n)
    ? [0, 72, 144, 216, 288]
        .map((a) => C(Math.cos(a / 57.3) * 20, Math.sin(a / 57.3) * 20, 17, "#d9446a"))
        .join("") + C(0, 0, 8, YEL)
    : /agrumi/.test(n)
      ? C(0, 0, 42, "#eea32a") + leaf(0, -38, 40, 13, -30, LEAF)
      : /grasse/.test(n)
        ? P("M-18 44V-30Q-18 -50 0 -50T18 -30V44z", "#5a9a6a") + L("M-8 -30v60M8 -30v60", SW(2))
        : /acido/.test(n)
          ? [
              [-14, 0],
              [14, 0],
              [0, 18],
              [0, -16],
            ]
              .map(([x, y]) => C(x, y, 15, "#4a4f9a", SW(2.4)))
              .join("")
          : /semina/.test(n)
            ? L("M0 44V0", SW(4)) + leaf(0, 4, 40, 13, -150, LEAF) + leaf(0, 4, 40, 13, -30, LEAF)
            : /orto|biologico/.test(n)
              ? C(0, 6, 38, "#d23b2c") + leaf(0, -30, 26, 9, -150, LEAF) + leaf(0, -30, 26, 9, -30, LEAF)
              : G(
                  P(
                    polar(0, 0, (a) => 44 * (1 + 0.06 * Math.cos(5 * a)), 15),
                    k[0],
                  ) +
                    (k[1] === "st"
                      ? C(-14, -8, 5, dark(k[0], 0.2), NS) +
                        C(12, 10, 6, dark(k[0], 0.2), NS) +
                        C(10, -16, 4, dark(k[0], 0.2), NS)
                      : L("M-26 -8h20M0 10h24M-14 22h16", SW(2.4))),
                );
  return s + G(e, "translate(314 150)");
};
// hand tools: handle + head
const H = (x, y, len, c = WOOD) => R(x - 6, y, 12, len, c) + HL(`M${x - 2} ${y + 6}v${len - 14}`, 2.4);
const blades = (c, o = {}) =>
  G(
    P("M-6 0Q-30 -60 -12 -118Q16 -90 12 0z", STEEL) +
      P("M6 0Q34 -30 34 -84Q14 -70 2 -20z", light(STEEL, 0.25)) +
      P("M-10 -4Q-34 50 -22 122Q-6 126 0 116Q-8 60 8 6z", c) +
      P("M10 -4Q36 40 30 118Q14 126 8 116Q10 60 -6 8z", dark(c, 0.15)) +
      C(0, 0, 8, BRASS, SW(2.4)) +
      L("M-6 34q8 -8 14 0t-12 10", SW(2.4)) +
      (o.x || ""),
    `translate(128 132)rotate(${o.a ?? 24})`,
  );
const tools = {
  bypass: () => blades("#c0392b"),
  pro: () => blades("#e6b02a", { x: L("M-24 90h14M12 90h14", SW(3)) }),
  batt: (d) =>
    RR(70, 110, 70, 124, 14, d === "32" ? "#2f7a3f" : "#c0392b") +
    R(78, 214, 56, 34, RUBBER) +
    P("M88 112V70h30v42z", RUBBER) +
    P("M92 72Q70 40 92 8Q112 30 112 72z", STEEL) +
    P("M112 72Q132 50 130 24Q116 34 106 60z", light(STEEL, 0.25)) +
    tube("M84 150q-10 30 6 50", 5, RUBBER) +
    big("Ø " + d, "mm", 384, 92, 38, { a: "e", max: 130 }),
  harvest: () =>
    G(
      P("M-4 0Q-12 -60 -3 -110Q8 -60 6 0z", STEEL) +
        P("M4 0Q12 -50 6 -108Q-2 -50 -4 0z", light(STEEL, 0.2)) +
        P("M-8 0Q-30 40 -22 110Q-8 114 -2 104Q-8 50 6 4z", "#c98a2a") +
        P("M8 0Q30 40 24 108Q10 114 4 104Q8 50 -4 6z", "#b3791e") +
        C(0, 0, 7, BRASS, SW(2.4)),
      "translate(110 132)rotate(16)",
    ) +
    [
      [300, 190],
      [322, 190],
      [311, 208],
      [290, 172],
      [312, 172],
      [334, 172],
    ]
      .map(([x, y]) => C(x, y, 13, "#4a2a5a", SW(2.4)))
      .join("") +
    L("M312 160v-26", SW(4)),
  longtip: () =>
    G(
      P("M-3 0Q-6 -70 -1 -130Q4 -70 4 0z", STEEL) +
        P("M3 0Q6 -70 2 -130Q-2 -70 -3 0z", light(STEEL, 0.2)) +
        C(-18, 76, 22, "none", SW(12)) +
        C(22, 76, 22, "none", SW(12)) +
        C(-18, 76, 22, "none", { "stroke-width": 6, stroke: GREEN }) +
        C(22, 76, 22, "none", { "stroke-width": 6, stroke: GREEN }) +
        L("M-2 8L-12 54M2 8L14 54", SW(6)) +
        C(0, 4, 6, BRASS, SW(2)),
      "translate(130 150)rotate(10)",
    ),
  lopper: (tel) =>
    G(
      P("M-4 0Q-34 -30 -16 -74Q10 -50 8 0z", STEEL) +
        P("M6 2Q34 -16 26 -66L12 -62Q14 -30 -2 -4z", tel ? light(STEEL, 0.3) : "#6a6f72") +
        tube("M-2 4L-34 150", 9, tel ? STEEL2 : "#c0392b") +
        tube("M4 4L40 150", 9, tel ? STEEL2 : "#c0392b") +
        tube("M-24 106L-34 150", 13, RUBBER) +
        tube("M30 106L40 150", 13, RUBBER) +
        C(0, 2, 8, BRASS, SW(2.4)) +
        (tel ? L("M-18 70h10M14 66h10", SW(6)) : ""),
      "translate(128 92)rotate(14)",
    ),
  fold: () =>
    G(
      P("M0 -8Q80 -26 150 -4Q80 10 0 10z", STEEL) +
        L(Array.from({ length: 12 }, (_, i) => `M${14 + i * 11} ${10 - i * 0.8}l5 7l5 -8`).join(""), SW(2)) +
        P("M10 -14Q-70 -22 -112 4Q-116 22 -100 26Q-50 8 10 16z", "#c0392b") +
        C(4, 0, 7, BRASS, SW(2.4)),
      "translate(140 140)rotate(-24)",
    ),
  curved: () =>
    G(
      P("M0 -10Q90 -20 150 46Q70 20 0 12z", STEEL) +
        L(
          Array.from({ length: 11 }, (_, i) => `M${10 + i * 12} ${12 + i * i * 0.26}l6 7l4 -6`).join(""),
          SW(2),
        ) +
        P("M8 -12Q-60 -20 -100 -4Q-108 18 -92 22Q-40 12 8 16z", "#a8502a"),
      "translate(130 96)rotate(-8)",
    ) + P("M60 180Q130 170 210 226L200 246Q130 200 56 206z", "#35383c"),
  pole: () =>
    tube("M40 246L190 70", 8, "#e6b02a") +
    P("M186 76q-14 -40 20 -60q24 10 22 32q-22 -10 -26 16z", STEEL) +
    L("M212 52Q250 60 256 80M196 84L120 246", SW(2.4)) +
    big("3", "m", 380, 96, 54, { a: "e" }),
  hedge: () =>
    G(
      P("M-2 0L-22 -130L-8 -132L10 0z", STEEL) +
        P("M2 0L22 -130L8 -132L-10 0z", light(STEEL, 0.2)) +
        tube("M-2 4L-40 96", 10, "#d08a1a") +
        tube("M4 4L42 96", 10, "#d08a1a") +
        C(0, 2, 8, BRASS, SW(2.4)),
      "translate(128 144)rotate(10)",
    ),
  billhook: () =>
    H(128, 130, 112) +
    P("M120 134V70Q116 30 166 20Q196 22 196 50Q180 34 160 52Q146 70 140 134z", STEEL) +
    SH("M134 134V70Q150 40 196 50Q180 34 160 52Q146 70 140 134z"),
  knife: () =>
    G(
      P("M0 -12L112 -10Q126 6 108 12H0z", STEEL) +
        P("M4 -16H-118Q-132 2 -112 20H4z", "#8a5a34") +
        C(-8, 2, 4, BRASS, SW(2)) +
        C(-90, 2, 4, BRASS, SW(2)) +
        P("M-118 -10l-26 -6q-6 16 2 28l22 -2z", BRASS, SW(2.4)),
      "translate(144 130)rotate(-16)",
    ) +
    P("M284 200l44 -60l8 6l-40 62z", "#8fb557") +
    P("M328 140l-12 24l14 8z", "#f0ecd0", SW(2.4)),
  omega: () =>
    G(
      P("M-30 -60h60v36h-60z", STEEL) +
        L("M-14 -42q-6 -16 8 -16h12q14 0 8 16", SW(4)) +
        tube("M-14 -24L-34 110", 12, "#c0392b") +
        tube("M14 -24L38 110", 12, "#c0392b") +
        C(0, -14, 8, BRASS, SW(2.4)),
      "translate(124 130)",
    ) +
    P("M300 80h28v50q-16 0 -16 14q0 10 8 10h-24q8 -2 8 -10q0 -14 -4 -14z", "#8a6a3a") +
    P("M300 214h28v-42q-10 0 -12 -8h-6q-2 8 -10 8z", "#6a9a3a"),
  mastic: () =>
    P("M80 100h92l10 148H70z", "#d9c06a") +
    P("M100 70h52v30h-52z", RUBBER) +
    label(126, 180, 80, 54, "", null) +
    P("M110 196l16 -40l16 40z", "#8a6a3a", SW(2.4)) +
    L("M126 156v-10", SW(4)) +
    R(282, 60, 18, 180, "#8a6a3a") +
    E(291, 62, 12, 10, "#c98a3a") +
    leaf(300, 120, 40, 12, -40, LEAF),
  tying: () =>
    P("M60 120h110v26H96l-30 96H40l22 -96z", "#c0392b") +
    P("M60 96h130l30 12v12H60z", "#35383c") +
    P("M196 92l40 -20v20l-30 22z", STEEL) +
    C(90, 84, 22, "#e6d23a") +
    C(90, 84, 8, LINES.gar.bg) +
    tube("M170 130Q176 190 120 240", 8, "#a83022"),
  blade: () =>
    G(
      P("M-8 90Q-50 0 -14 -112Q34 -60 28 60Q14 90 -8 90z", STEEL) +
        C(4, 56, 9, LINES.gar.bg) +
        HL("M-16 -70Q-30 0 -12 60", 5) +
        SH("M8 -70Q34 -20 28 60Q14 90 4 90z"),
      "translate(128 130)rotate(16)",
    ),
  spring: () =>
    G(
      P("M-30 -90Q0 -110 30 -90L14 90Q0 104 -14 90z", "none", NS) +
        L(
          Array.from(
            { length: 9 },
            (_, i) =>
              `M${-34 + i * 1.6} ${-84 + i * 20}Q0 ${-100 + i * 20} ${34 - i * 1.6} ${-76 + i * 20}Q0 ${-62 + i * 20} ${-33 + i * 1.6} ${-64 + i * 20}`,
          ).join(""),
          SW(8),
        ) +
        L(
          Array.from(
            { length: 9 },
            (_, i) =>
              `M${-34 + i * 1.6} ${-84 + i * 20}Q0 ${-100 + i * 20} ${34 - i * 1.6} ${-76 + i * 20}Q0 ${-62 + i * 20} ${-33 + i * 1.6} ${-64 + i * 20}`,
          ).join(""),
          { "stroke-width": 4, stroke: STEEL },
        ),
      "translate(128 134)",
    ),
};
const soilTools = {
  spade: () =>
    H(128, 16, 130) +
    R(104, 10, 48, 16, WOOD) +
    P("M92 142h72v66q0 32 -36 40q-36 -8 -36 -40z", STEEL) +
    R(74, 134, 34, 10, STEEL2) +
    R(148, 134, 34, 10, STEEL2) +
    SH("M146 142h18v66q0 32 -30 40z"),
  fork: () =>
    H(128, 10, 128) +
    R(104, 6, 48, 16, WOOD) +
    P("M84 136h88v16H84z", STEEL2) +
    [90, 114, 138, 162].map((x) => P(`M${x - 6} 150v82l8 16l6 -16v-82z`, STEEL)).join(""),
  hoe: () =>
    G(H(0, -110, 220), "translate(128 130)rotate(20)") +
    P("M166 22l58 26l-14 50l-52 -22z", STEEL) +
    R(150, 20, 26, 18, STEEL2),
  heart: () =>
    G(H(0, -90, 200), "translate(120 140)rotate(16)") +
    P("M150 40Q170 -2 204 26Q226 52 182 92Q146 76 150 40z", STEEL) +
    P("M112 52L66 26L70 66z", STEEL),
  rake: () =>
    H(128, 10, 190) +
    R(40, 198, 176, 14, "#c0392b") +
    Array.from({ length: 14 }, (_, i) => P(`M${44 + i * 12.6} 210v28l4 8l3 -8v-28z`, STEEL, SW(2))).join("") +
    T("14", 372, 96, 52, { a: "e" }),
  leafrake: () =>
    H(128, 4, 110) +
    Array.from({ length: 11 }, (_, i) => {
      const t = (i / 10) * 2 - 1;
      return (
        L(
          `M128 112Q${r1(128 + t * 40)} 170 ${r1(128 + t * 92)} ${r1(236 - Math.abs(t) * 10)}q2 10 ${r1(-t * 6)} 12`,
          SW(6),
        ) +
        L(`M128 112Q${r1(128 + t * 40)} 170 ${r1(128 + t * 92)} ${r1(236 - Math.abs(t) * 10)}`, {
          "stroke-width": 2.6,
          stroke: "#5f9a4a",
        })
      );
    }).join("") +
    R(112, 104, 32, 20, "#2f7a3f") +
    L("M84 178h88", SW(5)),
  osc: () =>
    H(128, 8, 150) +
    P("M96 168h64v12h-64z", STEEL2) +
    L("M100 180L86 232H170L156 180", SW(9)) +
    L("M100 180L86 232H170L156 180", { "stroke-width": 4, stroke: STEEL }) +
    L("M60 244h30M166 244h30", SW(3)),
  broad: () =>
    H(66, 10, 150) +
    H(190, 10, 150) +
    R(50, 158, 156, 14, "#2f7a3f") +
    [62, 94, 128, 162, 194].map((x) => P(`M${x - 5} 170v62l6 16l5 -16v-62z`, STEEL)).join("") +
    T("5", 372, 96, 60, { a: "e" }),
  trowel: () =>
    G(
      R(-11, -116, 22, 92, WOOD) +
        R(-5, -26, 10, 40, STEEL2) +
        P("M-34 10Q0 -2 34 10Q40 80 0 116Q-40 80 -34 10z", STEEL) +
        SH("M12 4Q34 6 34 10Q40 80 0 116Q20 70 12 4z") +
        HL("M-8 20Q-14 60 -4 90", 4),
      "translate(128 130)rotate(24)",
    ),
  bulb: () =>
    R(86, 16, 84, 18, WOOD) +
    R(120, 34, 16, 60, STEEL2) +
    P("M92 94h72l-8 120H100z", STEEL) +
    P("M100 214l7 14 7 -14 7 14 7 -14 7 14 7 -14 7 14 7 -14", "none") +
    L("M96 130h12M97 154h12M98 178h12", SW(2.4)) +
    P("M310 150Q280 190 290 214Q310 232 330 214Q340 190 310 150z", "#c9925a") +
    L("M310 150V124", SW(4)),
  seeder: () =>
    C(90, 206, 40, "#35383c") +
    C(90, 206, 26, "#6a6f72") +
    C(206, 224, 22, "#35383c") +
    P("M110 80h80l-16 70h-44z", "#c0392b") +
    P("M140 150h20v70l-10 20l-10 -20z", STEEL) +
    tube("M120 110L40 20", 8, STEEL2) +
    R(20, 12, 40, 14, RUBBER) +
    L("M210 248h50M170 250h20", { "stroke-dasharray": "4 10", "stroke-width": 6, stroke: SOIL }),
  barrow: (z, l) =>
    P("M50 80h150l-34 86H90z", z ? "#b9c3c9" : "#2f7a3f") +
    tube("M90 166L30 96H4", 8, WOOD) +
    tube("M100 166L190 206", 8, STEEL2) +
    L("M100 168L90 242M120 168L110 242", SW(7)) +
    C(204, 212, 34, "#35383c") +
    C(204, 212, 15, STEEL) +
    (z ? L("M60 100h132M68 122h118", SW(2.4)) : "") +
    SH("M160 80h40l-34 86h-20z") +
    liters(l),
  compost: (l) => {
    const k = l > 400 ? 1 : 0.8;
    return (
      G(
        P("M-74 0L-64 -160H64L74 0z", "#3f5a45") +
          P("M-70 -160h140l-14 -26H-56z", "#35483a") +
          R(-34, -52, 68, 52, "#4f7058", SW(2.4)) +
          L("M-66 -120H66M-68 -84H68", SW(2)) +
          L("M-50 -140h20M-10 -140h20M30 -140h20", SW(4)) +
          SH("M36 -160H64L74 0H44z"),
        `translate(126 ${FL})scale(${k})`,
      ) +
      leaf(230, 246, 40, 13, -150, "#a8843a") +
      liters(l)
    );
  },
  gloves: () =>
    [0, 1]
      .map((i) =>
        G(
          P(
            "M-30 60V-10Q-34 -60 -22 -62Q-12 -62 -12 -20L-8 -80Q2 -92 8 -80V-22L16 -72Q26 -80 30 -68L28 -10L40 -40Q54 -44 52 -30Q44 10 34 30V60z",
            i ? "#e0a83a" : "#eab84a",
          ) +
            R(-36, 58, 76, 34, "#4f8a4a") +
            L("M-20 20q20 12 40 0", SW(2)),
          `translate(${82 + i * 104} 136)${i ? "scale(-1 1)" : ""}`,
        ),
      )
      .join(""),
  knee: () =>
    [0, 1]
      .map((i) =>
        G(
          P("M-40 -80Q0 -100 40 -80Q52 0 36 84Q0 100 -36 84Q-52 0 -40 -80z", "#35483a") +
            P("M-24 -50Q0 -62 24 -50Q30 0 22 52Q0 62 -22 52Q-30 0 -24 -50z", "#6a8a5a") +
            L("M-18 -20h36M-20 4h40M-18 28h36", SW(2.4)) +
            L("M-44 -40h-14M44 -40h14M-42 44h-14M42 44h14", SW(8)),
          `translate(${80 + i * 110} 136)`,
        ),
      )
      .join(""),
  handle: () =>
    G(
      P("M-8 -118Q0 -124 8 -118L10 100Q10 118 0 118T-10 100z", "#d9b078") +
        L("M-2 -90V90M4 -60V60", { "stroke-width": 1.8, opacity: 0.5 }) +
        HL("M-5 -100V90", 3),
      "translate(128 134)rotate(34)",
    ) + big("130", "cm", 384, 96, 44, { a: "e", max: 140 }),
};
// hydroponics
const led = (p, f, n) => {
  const w = +f.power_w;
  let s = "";
  const glow = (x1, x2, y) =>
    P(`M${x1} ${y}L${x1 - 26} 248H${x2 + 26}L${x2} ${y}z`, "#f6ecc0", { stroke: "none", opacity: 0.55 });
  const dots = (x, y, m, k, st, rows, sy) =>
    L(
      Array.from(
        { length: m * rows },
        (_, i) => `M${r1(x + (i % m) * st)} ${r1(y + Math.floor(i / m) * sy)}h.1`,
      ).join(""),
      { stroke: "#f2d86a", "stroke-width": k },
    );
  if (/^Barra/.test(n)) {
    const W = 96 + w * 1.6,
      x = 130 - W / 2;
    s =
      glow(r1(x), r1(x + W), 110) +
      L(`M${r1(x + 16)} 20V84M${r1(x + W - 16)} 20V84`, SW(2.4)) +
      R(x, 84, W, 24, STEEL) +
      R(x + 4, 102, W - 8, 8, "#fbf6dc", SW(2)) +
      dots(x + 12, 106, Math.round(w / 3), 5, (W - 24) / Math.round(w / 3), 1, 0);
  } else if (/multibarra|efficienza/.test(n)) {
    const m = clamp(Math.round(w / 100), 2, 10),
      hi = /efficienza/.test(n),
      W = 210,
      x = 24;
    s =
      glow(x, x + W, 120) +
      L("M60 14L128 54L196 14", SW(2.4)) +
      R(x, 54, W, 16, "#35383c") +
      RR(98, 34, 60, 22, 3, hi ? "#2f7a5a" : STEEL2);
    for (let i = 0; i < m; i++) {
      const bw = (W / m) * 0.56,
        bx = x + ((i + 0.5) * W) / m - bw / 2;
      s +=
        P(`M${r1(bx)} 70h${r1(bw)}l${r1((bx - 128) * 0.06)} 50h${r1(-bw)}z`, hi ? "#e6ece6" : STEEL, SW(2)) +
        dots(bx + bw / 2 + 1, 78, 1, 5, 0, 5, 9);
    }
  } else {
    const q = /Quantum/.test(n),
      m = q ? clamp(Math.round(w / 60), 2, 8) : clamp(Math.round(w / 40), 2, 6),
      W = clamp(90 + w * 0.42, 100, 220),
      x = 130 - W / 2;
    s =
      glow(r1(x), r1(x + W), 118) +
      L(`M${r1(x + 20)} 14L130 46L${r1(x + W - 20)} 14`, SW(2.4)) +
      RR(104, 40, 52, 22, 3, q ? "#35383c" : RUBBER) +
      P(`M${r1(x + 16)} 62h${r1(W - 32)}L${r1(x + W)} 118H${r1(x)}z`, q ? "#f4f2ea" : "#d9dde0") +
      dots(x + W * 0.16, 74, m + 2, q ? 6 : 9, (W * 0.68) / (m + 1), 4, 11) +
      (q ? "" : L(`M${r1(x + W * 0.12)} 90h${r1(W * 0.76)}`, { "stroke-width": 1.6, opacity: 0.4 }));
  }
  s +=
    leaf(112, 248, 46, 15, -125, LEAF) +
    leaf(146, 248, 46, 15, -55, LEAF) +
    leaf(130, 250, 54, 15, -90, "#86b557");
  const cov = +f.coverage,
    k = 22 + Math.sqrt(cov) * 44;
  return (
    s +
    big(String(w), "W", 384, 76, 46, { a: "e", max: 140 }) +
    R(384 - k, 234 - k, k, k, "#f6ecc0") +
    T(num(cov), 384 - k / 2, 234 - k / 2 + 8, clamp(k * 0.3, 10, 20), { a: "m", max: k - 8 }) +
    T("m2", 384, 272, 16, { a: "e" }) +
    T(num(f.efficacy), 384, 112, 20, { a: "e" })
  );
};
const tent = (p, f, n) => {
  const [a, b, h] = f.dimensions.split("×").map(Number),
    pro = /profess/.test(n),
    k = 0.62,
    W = 30 + a * 0.5,
    D = 14 + b * 0.22,
    H = h * 0.98,
    x = 24,
    y = FL;
  const c = pro ? "#2b2f3a" : "#3d4350";
  return (
    P(`M${x} ${y}V${r1(y - H)}h${r1(W)}V${y}z`, c) +
    P(`M${r1(x + W)} ${y}V${r1(y - H)}l${r1(D)} ${r1(-D * 0.36)}V${r1(y - D * 0.36)}z`, dark(c, 0.3)) +
    P(`M${x} ${r1(y - H)}l${r1(D)} ${r1(-D * 0.36)}h${r1(W)}l${r1(-D)} ${r1(D * 0.36)}z`, light(c, 0.15)) +
    P(
      `M${r1(x + W * 0.16)} ${y - 8}V${r1(y - H * 0.86)}Q${r1(x + W / 2)} ${r1(y - H * 0.95)} ${r1(x + W * 0.84)} ${r1(y - H * 0.86)}V${y - 8}z`,
      "#e9ece8",
    ) +
    (pro
      ? R(x + W * 0.26, y - H * 0.62, W * 0.48, H * 0.2, "#a8cfa0", SW(2))
      : P(
          `M${r1(x + W * 0.16)} ${y - 8}V${r1(y - H * 0.86)}l${r1(W * 0.14)} ${r1(H * 0.3)}V${y - 8}z`,
          light(c, 0.2),
          SW(2),
        )) +
    leaf(x + W / 2, y - 10, 40, 12, -120, LEAF) +
    leaf(x + W / 2, y - 10, 40, 12, -60, LEAF) +
    leaf(x + W / 2, y - 10, 46, 11, -90, "#86b557") +
    bottleRef(Math.min(x + W + D + 16, 292), FL, 30 * 0.98) +
    T(a + "×" + b, 388, 62, 30, { a: "e", max: 120 }) +
    T("×" + h + " cm", 388, 92, 22, { a: "e", max: 120 })
  );
};
const air = {
  fan: (p, f, n) => {
    const ec = /EC/.test(n),
      d = +f.diameter_mm,
      k = 0.6 + 0.4 * Math.sqrt(d / 315);
    return (
      G(
        P("M-100 -40h44l20 -34h72l20 34h44v80H56L36 74H-36L-56 40h-44z", ec ? "#e9ecee" : "#5a6a7a") +
          R(-108, -44, 14, 88, RUBBER) +
          R(94, -44, 14, 88, RUBBER) +
          C(0, 0, 44, light(ec ? "#e9ecee" : "#5a6a7a", 0.2), SW(2.4)) +
          Array.from({ length: 6 }, (_, i) =>
            G(P("M4 -6Q22 -34 34 -22Q26 0 4 6z", RUBBER, SW(1.8)), `rotate(${i * 60})`),
          ).join("") +
          C(0, 0, 9, ec ? "#2f9a6a" : YEL, SW(2.4)) +
          R(-30, 74, 60, 14, RUBBER),
        `translate(128 150)scale(${r1(k * 10) / 10})`,
      ) +
      big("Ø " + d, "mm", 388, 76, 32, { a: "e", max: 130 }) +
      T(f.airflow, 388, 128, 30, { a: "e" }) +
      T("m3/h", 388, 152, 16, { a: "e" }) +
      (ec ? T("EC", 388, 220, 40, { a: "e", c: "#2f7a5a" }) : "")
    );
  },
  carbon: (p, f, n) => {
    const d = +f.diameter_mm,
      H = 96 + d * 0.4,
      W = 60 + d * 0.32,
      x = 122;
    const id = "n" + p.sku;
    return (
      `<defs><pattern id="${id}" width="9" height="9" patternUnits="userSpaceOnUse"><path d="M4 4h.1" stroke="${INK}" stroke-width="4" stroke-linecap="round"/></pattern></defs>` +
      R(x - W / 2, FL - H, W, H, "#c9ced2") +
      R(x - W / 2, FL - H, W, H, `url(#${id})`, NS) +
      R(x - W / 2 - 5, FL - 14, W + 10, 14, STEEL2) +
      R(x - W / 2 - 5, FL - H, W + 10, 14, STEEL2) +
      R(x - W * 0.32, FL - H - 24, W * 0.64, 24, STEEL) +
      SH(`M${r1(x + W * 0.25)} ${r1(FL - H)}h${r1(W * 0.25)}v${r1(H)}h${r1(-W * 0.25)}z`) +
      big("Ø " + d, "mm", 388, 76, 32, { a: "e", max: 130 }) +
      T(f.airflow, 388, 128, 30, { a: "e" }) +
      T("m3/h", 388, 152, 16, { a: "e" }) +
      T("C", 360, 226, 44, { a: "m" })
    );
  },
  duct: (p, f) => {
    const d = +f.diameter_mm,
      w = 34 + d * 0.22;
    let s =
      L(`M20 200Q90 200 110 130T220 70`, { "stroke-width": w + 5, "stroke-linecap": "butt" }) +
      L(`M20 200Q90 200 110 130T220 70`, { "stroke-width": w, stroke: "#c9d0d4", "stroke-linecap": "butt" }) +
      L(`M20 200Q90 200 110 130T220 70`, {
        "stroke-width": w,
        stroke: "#8a949a",
        "stroke-dasharray": "2.5 9",
        "stroke-linecap": "butt",
      });
    return (
      s +
      E(222, 70, w * 0.28, w * 0.5, dark(STEEL, 0.4)) +
      big("Ø " + d, "mm", 388, 150, 36, { a: "e", max: 130 })
    );
  },
  clip: (cm) => {
    const k = cm > 20 ? 1 : 0.76;
    return (
      G(
        C(0, 0, 86, PAPER) +
          [70, 52, 34].map((q) => C(0, 0, q, "none", SW(2))).join("") +
          Array.from({ length: 4 }, (_, i) =>
            G(P("M0 -8Q20 -70 50 -40Q44 -10 0 8z", "#5a7a8a", SW(2.4)), `rotate(${i * 90})`),
          ).join("") +
          C(0, 0, 16, RUBBER) +
          R(-10, 86, 20, 34, RUBBER) +
          P("M-26 118h52l-8 32h-36z", "#35383c"),
        `translate(128 ${120})scale(${k})`,
      ) + big(String(cm), "cm", 384, 96, 48, { a: "e" })
    );
  },
  humid: () =>
    P("M70 120Q130 96 190 120L200 248H60z", "#e9eef0") +
    P("M66 190h128l6 58H60z", "#a9cfe0", SW(2.4)) +
    R(116, 88, 28, 22, RUBBER) +
    L("M112 76q-20 -20 0 -40M130 74q-14 -24 4 -52M150 76q20 -20 0 -40", {
      stroke: "#8fb4cf",
      "stroke-width": 7,
    }) +
    liters(4),
  dehum: () =>
    RR(62, 40, 132, 208, 10, "#eef0ee") +
    L("M78 64h100M78 80h100M78 96h100M78 112h100", SW(3)) +
    R(82, 180, 92, 54, "#a9cfe0", SW(2.4)) +
    screen(100, 132, 56, 28, "45%") +
    big("12", "l", 380, 92, 48, { a: "e" }) +
    T("24 h", 380, 124, 20, { a: "e" }),
  mat: (wd) =>
    P(`M24 190L${wd > 40 ? 60 : 84} 110H${wd > 40 ? 230 : 206}L236 190z`, "#35383c") +
    L(
      "M60 178q20 -40 30 -56M96 178q10 -40 16 -56M132 178V122M168 178q-8 -40 -14 -56M204 178q-18 -40 -28 -56",
      { stroke: "#d9603a", "stroke-width": 4 },
    ) +
    L("M90 96q-10 -14 0 -26t0 -26M130 96q-10 -14 0 -26t0 -26M170 96q-10 -14 0 -26t0 -26", {
      stroke: "#d9603a",
      "stroke-width": 4,
    }) +
    tube("M236 190q20 30 -10 50", 4, RUBBER) +
    T(wd > 40 ? "52×52" : "25×52", 388, 96, 32, { a: "e", max: 130 }),
};
/** Drawn once in a picture, however many there are. */
export const PLANT = G(
  leaf(0, 0, 38, 11, -125, LEAF) + leaf(0, 0, 38, 11, -55, LEAF) + leaf(0, 0, 42, 10, -90, "#86b557"),
  "",
  { id: "plant" },
);
const plant = (x, y, k = 1) =>
  `<use href="#plant" transform="translate(${r1(x)} ${r1(y)})${k === 1 ? "" : `scale(${k})`}"/>`;
const sys = {
  nft: (m) => {
    const rows = m <= 12 ? 2 : m <= 24 ? 3 : m <= 36 ? 4 : 6,
      per = Math.min(7, Math.ceil(m / rows));
    let s = L("M34 250V40M232 250V60", SW(6));
    for (let i = 0; i < rows; i++) {
      const y = 70 + i * (160 / rows);
      for (let j = 0; j < per; j++) s += plant(52 + (j * 170) / (per - 1 || 1), y, rows > 4 ? 0.5 : 0.72);
      s += P(`M24 ${r1(y)}L242 ${r1(y + 6)}v12L24 ${r1(y + 12)}z`, "#f4f6f4", SW(2.4));
    }
    return (
      s +
      T("×" + m, 384, 96, 46, { a: "e" }) +
      P("M300 196h80v52h-80z", "#2f8a8a") +
      tube("M300 220H250V120", 6, RUBBER)
    );
  },
  dwc: (m) => {
    const cols = Math.min(4, m),
      rows = Math.ceil(m / cols),
      k = m === 1 ? 1.7 : m === 4 ? 0.78 : 0.72;
    let s = "";
    for (let i = 0; i < m; i++) {
      const c = i % (m === 1 ? 1 : m === 4 ? 2 : m === 6 ? 3 : 4),
        q = Math.floor(i / (m === 1 ? 1 : m === 4 ? 2 : m === 6 ? 3 : 4)),
        x = m === 1 ? 128 : 60 + c * (m === 4 ? 120 : m === 6 ? 72 : 58),
        y = m === 1 ? 248 : 138 + q * 110;
      const kk = m === 8 ? 0.6 : k;
      s += G(
        plant(0, -84, 1) +
          P("M-38 -78L-32 0H32L38 -78z", "#35383c") +
          R(-42, -86, 84, 12, "#4a4f54") +
          P("M-33 -36h66l-3 34h-60z", "#6fb0cf", { stroke: "none", opacity: 0.6 }) +
          L("M-8 -10h.1M6 -20h.1M0 -30h.1", { stroke: "#fff", "stroke-width": 5 }),
        `translate(${x} ${y})scale(${kk})`,
      );
    }
    return s + T("×" + m, 384, 96, 50, { a: "e" });
  },
  tower: (m) => {
    const lv = m === 20 ? 4 : m === 28 ? 5 : 6;
    let s = P("M70 206h116l10 42H60z", "#2f8a8a") + R(112, 30, 32, 178, "#f4f6f4");
    for (let i = 0; i < lv; i++) {
      const y = 54 + (i * 148) / lv;
      s +=
        P(`M112 ${r1(y)}l-26 -8v18l26 12z`, "#e6ece8", SW(2.4)) +
        P(`M144 ${r1(y)}l26 -8v18l-26 12z`, "#e6ece8", SW(2.4)) +
        plant(82, r1(y - 6), 0.62) +
        plant(174, r1(y - 6), 0.62);
    }
    return s + T("×" + m, 384, 96, 46, { a: "e" });
  },
  drip: (m) => {
    const k = m === 4 ? 4 : m === 8 ? 4 : 8,
      rows = m === 4 ? 1 : 2;
    let s = "";
    for (let q = 0; q < rows; q++) {
      const y = rows === 1 ? 220 : 140 + q * 104;
      s += tube(`M14 ${y - 84}H246`, 5, "#35383c");
      for (let i = 0; i < k; i++) {
        const x = 42 + i * (180 / (k - 1)),
          kk = k > 4 ? 0.5 : 0.9;
        s +=
          tube(`M${r1(x)} ${y - 84}v${k > 4 ? 44 : 30}`, 2.4, "#35383c") +
          plant(x, y - 34 * kk, kk) +
          P(
            `M${r1(x - 24 * kk)} ${r1(y - 34 * kk)}l5 ${r1(34 * kk)}h${r1(48 * kk - 10)}l5 ${r1(-34 * kk)}z`,
            "#35383c",
            SW(2.4),
          );
      }
    }
    return s + T("×" + m, 384, 96, 46, { a: "e" }) + P("M300 190h80v58h-80z", "#2f8a8a");
  },
  ebb: (d) => {
    const k = d === "60" ? 0.76 : d === "100" ? 0.9 : 1;
    return (
      G(
        P("M-110 -110L-84 -150H116L96 -110z", "#e6ece8") +
          P("M-110 -110H96V-80H-110z", "#f4f6f4") +
          P("M96 -110l20 -40v30l-20 40z", "#c9d0cc") +
          [-74, -24, 26, 72].map((x) => plant(x, -128, 0.9)).join("") +
          L("M-100 -80V0M86 -80V0", SW(6)) +
          P("M-60 -48H46V0H-60z", "#2f8a8a") +
          tube("M-10 -48V-86", 8, RUBBER) +
          L("M14 -56v-20M8 -70l6 -8l6 8", { stroke: "#5f94c0", "stroke-width": 4 }),
        `translate(136 ${FL})scale(${k})`,
      ) +
      T(d + "×" + d, 388, 92, 32, { a: "e", max: 120 }) +
      T("cm", 388, 116, 16, { a: "e" })
    );
  },
  table: (m) => {
    const k = m / 3;
    let s =
      R(34, 26, 190, 18, "#f4f6f4") +
      R(52, 40, 154, 7, "#f2d86a", SW(2)) +
      R(210, 40, 10, 150, STEEL2) +
      P("M30 190h196v56H30z", "#f4f6f4") +
      P("M34 220h188v24H34z", "#8fc0cf", SW(1.8));
    for (let i = 0; i < m; i++)
      s += plant(46 + ((i % Math.ceil(m / 1)) * 152) / (m - 1), 190, m > 6 ? 0.66 : 0.95);
    return s + T("×" + m, 384, 96, 50, { a: "e" });
  },
  prop: (m) => {
    let s = P("M40 190V110Q130 40 220 110V190z", "#e3f0ee") + P("M28 190h204v56H28z", "#2f8a8a");
    const k = m === 20 ? 5 : m === 36 ? 7 : 9;
    for (let i = 0; i < k; i++)
      s += plant(56 + (i * 148) / (k - 1), 188, 0.56) + C(56 + (i * 148) / (k - 1), 196, 6, "#35383c", SW(2));
    return s + HL("M64 110Q90 80 124 74", 5) + T("×" + m, 384, 96, 48, { a: "e" });
  },
};
const netpot = (p, f, n) => {
  const cm = +n.match(/Ø (\d+)/)[1],
    k = 0.34 + 0.66 * Math.sqrt(cm / 20),
    W = 170 * k,
    H = W * 0.86,
    x = 126;
  let g = "";
  for (let i = 1; i < 6; i++)
    g += `M${r1(x - W * 0.46 + i * W * 0.153)} ${r1(FL - H + 14)}L${r1(x - W * 0.3 + i * W * 0.1)} ${FL}`;
  for (let i = 1; i < 4; i++)
    g += `M${r1(x - W * (0.46 - i * 0.04))} ${r1(FL - H + (i * H) / 4)}h${r1(2 * W * (0.46 - i * 0.04))}`;
  return (
    P(
      `M${r1(x - W * 0.46)} ${r1(FL - H)}L${r1(x - W * 0.3)} ${FL}h${r1(W * 0.6)}L${r1(x + W * 0.46)} ${r1(FL - H)}z`,
      "#7a8a86",
    ) +
    L(g, { "stroke-width": 4, stroke: "#2b3232" }) +
    R(x - W * 0.54, FL - H - 8, W * 1.08, 13, "#35403f") +
    plant(x, FL - H - 8, 0.6 + k * 0.5) +
    dim(x - W * 0.54, FL + 20, x + W * 0.54, FL + 20, "") +
    big("Ø " + cm, "cm", 388, 96, 40, { a: "e", max: 130 })
  );
};
const tray = (p, f, n) => {
  const m = +(n.match(/da (\d+)/) || [0, 0])[1];
  if (!m) {
    let s = P("M20 190L60 120H220L240 190z", "#4a5552") + P("M34 184L68 128H212L226 184z", "#8a6a3a", SW(2));
    for (let i = 0; i < 26; i++)
      s +=
        L(`M${r1(60 + (i % 13) * 11.5)} ${128 + Math.floor(i / 13) * 34}v-26`, {
          "stroke-width": 2.4,
          stroke: LEAF,
        }) + C(60 + (i % 13) * 11.5, 100 + Math.floor(i / 13) * 34, 5, "#86b557", SW(1.6));
    return s + P("M20 190h220v22H20z", "#35403f") + T("28×54", 388, 96, 32, { a: "e", max: 120 });
  }
  const cols = m === 24 ? 6 : m === 60 ? 10 : 13,
    rows = m / cols,
    W = 216,
    H = 150,
    x = 20,
    y = 70;
  let d = "";
  const cw = W / cols,
    rh = H / rows;
  for (let i = 0; i < m; i++)
    d += `M${r1(x + (i % cols) * cw + cw * 0.14)} ${r1(y + Math.floor(i / cols) * rh + rh * 0.14)}h${r1(cw * 0.72)}v${r1(rh * 0.72)}h${r1(-cw * 0.72)}z`;
  // The seedlings of the last row look out behind it.
  const seedlings = [0, 1, 2, 3, 4, 5].map((i) => plant(x + ((i + 0.5) * W) / 6, y - 4, 0.8));
  return (
    seedlings.join("") +
    R(x - 6, y - 6, W + 12, H + 12, "#4a5552") +
    P(d, SOIL, SW(1.4)) +
    T("×" + m, 388, 96, 44, { a: "e" })
  );
};
const pumpH = (p, f) => {
  const q = +f.flow_l_h,
    k = 0.6 + 0.4 * Math.cbrt(q / 6000);
  return (
    G(
      RR(-70, -110, 140, 110, 14, "#2a4a6a") +
        P("M-70 -40h140v26q0 14 -14 14H-56q-14 0 -14 -14z", "#35383c") +
        L("M-56 -34v24M-40 -34v24M-24 -34v24M-8 -34v24M8 -34v24M24 -34v24M40 -34v24M56 -34v24", {
          stroke: "#8a949a",
          "stroke-width": 3,
        }) +
        R(-16, -146, 32, 38, "#35383c") +
        L("M-16 -134h32M-16 -122h32", { stroke: "#8a949a", "stroke-width": 2.4 }) +
        tube("M60 -96q40 -10 34 -70", 4, RUBBER) +
        HL("M-52 -92v36", 6) +
        SH("M40 -110h16q14 0 14 14v82q0 14 -14 14h-16z"),
      `translate(116 ${FL})scale(${r1(k * 100) / 100})`,
    ) +
    big(String(q), "l/h", 388, 92, 40, { a: "e", max: 160 }) +
    [0, 1, 2, 3, 4]
      .map((i) =>
        P(
          `M${268 + i * 26} 176q9 14 9 21a9 9 0 0 1 -18 0q0 -7 9 -21z`,
          i < Math.ceil(Math.log2(q / 125) * 0.9) ? "#5f94c0" : PAPER,
          SW(2.2),
        ),
      )
      .join("")
  );
};
const hpump = {
  aer: (k, q) =>
    RR(50, 150, 150, 84, 16, "#3a8aa0") +
    RR(40, 228, 170, 16, 8, RUBBER) +
    Array.from({ length: k }, (_, i) => {
      const x = 125 + (i - (k - 1) / 2) * 34;
      return (
        R(x - 7, 128, 14, 24, RUBBER) +
        tube(`M${x} 128V70`, 5, "#c9e0e6") +
        [56, 40, 24].map((y, j) => C(x + (j - 1) * 8, y, 6, "#d9ecf2", SW(2))).join("")
      );
    }).join("") +
    big(q, "l/h", 388, 92, 40, { a: "e", max: 130 }) +
    T("×" + k, 388, 146, 34, { a: "e" }),
  membr: () =>
    RR(40, 110, 170, 110, 10, "#4a5a6a") +
    L("M60 120v90M80 120v90M100 120v90M120 120v90M140 120v90M160 120v90M180 120v90", SW(3)) +
    R(56, 220, 30, 22, RUBBER) +
    R(164, 220, 30, 22, RUBBER) +
    tube("M210 150H248", 12, BRASS) +
    big("1800", "l/h", 388, 80, 36, { a: "e", max: 140 }),
  stone: (d) =>
    (d
      ? E(126, 200, 96, 26, "#6a9ac0") + E(126, 190, 96, 26, "#7fb0d0")
      : R(92, 120, 68, 116, "#7fb0d0") + E(126, 120, 34, 12, "#9cc6dc")) +
    L(
      Array.from({ length: 26 }, (_, i) =>
        d
          ? `M${r1(126 + Math.cos(i * 2.4) * Math.sqrt(i) * 16)} ${r1(190 + Math.sin(i * 2.4) * Math.sqrt(i) * 4)}h.1`
          : `M${100 + (i % 5) * 13} ${140 + Math.floor(i / 5) * 18}h.1`,
      ).join(""),
      { "stroke-width": 4, opacity: 0.4 },
    ) +
    tube(d ? "M126 190Q126 120 220 120" : "M126 112Q126 50 220 60", 6, "#c9e0e6") +
    [
      [80, 150],
      [104, 120],
      [60, 110],
      [88, 80],
      [64, 60],
      [108, 50],
    ]
      .map(([x, y]) => C(x, d ? y : y - 30, 8, "#eaf5f8", SW(2)))
      .join("") +
    (d ? big("10", "cm", 384, 96, 46, { a: "e" }) : ""),
  peri: () =>
    RR(50, 60, 156, 176, 10, "#eef0ee") +
    C(128, 128, 50, PAPER) +
    [0, 120, 240]
      .map((a) => C(128 + 30 * Math.cos(a / 57.3), 128 + 30 * Math.sin(a / 57.3), 13, "#3a8aa0"))
      .join("") +
    C(128, 128, 8, INK) +
    tube("M70 236V128A58 58 0 0 1 186 128V236", 7, "#e6b09a") +
    screen(92, 196, 72, 28, "2,5 ml"),
  chiller: () =>
    R(46, 60, 164, 176, "#eef0f0") +
    L("M62 84h90M62 100h90M62 116h90M62 132h90M62 148h90", SW(3)) +
    screen(160, 78, 40, 26, "18°") +
    R(166, 122, 14, 20, BLUE) +
    R(190, 122, 14, 20, RED) +
    L("M300 96v70M270 114l60 34M270 148l60 -34", { stroke: "#5f94c0", "stroke-width": 7 }) +
    T("1/10", 380, 220, 30, { a: "e" }),
  heater: () =>
    RR(104, 30, 44, 206, 20, "#e6efec") +
    L("M118 90V210M126 90V210M134 90V210", { stroke: "#d9603a", "stroke-width": 4 }) +
    RR(98, 22, 56, 44, 8, "#35383c") +
    C(126, 44, 7, RED, SW(2)) +
    tube("M126 24Q126 6 200 14", 4, RUBBER) +
    [
      [70, 120],
      [62, 170],
      [186, 130],
      [194, 186],
    ]
      .map(([x, y]) => L(`M${x} ${y}q-8 -10 0 -20t0 -20`, { stroke: "#d9603a", "stroke-width": 4 }))
      .join("") +
    big("100", "W", 384, 96, 44, { a: "e" }),
  imp: () =>
    Array.from({ length: 6 }, (_, i) =>
      G(P("M10 -12L86 -20Q92 0 86 14L10 10z", "#4a5a6a"), `translate(126 140)rotate(${i * 60})`),
    ).join("") +
    C(126, 140, 32, "#35383c") +
    C(126, 140, 9, LINES.hyd.bg),
};
const salt = (p, f, n, r) => {
  const c = /rame/.test(n)
    ? "#5a9ad0"
    : /manganese/.test(n)
      ? "#ecc6cc"
      : /ferro/.test(n)
        ? "#9ab07a"
        : "#fbfaf4";
  let s =
    P("M40 104h170v146H40z", "#f1efe6") + E(125, 104, 85, 20, "#e3e0d4") + E(125, 104, 72, 15, c, SW(2.4));
  s +=
    Array.from({ length: 9 }, (_, i) =>
      P(`M${r1(74 + i * 12)} ${r1(100 + (i % 3) * 4)}l7 -6l6 5l-5 6z`, light(c, 0.2), SW(1.4)),
    ).join("") +
    R(54, 150, 142, 74, PAPER, SW(2.4)) +
    R(54, 150, 142, 14, "#1f6f78", SW(2.4)) +
    T(f.formula.split("·")[0], 125, 206, 26, { a: "m", max: 128 }) +
    SH("M176 118h34v132h-34z");
  const m = [...String(f.composition).matchAll(/([A-Z][a-z]?) ([\d.]+)/g)];
  const col = {
    N: "#4f8a42",
    P: "#c98a2a",
    K: "#b3392f",
    Ca: "#7a8ac0",
    Mg: "#6aa8a0",
    S: "#d9c23a",
    Mn: "#c77a90",
    Zn: "#8a949a",
    Cu: "#3f7ac0",
    B: "#9a7ac0",
    Mo: "#6a7a8a",
    Si: "#c9b08a",
  };
  m.forEach(([, e, v], i) => {
    const x = 262 + i * 62,
      H = clamp(v * 2.6, 6, 132);
    s +=
      R(x, 232 - H, 44, H, col[e] || "#1f6f78") +
      T(num(v), x + 22, 222 - H, 22, { a: "m", max: 56 }) +
      T(e, x + 22, 278, 26, { a: "m" });
  });
  return s + L("M252 232H388", SW(2.4));
};
const sol = (p, f, n) => {
  const ab = /A\+B/.test(n),
    c = p.image.split("|")[1],
    npk = (f.npk || "").split("-").map(Number);
  const sy = /insalate/.test(n)
    ? plant(0, 14, 0.8)
    : /pomodori/.test(n)
      ? C(0, 4, 20, "#d23b2c")
      : /fragole/.test(n)
        ? P("M-18 -8Q0 -18 18 -8Q16 10 0 22Q-16 10 -18 -8z", "#cf3340") +
          L("M-7 -2h.1M6 -2h.1M0 8h.1", { stroke: "#f6e3a0", "stroke-width": 4 })
        : /aromatiche/.test(n)
          ? L("M0 22V-10", SW(3)) +
            leaf(0, 12, 24, 7, -150, LEAF, { rib: 0 }) +
            leaf(0, 12, 24, 7, -30, LEAF, { rib: 0 }) +
            leaf(0, -4, 22, 7, -90, LEAF, { rib: 0 })
          : /fioritura|Bloom/.test(n)
            ? [0, 72, 144, 216, 288]
                .map((a) => C(Math.cos(a / 57.3) * 12, Math.sin(a / 57.3) * 12, 10, "#d9679a", SW(2)))
                .join("") + C(0, 0, 7, YEL, SW(2))
            : /radicale/.test(n)
              ? L("M0 -18V0M0 0q-14 8 -18 22M0 0q-4 12 -5 24M0 0q6 12 8 24M0 0q14 8 20 20", SW(3))
              : /Calcio/.test(n)
                ? T("Ca", -20, 10, 18) + T("Mg", 2, 10, 18)
                : /Micro/.test(n)
                  ? T("Fe Mn", 0, -2, 14, { a: "m" }) + T("Zn Cu", 0, 20, 14, { a: "m" })
                  : /PK/.test(n)
                    ? T("PK", 0, 12, 24, { a: "m" })
                    : /fulvici/.test(n)
                      ? P("M0 -20q16 22 16 32a16 16 0 0 1 -32 0q0 -10 16 -32z", "#6a4426", SW(2.4))
                      : /Enzimi/.test(n)
                        ? C(-8, 0, 13, "none", SW(4)) + C(10, 6, 9, "none", SW(4))
                        : plant(0, 18, 0.9);
  let s = ab
    ? bottle(74, FL, 78, 160, c, { cap: RUBBER }) +
      bottle(168, FL, 78, 160, light(c, 0.3), { cap: RUBBER }) +
      label(74, 200, 58, 50, "A", null, { h: 30 }) +
      label(168, 200, 58, 50, "B", null, { h: 30 })
    : bottle(120, FL, 112, 176, c, { cap: RUBBER }) +
      R(74, 168, 92, 64, PAPER, SW(2.4)) +
      G(sy, "translate(120 200)");
  if (f.npk)
    s +=
      ["N", "P", "K"]
        .map((q, i) => {
          const H = npk[i] * 9;
          return (
            R(250 + i * 46, 222 - H, 32, Math.max(H, 0.1), NPKC[i]) +
            T(q, 266 + i * 46, 270, 20, { a: "m" }) +
            T(String(npk[i]), 266 + i * 46, 212 - H, 22, { a: "m" })
          );
        })
        .join("") + L("M240 222H388", SW(2.4));
  else s += T("2–4", 384, 110, 44, { a: "e" }) + T("ml/l", 384, 140, 22, { a: "e" });
  return s;
};
const PHC = ["#c0392b", "#e6822a", "#e6c23a", "#5f9a4a", "#3f8a8a", "#3f66b0", "#6a4a9a"];
const ph = (p, f, n) => {
  const c = /meno/.test(n)
      ? "#c0392b"
      : /più/.test(n)
        ? "#3f66b0"
        : /4,01/.test(n)
          ? "#e6822a"
          : /7,01/.test(n)
            ? "#5f9a4a"
            : /EC/.test(n)
              ? "#e9eef0"
              : /conserv/.test(n)
                ? "#f0e6a8"
                : "#a9cfe0",
    t = /meno/.test(n)
      ? "pH–"
      : /più/.test(n)
        ? "pH+"
        : /4,01/.test(n)
          ? "4,01"
          : /7,01/.test(n)
            ? "7,01"
            : /EC/.test(n)
              ? "1413"
              : /conserv/.test(n)
                ? "KCl"
                : "pH";
  const sc = /pH (meno|più)/.test(n);
  return (
    (sc
      ? canister(124, FL, 142, 180, c, { line: "hyd", cap: RUBBER })
      : bottle(124, FL, 106, 172, c, { cap: RUBBER })) +
    label(124, 200, sc ? 112 : 92, 54, t, null, { h: 28 }) +
    (/EC/.test(n)
      ? T("µS", 340, 110, 46, { a: "m" })
      : /conserv|pulizia/.test(n)
        ? G(
            P("M-10 -70h20v100q0 14 -10 14t-10 -14z", "#d6e6df") +
              R(-14, -84, 28, 26, RUBBER) +
              (/pul/.test(n)
                ? L("M24 -10l8 -10M26 12h14M24 32l8 8", { "stroke-width": 4, stroke: BLUE })
                : P("M-9 10h18v20q0 12 -9 12t-9 -12z", "#f0e6a8", SW(2))),
            "translate(330 150)",
          )
        : PHC.map((q, i) => R(256 + i * 18, 110, 18, 40, q, SW(1.8))).join("") +
          P(
            `M${/4,01/.test(n) ? 283 : /7,01/.test(n) ? 319 : /meno/.test(n) ? 268 : 368} 156l9 16h-18z`,
            INK,
          ) +
          (/fior/.test(n)
            ? [0, 72, 144, 216, 288]
                .map((a) =>
                  C(320 + Math.cos(a / 57.3) * 13, 216 + Math.sin(a / 57.3) * 13, 11, "#d9679a", SW(2.2)),
                )
                .join("") + C(320, 216, 8, YEL, SW(2))
            : /cresc/.test(n)
              ? plant(320, 236, 1)
              : ""))
  );
};
const substr = (p, f, n, r) => {
  const heap = (c, k, one) =>
    Array.from({ length: 40 }, (_, i) => {
      const row = i < 10 ? 0 : i < 19 ? 1 : i < 27 ? 2 : i < 34 ? 3 : 4,
        st = [0, 10, 19, 27, 34][row],
        m = [10, 9, 8, 7, 6][row];
      return one(
        130 + (i - st - (m - 1) / 2) * 23 + (r() - 0.5) * 5,
        238 - row * 26 + (r() - 0.5) * 5,
        shift(c, r, 14),
      );
    }).join("");
  const mm = (n.match(/(\d+–?\d*) mm/) || [])[1];
  let s;
  if (/Argilla/.test(n)) {
    const k = /8–16/.test(n) ? 14 : 9;
    s = heap("#b06a42", k, (x, y, c) => ball(x, y, k, k * 0.94, c, { hl: 0 }));
  } else if (/^Perlite/.test(n))
    s = heap("#f6f5ee", 9, (x, y, c) =>
      P(
        polar(x, y, (a) => 8 + 2 * Math.cos(3 * a + x), 7),
        c,
        SW(1.8),
      ),
    );
  else if (/Verm/.test(n))
    s = heap(
      "#c09a5a",
      8,
      (x, y, c) =>
        P(`M${r1(x - 7)} ${r1(y - 6)}h14v12h-14z`, c, SW(1.8)) + L(`M${r1(x - 7)} ${r1(y)}h14`, SW(1.2)),
    );
  else if (/Zeo/.test(n))
    s = heap("#9aa89a", 9, (x, y, c) => P(`M${r1(x - 9)} ${r1(y + 4)}l4 -11l9 -2l6 8l-5 8z`, c, SW(1.8)));
  else if (/Cubetti/.test(n))
    s =
      [0, 1, 2, 3, 4, 5]
        .map((i) => {
          const x = 40 + (i % 3) * 64 + (i > 2 ? 32 : 0) * (i < 5),
            y = i < 3 ? 196 : 142;
          return i === 5
            ? ""
            : R(x, y, 46, 50, "#d9c98a") +
                P(`M${x} ${y}l16 -14h46l-16 14z`, "#e9dcae") +
                P(`M${x + 46} ${y}l16 -14v50l-16 14z`, "#b9a866") +
                E(x + 30, y - 7, 8, 3, SOIL, SW(1.6));
        })
        .join("") + plant(102, 134, 1);
  else if (/Lastre/.test(n)) {
    const co = /cocco/.test(n),
      c = co ? "#8a5a34" : "#d9c98a";
    s =
      P("M14 196L40 166H246L226 196z", light(c, 0.2)) +
      R(14, 196, 212, 48, c) +
      P("M226 196l20 -30v48l-20 30z", dark(c, 0.25)) +
      (co
        ? L(
            Array.from({ length: 16 }, (_, i) => `M${24 + i * 12} ${206 + (i % 3) * 10}q6 -6 10 4`).join(""),
            { "stroke-width": 2, stroke: light(c, 0.4) },
          )
        : L("M20 208h200M20 220h200M20 232h200", { "stroke-width": 1.6, opacity: 0.4 })) +
      [70, 130, 190].map((x) => plant(x, 178, 1)).join("");
  } else if (/mattoni/.test(n))
    s = [
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
  else if (/Cocco e/.test(n))
    s =
      bag(124, FL, 176, 200, "#e0d2b0") +
      R(56, 140, 136, 84, "#7a4e2c") +
      Array.from({ length: 18 }, () => C(64 + r() * 120, 148 + r() * 68, 5, "#f6f5ee", SW(1.6))).join("") +
      T("70/30", 384, 96, 36, { a: "e", max: 130 });
  else if (/Spugn/.test(n))
    s =
      [0, 1, 2, 3]
        .map((i) => {
          const x = 44 + (i % 2) * 96,
            y = 130 + Math.floor(i / 2) * 66;
          return (
            P(`M${x} ${y}h66l-10 52h-46z`, "#c98a5a") +
            E(x + 33, y, 33, 9, "#d9a06a") +
            E(x + 33, y, 7, 3, SOIL, SW(1.6)) +
            L(`M${x + 16} ${y + 20}h.1M${x + 34} ${y + 30}h.1M${x + 48} ${y + 18}h.1`, {
              "stroke-width": 5,
              opacity: 0.4,
            })
          );
        })
        .join("") + plant(77, 128, 0.8);
  else
    s = [
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
  return (
    s +
    (mm
      ? T(mm, 384, 96, 42, { a: "e", max: 126 }) + T("mm", 384, 122, 20, { a: "e" })
      : /100×15/.test(n)
        ? T("100×15", 384, 96, 32, { a: "e", max: 130 })
        : "")
  );
};
const meter = {
  pocket: (u, t, c) => pen(c, t, u),
  timer: () =>
    RR(60, 40, 140, 170, 14, "#f0f2ee") +
    screen(78, 58, 104, 50, "18:00") +
    [0, 1, 2, 3, 4, 5, 6].map((i) => C(86 + i * 15, 130, 5, i < 5 ? "#2f7a5a" : PAPER, SW(1.8))).join("") +
    C(130, 174, 26, STEEL2) +
    C(121, 174, 4, INK) +
    C(139, 174, 4, INK) +
    T("7×24", 340, 110, 40, { a: "m", max: 110 }),
};
const M = (re, k, id) => [re, k, id];
export const ROWS_B = [
  A("gar-barbatelle", /^Barbatella/, "vine", vine),
  A("gar-vasi", /^Vaso/, "pot", potp),
  A("gar-vasi", /^Fioriera/, "trough", trough),
  A("gar-protezione", /policarbonato/, "greenhouse", house),
  A("gar-protezione", /tunnel/, "tunnel", tunnel),
  A("gar-protezione", /^Letto/, "cold-frame", bed),
  A("gar-protezione", /^Aiuola/, "raised-bed", bed),
  ...[
    [/pacciamante/, "mulch", "mulch-sheet"],
    [/Tessuto non/, "fleece", "fleece"],
    [/antigrandine/, "hail", "hail-net"],
    [/antinsetto/, "insect", "insect-net"],
    [/ombreggiante/, "shade", "shade-net"],
    [/antiuccelli/, "bird", "bird-net"],
    [/rampicanti/, "climb", "climbing-net"],
  ].map(([re, k, id]) => A("gar-protezione", re, id, roll(k))),
  A("gar-protezione", /bambù/, "bamboo", stake("bamboo")),
  A("gar-protezione", /Palo tutore/, "steel-stake", stake("steel")),
  A("gar-protezione", /castagno/, "chestnut-post", stake("wood")),
  ...[
    [/Tubo da giardino/, "garden-hose", garden.hose],
    [/Ala gocc/, "drip-line", garden.drip],
    [/Tubo in poli/, "pe-pipe", garden.pe],
    [/Manichetta/, "soaker-hose", garden.soaker],
    [/Programmatore a una/, "water-timer", () => garden.timer(1)],
    [/Programmatore a due/, "water-timer", () => garden.timer(2)],
    [/Programmatore Wi/, "water-timer", () => garden.timer(4, 1)],
    [/Elettrovalvola/, "solenoid-valve", garden.valve],
    [/Gocciolatori reg/, "dripper", () => garden.dripper(0)],
    [/Gocciolatori auto/, "dripper", () => garden.dripper(1)],
    [/oscillante/, "oscillating-sprinkler", garden.osc],
    [/scomparsa/, "popup-sprinkler", garden.popup],
    [/balcone/, "balcony-kit", garden.balcony],
    [/Raccordo/, "quick-connector", garden.quick],
    [/Giunto/, "tee", garden.tee],
    [/Pistola/, "spray-gun", garden.gun],
    [/Annaffiatoio 10/, "watering-can", () => garden.can(0)],
    [/Annaffiatoio z/, "watering-can", () => garden.can(1)],
    [/Carrello/, "hose-reel", garden.reel],
    [/Pompa a zaino/, "knapsack-sprayer", () => garden.pack(0)],
    [/Pompa a batteria/, "knapsack-sprayer", () => garden.pack(1)],
    [/Cisterna.*200/, "rain-tank", () => garden.butt(200)],
    [/Cisterna.*300/, "rain-tank", () => garden.butt(300)],
  ].map(([re, id, fn]) => A("gar-irrigazione", re, id, fn)),
  A("gar-concimi", /./, "fertiliser", fert),
  A("gar-terricci", /./, "soil-bag", soil),
  ...[
    [/bypass/, "secateurs", tools.bypass],
    [/professionale/, "secateurs", tools.pro],
    [/batteria 25/, "battery-secateurs", () => tools.batt("25")],
    [/batteria 32/, "battery-secateurs", () => tools.batt("32")],
    [/vendemmia/, "harvest-shears", tools.harvest],
    [/punta lunga/, "snips", tools.longtip],
    [/incudine/, "loppers", () => tools.lopper(0)],
    [/telescopico/, "loppers", () => tools.lopper(1)],
    [/pieghevole/, "folding-saw", tools.fold],
    [/curvo/, "curved-saw", tools.curved],
    [/Svettatoio/, "pole-pruner", tools.pole],
    [/siepi/, "hedge-shears", tools.hedge],
    [/Roncola/, "billhook", tools.billhook],
    [/Coltello/, "grafting-knife", tools.knife],
    [/omega/, "omega-grafter", tools.omega],
    [/Mastice/, "wound-mastic", tools.mastic],
    [/Legatralci/, "vine-tier", tools.tying],
    [/Lama/, "spare-blade", tools.blade],
    [/Molla/, "spare-spring", tools.spring],
  ].map(([re, id, fn]) => A("gar-taglio", re, id, () => fn())),
  ...[
    [/^Vanga/, "spade", soilTools.spade],
    [/Forca/, "digging-fork", soilTools.fork],
    [/^Zappa /, "hoe", soilTools.hoe],
    [/Zappetta/, "hand-hoe", soilTools.heart],
    [/Rastrello 14/, "rake", soilTools.rake],
    [/per foglie/, "leaf-rake", soilTools.leafrake],
    [/Sarchiatore/, "stirrup-hoe", soilTools.osc],
    [/Grelinette/, "broadfork", soilTools.broad],
    [/Trapiantatoio/, "trowel", soilTools.trowel],
    [/Piantabulbi/, "bulb-planter", soilTools.bulb],
    [/Seminatrice/, "seeder", soilTools.seeder],
    [/Carriola 100/, "wheelbarrow", () => soilTools.barrow(0, 100)],
    [/Carriola 80/, "wheelbarrow", () => soilTools.barrow(1, 80)],
    [/Compostiera 300/, "composter", () => soilTools.compost(300)],
    [/Compostiera 600/, "composter", () => soilTools.compost(600)],
    [/Guanti/, "gloves", soilTools.gloves],
    [/Ginocch/, "knee-pads", soilTools.knee],
    [/Manico/, "handle", soilTools.handle],
  ].map(([re, id, fn]) => A("gar-terreno", re, id, () => fn())),
  A("hyd-luci", /LED/, "led", led),
  A("hyd-box", /Grow box/, "grow-tent", tent),
  A("hyd-aria", /^Estrattore/, "duct-fan", air.fan),
  A("hyd-aria", /^Filtro a carboni/, "carbon-filter", air.carbon),
  A("hyd-aria", /^Condotto/, "duct", air.duct),
  A("hyd-aria", /Ventilatore/, "clip-fan", (p, f, n) => air.clip(+n.match(/(\d+) cm/)[1])),
  A("hyd-aria", /Umidif/, "humidifier", air.humid),
  A("hyd-aria", /Deumid/, "dehumidifier", air.dehum),
  A("hyd-aria", /Tappetino/, "heat-mat", (p, f, n) => air.mat(/52×52/.test(n) ? 52 : 25)),
  ...[
    [/NFT/, "nft"],
    [/DWC/, "dwc"],
    [/Torre/, "tower"],
    [/a goccia/, "drip"],
    [/tavolo/, "table"],
    [/^Propagatore/, "prop"],
  ].map(([re, k]) => A("hyd-sistemi", re, "system-" + k, (p, f, n) => sys[k](+n.match(/(\d+)/)[1]))),
  A("hyd-sistemi", /flusso/, "system-ebb", (p, f, n) => sys.ebb(n.match(/(\d+)×/)[1])),
  A("hyd-vasi", /^Vasetto/, "net-pot", netpot),
  A("hyd-vasi", /^Vassoio/, "tray", tray),
  A(
    "hyd-vasi",
    /Mini serra/,
    "propagator-lid",
    (p, f, n) =>
      P("M40 190V110Q130 50 220 110V190z", "#e3f0ee") +
      P("M28 190h204v50H28z", "#35403f") +
      [70, 110, 150, 190].map((x) => plant(x, 190, 0.8)).join("") +
      HL("M60 120Q90 90 120 84", 5) +
      (/risc/.test(n)
        ? L("M60 226q10 -10 20 0t20 0t20 0t20 0t20 0", { stroke: "#d9603a", "stroke-width": 5 }) +
          tube("M232 220q30 4 24 30", 4, RUBBER)
        : ""),
  ),
  A("hyd-vasi", /flessibile/, "flex-tank", (p, f, n) => {
    const l = +n.match(/(\d+) l/)[1],
      k = 0.62 + 0.38 * Math.cbrt(l / 225);
    return (
      G(
        R(-76, -150, 152, 150, "#3f6a86") +
          E(0, -150, 76, 15, "#2f5068") +
          [-60, -20, 20, 60].map((x) => R(x - 4, -166, 8, 166, "#e6ece8", SW(2))).join("") +
          R(-8, -24, 16, 12, BRASS, SW(2)) +
          SH("M40 -150h36V0H40z"),
        `translate(128 ${FL})scale(${r1(k * 100) / 100})`,
      ) + liters(l)
    );
  }),
  A("hyd-vasi", /Sottovaso/, "saucer", (p, f, n) => {
    const b = /100/.test(n);
    const k = b ? 1 : 0.72;
    return (
      G(
        P("M-110 -20L-70 -70H90L110 -20z", "#5a6664") +
          P("M-96 -24L-62 -62H80L98 -24z", "#35403f", SW(2)) +
          P("M-110 -20H110V4H-110z", "#4a5552"),
        `translate(128 226)scale(${k})`,
      ) +
      T(b ? "100×100" : "60×60", 388, 96, 32, { a: "e", max: 130 }) +
      T("cm", 388, 120, 16, { a: "e" })
    );
  }),
  A("hyd-pompe", /^Pompa a immersione/, "submersible-pump", pumpH),
  ...[
    [/una uscita/, "air-pump", () => hpump.aer(1, "100")],
    [/due uscite/, "air-pump", () => hpump.aer(2, "240")],
    [/quattro/, "air-pump", () => hpump.aer(4, "600")],
    [/Compressore/, "membrane-compressor", hpump.membr],
    [/cilindrica/, "air-stone", () => hpump.stone(0)],
    [/a disco/, "air-stone", () => hpump.stone(1)],
    [/peristaltica/, "dosing-pump", hpump.peri],
    [/Refrigeratore/, "chiller", hpump.chiller],
    [/Riscaldatore/, "heater", hpump.heater],
    [/Girante/, "impeller", hpump.imp],
  ].map(([re, id, fn]) => A("hyd-pompe", re, id, () => fn())),
  A("hyd-sali", /./, "nutrient-salt", salt),
  A("hyd-soluzioni", /./, "nutrient-bottle", sol),
  A("hyd-ph", /./, "ph-liquid", ph),
  A("hyd-substrati", /./, "substrate", substr),
  ...[
    [/pHmetro tasc/, "ph-pen", () => meter.pocket("pH", "5,8", "#2a8a7a")],
    [/pHmetro prof/, "meter-box", () => meterBox("#e0a83a", "5,82", "pH")],
    [/Condutt/, "ec-pen", () => meter.pocket("EC", "1,8", "#2f6f9a")],
    [/combinato/, "meter-box", () => meterBox("#2f7a5a", "5,8", "pH EC")],
    [
      /Monitor/,
      "meter-box",
      () =>
        RR(40, 50, 180, 130, 10, "#2b2f3a") +
        screen(56, 66, 68, 44, "5,8") +
        screen(136, 66, 68, 44, "1,8") +
        screen(56, 122, 68, 40, "21°") +
        tube("M80 180Q80 240 110 240", 4, RUBBER) +
        tube("M180 180Q180 240 150 240", 4, RUBBER) +
        R(104, 222, 14, 28, STEEL2) +
        R(144, 222, 14, 28, STEEL2) +
        T("pH EC", 330, 110, 32, { a: "m", max: 110 }),
    ],
    [
      /Termoigro/,
      "hygrometer",
      () =>
        RR(56, 60, 144, 150, 14, "#eef0ee") +
        screen(74, 80, 108, 50, "24°") +
        screen(74, 144, 108, 44, "58%") +
        T("%RH", 330, 110, 40, { a: "m", max: 110 }),
    ],
    [
      /Luxmetro/,
      "light-meter",
      () =>
        meterBox("#35383c", "1240", "lx", { probe: 0 }) +
        tube("M98 226q30 30 90 10V150", 4, RUBBER) +
        C(204, 120, 34, "#35383c") +
        C(204, 120, 22, PAPER),
    ],
    [
      /PAR/,
      "light-meter",
      () =>
        meterBox("#6a4a9a", "620", "PAR", { probe: 0 }) +
        tube("M98 226q30 30 90 10V150", 4, RUBBER) +
        R(186, 130, 40, 20, "#35383c") +
        P("M192 130q14 -24 28 0z", PAPER),
    ],
    [
      /CO₂/,
      "co2-meter",
      () =>
        RR(56, 60, 144, 150, 14, "#eef0ee") +
        screen(74, 84, 108, 56, "820") +
        T("ppm", 128, 172, 18, { a: "m" }) +
        L("M80 190h96", { "stroke-dasharray": "4 8", "stroke-width": 5 }) +
        T("CO2", 330, 110, 44, { a: "m", max: 110 }),
    ],
    [/Timer/, "plug-timer", meter.timer],
    [
      /Centralina/,
      "climate-controller",
      () =>
        RR(36, 50, 190, 120, 10, "#2b2f3a") +
        screen(52, 66, 70, 40, "24,5") +
        screen(134, 66, 76, 40, "58%") +
        [64, 104, 144, 184]
          .map(
            (x) =>
              C(x, 140, 14, STEEL2, SW(2.4)) +
              L(`M${x - 4} 140h.1M${x + 4} 140h.1`, SW(4)) +
              tube(`M${x} 170V244`, 5, RUBBER),
          )
          .join("") +
        T("°C %", 330, 110, 34, { a: "m", max: 110 }),
    ],
  ].map(([re, id, fn]) => A("hyd-misura", re, id, () => fn())),
];
