// Wine and beer: closures, vessels to scale, machines, instruments. Rows: [category, pattern, drawing id, draw].
import {
  INK,
  PAPER,
  STEEL,
  STEEL2,
  WOOD,
  GLASS,
  RUBBER,
  CREAM,
  LEAF,
  YEL,
  BRASS,
  COPPER,
  SOIL,
  RED,
  BLUE,
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
  dots,
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
  ebcColor,
  lum,
  NS,
  bottleRef,
  textW,
} from "./kit.mjs";
import { jar, bottle, canister, bag, label, dose, GR, malt, hop, yeast, beer, ear } from "./brew.mjs";
const PI = Math.PI,
  SW = (w) => ({ "stroke-width": w });
export const tube = (d, w, c) => L(d, SW(w + 5)) + L(d, { "stroke-width": w, stroke: c });
export const liters = (v, o = {}) => big(num(v), "l", 380, 92, 50, { a: "e", max: 130, ...o });
// a body drawn hpx high standing on the floor, with a 30 cm bottle for scale
export const scaled = (hcm, maxcm) => {
  let H = 70 + 130 * Math.pow(hcm / maxcm, 0.55);
  const b = (30 / hcm) * H;
  if (b > 190) H *= 190 / b;
  return [H, (30 / hcm) * H];
};
const FL = 250;
export const screen = (x, y, w, h, t, c = "#c9d6b4") =>
  R(x, y, w, h, c, SW(2.4)) + T(t, x + w / 2, y + h * 0.74, h * 0.5, { a: "m", max: w - 10 });
export const coil = (cx, cy, R0, w, c, n = 3, end = 1) => {
  let s = "";
  for (let i = 0; i < n; i++) {
    const k = R0 - i * (w + 5);
    s += C(cx, cy, k, "none", SW(w + 5)) + C(cx, cy, k, "none", { "stroke-width": w, stroke: c });
  }
  return (
    (end ? tube(`M${cx} ${r1(cy + R0)}H${r1(cx + R0 + 46)}`, w, c) : "") +
    s +
    HL(`M${r1(cx - R0 * 0.75)} ${r1(cy - R0 * 0.66)}A${R0} ${R0} 0 0 1 ${r1(cx)} ${r1(cy - R0)}`, 3)
  );
};
export const hoseRow = (n, f, c, o = {}) => {
  const d = f.diameter_mm || 13;
  const w = clamp(5 + d * 0.5, 8, 24);
  return (
    coil(126, 150, 84, w, c, Math.max(2, Math.floor(62 / (w + 5)))) +
    (o.spiral
      ? L(
          Array.from({ length: 40 }, (_, i) => {
            const a = (i * PI) / 20;
            return `M${r1(126 + Math.cos(a) * (84 - w / 2))} ${r1(150 + Math.sin(a) * (84 - w / 2))}L${r1(126 + Math.cos(a + 0.06) * (84 + w / 2))} ${r1(150 + Math.sin(a + 0.06) * (84 + w / 2))}`;
          }).join(""),
          { "stroke-width": 2, stroke: o.spiral },
        )
      : "") +
    (o.braid
      ? L(
          Array.from({ length: 36 }, (_, i) => {
            const a = (i * PI) / 18;
            return `M${r1(126 + Math.cos(a) * (84 - w / 2))} ${r1(150 + Math.sin(a) * (84 - w / 2))}L${r1(126 + Math.cos(a + 0.12) * (84 + w / 2))} ${r1(150 + Math.sin(a + 0.12) * (84 + w / 2))}M${r1(126 + Math.cos(a + 0.12) * (84 - w / 2))} ${r1(150 + Math.sin(a + 0.12) * (84 - w / 2))}L${r1(126 + Math.cos(a) * (84 + w / 2))} ${r1(150 + Math.sin(a) * (84 + w / 2))}`;
          }).join(""),
          { "stroke-width": 1.5, stroke: o.braid },
        )
      : "") +
    C(316, 150, 14 + d * 0.8, c) +
    C(316, 150, 8 + d * 0.62, LINES[o.line || "eno"].bg) +
    T("Ø " + num(d), 316, 74, 30, { a: "m", max: 112 }) +
    T("mm", 316, 226, 16, { a: "m" })
  );
};
const corkTex = (x, y, w, h, kind, r) => {
  const rr = () => [x - w / 2 + 8 + r() * (w - 16), y + 8 + r() * (h - 16)];
  if (kind === "agg")
    return L(
      Array.from({ length: 46 }, () => {
        const [a, b] = rr();
        return `M${r1(a)} ${r1(b)}l${r1(r() * 9 - 4)} ${r1(r() * 9 - 4)}`;
      }).join(""),
      { "stroke-width": 4, opacity: 0.38 },
    );
  if (kind === "mic")
    return L(
      Array.from({ length: 90 }, () => {
        const [a, b] = rr();
        return `M${r1(a)} ${r1(b)}h.1`;
      }).join(""),
      { "stroke-width": 3, opacity: 0.38 },
    );
  if (kind === "syn") return "";
  return L(
    Array.from({ length: kind }, () => {
      const [a, b] = rr();
      return `M${r1(a)} ${r1(b)}v${r1(5 + r() * 12)}`;
    }).join(""),
    { "stroke-width": 3, opacity: 0.55 },
  );
};
const cork = (p, f, n, r) => {
  const m = n.match(/(\d+[,.]?\d*)×(\d+)/) || [0, 24, 44];
  const d = parseFloat(String(m[1]).replace(",", ".")),
    h = +m[2],
    k = 4,
    w = d * k,
    H = h * k,
    x = 120,
    y = FL - H;
  const kind = /sintetici/.test(n)
    ? "syn"
    : /microgran/.test(n)
      ? "mic"
      : /agglom|1\+1/.test(n)
        ? "agg"
        : /extra/.test(n)
          ? 5
          : /prima/.test(n)
            ? 12
            : /seconda/.test(n)
              ? 26
              : /colmat/.test(n)
                ? 18
                : 10;
  const c =
    { syn: "#e0d3b0", mic: "#dbb98c", agg: "#b98f5f" }[kind] || (/colmat/.test(n) ? "#bd9262" : "#cfa675");
  let s = RR(x - w / 2, y, w, H, 4, c);
  if (/1\+1/.test(n)) s += R(x - w / 2, y, w, 26, "#d9b384") + R(x - w / 2, FL - 26, w, 26, "#d9b384");
  s +=
    corkTex(x, y, w, H, kind, r) +
    SH(`M${x + w * 0.28} ${y}h${w * 0.22}v${H}h${-w * 0.22}z`) +
    HL(`M${x - w * 0.38} ${y + H - 14}V${y + 16}`, 5);
  return (
    s +
    dim(x + w / 2 + 22, y, x + w / 2 + 22, FL, num(h), { h: 26, side: 12 }) +
    dim(x - w / 2, y - 16, x + w / 2, y - 16, "", {}) +
    T(num(m[1]), x, y - 28, 26, { a: "m", max: 100 }) +
    bottleRef(344, FL, 150).replace(/#54705a/, light(LINES.eno.c, 0.5)) +
    R(338, FL - 150, 13, (H * 150) / 1500 + 8, c, SW(2)) +
    T("mm", 262, FL - H / 2 + 40 > 240 ? 236 : FL - H / 2 + 40, 14)
  );
};
const mushroom = (c, plastic) =>
  P("M70 96Q70 44 130 40Q190 44 190 96Q188 112 166 116H94Q72 112 70 96z", c) +
  P("M92 116h76l6 132H86z", plastic ? light(c, 0.15) : "#c9a06e") +
  (plastic ? L("M90 140h80M89 162h82M88 184h84M88 206h85", SW(3)) : "") +
  SH("M150 44Q190 50 190 96Q188 112 166 116l8 132h-26z");
// vessels
const barrel = (p, f) => {
  const v = +f.volume_l,
    hcm = 28 * Math.cbrt(v / 10),
    [H, b] = scaled(hcm, 110),
    W = H * 0.86,
    x = 126,
    c =
      { castagno: "#8f6236", acacia: "#cfa45e" }[f.material] ||
      (/francese/.test(p.name) ? "#b98048" : /americano/.test(p.name) ? "#c78d54" : "#a8703c"),
    y = FL;
  const d = `M${r1(x - W * 0.4)} ${r1(y)}Q${r1(x - W * 0.6)} ${r1(y - H / 2)} ${r1(x - W * 0.4)} ${r1(y - H)}H${r1(x + W * 0.4)}Q${r1(x + W * 0.6)} ${r1(y - H / 2)} ${r1(x + W * 0.4)} ${r1(y)}z`;
  let s =
    P(d, c) +
    L(
      [-0.24, -0.08, 0.08, 0.24]
        .map(
          (k) =>
            `M${r1(x + k * W)} ${y}Q${r1(x + k * W * 1.5)} ${r1(y - H / 2)} ${r1(x + k * W)} ${r1(y - H)}`,
        )
        .join(""),
      { "stroke-width": 1.8, opacity: 0.6 },
    );
  for (const q of [0.06, 0.26, 0.66, 0.86]) {
    const k = 0.4 + 0.2 * Math.sin(PI * (q + 0.04)) * 0.5;
    s += P(
      `M${r1(x - W * k)} ${r1(y - H * q)}h${r1(2 * W * k)}v${r1(-H * 0.075)}h${r1(-2 * W * k)}z`,
      STEEL2,
      SW(2.2),
    );
  }
  s +=
    C(x, y - H * 0.5, Math.max(4, H * 0.035), SOIL, SW(2.2)) +
    SH(
      `M${r1(x + W * 0.22)} ${r1(y - H)}h${r1(W * 0.18)}Q${r1(x + W * 0.6)} ${r1(y - H / 2)} ${r1(x + W * 0.4)} ${y}h${r1(-W * 0.18)}Q${r1(x + W * 0.36)} ${r1(y - H / 2)} ${r1(x + W * 0.22)} ${r1(y - H)}z`,
    );
  return (
    s +
    bottleRef(Math.min(x + W * 0.5 + 12 + b * 0.14, 262), FL, b) +
    liters(f.volume_l) +
    T({ castagno: "C", acacia: "A" }[f.material] ? "" : "", 0, 0, 10)
  );
};
const legs = (x, w, y, h) =>
  L(`M${r1(x - w * 0.38)} ${r1(y - h)}V${y}M${r1(x + w * 0.38)} ${r1(y - h)}V${y}`, SW(6));
const tank = (p, f, n) => {
  const v = +f.volume_l,
    hcm = 62 * Math.cbrt(v / 50) * 1.0 + 12,
    [H, b] = scaled(hcm, 240),
    W = H * 0.6,
    x = 112,
    y = FL,
    lg = H * 0.1,
    c = STEEL;
  let s = legs(x, W, y, lg + 4);
  const top = y - H;
  if (/sempre pieno/.test(n))
    s +=
      P(`M${r1(x - W / 2)} ${r1(top + H * 0.1)}V${r1(y - lg)}h${r1(W)}V${r1(top + H * 0.1)}z`, c) +
      E(x, top + H * 0.1, W / 2, H * 0.035, dark(STEEL, 0.35)) +
      E(x, top + H * 0.17, W * 0.44, H * 0.03, light(STEEL, 0.5), SW(2.2)) +
      L(`M${r1(x + W * 0.5)} ${r1(top + H * 0.3)}V${r1(top - 4)}H${r1(x)}V${r1(top + H * 0.15)}`, SW(4));
  else
    s +=
      P(
        `M${r1(x - W / 2)} ${r1(top + H * 0.14)}Q${x} ${r1(top - H * 0.06)} ${r1(x + W / 2)} ${r1(top + H * 0.14)}V${r1(y - lg)}Q${x} ${r1(y - lg + H * 0.07)} ${r1(x - W / 2)} ${r1(y - lg)}z`,
        c,
      ) + R(x - W * 0.12, top - H * 0.01, W * 0.24, H * 0.06, STEEL2);
  s += L(
    `M${r1(x - W / 2)} ${r1(top + H * 0.3)}h${r1(W)}M${r1(x - W / 2)} ${r1(y - lg - H * 0.16)}h${r1(W)}`,
    { "stroke-width": 1.8, opacity: 0.5 },
  );
  if (/camicia/.test(n))
    s +=
      R(x - W / 2 - 3, top + H * 0.34, W + 6, H * 0.3, "#8fb4cf") +
      L(
        [0.4, 0.46, 0.52, 0.58].map((q) => `M${r1(x - W / 2)} ${r1(top + H * q)}h${r1(W)}`).join(""),
        SW(1.8),
      ) +
      P(`M${r1(x + W / 2)} ${r1(top + H * 0.38)}h10v${r1(H * 0.22)}h-10`, "none");
  s += /sempre/.test(n)
    ? ""
    : E(x, y - lg - H * 0.28, W * 0.16, H * 0.075, light(STEEL, 0.3)) + C(x, y - lg - H * 0.28, 3, INK, NS);
  s +=
    R(x - 5, y - lg - 4, 10, 12, BRASS, SW(2)) +
    L(`M${r1(x - W * 0.34)} ${r1(top + H * 0.36)}V${r1(y - lg - H * 0.14)}`, {
      stroke: "#fff",
      "stroke-width": 5,
      opacity: 0.5,
    }) +
    SH(`M${r1(x + W * 0.26)} ${r1(top + H * 0.13)}h${r1(W * 0.24)}V${r1(y - lg)}h${r1(-W * 0.24)}z`);
  return s + bottleRef(x + W / 2 + 22 + b * 0.14, FL, b) + liters(f.volume_l);
};
const vat = (p, f) => {
  const v = +f.volume_l,
    hcm = 44 * Math.cbrt(v / 50),
    [H, b] = scaled(hcm, 125),
    W = H * 1.16,
    x = 128,
    c = f.volume_l > 400 ? "#6f93bd" : "#86a6cc";
  return (
    P(
      `M${r1(x - W / 2)} ${r1(FL - H)}L${r1(x - W * 0.42)} ${FL}h${r1(W * 0.84)}L${r1(x + W / 2)} ${r1(FL - H)}z`,
      c,
    ) +
    E(x, FL - H, W / 2, H * 0.08, dark(c, 0.3)) +
    L(
      `M${r1(x - W * 0.47)} ${r1(FL - H * 0.7)}h${r1(W * 0.94)}M${r1(x - W * 0.45)} ${r1(FL - H * 0.34)}h${r1(W * 0.9)}`,
      SW(2),
    ) +
    L(
      `M${r1(x - W / 2)} ${r1(FL - H * 0.94)}q-12 4 -6 22M${r1(x + W / 2)} ${r1(FL - H * 0.94)}q12 4 6 22`,
      SW(5),
    ) +
    SH(`M${r1(x + W * 0.25)} ${r1(FL - H)}h${r1(W * 0.25)}L${r1(x + W * 0.42)} ${FL}h${r1(-W * 0.2)}z`) +
    bottleRef(x + W / 2 + 20 + b * 0.12, FL, b) +
    liters(f.volume_l)
  );
};
const demijohn = (p, f, n) => {
  const v = +f.volume_l,
    hcm = 30 * Math.cbrt(v / 5),
    [H, b] = scaled(hcm, 68),
    W = H * 0.74,
    x = 122,
    wide = /larga/.test(n),
    nk = wide ? 0.2 : 0.09,
    c = wide ? "#a9ccb0" : "#d6e6df",
    y = FL;
  const d = `M${r1(x - W * nk)} ${r1(y - H)}V${r1(y - H * 0.86)}C${r1(x - W * nk)} ${r1(y - H * 0.74)} ${r1(x - W / 2)} ${r1(y - H * 0.72)} ${r1(x - W / 2)} ${r1(y - H * 0.42)}C${r1(x - W / 2)} ${r1(y - H * 0.12)} ${r1(x - W * 0.36)} ${y} ${x} ${y}C${r1(x + W * 0.36)} ${y} ${r1(x + W / 2)} ${r1(y - H * 0.12)} ${r1(x + W / 2)} ${r1(y - H * 0.42)}C${r1(x + W / 2)} ${r1(y - H * 0.72)} ${r1(x + W * nk)} ${r1(y - H * 0.74)} ${r1(x + W * nk)} ${r1(y - H * 0.86)}V${r1(y - H)}z`;
  return (
    P(d, c) +
    P(
      `M${r1(x - W * 0.47)} ${r1(y - H * 0.5)}Q${x} ${r1(y - H * 0.45)} ${r1(x + W * 0.47)} ${r1(y - H * 0.5)}C${r1(x + W * 0.56)} ${r1(y - H * 0.1)} ${r1(x + W * 0.36)} ${y} ${x} ${y}C${r1(x - W * 0.36)} ${y} ${r1(x - W * 0.56)} ${r1(y - H * 0.1)} ${r1(x - W * 0.47)} ${r1(y - H * 0.5)}z`,
      "#8c2a48",
      { ...SW(2.2), opacity: 0.88 },
    ) +
    R(x - W * nk - 4, y - H - 4, W * nk * 2 + 8, 12, wide ? "#b3392f" : "#c69c6d", SW(2.4)) +
    HL(
      `M${r1(x - W * 0.38)} ${r1(y - H * 0.3)}Q${r1(x - W * 0.42)} ${r1(y - H * 0.56)} ${r1(x - W * 0.2)} ${r1(y - H * 0.7)}`,
      5,
    ) +
    SH(
      `M${r1(x + W * 0.47)} ${r1(y - H * 0.5)}C${r1(x + W * 0.56)} ${r1(y - H * 0.1)} ${r1(x + W * 0.36)} ${y} ${x} ${y}Q${r1(x + W * 0.36)} ${r1(y - H * 0.1)} ${r1(x + W * 0.3)} ${r1(y - H * 0.6)}z`,
    ) +
    bottleRef(x + W / 2 + 18 + b * 0.13, FL, b) +
    liters(f.volume_l)
  );
};
// wine bottle profiles: [half width, shoulder, neck start, height] in fractions
const BT = {
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
  const [w0, sh, nk] = BT[k],
    w = w0 * H,
    nw = (k === "Spumante" ? 0.05 : 0.045) * H,
    top = y - H;
  let d;
  if (k === "Anfora")
    d = `M${r1(x - w * 0.6)} ${y}Q${r1(x - w * 1.35)} ${r1(y - H * sh)} ${r1(x - nw)} ${r1(y - H * nk)}V${r1(top)}h${r1(nw * 2)}V${r1(y - H * nk)}Q${r1(x + w * 1.35)} ${r1(y - H * sh)} ${r1(x + w * 0.6)} ${y}z`;
  else if (k === "Fiaschetta")
    d = `M${r1(x - w * 0.7)} ${y}Q${r1(x - w * 1.15)} ${r1(y - H * 0.1)} ${r1(x - w)} ${r1(y - H * sh)}Q${r1(x - w * 0.6)} ${r1(y - H * 0.56)} ${r1(x - nw)} ${r1(y - H * nk)}V${r1(top)}h${r1(nw * 2)}V${r1(y - H * nk)}Q${r1(x + w * 0.6)} ${r1(y - H * 0.56)} ${r1(x + w)} ${r1(y - H * sh)}Q${r1(x + w * 1.15)} ${r1(y - H * 0.1)} ${r1(x + w * 0.7)} ${y}z`;
  else
    d = `M${r1(x - w)} ${r1(y - 4)}V${r1(y - H * sh)}C${r1(x - w)} ${r1(y - H * lerp(sh, nk, 0.7))} ${r1(x - nw)} ${r1(y - H * lerp(sh, nk, 0.5))} ${r1(x - nw)} ${r1(y - H * nk)}V${r1(top)}h${r1(nw * 2)}V${r1(y - H * nk)}C${r1(x + nw)} ${r1(y - H * lerp(sh, nk, 0.5))} ${r1(x + w)} ${r1(y - H * lerp(sh, nk, 0.7))} ${r1(x + w)} ${r1(y - H * sh)}V${r1(y - 4)}q0 4 -5 4H${r1(x - w + 5)}q-5 0 -5 -4z`;
  let s =
    P(d, c) +
    SH(
      `M${r1(x + w * 0.5)} ${y}H${r1(x + w * 0.9)}V${r1(y - H * sh)}Q${r1(x + w * 0.8)} ${r1(y - H * lerp(sh, nk, 0.6))} ${r1(x + w * 0.5)} ${r1(y - H * sh)}z`,
    ) +
    HL(`M${r1(x - w * 0.62)} ${r1(y - H * 0.08)}V${r1(y - H * sh * 0.92)}`, 4.5);
  s +=
    neck === "bvs"
      ? L(
          [0.02, 0.045, 0.07].map((q) => `M${r1(x - nw - 2)} ${r1(top + H * q)}h${r1(nw * 2 + 4)}`).join(""),
          SW(3),
        ) + R(x - nw - 3, top + H * 0.09, nw * 2 + 6, 6, light(c, 0.25), SW(2))
      : neck === "corona29"
        ? R(x - nw - 4, top, nw * 2 + 8, 9, light(c, 0.25), SW(2.4)) +
          R(x - nw - 3, top + 22, nw * 2 + 6, 6, light(c, 0.25), SW(2))
        : R(x - nw - 3, top + 3, nw * 2 + 6, 11, light(c, 0.25), SW(2.4));
  if (k === "Marasca")
    s += L(`M${r1(x - w * 0.3)} ${y}V${r1(y - H * 0.7)}`, { "stroke-width": 1.8, opacity: 0.6 });
  if (k === "Dorica")
    s += L(`M${r1(x - w)} ${r1(y - H * 0.6)}h${r1(2 * w)}M${r1(x - w)} ${r1(y - H * 0.1)}h${r1(2 * w)}`, {
      "stroke-width": 1.8,
      opacity: 0.6,
    });
  return s;
};
const wbottle = (p, f, n) => {
  const k = Object.keys(BT).find((q) => n.includes(q)) || "Bordolese",
    cl = f.capacity_ml / 10,
    H = clamp(172 * Math.cbrt(cl / 75) * BT[k][3], 120, 236),
    nk = f.neck;
  const c = /Spumante/.test(n)
    ? "#3f5f42"
    : /Marasca|Dorica/.test(n)
      ? "#4a6a3f"
      : /Renana/.test(n)
        ? "#7a6a3a"
        : /Fiasc|Litro/.test(n)
          ? "#9fc0a4"
          : /Anfora/.test(n)
            ? "#c9ddd0"
            : "#54755a";
  let s = wineBottle(118, FL + 2, H, k, nk, c);
  s += R(194, 96, 40, 0, "none", NS);
  if (Math.abs(cl - 75) > 1 || k !== "Bordolese")
    s += G(wineBottle(196, FL + 2, 172, "Bordolese", "fascetta", "#d9d2c4"), "", { opacity: 0.6 });
  s += big(num(cl), "cl", 380, 92, 48, { a: "e", max: 130 });
  s +=
    nk === "bvs"
      ? P("M318 142h44v70h-44z", "#b9c3c9") +
        L("M318 196h44M318 156h44M326 142v14M336 142v14M346 142v14M356 142v14", SW(2))
      : nk === "corona29"
        ? P("M312 186q28 -34 56 0v12l-7 6-7 -6-7 6-7 -6-7 6-7 -6-7 6-7 -6z", BRASS) +
          T("29", 340, 240, 20, { a: "m" })
        : RR(322, 140, 36, 72, 3, "#cfa675") +
          L("M332 156v10M346 172v10M336 190v9", { "stroke-width": 3, opacity: 0.5 });
  return s;
};
const pump = (p, f, n) => {
  const bz = /bronzo/.test(n),
    c = bz ? "#b98f3f" : STEEL,
    q = +f.flow_l_h,
    k = clamp(0.72 + Math.log10(q / 700) * 0.28, 0.72, 1.1);
  return (
    G(
      R(-20, 96, 200, 14, RUBBER) +
        RR(50, 22, 124, 76, 8, BLUE) +
        L([70, 86, 102, 118, 134, 150].map((x) => `M${x} 30v60`).join(""), {
          "stroke-width": 2.4,
          opacity: 0.6,
        }) +
        RR(92, -2, 48, 26, 0, RUBBER) +
        C(4, 58, 42, c) +
        C(4, 58, 27, light(c, 0.25), SW(2.4)) +
        L("M4 40v36M-14 58h36M-9 45l26 26M17 45l-26 26", SW(2.4)) +
        R(-12, -12, 32, 30, c) +
        R(-62, 44, 24, 28, c) +
        L("M-6 -4h20M-54 50v16", SW(2)) +
        SH("M150 24h20q4 0 4 6v62q0 6 -6 6h-18z"),
      `translate(${r1(96 - 10 * k)} ${r1(FL - 110 * k)})scale(${r1(k)})`,
    ) +
    big(num(q), "l/h", 380, 66, 38, { a: "e", max: 150 }) +
    T(f.power_w + " W", 380, 98, 18, { a: "e" }) +
    C(330, 176, 10 + +f.diameter_mm * 0.72, c) +
    C(330, 176, 5 + +f.diameter_mm * 0.55, LINES.eno.bg) +
    T("Ø " + f.diameter_mm, 330, 240, 18, { a: "m" })
  );
};
const press = (p, f, n) => {
  const d = f.diameter_mm / 10,
    k = 0.5 + 0.5 * Math.sqrt(d / 80),
    hy = /idraulico/.test(n),
    W = 140 * k,
    H = 130 * k,
    x = 136,
    base = FL - 34 * k;
  let s =
    L(`M${x - W * 0.55} ${base}L${x - W * 0.68} ${FL}M${x + W * 0.55} ${base}L${x + W * 0.68} ${FL}`, SW(7)) +
    P(`M${x - W * 0.7} ${base - 14 * k}h${W * 1.4}l-8 ${16 * k}h${-W * 1.4 + 16}z`, "#a8323a") +
    P(`M${x - W * 0.7} ${r1(base - 8)}l-14 8v8l18 -8z`, "#a8323a", SW(2.4));
  const y = base - 14 * k - H;
  if (!hy)
    s +=
      R(x - 5, y - 46 * k, 10, 60 * k, STEEL2) +
      L(`M${x - 5} ${y - 38 * k}l10 6M${x - 5} ${y - 26 * k}l10 6M${x - 5} ${y - 14 * k}l10 6`, SW(2)) +
      R(x - 18 * k, y - 22 * k, 36 * k, 16 * k, "#a8323a") +
      tube(`M${x} ${r1(y - 14 * k)}L${x + 84 * k} ${r1(y - 30 * k)}`, 5, STEEL2) +
      R(x - W * 0.32, y - 6 * k, W * 0.64, 12 * k, WOOD);
  const m = 7;
  for (let i = 0; i < m; i++)
    s += R(x - W / 2 + (i * W) / m + 1, y, W / m - 3, H, i % 2 ? "#b98048" : "#c99258", SW(2.4));
  s +=
    R(x - W / 2 - 4, y + H * 0.14, W + 8, 10 * k, RED, SW(2.4)) +
    R(x - W / 2 - 4, y + H * 0.76, W + 8, 10 * k, RED, SW(2.4)) +
    SH(`M${x + W * 0.25} ${y}h${W * 0.25}v${H}h${-W * 0.25}z`);
  if (hy)
    s +=
      P(`M${x - W * 0.36} ${y}q${W * 0.36} ${-16 * k} ${W * 0.72} 0z`, "#3f4742") +
      C(x + W * 0.8, y + H * 0.3, 15, PAPER) +
      L(
        `M${x + W * 0.8} ${y + H * 0.3}l7 -7M${x + W * 0.8} ${y + H * 0.3 + 15}V${base - 10}H${x + W * 0.5}`,
        SW(2.4),
      ) +
      P(`M${x} ${y - 46 * k}q14 18 14 26a14 14 0 0 1 -28 0q0 -8 14 -26z`, "#5f94c0", SW(2.4));
  return (
    s +
    dim(x - W / 2, FL + 18, x + W / 2, FL + 18, "", {}) +
    big("Ø " + d, "cm", 380, 92, 42, { a: "e", max: 140 })
  );
};
// machines: small drawings by part
const lever2 = (c) =>
  P("M100 92h48v110h-48z", c) +
  tube("M104 100L50 40", 9, STEEL2) +
  tube("M144 100L198 40", 9, STEEL2) +
  R(38, 24, 26, 20, RUBBER) +
  R(184, 24, 26, 20, RUBBER) +
  R(112, 60, 24, 36, STEEL2) +
  P("M92 202h64l8 20h-80z", dark(c, 0.2)) +
  RR(113, 222, 22, 28, 2, "#cfa675");
const bench = (c, kind) =>
  R(58, 238, 140, 12, dark(c, 0.3)) +
  R(176, 46, 18, 194, c) +
  P("M96 70h98v26H96z", c) +
  tube("M110 72Q60 70 34 26", 8, STEEL2) +
  C(34, 26, 10, RUBBER) +
  R(112, 96, 28, 34, STEEL2) +
  (kind === "crown" ? P("M108 130h36l4 10h-44z", BRASS) : RR(117, 130, 18, 22, 2, "#cfa675")) +
  wineBottle(126, 240, 92, "Bordolese", "fascetta", "#7fa286");
const column = (c, el) =>
  L("M76 250L104 150M184 250L156 150M130 250V150", SW(8)) +
  R(90, 40, 16, 130, c) +
  R(156, 40, 16, 130, c) +
  R(84, 34, 94, 18, c) +
  tube("M130 44Q60 30 28 70", 9, STEEL2) +
  C(28, 70, 11, RUBBER) +
  R(116, 52, 30, 44, STEEL2) +
  P("M108 96h46v22h-46z", BRASS) +
  wineBottle(131, 214, 92, "Bordolese", "fascetta", "#7fa286") +
  R(102, 212, 58, 10, RUBBER) +
  (el ? RR(180, 60, 40, 60, 4, BLUE) + C(200, 78, 6, RED, SW(2)) : "");
const filler = (m, el, inox) => {
  let s =
    R(36, 46, 186, 64, inox ? STEEL : "#e0d8c4") + L("M40 66h178", { stroke: "#8c2a48", "stroke-width": 5 });
  if (el) s += RR(150, 16, 58, 32, 4, BLUE) + C(164, 32, 5, YEL, SW(2));
  for (let i = 0; i < m; i++) {
    const x = 130 + (i - (m - 1) / 2) * (m > 3 ? 48 : 58);
    s +=
      tube(`M${x} 110V146`, 5, STEEL2) +
      wineBottle(x, 248, 112, "Bordolese", "fascetta", i % 2 ? "#6f9478" : "#7fa286");
  }
  return s;
};
const machine = {
  lever: () => lever2("#a8323a"),
  bench: () => bench("#a8323a"),
  column: () => column("#a8323a"),
  pro: () => column(STEEL, 1),
  screw: () =>
    R(48, 238, 150, 12, RUBBER) +
    R(170, 40, 22, 200, STEEL2) +
    RR(84, 30, 108, 54, 4, BLUE) +
    C(110, 56, 8, YEL, SW(2.4)) +
    R(114, 84, 26, 24, STEEL) +
    P("M108 108h38v26h-38z", "#b9c3c9") +
    L("M114 108v26M122 108v26M130 108v26M138 108v26", SW(1.8)) +
    wineBottle(127, 240, 100, "Bordolese", "bvs", "#7fa286"),
  spum: () =>
    R(58, 238, 140, 12, "#7a2a30") +
    R(176, 40, 18, 200, "#a8323a") +
    P("M96 62h98v24H96z", "#a8323a") +
    tube("M110 66Q60 64 30 24", 8, STEEL2) +
    C(30, 24, 10, RUBBER) +
    R(114, 86, 24, 22, STEEL2) +
    P("M108 124Q108 106 126 106Q144 106 144 124z", "#cfa675") +
    wineBottle(126, 240, 112, "Spumante", "corona29", "#3f5f42"),
  roll: () =>
    RR(40, 180, 172, 68, 6, BLUE) +
    R(96, 60, 60, 120, STEEL) +
    C(126, 110, 30, PAPER) +
    C(126, 110, 12, "#6d1a33") +
    [0, 90, 180, 270]
      .map((a) => C(126 + 24 * Math.cos(a / 57.3), 110 + 24 * Math.sin(a / 57.3), 9, STEEL2, SW(2.4)))
      .join("") +
    C(70, 214, 10, RED) +
    C(100, 214, 7, YEL, SW(2.4)),
  vacuum: () =>
    jarV() +
    tube("M150 64Q190 40 206 90V140", 6, "#b8d0d6") +
    wineBottle(206, 248, 106, "Bordolese", "fascetta", "#7fa286") +
    RR(30, 190, 60, 58, 4, BLUE),
  tree: () => {
    let s = R(122, 22, 14, 218, "#a8323a") + E(129, 246, 62, 8, "#a8323a");
    for (let i = 0; i < 6; i++) {
      const y = 60 + i * 30;
      s += L(`M122 ${y}l-52 -16M136 ${y}l52 -16`, SW(6));
      s +=
        i % 2
          ? ""
          : G(
              wineBottle(0, 0, 62, "Bordolese", "fascetta", "#7fa286"),
              `translate(56 ${y - 44})rotate(155)`,
            ) +
            G(
              wineBottle(0, 0, 62, "Bordolese", "fascetta", "#6f9478"),
              `translate(202 ${y - 44})rotate(-155)`,
            );
    }
    return s + T("90", 340, 92, 50, { a: "m" });
  },
  rinse: () =>
    P("M60 186h140l-16 60H76z", "#a8323a") +
    E(130, 186, 70, 14, "#7fb0cf") +
    R(122, 150, 16, 40, STEEL2) +
    L("M130 150v-30", SW(6)) +
    G(wineBottle(0, 0, 110, "Bordolese", "fascetta", "#7fa286"), "translate(130 28)rotate(180)") +
    L("M108 166q-14 8 -16 18M152 166q14 8 16 18", { stroke: "#5f94c0", "stroke-width": 4 }),
  lab: (el) =>
    R(36, 226, 190, 22, RUBBER) +
    C(76, 120, 46, PAPER) +
    C(76, 120, 14, "#c69c6d") +
    L("M76 166H168", SW(3)) +
    R(150, 90, 14, 136, STEEL) +
    G(wineBottle(0, 0, 130, "Bordolese", "fascetta", "#6f9478"), "translate(140 206)rotate(-90)scale(.001)") +
    wineBottle(196, 226, 150, "Bordolese", "fascetta", "#6f9478") +
    R(177, 150, 38, 44, PAPER, SW(2.4)) +
    L("M184 164h24M184 176h16", SW(2.4)) +
    (el ? RR(36, 186, 80, 40, 4, BLUE) + C(60, 206, 7, YEL, SW(2.4)) : L("M60 226q-20 -20 -10 -40", SW(6))),
};
const jarV = () =>
  R(92, 44, 66, 20, RUBBER) +
  RR(84, 64, 82, 126, 10, "#e6efec") +
  P("M86 130h78v50q0 8 -8 8H94q-8 0 -8 -8z", "#8c2a48", SW(2.2));
// instruments
const hydro = (scale, c, o = {}) => {
  const x = o.x ?? 126;
  return (
    (o.cyl
      ? RR(x - 34, 48, 68, 196, 6, "#e6efec") +
        P(`M${x - 32} 96h64v140q0 6 -6 6h-52q-6 0 -6 -6z`, o.wine || "#8c2a48", { ...SW(2), opacity: 0.85 }) +
        R(x - 50, 240, 100, 10, RUBBER)
      : "") +
    RR(x - 7, 18, 14, 120, 7, PAPER) +
    L([34, 46, 58, 70, 82, 94].map((y, i) => `M${x - 6} ${y}h${i % 2 ? 6 : 10}`).join(""), {
      "stroke-width": 1.8,
      stroke: c,
    }) +
    P(
      `M${x - 7} 132Q${x - 20} 142 ${x - 20} 162V196Q${x - 20} 222 ${x} 224Q${x + 20} 222 ${x + 20} 196V162Q${x + 20} 142 ${x + 7} 132z`,
      "#f4f6f2",
    ) +
    P(`M${x - 18} 188h36q2 34 -18 34t-18 -34z`, dark(STEEL, 0.3), SW(2)) +
    (o.th ? R(x - 3, 146, 6, 48, "#b3392f", SW(1.6)) : "") +
    T(scale, 376, 92, 30, { a: "e", max: 140 })
  );
};
const refract = (c, t) =>
  G(
    P("M-110 -20h40l20 8h90v40h-90l-20 8h-40z", RUBBER) +
      R(-44, -14, 70, 44, c) +
      P("M40 -24l50 0l24 40v14h-74z", "#cfe0e6") +
      P("M38 -34h50l10 10h-60z", "#eef3f3") +
      C(-112, 8, 16, STEEL2) +
      HL("M50 -16h34", 4),
    "translate(140 150)rotate(-18)",
  ) +
  T(t, 376, 84, 26, { a: "e", max: 150 }) +
  C(330, 180, 46, PAPER) +
  P("M286 186h88a46 46 0 0 1 -88 0z", "#8fb4cf", SW(2.2)) +
  L("M330 138v88M320 152h20M324 164h12M320 176h20M324 200h12M320 212h20", SW(1.8));
const pen = (c, t, u) =>
  G(
    RR(-24, -110, 48, 150, 10, c) +
      screen(-17, -92, 34, 26, t) +
      C(0, -48, 8, PAPER, SW(2.4)) +
      R(-15, 40, 30, 34, light(c, 0.4)) +
      P("M-9 74h18v26q0 10 -9 10t-9 -10z", "#d6e6df") +
      SH("M10 -110h4q10 0 10 10v130q0 10 -10 10h-6z") +
      HL("M-16 -20v40", 4),
    "translate(124 136)rotate(14)",
  ) + T(u, 330, 120, 44, { a: "m", max: 120 });
export const meterBox = (c, t, u, o = {}) =>
  RR(44, 50, 108, 176, 12, c) +
  screen(56, 66, 84, 48, t) +
  C(76, 140, 10, PAPER, SW(2.4)) +
  C(120, 140, 10, PAPER, SW(2.4)) +
  R(66, 168, 64, 34, light(c, 0.3), SW(2.4)) +
  SH("M132 50h8q12 0 12 12v152q0 12 -12 12h-8z") +
  (o.probe === 0
    ? ""
    : tube("M98 226Q110 268 180 256Q222 246 206 190", 4, RUBBER) +
      R(198, 92, 16, 98, STEEL2) +
      P("M200 92V66q0 -8 6 -8t6 8v26z", "#d6e6df", SW(2.4))) +
  T(u, 320, 110, 38, { a: "m", max: 130 });
const kitBox = (u, cs) =>
  P("M40 130h180v118H40z", "#e0d2b0") +
  P("M40 130l20 -26h180l-20 26z", "#efe4c8") +
  P("M220 130l20 -26v116l-20 28z", "#c9b88e") +
  cs.map((c, i) => bottle(74 + i * 44, 132, 30, 50, c, { cap: i % 2 ? RED : RUBBER })).join("") +
  label(130, 192, 130, 58, u, LINES.eno.c, { h: 28 }) +
  P("M300 80h24v118q0 12 -12 12t-12 -12z", "#e6efec") +
  P("M302 140h20v56q0 12 -10 12t-10 -12z", cs[0], SW(2)) +
  P("M340 80h24v118q0 12 -12 12t-12 -12z", "#e6efec") +
  P("M342 116h20v80q0 12 -10 12t-10 -12z", cs[1] || cs[0], SW(2)) +
  L("M284 224h100", SW(6));
const scale2 = (big2, t) =>
  big2
    ? P("M40 200h170l12 46H28z", STEEL) +
      R(30, 184, 190, 18, light(STEEL, 0.3)) +
      screen(86, 212, 80, 26, t) +
      P("M74 184Q70 110 82 106Q126 118 170 106Q182 110 176 184z", "#d9bd8c") +
      L("M84 124q42 10 84 0", SW(2))
    : P("M60 206h132l10 42H50z", RUBBER) +
      screen(84, 214, 84, 26, t) +
      E(126, 198, 58, 10, STEEL) +
      P("M104 192q22 -30 44 0z", "#86b04a") +
      SH("M170 206h22l10 42h-24z");
// boxes
const CB = { naturale: "#c99b66", nero: "#35343a", bordeaux: "#6d1a33", bianco: "#f4f1ea" };
const carton = (w, h, c, d = 34) => {
  const x = 128 - w / 2 - d / 4,
    y = FL - h;
  return (
    P(`M${r1(x)} ${r1(y)}h${w}v${h}h${-w}z`, c) +
    P(`M${r1(x)} ${r1(y)}l${d * 0.6} ${-d * 0.6}h${w}l${-d * 0.6} ${d * 0.6}z`, light(c, 0.22)) +
    P(`M${r1(x + w)} ${r1(y)}l${d * 0.6} ${-d * 0.6}v${h}l${-d * 0.6} ${d * 0.6}z`, dark(c, 0.28))
  );
};
const wineBox = (p, f, n) => {
  const k = +n.match(/da (\d+)/)[1],
    c = CB[f.colour],
    cols = { 1: 1, 2: 2, 3: 3, 6: 3, 12: 4 }[k],
    w = cols * 44 + 12,
    h = 150;
  const x = 128 - w / 2 - 8;
  let s = carton(w, h, c, k > 3 ? 60 : 30);
  s += R(x + w / 2 - 18, FL - h * 0.62, 36, 44, lum(c) > 0.5 ? "#7b1e3a" : "#e7dcc0", SW(2.4));
  s += Array.from({ length: k }, (_, i) => {
    const cx = 324 + ((i % cols) - (cols - 1) / 2) * 25,
      cy = 176 + (Math.floor(i / cols) - (k / cols - 1) / 2) * 25;
    return C(cx, cy, 10.5, "#54755a", SW(2)) + C(cx, cy, 4, light("#54755a", 0.4), NS);
  }).join("");
  return s + T("×" + k, 376, 92, 48, { a: "e" });
};
const bibBox = (p, f) => {
  const v = +f.volume_l,
    k = 0.62 + 0.38 * Math.cbrt(v / 20),
    c = CB[f.colour];
  return (
    carton(r1(120 * k * 1.1), r1(170 * k), c, 60) +
    C(128 - 14, FL - 34, 15, "#a8323a") +
    R(128 - 20, FL - 30, 12, 22, "#a8323a", SW(2.4)) +
    liters(f.volume_l)
  );
};
const bibBag = (p, f) => {
  const v = +f.volume_l,
    k = 0.66 + 0.34 * Math.cbrt(v / 20);
  return (
    G(
      P("M-92 -150Q0 -138 92 -150Q80 -76 92 0Q0 -12 -92 0Q-80 -76 -92 -150z", "#c6d2d6") +
        L("M-80 -138Q0 -128 80 -138M-80 -12Q0 -24 80 -12", {
          "stroke-width": 1.8,
          "stroke-dasharray": "7 5",
        }) +
        HL("M-60 -120Q-52 -80 -60 -40", 7) +
        C(0, -46, 18, "#a8323a") +
        C(0, -46, 8, dark("#a8323a", 0.3), SW(2.2)) +
        R(-6, -32, 12, 20, "#a8323a", SW(2.4)),
      `translate(130 ${FL - 6})scale(${r1(k)})`,
    ) + liters(f.volume_l)
  );
};
const filterP = (p, f, n) => {
  const k = +n.match(/(\d+) piastre/)[1],
    W = 40 + k * 3.1;
  let s =
    L("M40 250V210M232 250V210", SW(8)) +
    R(28, 206, 214, 12, RUBBER) +
    R(38, 110, 16, 98, RED) +
    tube("M54 150H232", 6, STEEL2);
  const w = W / k;
  for (let i = 0; i < k; i++)
    s += P(`M${r1(58 + i * w)} 118h${r1(w)}v84h${r1(-w)}z`, i % 2 ? PAPER : "#dfe6e4", SW(k > 20 ? 1.4 : 2));
  s +=
    R(60 + W, 110, 14, 98, RED) +
    C(90 + W, 150, 18, "none", SW(5)) +
    RR(60, 222, 60, 26, 4, BLUE) +
    C(46, 96, 13, PAPER, SW(2.4)) +
    L("M46 96l6 -6", SW(2.4));
  return (
    s +
    T(String(k), 380, 96, 54, { a: "e" }) +
    R(322, 118, 54, 54, PAPER) +
    L("M332 128h34v34h-34z", SW(1.6)) +
    T("20×20", 378, 200, 16, { a: "e" })
  );
};
const sheets = (p, f, n) => {
  const g = n.match(/[KV]\d+/)[0],
    m = +f.micron,
    s0 = [0, 1, 2, 3, 4]
      .map((i) =>
        P(`M${44 + i * 7} ${206 - i * 9}l70 -34l78 22l-70 36z`, i === 4 ? "#f1ecdc" : "#ded6c0", SW(2.4)),
      )
      .join("");
  const dotr = clamp(m * 0.9, 0.8, 5);
  let d = "";
  for (let i = 0; i < 6; i++)
    for (let j = 0; j < 6; j++) d += `M${r1(92 + i * 11 + j * 12)} ${r1(166 - i * 5 + j * 3)}h.1`;
  return (
    G(s0 + L(d, { "stroke-width": dotr * 2, opacity: 0.5 }), "translate(-28 -30)scale(1.18)") +
    T(g, 380, 96, 44, { a: "e" }) +
    T(num(m) + " µm", 380, 134, 24, { a: "e" }) +
    C(330, 192, 36, PAPER) +
    L(
      Array.from(
        { length: 13 },
        (_, i) =>
          `M${r1(330 + Math.cos(i * 2.4) * Math.sqrt(i) * 8.4)} ${r1(192 + Math.sin(i * 2.4) * Math.sqrt(i) * 8.4)}h.1`,
      ).join(""),
      { "stroke-width": clamp(m * 1.6, 1.6, 11) },
    )
  );
};
const crusher = (p, f, n) => {
  const inox = f.material === "inox",
    c = inox ? STEEL : "#a8323a",
    mot = f.power_supply !== "manual",
    der = /dirasp/i.test(n),
    pu = /con pompa/.test(n),
    cr = /pigia/i.test(n);
  let s =
    L("M70 250L80 178M196 250L186 178", SW(8)) +
    P("M30 52h204l-44 62H74z", c) +
    L("M30 52h204", SW(6)) +
    P("M62 114h140v40H62z", dark(c, 0.15));
  if (cr)
    s +=
      C(104, 134, 16, STEEL2) +
      C(160, 134, 16, STEEL2) +
      L("M104 120v28M92 126l24 16M92 142l24 -16M160 120v28M148 126l24 16M148 142l24 -16", SW(2));
  if (der)
    s +=
      R(62, 154, 140, 36, c) +
      L(
        Array.from({ length: 12 }, (_, i) => `M${72 + (i % 6) * 24} ${164 + Math.floor(i / 6) * 16}h.1`).join(
          "",
        ),
        SW(8),
      ) +
      L("M202 168l22 10M202 178l20 14", { stroke: "#7a9a4a", "stroke-width": 4 });
  s += mot
    ? RR(196, 112, 52, 38, 4, BLUE) + L("M206 118v26M216 118v26M226 118v26M236 118v26", SW(2))
    : C(224, 134, 28, "none", SW(5)) + L("M224 106v56M196 134h56M244 114l8 -14", SW(4));
  if (pu) s += C(94, 222, 22, BRASS) + tube("M72 222H30V190", 9, "#b8c8cc");
  s +=
    P("M40 48q20 -20 36 -4q16 -22 34 -2q20 -22 34 0q20 -18 34 4q18 -14 34 2z", "#5b2a5b", SW(2.4)) +
    SH("M176 52h58l-44 62h-20z");
  return (
    s +
    T(mot ? "230 V" : "", 380, 92, 30, { a: "e" }) +
    (cr
      ? G(C(0, 0, 24, "#5b2a5b") + P("M-30 34q30 14 60 0l-6 14h-48z", "#7a2a50"), "translate(344 160)")
      : L("M320 130q20 30 10 70M330 150l22 -12M334 172l24 -6M332 190l18 6", {
          stroke: "#7a9a4a",
          "stroke-width": 6,
        }))
  );
};
// powders and liquids: mark on the label
const MARK = [
  [/DAP/, "DAP"],
  [/Attivante/, "+B1"],
  [/organico da/, "N"],
  [/Scorze di l/, "SL"],
  [/reidrat/, "H2O"],
  [/Mannop/, "MP"],
  [/Tiamina/, "B1"],
  [/castagno/, "TC"],
  [/Tannino di rovere/, "TR"],
  [/vinaccioli/, "TV"],
  [/galla/, "TG"],
  [/tara/, "TT"],
  [/Bentonite gr/, "BG"],
  [/Bentonite so/, "BS"],
  [/Gelatina/, "GEL"],
  [/pisello/, "PIS"],
  [/Caseinato/, "KCAS"],
  [/Albumina/, "ALB"],
  [/Colla di/, "COL"],
  [/silice/, "SiO2"],
  [/Carbone/, "C"],
  [/PVPP/, "PVPP"],
  [/Chitos/, "CHI"],
  [/Metabis/, "K2S2O5"],
  [/arabica/, "GA"],
  [/metatart/, "MT"],
  [/CMC/, "CMC"],
  [/Sorbato/, "C6H7KO2"],
  [/ascorb/, "C6H8O6"],
  [/tartarico/, "C4H6O6"],
  [/citrico/, "C6H8O7"],
  [/malico/, "C4H6O5"],
  [/lattico/, "C3H6O3"],
  [/Bicarb/, "KHCO3"],
  [/Carbonato/, "CaCO3"],
  [/bianchi/, "EZ B"],
  [/colore/, "EZ R"],
  [/varietali/, "EZ A"],
  [/glucanasi/, "BG"],
  [/Lisoz/, "LYS"],
  [/gesso/, "CaSO4"],
  [/Cloruro di calcio/, "CaCl2"],
  [/Solfato di magnesio/, "MgSO4"],
  [/fosforico/, "H3PO4"],
  [/glutine/, "GF"],
  [/birra/, "N"],
  [/alcalino/, "OH"],
  [/peracetico/, "PAA 5%"],
  [/Percarb/, "O2"],
  [/Disincr/, "TART"],
  [/Soda/, "NaOH"],
  [/Sanit/, "SAN"],
  [/Destrosio/, "D"],
  [/Lattosio/, "LAC"],
  [/glucosio/, "GLU"],
  [/invertito/, "INV"],
];
export const mark = (n) => (MARK.find(([re]) => re.test(n)) || [0, ""])[1];
const POW = [
  [/vinaccioli|colore/, "#7a3048"],
  [/castagno|Tannino|tara|galla/, "#b98a55"],
  [/Carbone/, "#2b2b30"],
  [/Bentonite/, "#cdbd9a"],
  [/Scorze|lievito|Nutriente/, "#d9b98a"],
  [/Gelatina/, "#e0b878"],
  [/Albumina|Colla|Caseinato|pisello/, "#efe2b8"],
  [/arabica/, "#e0b85a"],
  [/Chitos|PVPP/, "#f3ead4"],
];
const pcol = (n) => (POW.find(([re]) => re.test(n)) || [0, "#fbf9f2"])[1];
const WU = { red: "#7b1e3a", white: "#d9c96a", all: "#b07a5a", sweet: "#d99a3a" };
const wineUse = (u) =>
  u
    ? G(
        P("M-18 -34h36q6 34 -14 42v24h12v6h-32v-6h12v-24q-20 -8 -14 -42z", PAPER) +
          P(
            u === "all" ? "M-19 -14h19v22q-18 -2 -19 -22z" : "M-19 -14h38q-1 22 -19 22t-19 -22z",
            WU[u],
            SW(2),
          ) +
          (u === "all" ? P("M0 -14h19q-1 20 -19 22z", WU.white, SW(2)) : ""),
        "translate(344 232)scale(.9)",
      )
    : "";
const eno = (p, f, n, r) => {
  const sol = f.form === "solution",
    gr = f.form === "granular";
  let s = sol
    ? bottle(130, FL, 110, 164, /arabica/.test(n) ? "#e3c58a" : "#eef0ea", { cap: "#7b1e3a" })
    : jar(130, FL, 150, 178, pcol(n), {
        lid: "#7b1e3a",
        grain: gr
          ? (x, y, w) =>
              L(
                Array.from(
                  { length: 30 },
                  () => `M${r1(x - 60 + r() * 120)} ${r1(y - 20 - r() * 80)}h.1`,
                ).join(""),
                { "stroke-width": 7, opacity: 0.35 },
              )
          : null,
      });
  return (
    s +
    label(130, 200, sol ? 98 : 118, 56, mark(n), WU[f.wine_use] || "#7b1e3a", { h: 28 }) +
    dose(f.dose, WU[f.wine_use] || "#7b1e3a") +
    wineUse(f.wine_use)
  );
};
const oak = (p, f, n, r) => {
  const am = /americano/.test(n),
    c = am ? "#c78d54" : "#b37a42";
  let s = "";
  if (/Doghe/.test(n))
    for (let i = 0; i < 5; i++)
      s += G(
        R(0, 0, 34, 176, shift(c, r, 10)) +
          L("M10 12V160M22 20V150", { "stroke-width": 1.8, opacity: 0.5 }) +
          SH("M26 0h8v176h-8z"),
        `translate(${40 + i * 38} ${68 - (i % 2) * 12})`,
      );
  else if (/Cubetti/.test(n))
    for (let i = 0; i < 14; i++) {
      const row = i < 5 ? 0 : i < 9 ? 1 : i < 12 ? 2 : 3,
        x = 44 + [i, i - 5, i - 9, i - 12][row] * 42 + row * 21,
        y = 212 - row * 36,
        cc = shift(c, r, 14);
      s +=
        P(`M${x} ${y}l16 -10h22l-14 10z`, light(cc, 0.25), SW(2.2)) +
        R(x, y, 24, 28, cc, SW(2.4)) +
        P(`M${x + 24} ${y}l14 -10v28l-14 10z`, dark(cc, 0.2), SW(2.2));
    }
  else
    for (let i = 0; i < 34; i++) {
      const a = r() * 180,
        q = Math.sqrt(i / 34),
        x = 126 + (r() - 0.5) * 190 * q,
        y = 236 - (1 - q) * 120 * r() - (1 - q) * 30;
      s += G(
        P("M-15 -4Q0 -9 15 -3Q2 3 -15 -4z", shift(c, r, 18), SW(2)),
        `translate(${r1(x)} ${r1(y)})rotate(${r1(a)})`,
      );
    }
  return s + dose(f.dose, "#a8703a", { max: 5 }) + T(am ? "US" : "FR", 344, 250, 34, { a: "m" });
};
const clean = (p, f, n) => {
  const pow = /Percarb|Soda|citrico/.test(n),
    c = /alcal/.test(n)
      ? "#6f7fb0"
      : /perac/.test(n)
        ? "#e6e0c8"
        : /Disinc/.test(n)
          ? "#6a8a8a"
          : /Sanit/.test(n)
            ? "#8fbfd6"
            : "#e9ecec";
  const l = p.category.slice(0, 2) === "hb" ? "hb" : "eno";
  return (
    (pow
      ? P("M48 100h164v150H48z", "#f4f2ea") +
        E(130, 100, 82, 18, BLUE) +
        L("M52 108Q130 24 208 108", SW(4)) +
        SH("M176 112h36v138h-36z")
      : canister(130, FL, 150, 184, c, { line: l, cap: /perac/.test(n) ? RED : BLUE })) +
    label(130, 196, 116, 54, mark(n), /perac|Soda|alcal|Disin/.test(n) ? RED : BLUE, { h: 26 }) +
    dose(f.dose, BLUE, { max: 5 }) +
    (/perac|Soda|alcal|Disin/.test(n)
      ? G(
          P("M0 -30L30 0L0 30L-30 0z", PAPER, { stroke: "#b3392f", "stroke-width": 5 }) +
            T("!", 0, 0, 1) +
            L("M0 -12v14M0 11v1", SW(6)),
          "translate(344 232)scale(.8)",
        )
      : "")
  );
};
const caps = {
  "Capsule term": ["#6d1a33", 0],
  "Capsule poli": ["#b08a3a", 1],
  "Capsule in": ["#b9c3c9", 2],
  Capsuloni: ["#c9a13b", 3],
};
const capsule = (p, f, n) => {
  const [c, k] = caps[Object.keys(caps).find((q) => n.startsWith(q))];
  const h = k === 3 ? 196 : 150,
    y = FL - h;
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
            SH(`M14 0h18l${k === 3 ? 18 : 9} ${h}h-24z`) +
            HL(`M-22 18L-28 ${h - 20}`, 5),
          `translate(${92 + i * 104} ${y})`,
        ),
      )
      .join("") +
    wineBottle(330, FL + 2, 200, k === 3 ? "Spumante" : "Bordolese", "fascetta", "#54755a") +
    R(330 - 13, FL - 200, 26, k === 3 ? 66 : 44, c, SW(2.4))
  );
};
const cage = () =>
  L(
    "M84 70h92l10 100H74zM84 70L130 52L176 70M130 52V170M104 62L98 170M156 62L162 170M74 170q56 18 112 0M186 160q26 0 26 -18t-22 -14",
    { "stroke-width": 6, stroke: INK },
  ) +
  L(
    "M84 70h92l10 100H74zM84 70L130 52L176 70M130 52V170M104 62L98 170M156 62L162 170M74 170q56 18 112 0M186 160q26 0 26 -18t-22 -14",
    { "stroke-width": 2.6, stroke: BRASS },
  ) +
  E(130, 60, 34, 12, BRASS) +
  wineBottle(330, FL + 2, 200, "Spumante", "corona29", "#3f5f42") +
  L("M312 56h36l4 30h-44z", { stroke: BRASS, "stroke-width": 3 });
const labels = (p, f, n) => {
  const [w, h] = f.dimensions.split("×").map(Number),
    k = 13;
  const c = /goffrata/.test(n) ? "#efe4c8" : /Retro/.test(n) ? "#f4efe2" : "#fbf7ec";
  const W = w * k,
    H = h * k,
    x = 122 - W / 2,
    y = 140 - H / 2;
  return (
    R(x + 14, y - 12, W, H, "#d9cdb0") +
    R(x, y, W, H, c) +
    (/goffrata/.test(n)
      ? L(
          Array.from(
            { length: 7 },
            (_, i) => `M${r1(x + 8)} ${r1(y + 14 + (i * (H - 20)) / 6)}h${W - 16}`,
          ).join(""),
          { "stroke-width": 1.4, opacity: 0.3, "stroke-dasharray": "3 4" },
        )
      : R(x + 7, y + 7, W - 14, H - 14, "none", { "stroke-width": 1.6, stroke: "#7b1e3a" })) +
    P(`M${r1(x + W)} ${r1(y + H - 26)}l-26 26l-4 -30z`, "#e3d7ba", SW(2.4)) +
    dim(x, y + H + 18, x + W, y + H + 18, "") +
    T(`${w}×${h}`, 376, 92, 38, { a: "e" }) +
    T("cm", 376, 118, 18, { a: "e" }) +
    G(
      wineBottle(344, FL + 2, 120, "Bordolese", "fascetta", "#54755a") +
        (/Collar/.test(n)
          ? R(337, 150, 14, 16, c, SW(1.8))
          : R(331, 188, 26, /Retro/.test(n) ? 22 : 34, c, SW(1.8))),
      "",
    )
  );
};
// beer hall
const keg = (p, f, n) => {
  const v = +f.volume_l;
  let hcm,
    W,
    kind = /Cornelius/.test(n)
      ? "corny"
      : /ago/.test(n)
        ? "sankey"
        : /Growler/.test(n)
          ? "growler"
          : /PET/.test(n)
            ? "pet"
            : "mini";
  hcm = {
    corny: 22 + v * 2.2,
    sankey: 26 + v * 0.66,
    growler: 24 * Math.cbrt(v),
    pet: 36 * Math.cbrt(v / 8),
    mini: 25 * Math.cbrt(v / 4),
  }[kind];
  const [H, b] = scaled(hcm, 72);
  W = H * { corny: 9.5 / 26, sankey: 0.62, growler: 0.42, pet: 0.62, mini: 0.6 }[kind];
  const x = 118,
    y = FL,
    c = kind === "pet" ? "#c9b38a" : STEEL;
  let s;
  if (kind === "corny")
    s =
      R(x - W / 2, y - H * 0.12, W, H * 0.12, RUBBER) +
      P(
        `M${r1(x - W / 2)} ${r1(y - H * 0.1)}V${r1(y - H * 0.86)}q${r1(W / 2)} ${r1(-H * 0.06)} ${r1(W)} 0V${r1(y - H * 0.1)}z`,
        c,
      ) +
      P(
        `M${r1(x - W / 2)} ${r1(y - H * 0.84)}V${y - H}h${r1(W)}V${r1(y - H * 0.84)}q${r1(-W / 2)} ${r1(-H * 0.08)} ${r1(-W)} 0z`,
        RUBBER,
      ) +
      R(x - W * 0.24, y - H * 0.96, W * 0.2, H * 0.06, light(RUBBER, 0.5), SW(2)) +
      R(x + W * 0.06, y - H * 0.96, W * 0.2, H * 0.06, light(RUBBER, 0.5), SW(2));
  else if (kind === "sankey")
    s =
      P(
        `M${r1(x - W * 0.44)} ${y}V${r1(y - H * 0.12)}L${r1(x - W / 2)} ${r1(y - H * 0.18)}V${r1(y - H * 0.8)}L${r1(x - W * 0.44)} ${r1(y - H * 0.86)}V${y - H}h${r1(W * 0.88)}V${r1(y - H * 0.86)}L${r1(x + W / 2)} ${r1(y - H * 0.8)}V${r1(y - H * 0.18)}L${r1(x + W * 0.44)} ${r1(y - H * 0.12)}V${y}z`,
        c,
      ) +
      L(
        `M${r1(x - W / 2)} ${r1(y - H * 0.34)}h${r1(W)}M${r1(x - W / 2)} ${r1(y - H * 0.64)}h${r1(W)}`,
        SW(4),
      ) +
      R(x - 9, y - H - 8, 18, 12, BRASS, SW(2.4)) +
      R(x - W * 0.3, y - H * 0.97, W * 0.16, H * 0.06, INK, NS) +
      R(x + W * 0.14, y - H * 0.97, W * 0.16, H * 0.06, INK, NS);
  else if (kind === "growler")
    s =
      P(
        `M${r1(x - W / 2)} ${y}V${r1(y - H * 0.56)}Q${r1(x - W / 2)} ${r1(y - H * 0.74)} ${r1(x - W * 0.2)} ${r1(y - H * 0.8)}V${y - H * 0.9}h${r1(W * 0.4)}V${r1(y - H * 0.8)}Q${r1(x + W / 2)} ${r1(y - H * 0.74)} ${r1(x + W / 2)} ${r1(y - H * 0.56)}V${y}z`,
        c,
      ) +
      R(x - W * 0.26, y - H, W * 0.52, H * 0.12, RUBBER) +
      L(
        `M${r1(x + W * 0.3)} ${r1(y - H * 0.72)}q${r1(W * 0.5)} 0 ${r1(W * 0.36)} ${r1(H * 0.3)}q-4 10 -16 8`,
        SW(5),
      );
  else if (kind === "pet")
    s =
      P(
        `M${r1(x - W * 0.12)} ${y - H}h${r1(W * 0.24)}v${r1(H * 0.1)}Q${r1(x + W * 0.5)} ${r1(y - H * 0.86)} ${r1(x + W * 0.5)} ${r1(y - H * 0.6)}V${r1(y - H * 0.2)}Q${r1(x + W * 0.5)} ${y} ${x} ${y}Q${r1(x - W * 0.5)} ${y} ${r1(x - W * 0.5)} ${r1(y - H * 0.2)}V${r1(y - H * 0.6)}Q${r1(x - W * 0.5)} ${r1(y - H * 0.86)} ${r1(x - W * 0.12)} ${r1(y - H * 0.9)}z`,
        c,
      ) +
      R(x - W * 0.18, y - H - 6, W * 0.36, H * 0.08, RED, SW(2.4)) +
      L(`M${r1(x - W / 2)} ${r1(y - H * 0.56)}h${r1(W)}M${r1(x - W / 2)} ${r1(y - H * 0.24)}h${r1(W)}`, {
        "stroke-width": 2,
        opacity: 0.5,
      });
  else
    s =
      RR(x - W / 2, y - H, W, H, W * 0.12, c) +
      L(
        `M${r1(x - W / 2)} ${r1(y - H * 0.14)}h${r1(W)}M${r1(x - W / 2)} ${r1(y - H * 0.86)}h${r1(W)}`,
        SW(3),
      ) +
      R(x - W * 0.12, y - H - 8, W * 0.24, 12, RUBBER, SW(2.4));
  s +=
    HL(`M${r1(x - W * 0.34)} ${r1(y - H * 0.74)}V${r1(y - H * 0.24)}`, 5) +
    SH(`M${r1(x + W * 0.24)} ${r1(y - H * 0.8)}h${r1(W * 0.26)}v${r1(H * 0.6)}h${r1(-W * 0.26)}z`);
  return s + bottleRef(x + W / 2 + 24 + b * 0.14, FL, b) + liters(f.volume_l);
};
const gauge = (x, y, k, c) =>
  C(x, y, k, PAPER) +
  L(
    `M${r1(x - k * 0.6)} ${r1(y + k * 0.3)}A${r1(k * 0.68)} ${r1(k * 0.68)} 0 0 1 ${r1(x + k * 0.6)} ${r1(y + k * 0.3)}M${x} ${y}l${r1(k * 0.4)} ${r1(-k * 0.4)}`,
    { "stroke-width": 2.4, stroke: c || INK },
  );
const beerBits = {
  reg: (k) =>
    R(60, 128, 150, 44, BRASS) +
    C(210, 150, 34, STEEL) +
    gauge(96, 84, 36, RED) +
    gauge(176, 78, 36, BLUE) +
    (k === 2
      ? tube("M100 172V220", 9, STEEL2) + tube("M160 172V220", 9, STEEL2)
      : tube("M130 172V220", 9, STEEL2)) +
    R(34, 138, 28, 24, BRASS) +
    T("CO2", 330, 96, 34, { a: "m" }) +
    T("×" + k, 330, 150, 34, { a: "m" }),
  co2: (kg) => {
    const k = kg > 3 ? 1 : 0.8;
    return (
      G(
        P("M-46 0V-140Q-46 -186 -14 -190V-206H14V-190Q46 -186 46 -140V0z", "#8a979f") +
          P("M-46 -130Q-44 -186 -14 -190H14Q44 -186 46 -130z", "#6f7a80", SW(2.4)) +
          R(-20, -226, 40, 22, BRASS) +
          C(34, -216, 11, RUBBER) +
          SH("M20 -188Q46 -180 46 -140V0H20z") +
          HL("M-32 -120V-30", 6) +
          label(0, -70, 74, 44, "CO2", null, { h: 22 }),
        `translate(124 ${FL})scale(${k})`,
      ) + big(num(kg), "kg", 380, 96, 50, { a: "e" })
    );
  },
  tap: (nuka) =>
    R(40, 122, 70, 30, STEEL) +
    P(nuka ? "M110 116h52q18 0 18 18v22h-26v-10h-44z" : "M110 112h60v36h-60z", STEEL) +
    tube(nuka ? "M168 152Q170 190 190 214" : "M150 148V220", 13, STEEL2) +
    P(
      nuka ? "M132 116V64h-8V34h32v30h-8v52z" : "M134 112V58h-10V26h36v32h-10v54z",
      nuka ? "#35343a" : "#7a4a2a",
    ) +
    (nuka ? "" : R(104, 150, 22, 26, BRASS) + C(115, 188, 12, BRASS)) +
    P("M292 250L284 150h76l-8 100z", "#f0c34a") +
    R(284, 142, 76, 22, PAPER),
  tower: (k) =>
    P("M96 250h80v-14H96z", STEEL2) +
    P(k === 1 ? "M116 236V90Q116 60 136 60T156 90V236z" : "M118 236V116H64V70H208v46H154V236z", STEEL) +
    (k === 1 ? [136] : [84, 188])
      .map(
        (x) =>
          R(x - 8, k === 1 ? 90 : 88, 16, 20, BRASS) +
          tube(`M${x} ${k === 1 ? 108 : 106}v30`, 8, STEEL2) +
          R(x - 7, k === 1 ? 34 : 36, 14, 50, "#35343a"),
      )
      .join("") +
    T("×" + k, 340, 110, 50, { a: "m" }),
  cooler: (l) =>
    R(48, 84, 164, 150, STEEL) +
    L("M60 100h100M60 116h100M60 132h100M60 148h100", { "stroke-width": 3, opacity: 0.5 }) +
    R(60, 234, 140, 14, RUBBER) +
    R(120, 60, 20, 26, BRASS) +
    tube("M130 66H92V84", 8, STEEL2) +
    P("M118 60V24h24v36z", "#35343a") +
    SH("M176 84h36v150h-36z") +
    L("M300 120v60M274 135l52 30M274 165l52 -30", { stroke: "#5f94c0", "stroke-width": 6 }) +
    big(l, "l/h", 380, 86, 36, { a: "e" }),
  kegerator: () =>
    R(50, 116, 156, 128, "#3a3a40") +
    R(60, 126, 136, 108, "#4a4a52", SW(2.4)) +
    L("M184 140v60", SW(6)) +
    R(112, 58, 34, 58, STEEL) +
    R(92, 50, 74, 22, STEEL) +
    [102, 129, 156].map((x) => R(x - 5, 22, 10, 30, "#7a4a2a") + tube(`M${x} 72v16`, 5, STEEL2)).join("") +
    T("×3", 330, 110, 50, { a: "m" }),
  gun: () =>
    P("M60 90h116v36H102l-14 70H52z", "#35343a") +
    R(176, 96, 44, 24, STEEL) +
    P("M110 126q4 26 26 22", "none", SW(5)) +
    tube("M70 196V250", 10, "#b8c8cc"),
  qd: (g) =>
    P("M90 96h80v60h-80z", g ? "#8a8f92" : "#35343a") +
    P("M100 60h60v36h-60z", g ? "#a8adb0" : "#4a4a52") +
    R(82, 156, 96, 26, g ? "#8a8f92" : "#35343a") +
    tube("M160 76H226", 12, g ? "#b3392f" : "#e6c25a") +
    P("M104 182h52v54h-52z", STEEL) +
    T(g ? "GAS" : "BEER", 320, 100, 28, { a: "m", max: 110 }),
  seals: () =>
    C(100, 110, 56, "none", SW(16)) +
    C(100, 110, 56, "none", { "stroke-width": 9, stroke: "#5a5a60" }) +
    [
      [196, 80, 20],
      [200, 140, 16],
      [170, 196, 24],
      [96, 212, 18],
      [230, 200, 12],
      [246, 110, 12],
    ]
      .map(
        ([x, y, k]) =>
          C(x, y, k, "none", SW(11)) + C(x, y, k, "none", { "stroke-width": 5, stroke: "#5a5a60" }),
      )
      .join(""),
  head: (t) =>
    P("M84 140h90v50H84z", STEEL) +
    P("M96 190h66l8 30H88z", STEEL2) +
    tube("M174 156H222", 10, STEEL2) +
    R(118, 70, 22, 70, STEEL) +
    tube("M128 100L56 66", 10, "#35343a") +
    R(116, 50, 26, 22, BRASS) +
    T(t, 330, 130, 70, { a: "m" }),
  cfill: () =>
    R(116, 20, 26, 40, STEEL) +
    R(84, 60, 90, 24, STEEL) +
    C(76, 72, 12, RED) +
    C(184, 72, 12, BLUE) +
    R(122, 84, 14, 30, "#c4683f") +
    beerBottle(129, 250, 132, "corona26", "#8a5020") +
    gauge(220, 60, 22, RED),
};
export const beerBottle = (x, y, H, neck, c) => {
  const w = H * 0.145,
    nw = H * 0.052;
  return (
    P(
      `M${r1(x - w)} ${r1(y - 4)}V${r1(y - H * 0.52)}C${r1(x - w)} ${r1(y - H * 0.66)} ${r1(x - nw)} ${r1(y - H * 0.68)} ${r1(x - nw)} ${r1(y - H * 0.82)}V${r1(y - H)}h${r1(nw * 2)}V${r1(y - H * 0.82)}C${r1(x + nw)} ${r1(y - H * 0.68)} ${r1(x + w)} ${r1(y - H * 0.66)} ${r1(x + w)} ${r1(y - H * 0.52)}V${r1(y - 4)}q0 4 -5 4H${r1(x - w + 5)}q-5 0 -5 -4z`,
      c,
    ) +
    SH(
      `M${r1(x + w * 0.5)} ${y}h${r1(w * 0.4)}V${r1(y - H * 0.52)}Q${r1(x + w * 0.8)} ${r1(y - H * 0.6)} ${r1(x + w * 0.5)} ${r1(y - H * 0.6)}z`,
    ) +
    HL(`M${r1(x - w * 0.6)} ${r1(y - H * 0.1)}V${r1(y - H * 0.48)}`, 5) +
    (neck === "meccanico"
      ? E(x, y - H - 4, nw * 1.25, H * 0.04, "#f4efe2", SW(2.4)) +
        L(
          `M${r1(x - nw - 4)} ${r1(y - H * 0.88)}L${r1(x - nw - 3)} ${r1(y - H - 4)}L${x} ${r1(y - H * 1.06)}L${r1(x + nw + 3)} ${r1(y - H - 4)}L${r1(x + nw + 4)} ${r1(y - H * 0.88)}q${r1(nw)} 8 ${r1(nw * 1.6)} 18`,
          SW(3),
        ) +
        R(x - nw - 1, y - H + 2, nw * 2 + 2, 5, RED, SW(1.6))
      : R(x - nw - 3, y - H, nw * 2 + 6, 7, light(c, 0.25), SW(2.2)))
  );
};
const crown = (x, y, k, c) =>
  P(
    `M${x - k} ${y + k * 0.4}Q${x - k} ${y - k * 0.3} ${x} ${y - k * 0.34}Q${x + k} ${y - k * 0.3} ${x + k} ${r1(y + k * 0.4)}` +
      "l0 0".repeat(0) +
      Array.from(
        { length: 8 },
        (_, i) =>
          `L${r1(x + k - ((i + 0.5) * k) / 4)} ${r1(y + k * 0.62)}L${r1(x + k - ((i + 1) * k) / 4)} ${r1(y + k * 0.42)}`,
      ).join("") +
      "z",
    c,
  ) + E(x, y - k * 0.02, k * 0.74, k * 0.22, light(c, 0.3), SW(2));
const ferment = (p, f, n) => {
  const v = +f.volume_l,
    k = /plastica/.test(n)
      ? "bucket"
      : /isobarico in PET/.test(n)
        ? "isopet"
        : /PET/.test(n)
          ? "pet"
          : /vetro/.test(n)
            ? "glass"
            : /piatto/.test(n)
              ? "flat"
              : /tronco/.test(n)
                ? "cone"
                : "iso";
  const hcm =
      { bucket: 40, pet: 44, glass: 44, flat: 42, cone: 62, iso: 58, isopet: 56 }[k] * Math.cbrt(v / 25),
    [H, b] = scaled(hcm, 135),
    x = 120,
    y = FL;
  const W = H * { bucket: 0.78, pet: 0.6, glass: 0.62, flat: 0.74, cone: 0.56, iso: 0.5, isopet: 0.58 }[k];
  let s = "";
  const lock = L(`M${x} ${y - H + 4}v-10q0 -8 7 -8t7 8v5q0 8 7 8t7 -8v-10`, SW(3));
  if (k === "bucket")
    s =
      P(
        `M${r1(x - W / 2)} ${r1(y - H * 0.9)}L${r1(x - W * 0.43)} ${y}h${r1(W * 0.86)}L${r1(x + W / 2)} ${r1(y - H * 0.9)}z`,
        "#f4f0e4",
      ) +
      R(x - W * 0.54, y - H, W * 1.08, H * 0.11, "#e6e0cf") +
      lock +
      L(
        `M${r1(x - W * 0.3)} ${r1(y - H * 0.2)}h12M${r1(x - W * 0.3)} ${r1(y - H * 0.4)}h12M${r1(x - W * 0.3)} ${r1(y - H * 0.6)}h12`,
        SW(2),
      ) +
      R(x - 6, y - 18, 12, 12, RED, SW(2.2)) +
      P(
        `M${r1(x - W * 0.48)} ${r1(y - H * 0.7)}L${r1(x - W * 0.43)} ${y}h${r1(W * 0.86)}L${r1(x + W * 0.48)} ${r1(y - H * 0.7)}z`,
        "#c98a2e",
        { stroke: "none", opacity: 0.35 },
      );
  else if (k === "pet" || k === "glass")
    s =
      P(
        `M${r1(x - W * 0.1)} ${y - H}h${r1(W * 0.2)}v${r1(H * 0.1)}Q${r1(x + W / 2)} ${r1(y - H * 0.84)} ${r1(x + W / 2)} ${r1(y - H * 0.66)}V${r1(y - 8)}q0 8 -9 8H${r1(x - W / 2 + 9)}q-9 0 -9 -8V${r1(y - H * 0.66)}Q${r1(x - W / 2)} ${r1(y - H * 0.84)} ${r1(x - W * 0.1)} ${r1(y - H * 0.9)}z`,
        k === "pet" ? "#e3eaf0" : "#d6e6df",
      ) +
      R(x - W / 2 + 3, y - H * 0.6, W - 6, H * 0.6 - 5, "#d39a3e", { stroke: "none", opacity: 0.75 }) +
      lock +
      (k === "pet"
        ? L([0.18, 0.3, 0.42, 0.54].map((q) => `M${r1(x - W / 2)} ${r1(y - H * q)}h${r1(W)}`).join(""), {
            "stroke-width": 2,
            opacity: 0.5,
          })
        : R(x - W * 0.14, y - H - 2, W * 0.28, 9, "#c69c6d", SW(2.2)));
  else if (k === "flat")
    s =
      R(x - W / 2, y - H * 0.88, W, H * 0.88, STEEL) +
      P(
        `M${r1(x - W * 0.53)} ${r1(y - H * 0.88)}q${r1(W * 0.53)} ${r1(-H * 0.16)} ${r1(W * 1.06)} 0z`,
        light(STEEL, 0.3),
      ) +
      lock +
      R(x - 7, y - 22, 14, 12, BRASS, SW(2.2)) +
      L(`M${r1(x - W / 2)} ${r1(y - H * 0.66)}h-8v16M${r1(x + W / 2)} ${r1(y - H * 0.66)}h8v16`, SW(4));
  else {
    const pet = k === "isopet",
      c = pet ? "#e0d3b4" : STEEL,
      iso = k !== "cone";
    s =
      L(`M${r1(x - W * 0.42)} ${r1(y - H * 0.5)}V${y}M${r1(x + W * 0.42)} ${r1(y - H * 0.5)}V${y}`, SW(6)) +
      P(
        `M${r1(x - W / 2)} ${r1(y - H * 0.86)}Q${x} ${r1(y - H * (iso ? 1.02 : 0.92))} ${r1(x + W / 2)} ${r1(y - H * 0.86)}V${r1(y - H * 0.42)}L${r1(x + W * 0.07)} ${r1(y - H * 0.1)}h${r1(-W * 0.14)}L${r1(x - W / 2)} ${r1(y - H * 0.42)}z`,
        c,
      ) +
      R(x - W * 0.1, y - H * 0.1, W * 0.2, H * 0.045, BRASS, SW(2.2)) +
      R(x - W * 0.17, y - H * 0.99, W * 0.34, H * 0.08, iso ? STEEL2 : light(STEEL, 0.3)) +
      (iso ? gauge(x + W * 0.42, y - H * 0.97, Math.max(9, H * 0.06)) : lock) +
      L(`M${r1(x - W / 2)} ${r1(y - H * 0.42)}h${r1(W)}`, { "stroke-width": 2, opacity: 0.6 }) +
      (pet
        ? P(
            `M${r1(x - W / 2 + 3)} ${r1(y - H * 0.7)}h${r1(W - 6)}V${r1(y - H * 0.42)}L${r1(x + W * 0.07)} ${r1(y - H * 0.12)}h${r1(-W * 0.14)}L${r1(x - W / 2 + 3)} ${r1(y - H * 0.42)}z`,
            "#d39a3e",
            { stroke: "none", opacity: 0.7 },
          )
        : C(x - W * 0.2, y - H * 0.54, Math.max(5, H * 0.035), PAPER, SW(2.2)));
  }
  s +=
    HL(`M${r1(x - W * 0.34)} ${r1(y - H * 0.74)}V${r1(y - H * 0.46)}`, 5) +
    SH(
      `M${r1(x + W * 0.24)} ${r1(y - H * 0.84)}h${r1(W * 0.24)}v${r1(H * (k === "bucket" || k === "flat" ? 0.82 : 0.4))}h${r1(-W * 0.24)}z`,
    );
  return s + bottleRef(x + W / 2 + 26 + b * 0.14, FL, b) + liters(f.volume_l);
};
const pot = (p, f, n) => {
  const v = +f.volume_l,
    all = /all in one/.test(n),
    tap = /rubinetto/.test(n) || all;
  const hcm = (all ? 56 : 34) * Math.cbrt(v / 30),
    [H, b] = scaled(hcm, all ? 108 : 64),
    x = 120,
    W = H * (all ? 0.62 : 0.98),
    y = FL;
  let s = "";
  if (all)
    s =
      R(x - W * 0.46, y - H * 0.14, W * 0.92, H * 0.14, RUBBER) +
      R(x - W / 2, y - H * 0.82, W, H * 0.68, STEEL) +
      P(
        `M${r1(x - W * 0.52)} ${r1(y - H * 0.82)}q${r1(W * 0.52)} ${r1(-H * 0.18)} ${r1(W * 1.04)} 0z`,
        "#cfe0e4",
      ) +
      L(`M${r1(x + W * 0.5)} ${r1(y - H * 0.3)}h14V${r1(y - H * 0.97)}H${x}v${r1(H * 0.08)}`, SW(5)) +
      screen(x - W * 0.24, y - H * 0.12, W * 0.48, H * 0.09, "67°") +
      C(x, y - H * 0.92, 4, RUBBER);
  else
    s =
      R(x - W / 2, y - H * 0.86, W, H * 0.86, STEEL) +
      P(
        `M${r1(x - W * 0.53)} ${r1(y - H * 0.86)}q${r1(W * 0.53)} ${r1(-H * 0.14)} ${r1(W * 1.06)} 0z`,
        light(STEEL, 0.3),
      ) +
      R(x - 12, y - H - 4, 24, 9, RUBBER, SW(2.4)) +
      L(
        `M${r1(x - W / 2)} ${r1(y - H * 0.7)}h-12v${r1(H * 0.14)}h12M${r1(x + W / 2)} ${r1(y - H * 0.7)}h12v${r1(H * 0.14)}h-12`,
        SW(5),
      );
  if (tap)
    s +=
      R(x - W * 0.34, y - H * 0.2, 16, 14, BRASS, SW(2.4)) +
      L(`M${r1(x - W * 0.34 - 2)} ${r1(y - H * 0.2 - 4)}h26`, { stroke: RED, "stroke-width": 5 }) +
      gauge(x + W * 0.14, y - H * 0.46, Math.max(12, H * 0.09), RED);
  s +=
    L(`M${r1(x - W / 2)} ${r1(y - H * 0.76)}h${r1(W)}`, { "stroke-width": 2, opacity: 0.5 }) +
    HL(`M${r1(x - W * 0.38)} ${r1(y - H * 0.68)}V${r1(y - H * 0.24)}`, 6) +
    SH(
      `M${r1(x + W * 0.26)} ${r1(y - H * 0.82)}h${r1(W * 0.24)}V${r1(y - (all ? H * 0.14 : 0))}h${r1(-W * 0.24)}z`,
    );
  return (
    s +
    bottleRef(x + W / 2 + 26 + b * 0.14, FL, b) +
    liters(f.volume_l) +
    (f.power_w ? T(f.power_w + " W", 380, 124, 18, { a: "e" }) : "")
  );
};
const cold = {
  coil: (n, c) => {
    const k = /10/.test(n) ? 8 : /9/.test(n) ? 7 : 5;
    let s = "";
    for (let i = 0; i < k; i++)
      s +=
        E(126, 70 + i * (130 / k), 78, 17, "none", SW(12)) +
        E(126, 70 + i * (130 / k), 78, 17, "none", { "stroke-width": 7, stroke: c });
    return (
      tube("M204 70V20H232", 7, c) +
      s +
      tube(`M48 ${r1(70 + ((k - 1) * 130) / k)}V20H22`, 7, c) +
      big(n.match(/(\d+) m/)[1], "m", 380, 96, 52, { a: "e" })
    );
  },
  plate: (k) => {
    let s = "";
    for (let i = 0; i < k / 2; i++)
      s += R(74 + ((i * 140) / k) * 1.3, 60, (140 / k) * 1.3, 180, i % 2 ? "#c98a4a" : STEEL, SW(1.8));
    return (
      s +
      R(62, 50, 14, 200, STEEL2) +
      R(74 + 91, 50, 14, 200, STEEL2) +
      [80, 220].map((y) => R(34, y - 10, 28, 20, BRASS) + R(179, y - 10, 28, 20, BRASS)).join("") +
      T(String(k), 370, 110, 60, { a: "e" })
    );
  },
  counter: () =>
    coil(118, 140, 82, 16, COPPER, 3, 0) +
    R(190, 200, 60, 26, BRASS) +
    R(20, 200, 40, 22, BRASS) +
    tube("M220 226V250", 8, "#5f94c0"),
  mag: (t, h) =>
    RR(40, 120, 120, 90, 6, "#35343a") +
    L([58, 74, 90, 106, 122].map((x) => `M${x} 128v74`).join(""), {
      "stroke-width": 2.4,
      stroke: "#6a6a72",
    }) +
    C(190, 165, 46, h) +
    C(190, 165, 26, light(h, 0.2), SW(2.4)) +
    R(178, 90, 24, 32, h) +
    R(234, 153, 26, 24, h) +
    R(48, 210, 104, 14, RUBBER) +
    T(t, 380, 80, 32, { a: "e", max: 150 }),
  siphon: () =>
    tube("M90 250V60Q90 30 120 30T150 60V110", 9, "#e6efec") +
    R(76, 100, 28, 130, "#e3edf0") +
    R(80, 70, 20, 40, "#b8c8cc") +
    tube("M150 100Q190 110 186 180V250", 9, "#b8c8cc"),
  wand: () =>
    R(116, 26, 20, 180, "#e3edf0") +
    P("M112 206h28l-6 34h-16z", RED) +
    L("M126 240v12", SW(6)) +
    R(110, 14, 32, 16, RED) +
    beerBottle(250, 250, 170, "corona26", "#8a5020"),
  mill: (k) =>
    P("M60 40h140l-30 66H90z", STEEL) +
    R(70, 106, 120, 76, "#8a979f") +
    Array.from(
      { length: k },
      (_, i) =>
        C(130 + (i - (k - 1) / 2) * 38, k === 3 && i === 1 ? 164 : 136, 18, STEEL) +
        L(
          `M${r1(130 + (i - (k - 1) / 2) * 38 - 12)} ${k === 3 && i === 1 ? 164 : 136}h24M${r1(130 + (i - (k - 1) / 2) * 38)} ${(k === 3 && i === 1 ? 164 : 136) - 12}v24`,
          SW(1.8),
        ),
    ).join("") +
    L("M190 140h34v-34", SW(7)) +
    R(212, 90, 24, 18, RUBBER) +
    P("M80 182h100l12 66H68z", "#d9bd8c") +
    Array.from({ length: 9 }, (_, i) =>
      G(GR.barley("#d9a441", 10), `translate(${84 + i * 12} ${52 + (i % 3) * 8})rotate(${i * 40})`),
    ).join("") +
    T("×" + k, 370, 100, 46, { a: "e" }),
  bag: () =>
    P("M60 70Q130 90 200 70L190 200Q130 270 70 200z", "#f1ecdc") +
    L(
      "M70 100h120M72 124h118M72 148h116M74 172h112M78 196h104M90 78v140M110 82v156M130 84v160M150 82v156M170 78v140",
      { "stroke-width": 1.4, opacity: 0.5 },
    ) +
    L("M60 70Q130 90 200 70M66 68Q50 40 80 30M194 68Q210 40 180 30", SW(5)),
  hoptube: () =>
    R(96, 54, 64, 190, "#dfe4e4") +
    L(
      Array.from({ length: 12 }, (_, i) => `M98 ${70 + i * 14}h60`).join("") +
        "M108 56v186M120 56v186M132 56v186M144 56v186",
      { "stroke-width": 1.4, opacity: 0.6 },
    ) +
    R(86, 40, 84, 18, STEEL) +
    L("M90 40q38 -40 76 0", SW(5)) +
    G(C(0, 0, 0), "") +
    leaf(280, 220, 60, 22, -90, "#86b04a"),
  stir: () =>
    RR(44, 196, 172, 50, 8, "#35343a") +
    C(80, 222, 9, YEL, SW(2.4)) +
    P("M112 92V60h36v32L188 190Q190 196 182 196H78Q70 196 72 190z", "#e6efec") +
    P("M98 134h64l24 56q2 5 -4 5H78q-6 0 -4 -5z", "#dcb878", SW(2)) +
    L("M116 186h28", { stroke: "#fff", "stroke-width": 7 }),
  flask: (v) => {
    const k = v > 3 ? 1 : 0.78;
    return (
      G(
        P("M-20 -190h40v66L82 -14Q86 0 72 0H-72Q-86 0 -82 -14L-20 -124z", "#e6efec") +
          P("M-44 -80h88L80 -14Q84 -2 72 -2H-72Q-84 -2 -80 -14z", "#dcb878", SW(2)) +
          R(-26, -200, 52, 12, "#d6e6df") +
          L("M-14 -30h20M-14 -50h14M-14 -70h20", SW(2)) +
          HL("M-54 -16L-18 -100", 5),
        `translate(128 ${FL})scale(${k})`,
      ) + big(String(v), "l", 380, 96, 56, { a: "e" })
    );
  },
  paddle: () =>
    G(
      R(-8, -120, 16, 150, WOOD) +
        P("M-34 30h68v70q0 20 -34 20t-34 -20z", WOOD) +
        C(-12, 56, 9, LINES.hb.bg) +
        C(12, 56, 9, LINES.hb.bg) +
        C(0, 84, 9, LINES.hb.bg),
      "translate(150 136)rotate(24)",
    ),
  airS: () =>
    L("M80 250V170Q80 120 110 120T140 150Q140 190 170 190T200 150V70", SW(22)) +
    L("M80 250V170Q80 120 110 120T140 150Q140 190 170 190T200 150V60", {
      "stroke-width": 15,
      stroke: "#e6efec",
    }) +
    C(110, 128, 22, "#e6efec") +
    C(172, 182, 22, "#e6efec") +
    P("M156 172h32q2 26 -16 26t-16 -26z", "#8fc0dc", SW(1.8)) +
    R(190, 44, 20, 16, RED),
  airC: () =>
    R(96, 90, 70, 120, "#e6efec") +
    R(98, 150, 66, 58, "#8fc0dc", SW(2)) +
    P("M112 110h38v80h-38z", "#f4f6f4", SW(2.4)) +
    R(88, 76, 86, 18, RED) +
    R(122, 210, 18, 44, "#e6efec"),
  grommet: () =>
    C(128, 150, 78, "#4a4a52") +
    C(128, 150, 34, LINES.hb.bg) +
    C(128, 150, 54, "none", { "stroke-width": 2.4, stroke: "#8a8a92" }) +
    HL("M72 118Q88 86 122 82", 6),
  spigot: () =>
    R(40, 128, 60, 44, RED) +
    C(66, 150, 34, "none", SW(8)) +
    R(100, 134, 78, 32, RED) +
    tube("M164 166V226", 18, light(RED, 0.15)) +
    P("M122 134V98H96V80h72v18h-26v36z", "#35343a"),
};
const crownBits = {
  lever: () => lever2("#a8323a").replace(/<rect x="113"[^>]*>/, "") + crown(124, 240, 18, BRASS),
  bench: () => bench("#a8323a", "crown"),
  auto: () =>
    R(50, 238, 150, 12, "#7a2a30") +
    R(160, 30, 26, 210, "#a8323a") +
    P("M90 66h96v34H90z", "#a8323a") +
    L("M186 80q40 -10 44 -60", SW(8)) +
    C(230, 20, 11, RUBBER) +
    R(112, 100, 30, 24, STEEL2) +
    L("M112 108l-6 8v10h42v-10l-6 -8", SW(2.4)) +
    beerBottle(127, 240, 104, "corona26", "#8a5020"),
  seamer: () =>
    R(50, 238, 150, 12, RUBBER) +
    R(164, 40, 26, 200, STEEL2) +
    R(90, 40, 100, 30, STEEL2) +
    C(124, 92, 14, STEEL) +
    C(96, 108, 11, STEEL) +
    C(153, 108, 11, STEEL) +
    R(92, 116, 64, 112, "#c9d2d6") +
    E(124, 116, 32, 8, light(STEEL, 0.4)) +
    R(104, 228, 40, 10, STEEL2) +
    L("M190 60h30v40", SW(6)),
  gask: () =>
    [
      [80, 100],
      [150, 84],
      [110, 168],
      [190, 150],
      [150, 220],
      [230, 210],
      [70, 220],
    ]
      .map(
        ([x, y]) =>
          C(x, y, 24, "none", SW(17)) + C(x, y, 24, "none", { "stroke-width": 11, stroke: "#c44a36" }),
      )
      .join(""),
};
const spices = [
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
      : G(one(shift(c, r, 16)), `translate(${r1(x)} ${r1(y)})rotate(${Math.round(r() * 180)})`);
  }).join("");
const spice = (p, f, n, r) => {
  const k = spices.find(([re]) => re.test(n))[1];
  const o = {
    moss: ["#8a5a5a", (c) => P("M-13 0Q-6 -12 0 -2Q6 -14 13 -2Q6 4 8 12Q0 4 -6 12Q-6 4 -13 0z", c, SW(2))],
    tab: ["#e0d6bc", (c) => E(0, 0, 14, 10, c, SW(2.2)) + L("M-10 0h20", SW(1.6))],
    cor: ["#c9a060", (c) => C(0, 0, 10, c, SW(2.2)) + L("M-6 -6Q0 0 -6 6M0 -9V9M6 -6Q0 0 6 6", SW(1.2))],
    peel: [
      "#d98a2a",
      (c) =>
        P("M-16 6Q0 -16 16 6Q0 -4 -16 6z", c, SW(2)) +
        L("M-11 4Q0 -6 11 4", { stroke: "#f6ecd0", "stroke-width": 3 }),
    ],
    peel2: [
      "#eea83a",
      (c) =>
        P("M-18 8Q-8 -16 14 -10Q0 -4 -18 8z", c, SW(2)) +
        L("M-12 3Q-4 -8 8 -8", { stroke: "#fbf2d8", "stroke-width": 3 }),
    ],
    card: [
      "#8fae62",
      (c) => P("M-16 0Q0 -13 16 0Q0 13 -16 0z", c, SW(2.2)) + L("M-12 0h24M-8 -4Q0 -8 8 -4", SW(1.4)),
    ],
    pink: ["#c9566a", (c) => C(0, 0, 9, c, SW(2.2)) + C(-2, -2, 2, "#fff", { stroke: "none", opacity: 0.6 })],
    cocoa: ["#6a4228", (c) => E(0, 0, 15, 10, c, SW(2.2)) + L("M-9 -3Q0 2 10 -2", SW(1.6))],
    van: [
      "#4a3020",
      (c) => L("M-34 6Q0 -8 34 4", SW(8)) + L("M-34 6Q0 -8 34 4", { "stroke-width": 4, stroke: "#7a5230" }),
    ],
  }[k];
  const emb = { moss: 1, tab: 1 };
  return (
    R(60, 60, 136, 22, RUBBER) +
    P("M66 82h124q14 6 14 20v138q0 10 -10 10H62q-10 0 -10 -10V102q0 -14 14 -20z", "#eef3ef") +
    G(heap(o[0], 1, 54, r, o[1]), "translate(34 44)scale(.82 .84)") +
    HL("M64 108V230", 6) +
    SH("M178 82h12q14 6 14 20v138q0 10 -10 10h-16z") +
    G(o[1](o[0]), "translate(316 130)scale(3.4)")
  );
};
const sugar = (p, f, n, r) => {
  const e = +f.ebc || 4,
    c = ebcColor(e),
    liq = /Sciroppo|Miele|Melassa|invertito|liquido/i.test(n),
    ex = p.category === "hb-malto";
  let s;
  if (ex && liq)
    s =
      P("M56 72h144v176H56z", STEEL) +
      E(128, 72, 72, 18, light(STEEL, 0.4)) +
      E(128, 72, 58, 13, c, SW(2.4)) +
      R(56, 124, 144, 74, PAPER, SW(2.4)) +
      R(56, 124, 144, 20, c, SW(2.4)) +
      SH("M170 82q30 -4 30 -10v176h-30z") +
      ear(
        128,
        186,
        26,
        light(c, 0.2),
        /segale/.test(n) ? "rye" : /frumento/.test(n) ? "wheat" : /riso/.test(n) ? "rice" : "barley",
      ).replace(/stroke-width="3"/g, 'stroke-width="2"');
  else if (liq)
    s =
      jar(128, FL, 136, 176, /Sciroppo|Miele|Melassa|invert/.test(n) ? c : light(c, 0.3), {
        liquid: 1,
        lid: BRASS,
      }) +
      (/Miele/.test(n)
        ? P("M128 150l22 12v26l-22 12l-22 -12v-26z", "#f0c94a") +
          P("M128 162l10 6v14l-10 6l-10 -6v-14z", "#e0a52a", SW(2))
        : /acero/.test(n)
          ? P(
              "M128 140l8 18l16 -6l-4 18l18 6l-18 12l6 10l-20 -2v18h-12v-18l-20 2l6 -10l-18 -12l18 -6l-4 -18l16 6z",
              "#c4502a",
              SW(2.4),
            )
          : "");
  else if (ex)
    s =
      bag(128, FL, 156, 186, "#efe4cc") +
      R(82, 132, 92, 84, dark(c, 0.2)) +
      P("M82 168q24 -22 46 -8t46 -6v62H82z", light(c, 0.28), SW(2.2)) +
      ear(128, 122, 26, light(c, 0.2), /frumento/.test(n) ? "wheat" : "barley");
  else {
    s = bag(128, FL, 150, 180, "#f6f1e4") + R(84, 138, 88, 80, "#d9cdb0");
    const sc = light(c, e < 3 ? 0.62 : 0.2);
    for (let i = 0; i < 20; i++) {
      const x = 92 + (i % 5) * 17 + r() * 4,
        y = 148 + Math.floor(i / 5) * 17 + r() * 4;
      s += /candito/.test(n)
        ? P(`M${r1(x)} ${r1(y)}l10 -4l6 8l-8 8l-9 -4z`, sc, SW(1.8))
        : R(x, y, 8 + r() * 3, 8, sc, SW(1.4));
    }
  }
  const mk = mark(n);
  return (
    s +
    (mk && liq ? label(128, 200, 96, 44, mk, null, { h: 22 }) : "") +
    (/sorgo/.test(n)
      ? [
          [0, 0],
          [-7, 6],
          [7, 6],
          [-12, 14],
          [0, 13],
          [12, 14],
          [-6, 22],
          [6, 22],
        ]
          .map(([a, b]) => C(166 + a, 158 + b, 5, "#b3643a", SW(1.6)))
          .join("")
      : "") +
    (mk && !liq ? label(128, 118, 56, 30, mk, null, { h: 18 }) : "") +
    RR(300, 50, 74, 74, 0, /candito chiaro|canna|Destros|Lattos/.test(n) ? light(c, 0.5) : c) +
    T(String(f.ebc), 374, 166, 34, { a: "e", max: 90 }) +
    T("EBC", 374, 188, 13, { a: "e" })
  );
};
const hbAdd = (p, f, n, r) =>
  f.form === "solution"
    ? bottle(128, FL, 104, 166, "#eef0ea", { cap: RED }) +
      label(128, 200, 92, 50, mark(n), RED, { h: 22 }) +
      (/75/.test(n) ? T("75%", 376, 100, 46, { a: "e" }) : "")
    : jar(128, FL, 140, 176, /lievito|Nutr/.test(n) ? "#d9b98a" : "#fbf9f2", { lid: LINES.hb.c }) +
      label(128, 202, 110, 52, mark(n), LINES.hb.c, { h: 26 });
const A = (...a) => a;
export const ROWS = [
  A("hb-pellet", /in pellet/, "hop-pellets", hop),
  A("hb-coni", /in coni/, "hop-cone", hop),
  ...["hb-base", "hb-caramello", "hb-speciali", "hb-fiocchi"].map((c) =>
    A(c, /Malto|Orzo|Frumento|Fiocchi|Lolla|Grits|segale|frumento/, "malt-sack", malt),
  ),
  ...["hb-liquidi", "hb-wild", "eno-lieviti", "hb-secchi"].map((c) =>
    A(c, /^(Lievito|Coltura)/, c === "hb-secchi" ? "yeast-sachet" : "yeast-pack", yeast),
  ),
  A("hb-kit-grani", /Kit all grain/, "beer-grain-kit", beer),
  A("hb-kit-estratto", /Kit da estratto/, "beer-extract-kit", beer),
  A("eno-tappi", /^Tappi (in sughero|sintetici)/, "cork", cork),
  A(
    "eno-tappi",
    /per spumante in/,
    "cork-sparkling",
    (p, f, n) =>
      mushroom("#d9b384") +
      dim(200, 40, 200, 248, "48", { h: 26, side: 12 }) +
      wineBottle(330, FL + 2, 190, "Spumante", "corona29", "#3f5f42"),
  ),
  A(
    "eno-tappi",
    /fungo/,
    "cork-plastic",
    () => mushroom("#f0ead8", 1) + wineBottle(330, FL + 2, 190, "Spumante", "corona29", "#3f5f42"),
  ),
  A(
    "eno-tappi",
    /BVS/,
    "screwcap",
    () =>
      P("M74 46h108v204H74z", "#8c2a48") +
      R(74, 46, 108, 24, dark("#8c2a48", 0.15)) +
      L(Array.from({ length: 13 }, (_, i) => `M${80 + i * 8} 46v24`).join(""), SW(1.8)) +
      L("M74 150h108", { "stroke-dasharray": "10 6", "stroke-width": 3 }) +
      SH("M150 46h32v204h-32z") +
      HL("M88 90v50", 7) +
      T("30×60", 376, 92, 34, { a: "e" }) +
      wineBottle(340, FL + 2, 140, "Bordolese", "bvs", "#54755a"),
  ),
  A(
    "eno-tappi",
    /vetro/,
    "glass-stopper",
    () =>
      P("M70 70h116v46H70z", "#d6e6df") +
      P("M96 116h64l-6 84h-52z", "#e6f0ec") +
      R(92, 128, 72, 12, "#fff", SW(2.4)) +
      HL("M84 82v20", 6) +
      dim(96, 226, 160, 226, "18,2", { h: 24, dy: 40 }),
  ),
  A(
    "eno-tappi",
    /a T /,
    "t-cork",
    () =>
      P("M62 56h136v50H62z", "#7a4a2a") +
      P("M94 106h72v134q0 8 -8 8h-56q-8 0 -8 -8z", "#cfa675") +
      L("M110 130v14M130 160v12M148 130v12M118 200v12M146 206v10", { "stroke-width": 3, opacity: 0.5 }) +
      SH("M150 56h48v50h-32v142h-16z"),
  ),
  A("eno-botti", /^(Botte|Barrique|Tonneau)/, "barrel", barrel),
  A("eno-serbatoi", /^Serbatoio inox/, "wine-tank", tank),
  A("eno-tini", /^Mastello/, "vat", vat),
  A("eno-damigiane", /^Damigiana/, "demijohn", demijohn),
  A("eno-bottiglie", /^Bottiglia/, "wine-bottle", wbottle),
  A("eno-pompe", /^Pompa da travaso/, "transfer-pump", pump),
  A("eno-pompe", /^Tubo enologico/, "hose-spiral", (p, f, n) =>
    hoseRow(n, f, "#cfd8dc", { spiral: "#8c2a48" }),
  ),
  A("eno-torchi", /^Torchio/, "press", press),
  ...[
    [/a due leve/, "lever"],
    [/Tappatrice da banco/, "bench"],
    [/a colonna$/, "column", /Tappatrice/],
    [/professionale/, "pro"],
    [/a vite/, "screw"],
    [/per spumante/, "spum"],
    [/Rullatrice/, "roll"],
    [/sottovuoto/, "vacuum"],
    [/Scolabott/, "tree"],
    [/Sciacqua/, "rinse"],
  ].map(([re, k]) =>
    A(
      "eno-tappatrici",
      re,
      {
        lever: "corker-lever",
        bench: "corker-bench",
        column: "corker-column",
        pro: "corker-pro",
        screw: "capper-screw",
        spum: "corker-sparkling",
        roll: "capsule-roller",
        vacuum: "filler-vacuum",
        tree: "bottle-tree",
        rinse: "bottle-rinser",
      }[k],
      () => machine[k]() + (/screw|roll|pro|vacuum/.test(k) ? T("230 V", 380, 92, 28, { a: "e" }) : ""),
    ),
  ),
  A("eno-tappatrici", /Riempitrice/, "filler", (p, f, n) => {
    const k = +(n.match(/(\d) becchi/) || [0, 2])[1];
    return filler(k, /elettrica/.test(n), /inox/.test(n)) + T("×" + k, 380, 96, 50, { a: "e" });
  }),
  A(
    "eno-tappatrici",
    /Etichettatrice/,
    "labeller",
    (p, f, n) => machine.lab(/semi/.test(n)) + (/semi/.test(n) ? T("230 V", 380, 92, 28, { a: "e" }) : ""),
  ),
  A("eno-etichette", /^Scatola/, "wine-box", wineBox),
  A("eno-etichette", /^(Etichette|Retro|Collarini)/, "label", labels),
  A("eno-bib", /^Scatola/, "bib-box", bibBox),
  A("eno-bib", /^Sacche/, "bib-bag", bibBag),
  A("eno-filtri", /^Filtro a cartoni/, "plate-filter", filterP),
  A("eno-filtri", /^Cartoni filtranti/, "filter-sheets", sheets),
  A("eno-pigiatrici", /Pigia|Dirasp/, "crusher", crusher),
  A("eno-capsule", /^Capsul/, "capsule", capsule),
  A("eno-capsule", /^Gabbiette/, "wire-cage", cage),
  A("eno-tannini", /^(Trucioli|Cubetti|Doghe)/, "oak", oak),
  A(
    "eno-stabilizzanti",
    /Dischetti/,
    "sulphur-discs",
    () =>
      [
        [96, 206, 46],
        [96, 188, 46],
        [96, 170, 46],
        [176, 206, 40],
      ]
        .map(
          ([x, y, k]) =>
            E(x, y + 14, k, 18, "#d9b82a") + E(x, y, k, 18, "#f2d84a") + C(x, y, 5, LINES.eno.bg, SW(2)),
        )
        .join("") +
      L("M96 150V70q0 -20 20 -20t20 20", SW(4)) +
      T("S", 330, 140, 70, { a: "m" }),
  ),
  ...[
    "eno-tannini",
    "eno-chiarificanti",
    "eno-stabilizzanti",
    "eno-acidita",
    "eno-enzimi",
    "eno-nutrienti",
  ].map((c) => A(c, /./, "jar-additive", eno)),
  A("eno-igiene", /./, "cleaner", clean),
  A("hb-igiene", /./, "cleaner", clean),
  A("eno-analisi", /Mostimetro/, "must-hydrometer", (p, f, n) =>
    hydro("BABO", "#7b1e3a", { cyl: 1, th: /termo/.test(n), wine: "#8c2a48" }),
  ),
  A("eno-analisi", /^Densimetro/, "hydrometer", () => hydro("0,990–1,170", BLUE, { x: 120 })),
  A("eno-analisi", /Alcolimetro/, "alcoholmeter", () => hydro("0–100 %", RED, { cyl: 1, wine: "#e9efe9" })),
  A(
    "eno-analisi",
    /Vinometro/,
    "vinometer",
    () =>
      P("M90 40h76q0 60 -30 76v130h-16V116q-30 -16 -30 -76z", "#e6efec") +
      P("M96 66h64q-8 34 -26 42v70h-12v-70q-18 -8 -26 -42z", "#8c2a48", SW(2)) +
      L("M122 200h6M122 216h6M122 232h6", SW(2)) +
      T("% vol", 330, 100, 32, { a: "m", max: 120 }),
  ),
  A(
    "eno-analisi",
    /Ebulliometro/,
    "ebulliometer",
    () =>
      R(80, 110, 90, 100, COPPER) +
      P("M80 110q45 -40 90 0z", light(COPPER, 0.2)) +
      R(116, 40, 16, 46, BRASS) +
      tube("M132 50H210", 6, "#e6efec") +
      L("M90 210l-10 40M160 210l10 40", SW(6)) +
      P("M118 250q-10 -16 7 -30q17 14 7 30z", "#e08a1e") +
      R(180, 60, 40, 14, PAPER, SW(2)) +
      L("M186 60v8M194 60v8M202 60v8M210 60v8", SW(1.6)),
  ),
  A(
    "eno-analisi",
    /Rifrattometro digitale/,
    "refractometer-digital",
    () =>
      RR(48, 70, 156, 130, 16, "#35556a") +
      screen(66, 86, 120, 44, "21,4") +
      C(96, 166, 18, "#cfe0e6") +
      C(158, 166, 12, YEL) +
      T("°Brix", 330, 96, 26, { a: "m" }) +
      T("0–85", 330, 136, 30, { a: "m" }),
  ),
  A("eno-analisi", /Rifrattometro/, "refractometer", (p, f, n) =>
    refract(/Babo/.test(n) ? "#7b1e3a" : "#c0792a", /Babo/.test(n) ? "0–25 Babo" : "0–32 °Brix"),
  ),
  A("eno-analisi", /^Kit acidit/, "wine-test-kit", () => kitBox("pH", ["#6fa8d0", "#d9679a", "#e6d9a0"])),
  A("eno-analisi", /^Kit anidride/, "wine-test-kit", () => kitBox("SO2", ["#7a5a8a", "#c9b89a", "#fbf7ec"])),
  A("eno-analisi", /^Kit fermentazione/, "wine-test-kit", () =>
    kitBox("FML", ["#e6c25a", "#8c2a48", "#5f94c0"]),
  ),
  A("eno-analisi", /^Kit zuccheri/, "wine-test-kit", () => kitBox("g/l", ["#c4602a", "#5f94c0", "#e9e2c4"])),
  A(
    "eno-analisi",
    /Cilindro/,
    "cylinder",
    () =>
      P("M98 36h64v196h-64zM98 36l-12 -8", "#e6efec") +
      R(100, 120, 60, 110, "#8c2a48", { ...SW(2), opacity: 0.85 }) +
      R(74, 232, 112, 16, "#d6e6df") +
      L(Array.from({ length: 9 }, (_, i) => `M104 ${60 + i * 18}h${i % 2 ? 14 : 24}`).join(""), SW(2)) +
      big("250", "ml", 380, 96, 44, { a: "e" }),
  ),
  A(
    "eno-analisi",
    /Buretta/,
    "burette",
    () =>
      R(70, 240, 120, 10, RUBBER) +
      L("M180 240V20", SW(6)) +
      L("M180 80H130", SW(5)) +
      R(118, 22, 18, 160, "#e6efec") +
      R(120, 90, 14, 90, "#d9679a", SW(1.8)) +
      L(Array.from({ length: 8 }, (_, i) => `M120 ${36 + i * 18}h8`).join(""), SW(1.8)) +
      R(108, 182, 38, 10, BLUE, SW(2.4)) +
      L("M127 192v18", SW(4)) +
      P("M112 214h30l14 26h-58z", "#e6efec", SW(2.4)) +
      big("25", "ml", 380, 96, 50, { a: "e" }),
  ),
  A("eno-analisi", /Assaggia/, "wine-thief", () =>
    G(
      P("M-12 -120h24v140q16 20 16 44q0 34 -22 40v20h-12v-20q-22 -6 -22 -40q0 -24 16 -44z", "#e6efec") +
        P("M-26 66q0 32 22 36v20h8v-20q22 -4 22 -36z", "#8c2a48", SW(2)) +
        R(-18, -128, 36, 10, "#d6e6df"),
      "translate(130 132)rotate(18)",
    ),
  ),
  A("eno-analisi", /pHmetro/, "ph-pen", () => pen("#7b1e3a", "3,4", "pH")),
  A("hb-freddo", /Serpentina di/, "coil-chiller", (p, f, n) => cold.coil(n, STEEL)),
  A("hb-freddo", /Serpentina in rame/, "coil-chiller", (p, f, n) => cold.coil(n, COPPER)),
  A("hb-freddo", /Scambiatore a piastre/, "plate-chiller", (p, f, n) => cold.plate(+n.match(/\d+/)[0])),
  A("hb-freddo", /controcorrente/, "counterflow", cold.counter),
  A("hb-freddo", /Pompa magnetica 19/, "mag-pump", () => cold.mag("19 l/min", STEEL)),
  A("hb-freddo", /Pompa magnetica 12/, "mag-pump", () => cold.mag("12 V", "#5a5a60")),
  A("hb-freddo", /Sifone/, "siphon", cold.siphon),
  A("hb-freddo", /Astina/, "bottling-wand", cold.wand),
  A("hb-freddo", /Mulino/, "grain-mill", (p, f, n) => cold.mill(/tre/.test(n) ? 3 : 2)),
  A("hb-freddo", /BIAB/, "biab-bag", cold.bag),
  A("hb-freddo", /Tubo filtrante/, "hop-tube", cold.hoptube),
  A("hb-freddo", /Agitatore/, "stir-plate", cold.stir),
  A("hb-freddo", /Beuta/, "flask", (p, f, n) => cold.flask(+n.match(/(\d) l/)[1])),
  A("hb-freddo", /Paletta/, "mash-paddle", cold.paddle),
  A("hb-freddo", /Gorgogliatore a S/, "airlock-s", cold.airS),
  A("hb-freddo", /Gorgogliatore cil/, "airlock-cyl", cold.airC),
  A("hb-freddo", /Guarnizione/, "grommet", cold.grommet),
  A("hb-freddo", /Rubinetto/, "spigot", cold.spigot),
  A("hb-freddo", /Tubo in silicone/, "hose-silicone", (p, f, n) => hoseRow(n, f, "#f3efe6", { line: "hb" })),
  A("hb-freddo", /Tubo cristallo/, "hose-clear", (p, f, n) => hoseRow(n, f, "#c9e0e6", { line: "hb" })),
  A("hb-fusti", /^(Fusto|Mini fusto|Growler)/, "keg", keg),
  ...[
    [/Riduttore.*un’/, "co2-regulator", () => beerBits.reg(1)],
    [/Riduttore.*due/, "co2-regulator", () => beerBits.reg(2)],
    [/Bombola/, "co2-cylinder", (p, f, n) => beerBits.co2(+n.match(/(\d) kg/)[1])],
    [/compensatore/, "beer-tap", () => beerBits.tap(0)],
    [/Nukatap/, "beer-tap", () => beerBits.tap(1)],
    [/Colonna.*una/, "beer-tower", () => beerBits.tower(1)],
    [/Colonna.*due/, "beer-tower", () => beerBits.tower(2)],
    [/Spillatore/, "beer-cooler", (p, f, n) => beerBits.cooler(n.match(/(\d+) l/)[1])],
    [/Kegerator/, "kegerator", () => beerBits.kegerator()],
    [/Pistola/, "picnic-tap", () => beerBits.gun()],
    [/rapido gas/, "ball-lock", () => beerBits.qd(1)],
    [/rapido liquido/, "ball-lock", () => beerBits.qd(0)],
    [/guarnizioni/, "keg-seals", () => beerBits.seals()],
    [/Testa.*A$/, "keg-head", () => beerBits.head("A")],
    [/Testa.*S$/, "keg-head", () => beerBits.head("S")],
    [/contropressione/, "counter-filler", () => beerBits.cfill()],
  ].map(([re, id, fn]) => A("hb-fusti", re, id, fn)),
  A("hb-fermentatori", /^Fermentatore/, "fermenter", ferment),
  A("hb-pentole", /^(Pentola|Impianto)/, "brew-pot", pot),
  A("hb-bottiglie", /^Bottiglia da birra/, "beer-bottle", (p, f) => {
    const cl = f.capacity_ml / 10,
      H = clamp(160 * Math.cbrt(cl / 50), 124, 222);
    return (
      beerBottle(110, FL + 2, H, f.neck, "#8a5428") +
      (Math.abs(cl - 33) > 1
        ? G(beerBottle(188, FL + 2, 139, "corona26", "#d9cdb4"), "", { opacity: 0.7 })
        : "") +
      big(num(cl), "cl", 380, 92, 48, { a: "e", max: 130 }) +
      (f.neck === "meccanico"
        ? E(340, 160, 30, 20, "#f4efe2") +
          L("M304 210L310 160L340 128L370 160L376 210", SW(5)) +
          R(312, 178, 56, 12, RED, SW(2.4))
        : crown(340, 176, 38, BRASS) + T("26", 340, 244, 18, { a: "m" }))
    );
  }),
  A("hb-corona", /^Tappi corona/, "crown-caps", (p, f, n) => {
    const d = n.match(/\d+/)[0];
    return (
      crown(126, 170, d === "29" ? 92 : 82, BRASS) +
      [
        [50, 96, "#b3392f"],
        [196, 90, BLUE],
        [126, 70, "#35343a"],
      ]
        .map(([x, y, c]) => crown(x, y, d === "29" ? 36 : 32, c))
        .join("") +
      big("Ø " + d, "mm", 384, 110, 36, { a: "e", max: 130 })
    );
  }),
  A("hb-corona", /due leve/, "capper-lever", crownBits.lever),
  A("hb-corona", /Tappatore da banco/, "capper-bench", crownBits.bench),
  A("hb-corona", /automatico/, "capper-auto", crownBits.auto),
  A("hb-corona", /Aggraffatrice/, "can-seamer", crownBits.seamer),
  A("hb-corona", /Guarnizioni/, "swing-gaskets", crownBits.gask),
  A("hb-misura", /Plato/, "hydrometer", () => hydro("0–20 °P", "#9a5b12", { cyl: 1, wine: "#c98a2e" })),
  A(
    "hb-misura",
    /galleggiante/,
    "hydrometer-digital",
    () =>
      G(
        RR(-24, -96, 48, 170, 24, "#f4f6f4") +
          screen(-16, -40, 32, 70, "1,048", "#c9d6b4") +
          C(0, -70, 6, "#4a9a5a", SW(2)) +
          P("M-24 40h48v10q0 24 -24 24t-24 -24z", "#35556a", SW(2.4)),
        "translate(126 130)rotate(-14)",
      ) +
      L("M30 190q24 -14 48 0t48 0t48 0t48 0", { stroke: "#c98a2e", "stroke-width": 8 }) +
      T("SG", 340, 110, 46, { a: "m" }),
  ),
  A("hb-misura", /Rifrattometro/, "refractometer", () => refract("#c98a2e", "0–32 °Brix")),
  A(
    "hb-misura",
    /a sonda/,
    "thermometer-probe",
    () =>
      RR(60, 40, 110, 80, 10, "#f4f2ea") +
      screen(74, 54, 82, 40, "67,0", "#c9d6b4") +
      L("M115 120V240", SW(7)) +
      L("M115 120V240", { "stroke-width": 3, stroke: STEEL }) +
      T("°C", 330, 110, 56, { a: "m" }),
  ),
  A(
    "hb-misura",
    /adesivo/,
    "thermometer-strip",
    () =>
      RR(96, 24, 56, 222, 8, "#1f2a30") +
      ["#3f5f9a", "#3f7fb0", "#4a9a7a", "#7fb04a", "#e6c23a", "#e08a2a", "#c9402a"]
        .map(
          (c, i) =>
            R(102, 34 + (6 - i) * 29, 44, 24, c, SW(1.6)) +
            T(String(12 + i * 4), 124, 53 + (6 - i) * 29, 14, { a: "m" }),
        )
        .join("") +
      T("°C", 330, 110, 56, { a: "m" }),
  ),
  A(
    "hb-misura",
    /Termoregolatore/,
    "thermostat",
    () =>
      RR(40, 56, 180, 120, 8, "#35343a") +
      screen(60, 76, 90, 44, "18,5", "#e6a08a") +
      C(184, 90, 9, RED, SW(2.4)) +
      C(184, 118, 9, "#5f94c0", SW(2.4)) +
      C(84, 148, 9, STEEL2, SW(2.4)) +
      C(120, 148, 9, STEEL2, SW(2.4)) +
      tube("M60 176V248", 5, RED) +
      tube("M130 176V248", 5, "#5f94c0") +
      tube("M196 176Q200 230 230 236", 3, STEEL2) +
      T("°C", 330, 110, 56, { a: "m" }),
  ),
  A(
    "hb-misura",
    /precisione/,
    "precision-scale",
    () =>
      scale2(0, "12,40") + T("0,01 g", 380, 96, 32, { a: "e" }) + big("500", "g", 380, 146, 32, { a: "e" }),
  ),
  A(
    "hb-misura",
    /malti 30/,
    "grain-scale",
    () => scale2(1, "5,000") + big("30", "kg", 380, 96, 48, { a: "e" }),
  ),
  A(
    "hb-misura",
    /iodio/,
    "iodine",
    () =>
      bottle(124, FL, 76, 150, "#6a2f1e", { cap: RUBBER }) +
      label(124, 196, 66, 44, "I2", null, { h: 24 }) +
      E(320, 190, 50, 16, PAPER) +
      E(306, 188, 16, 6, "#2b2340", SW(2)) +
      E(338, 192, 14, 5, "#c98a2e", SW(2)) +
      P("M320 96q12 18 12 26a12 12 0 0 1 -24 0q0 -8 12 -26z", "#8a4a1e", SW(2.4)),
  ),
  A("hb-misura", /pHmetro/, "ph-pen", () => pen("#9a5b12", "5,3", "pH")),
  ...["hb-additivi"].map((c) =>
    A(c, /Irish|Compresse|Coriandolo|Scorza|Cardamomo|Pepe|cacao|Vaniglia/, "spice-jar", spice),
  ),
  A("hb-additivi", /./, "jar-additive", hbAdd),
  A("hb-zuccheri", /./, "sugar", sugar),
  A("hb-malto", /./, "malt-extract", sugar),
];
export { pen, gauge, bottle, canister, bag, label, dose, jar };
