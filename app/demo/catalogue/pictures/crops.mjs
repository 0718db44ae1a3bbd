// Crops, flowers and herbs. Every drawing: (v, r) → SVG in the art field 400×236, v = what the variety's name tells.
import {
  INK,
  PAPER,
  LEAF,
  SOIL,
  P,
  L,
  C,
  E,
  R,
  G,
  T,
  SH,
  HL,
  r1,
  rng,
  clamp,
  lerp,
  mix,
  light,
  dark,
  shift,
  polar,
  smooth,
  ball,
  leaf,
} from "./kit.mjs";
const PI = Math.PI,
  cos = Math.cos,
  sin = Math.sin;
const G1 = "#5f9a3c",
  G2 = "#3f7a3a",
  G3 = "#86b557",
  G4 = "#a9cc76";
// --- fruit -----------------------------------------------------------------
export const shape = (cx, cy, rx, ry, o = {}) =>
  polar(
    cx,
    cy,
    (a) => {
      const d = sin(a);
      let k = 1;
      if (o.ribs) k += (o.rd ?? 0.07) * cos(o.ribs * (a + PI / 2));
      if (o.neck) k *= d < 0 ? 1 - o.neck * d * d : 1;
      if (o.butt) k *= d > 0 ? 1 - o.butt * d * d : 1;
      let y = ry * k;
      if (o.tip) y += ry * o.tip * Math.exp(-Math.pow((a - PI / 2) / 0.35, 2));
      if (o.top) y -= ry * o.top * Math.exp(-Math.pow(Math.abs(a + PI / 2) / 0.5, 2));
      return [rx * k, y];
    },
    o.n || (o.ribs ? Math.max(24, o.ribs * 4) : 16),
  );
const merid = (cx, cy, rx, ry, ks, o = {}) =>
  L(
    ks
      .map(
        (k) =>
          `M${r1(cx + k * rx * 0.25)} ${r1(cy - ry * 0.93)}Q${r1(cx + k * rx * 1.25)} ${r1(cy)} ${r1(cx + k * rx * 0.25)} ${r1(cy + ry * 0.93)}`,
      )
      .join(""),
    { "stroke-width": o.w || 2, stroke: o.c, opacity: o.op ?? 0.7 },
  );
const calyx = (x, y, k, n = 5) => {
  let d = "";
  for (let i = 0; i < n; i++) {
    const a = PI * (0.04 + (0.92 * i) / (n - 1));
    d += `M${r1(x)} ${r1(y)}Q${r1(x + cos(a) * k * 0.6 - sin(a) * k * 0.12)} ${r1(y + sin(a) * k * 0.12 - k * 0.22)} ${r1(x + cos(a) * k)} ${r1(y + sin(a) * k * 0.42)}Q${r1(x + cos(a) * k * 0.5)} ${r1(y + sin(a) * k * 0.42)} ${r1(x)} ${r1(y)}`;
  }
  return (
    P(d, G2, { "stroke-width": 2 }) +
    L(`M${r1(x)} ${r1(y)}q${r1(k * 0.05)} ${r1(-k * 0.4)} ${r1(k * 0.3)} ${r1(-k * 0.6)}`, {
      "stroke-width": 5,
    }) +
    L(`M${r1(x)} ${r1(y)}q${r1(k * 0.05)} ${r1(-k * 0.4)} ${r1(k * 0.3)} ${r1(-k * 0.6)}`, {
      "stroke-width": 2,
      stroke: G1,
    })
  );
};
const tom = (x, y, R0, v) => {
  const ax = v.ax ?? 0.88,
    ry = R0 * ax;
  const d = shape(x, y, R0, ry, v);
  let ins = "";
  if (v.ribs)
    ins += L(
      [-0.55, -0.2, 0.2, 0.55]
        .map(
          (k) =>
            `M${r1(x + k * R0 * 0.5)} ${r1(y - ry * 0.8)}Q${r1(x + k * R0 * 1.15)} ${r1(y - ry * 0.3)} ${r1(x + k * R0 * 0.9)} ${r1(y + ry * 0.25)}`,
        )
        .join(""),
      { "stroke-width": 1.8, opacity: 0.5 },
    );
  if (v.sh)
    ins += P(
      `M${r1(x - R0 * 0.8)} ${r1(y - ry * 0.45)}Q${r1(x)} ${r1(y - ry * 1.3)} ${r1(x + R0 * 0.8)} ${r1(y - ry * 0.45)}Q${r1(x + R0 * 0.3)} ${r1(y - ry * 0.3)} ${r1(x)} ${r1(y - ry * 0.05)}Q${r1(x - R0 * 0.3)} ${r1(y - ry * 0.3)} ${r1(x - R0 * 0.8)} ${r1(y - ry * 0.45)}z`,
      v.sh,
      { stroke: "none", opacity: 0.7 },
    );
  if (v.stripe) ins += merid(x, y, R0, ry, [-0.75, -0.4, 0, 0.4, 0.75], { c: v.stripe, w: R0 / 9, op: 0.9 });
  return (
    ball(x, y, R0, ry, v.c, { d, in: ins }) +
    (v.nc ? "" : calyx(x, y - ry * 0.86 * (v.neck ? 1 - v.neck * 0.85 : 1), R0 * (v.neck ? 0.5 : 0.62)))
  );
};
const cutTom = (x, y, R0, v) => {
  const ry = R0 * (v.ax > 1 ? v.ax * 0.92 : 0.95),
    n = v.lob || 5,
    fl = light(v.c, 0.35);
  let s =
    P(shape(x, y, R0, ry, { ...v, tip: 0, neck: v.neck }), v.c) +
    E(x, y, R0 * 0.82, ry * 0.82, fl, { "stroke-width": 1.6 });
  for (let i = 0; i < n; i++) {
    const a = -PI / 2 + (i * 2 * PI) / n,
      X = x + cos(a) * R0 * 0.47,
      Y = y + sin(a) * ry * 0.47;
    s +=
      G(
        E(0, 0, R0 * 0.23, R0 * 0.14, mix(v.c, "#e9c46a", 0.4), { "stroke-width": 1.6 }),
        `translate(${r1(X)} ${r1(Y)})rotate(${Math.round(a * 57.3 + 90)})`,
      ) +
      C(X - 3, Y, R0 * 0.035 + 1, "#f6e7b0", { stroke: "none" }) +
      C(X + 4, Y + 2, R0 * 0.035 + 1, "#f6e7b0", { stroke: "none" });
  }
  return s;
};
const tomato = (v, r) => {
  if (v.k === "truss") {
    const n = v.num || 6;
    let s =
        L("M86 30Q200 22 300 64Q318 74 322 100", { "stroke-width": 8 }) +
        L("M86 30Q200 22 300 64Q318 74 322 100", { "stroke-width": 4, stroke: G1 }),
      R0 = v.R || 36;
    const pos = [
      [110, 84],
      [176, 86],
      [240, 96],
      [298, 124],
      [140, 152],
      [208, 160],
      [262, 178],
      [104, 196],
      [176, 208],
    ].slice(0, n);
    for (const [x, y] of pos) s += tom(x, y + (v.ax > 1 ? 8 : 0), R0 + (r() - 0.5) * 4, v);
    return s;
  }
  if (v.k === "three")
    return (
      tom(128, 140, v.R || 58, v) + tom(276, 132, v.R || 58, v) + cutTom(204, 168, (v.R || 58) * 0.85, v)
    );
  return tom(146, 124, v.R || 84, v) + cutTom(282, 152, (v.R || 84) * 0.72, v);
};
// --- rosettes: heads of leaves seen from above --------------------------------
const rosette = (v, r) => {
  const cx = 200,
    cy = 124,
    c = v.c,
    n = v.n || 8,
    fr = v.frill ?? 0.05,
    ff = v.ff || 5,
    RR = v.R || 108,
    ay = v.ay || 0.98,
    ph = r() * 6;
  let s = "";
  const rings = v.rings || 4;
  for (let i = 0; i < rings; i++) {
    const t = i / rings,
      R0 = RR * (1 - t * (v.tight ?? 0.78)),
      col = mix(v.edge && i < 2 ? v.edge : c, v.heart || light(c, 0.55), t * 0.95),
      off = ph + i * 0.45;
    s += P(
      polar(
        cx,
        cy,
        (a) => {
          const w = 1 + (v.lobe ?? 0.09) * cos(n * (a + off)) + fr * cos(n * ff * (a + off));
          return [R0 * w, R0 * w * ay];
        },
        n * (fr > 0.03 ? Math.min(ff * 2, 12) : 4),
      ),
      col,
      { "stroke-width": i ? 2.2 : 3 },
    );
    if (i < rings - 1) {
      let d = "";
      for (let j = 0; j < n; j++) {
        const a = -off + (j * 2 * PI) / n;
        d += `M${r1(cx + cos(a) * R0 * 0.42)} ${r1(cy + sin(a) * R0 * 0.42 * ay)}L${r1(cx + cos(a) * R0 * 0.9)} ${r1(cy + sin(a) * R0 * 0.9 * ay)}`;
      }
      s += L(d, { "stroke-width": v.vw || 2.4, stroke: v.vein || light(col, 0.45) });
    }
    if (v.spots && i < 2) {
      let d = "";
      for (let j = 0; j < v.spots; j++) {
        const a = r() * 2 * PI,
          q = R0 * (0.55 + r() * 0.4);
        d += `M${r1(cx + cos(a) * q)} ${r1(cy + sin(a) * q * ay)}l${r1(r() * 8 - 4)} ${r1(r() * 8 - 4)}`;
      }
      s += L(d, { stroke: v.sc || "#8a2f48", "stroke-width": 5 });
    }
  }
  return (
    s +
    SH(
      `M${cx + RR * 0.95} ${cy + 6}A${RR} ${r1(RR * ay)} 0 0 1 ${r1(cx - RR * 0.4)} ${r1(cy + RR * 0.88 * ay)}Q${r1(cx + RR * 0.5)} ${r1(cy + RR * 0.7)} ${r1(cx + RR * 0.95)} ${cy + 6}z`,
    )
  );
};
// upright bundle of long leaves from a base: chard, catalogna, romaine, treviso, celery…
const bunch = (v, r) => {
  const n = v.n || 7,
    bx = 200,
    by = v.by || 226;
  let s = "";
  const order = Array.from({ length: n }, (_, i) => i).sort(
    (a, b) => Math.abs(b - (n - 1) / 2) - Math.abs(a - (n - 1) / 2),
  );
  for (const i of order) {
    const t = n > 1 ? (i / (n - 1)) * 2 - 1 : 0,
      ang = t * (v.spread || 34),
      len = (v.len || 200) * (1 - Math.abs(t) * 0.16 + (r() - 0.5) * 0.05),
      w = v.w || 26,
      st = v.stalk ?? 0.45,
      sw = v.sw || 9,
      col = shift(v.c, r, 8);
    const stc = Array.isArray(v.st) ? v.st[i % v.st.length] : v.st || light(v.c, 0.5);
    let lf;
    const h0 = -len * st,
      h1 = -len;
    if (v.shape === "jag") {
      let d = `M0 ${r1(h0 + 20)}`;
      const m = 6;
      for (const sgn of [1, -1])
        for (let j = 0; j <= m; j++) {
          const q = sgn > 0 ? j / m : 1 - j / m,
            y = lerp(h0 + 12, h1, q),
            ww = w * (0.4 + 0.6 * sin(PI * Math.min(0.95, q + 0.1)));
          d += `L${r1(sgn * ww * (j === m && sgn > 0 ? 0 : 1))} ${r1(y - 6)}L${r1(sgn * ww * 0.42)} ${r1(y + (sgn > 0 ? -14 : 8))}`;
        }
      lf = d + "z";
    } else if (v.shape === "curl") {
      lf = polar(
        0,
        (h0 + h1) / 2,
        (a) => {
          const k = 1 + 0.11 * cos(11 * a);
          return [w * k, (h0 - h1) * 0.56 * k];
        },
        30,
      );
    } else
      lf = `M${-sw / 2} ${r1(h0 + 26)}C${r1(-w * 1.25)} ${r1(lerp(h0, h1, v.wide ?? 0.35))} ${r1(-w * 1.1)} ${r1(h1 + 12)} 0 ${r1(h1)}C${r1(w * 1.1)} ${r1(h1 + 12)} ${r1(w * 1.25)} ${r1(lerp(h0, h1, v.wide ?? 0.35))} ${sw / 2} ${r1(h0 + 26)}z`;
    let g =
      (v.noleaf ? "" : P(lf, col)) +
      (st > 0.02 || v.rib
        ? P(
            `M${r1(-sw * 0.7)} 0L${r1(-sw * 0.4)} ${r1(h0)}L0 ${r1(lerp(h0, h1, 0.85))}L${r1(sw * 0.4)} ${r1(h0)}L${r1(sw * 0.7)} 0z`,
            stc,
            { "stroke-width": 2 },
          )
        : "") +
      (v.veins
        ? L(
            [0.25, 0.45, 0.65]
              .map((q) => {
                const y = lerp(h0, h1, q);
                return `M0 ${r1(y)}l${r1(w * 0.55)} ${r1(-12)}M0 ${r1(y)}l${r1(-w * 0.55)} ${r1(-12)}`;
              })
              .join(""),
            { "stroke-width": 1.8, stroke: stc },
          )
        : "") +
      (v.bump
        ? L(
            Array.from({ length: 8 }, (_, j) => {
              const y = lerp(h0 - 8, h1 + 16, j / 7),
                x = (j % 2 ? 1 : -1) * w * 0.35;
              return `M${r1(x - 5)} ${r1(y)}q5 -7 10 0`;
            }).join(""),
            { "stroke-width": 1.8, opacity: 0.6 },
          )
        : "") +
      (v.spots
        ? L(
            Array.from({ length: v.spots }, () => {
              const y = lerp(h0, h1 + 12, r()),
                x = (r() - 0.5) * w;
              return `M${r1(x)} ${r1(y)}l${r1((r() - 0.5) * 9)} ${r1((r() - 0.5) * 9)}`;
            }).join(""),
            { "stroke-width": 5, stroke: v.sc || "#9c2f4a" },
          )
        : "");
    s += G(g, `translate(${r1(bx + t * (v.base || 14))} ${by})rotate(${r1(ang)})`);
  }
  return s + (v.tie ? R(bx - 24, by - 36, 48, 10, "#c69c6d", { "stroke-width": 2 }) : "") + (v.foot || "");
};
// head with overlapping leaves seen from the side: cabbages, radicchio, iceberg
const head = (v, r) => {
  const cx = 200,
    cy = v.cy || 128,
    rx = v.rx || 84,
    ry = v.ry || 84,
    vein = v.vein || light(v.c, 0.55);
  let s = "";
  if (v.outer)
    for (const k of [-1, 1])
      s +=
        P(
          polar(
            cx + k * rx * 0.72,
            cy + ry * 0.4,
            (a) => {
              const q = 1 + (v.frill || 0.05) * cos(9 * a);
              return [rx * 0.62 * q, ry * 0.74 * q];
            },
            26,
          ),
          v.outer,
        ) +
        L(
          `M${r1(cx + k * rx * 0.3)} ${r1(cy + ry)}Q${r1(cx + k * rx * 0.9)} ${r1(cy + ry * 0.7)} ${r1(cx + k * rx * 1.15)} ${r1(cy)}M${r1(cx + k * rx * 0.8)} ${r1(cy + ry * 0.72)}l${r1(k * rx * 0.4)} ${r1(-ry * 0.05)}`,
          { "stroke-width": 2.2, stroke: vein },
        );
  const d = shape(cx, cy, rx, ry, v);
  let ins =
    P(
      `M${r1(cx - rx * 0.1)} ${r1(cy + ry * 0.97)}C${r1(cx - rx * 0.95)} ${r1(cy + ry * 0.3)} ${r1(cx - rx * 0.5)} ${r1(cy - ry * 0.75)} ${r1(cx + rx * 0.25)} ${r1(cy - ry * 0.86)}C${r1(cx + rx * 0.1)} ${r1(cy - ry * 0.2)} ${r1(cx + rx * 0.3)} ${r1(cy + ry * 0.4)} ${r1(cx - rx * 0.1)} ${r1(cy + ry * 0.97)}z`,
      light(v.c, 0.14),
      { "stroke-width": 2.2 },
    ) +
    L(
      `M${r1(cx)} ${r1(cy + ry * 0.92)}Q${r1(cx - rx * 0.35)} ${r1(cy)} ${r1(cx)} ${r1(cy - ry * 0.7)}M${r1(cx - rx * 0.16)} ${r1(cy + ry * 0.5)}q${r1(-rx * 0.28)} ${r1(-ry * 0.1)} ${r1(-rx * 0.36)} ${r1(-ry * 0.4)}M${r1(cx - rx * 0.17)} ${r1(cy)}q${r1(-rx * 0.16)} ${r1(-ry * 0.12)} ${r1(-rx * 0.2)} ${r1(-ry * 0.36)}M${r1(cx - rx * 0.12)} ${r1(cy + ry * 0.3)}q${r1(rx * 0.2)} ${r1(-ry * 0.1)} ${r1(rx * 0.22)} ${r1(-ry * 0.4)}M${r1(cx + rx * 0.1)} ${r1(cy + ry * 0.95)}Q${r1(cx + rx * 0.75)} ${r1(cy + ry * 0.3)} ${r1(cx + rx * 0.55)} ${r1(cy - ry * 0.55)}M${r1(cx + rx * 0.5)} ${r1(cy + ry * 0.4)}q${r1(rx * 0.3)} 0 ${r1(rx * 0.38)} ${r1(-ry * 0.3)}M${r1(cx - rx * 0.5)} ${r1(cy + ry * 0.75)}Q${r1(cx - rx * 0.9)} ${r1(cy + ry * 0.3)} ${r1(cx - rx * 0.8)} ${r1(cy - ry * 0.3)}`,
      { "stroke-width": v.vw || 3, stroke: vein },
    );
  if (v.savoy)
    ins += L(
      Array.from({ length: 16 }, () => {
        const a = r() * 6.3,
          q = Math.sqrt(r()) * 0.78,
          x = cx + cos(a) * rx * q,
          y = cy + sin(a) * ry * q;
        return `M${r1(x - 6)} ${r1(y)}q6 -9 12 0`;
      }).join(""),
      { "stroke-width": 2, opacity: 0.6 },
    );
  if (v.spots)
    ins += L(
      Array.from({ length: v.spots }, () => {
        const a = r() * 6.3,
          q = Math.sqrt(r()) * 0.85,
          x = cx + cos(a) * rx * q,
          y = cy + sin(a) * ry * q;
        return `M${r1(x)} ${r1(y)}l${r1(r() * 10 - 5)} ${r1(r() * 10 - 5)}`;
      }).join(""),
      { stroke: v.sc || "#9c2f4a", "stroke-width": 6 },
    );
  return s + ball(cx, cy, rx, ry, v.c, { d, in: ins });
};
// --- roots ------------------------------------------------------------------
const tops = (x, y, k, c, kind, r) => {
  let s = "";
  if (kind === "fern")
    for (const a of [-118, -100, -84, -64]) {
      s += G(
        L(`M0 0L${r1(k)} 0`, { "stroke-width": 4, stroke: c }) +
          L(
            Array.from({ length: 5 }, (_, i) => {
              const q = k * (0.35 + i * 0.14);
              return `M${r1(q)} 0l${r1(k * 0.14)} ${r1(k * 0.17 * (1 - i * 0.12))}M${r1(q)} 0l${r1(k * 0.14)} ${r1(-k * 0.17 * (1 - i * 0.12))}`;
            }).join(""),
            { "stroke-width": 4, stroke: c },
          ),
        `translate(${x} ${y})rotate(${a + Math.round(r() * 6)})`,
      );
    }
  else if (kind === "tube")
    for (const a of [-112, -98, -84, -70])
      s += leaf(x, y, k * (0.9 + r() * 0.2), k * 0.11, a, c, { tip: 0.4, rib: 0 });
  else
    for (const a of [-125, -92, -60]) s += leaf(x, y, k * (0.9 + r() * 0.15), k * 0.3, a, c, { tip: 0.75 });
  return s;
};
const root1 = (x, y, w, len, v, r) => {
  const d =
    v.form === "globe"
      ? shape(x, y + w, w, w * (v.flat || 1), { tip: 0.28, n: 18, ...v.sh })
      : v.form === "cyl"
        ? `M${r1(x - w)} ${y + 6}Q${x} ${y - 10} ${r1(x + w)} ${y + 6}L${r1(x + w * 0.9)} ${r1(y + len - w)}Q${r1(x + w * 0.8)} ${r1(y + len - 4)} ${x} ${r1(y + len)}Q${r1(x - w * 0.8)} ${r1(y + len - 4)} ${r1(x - w * 0.9)} ${r1(y + len - w)}z`
        : `M${r1(x - w)} ${y + 8}Q${x} ${y - 10} ${r1(x + w)} ${y + 8}C${r1(x + w * 0.95)} ${r1(y + len * 0.5)} ${r1(x + w * 0.3)} ${r1(y + len * 0.85)} ${x} ${r1(y + len)}C${r1(x - w * 0.3)} ${r1(y + len * 0.85)} ${r1(x - w * 0.95)} ${r1(y + len * 0.5)} ${r1(x - w)} ${y + 8}z`;
  let s = tops(x, y + 2, v.tk || 60, v.tc || G1, v.tops || "leaf", r) + P(d, v.c);
  if (v.form === "globe") {
    const H = w * (v.flat || 1);
    if (v.cap)
      s += P(
        `M${r1(x - w * 0.96)} ${r1(y + w - H * 0.2)}A${r1(w)} ${r1(H)} 0 0 1 ${r1(x + w * 0.96)} ${r1(y + w - H * 0.2)}Q${x} ${r1(y + w + H * 0.2)} ${r1(x - w * 0.96)} ${r1(y + w - H * 0.2)}z`,
        v.cap,
        { "stroke-width": 2 },
      );
    s +=
      SH(
        `M${r1(x + w * 0.96)} ${r1(y + w)}A${r1(w)} ${r1(H)} 0 0 1 ${r1(x - w * 0.3)} ${r1(y + w + H * 0.92)}Q${r1(x + w * 0.6)} ${r1(y + w + H * 0.6)} ${r1(x + w * 0.96)} ${r1(y + w)}z`,
      ) +
      HL(
        `M${r1(x - w * 0.65)} ${r1(y + w * 0.9)}q${r1(w * 0.05)} ${r1(-w * 0.35)} ${r1(w * 0.35)} ${r1(-w * 0.5)}`,
        4,
      ) +
      L(`M${x} ${r1(y + w + H * 1.2)}q2 12 -4 22`, {});
  } else
    s +=
      L(
        [0.18, 0.34, 0.5]
          .map(
            (q, i) =>
              `M${r1(x - w * (0.8 - q * 0.8))} ${r1(y + len * q)}q${r1(w * 0.3)} 4 ${r1(w * 0.6)} 0` +
              (i ? "" : `M${r1(x + w * 0.7)} ${r1(y + len * 0.26)}q${r1(-w * 0.3)} 4 ${r1(-w * 0.5)} 0`),
          )
          .join(""),
        { "stroke-width": 2, opacity: 0.6 },
      ) +
      SH(
        `M${r1(x + w * 0.98)} ${y + 14}C${r1(x + w * 0.9)} ${r1(y + len * 0.5)} ${r1(x + w * 0.3)} ${r1(y + len * 0.85)} ${x} ${r1(y + len - 4)}C${r1(x + w * 0.3)} ${r1(y + len * 0.6)} ${r1(x + w * 0.5)} ${r1(y + len * 0.3)} ${r1(x + w * 0.5)} ${y + 14}z`,
      );
  return s;
};
const roots = (v, r) => {
  const n = v.n || 3,
    g = v.gap || 78;
  let s = "";
  for (let i = 0; i < n; i++)
    s += root1(
      Math.round(200 + (i - (n - 1) / 2) * g + (v.cut ? -50 : 0)),
      (v.y0 || 78) + Math.round((r() - 0.5) * 8),
      v.w || 22,
      (v.len || 140) * (1 + (r() - 0.5) * 0.08),
      v,
      r,
    );
  if (v.cut) {
    const X = 304,
      Y = 156,
      k = v.cr || 46;
    s +=
      C(X, Y, k, v.c) +
      v.cut
        .map((c, i) => C(X, Y, k * (0.84 - (i * 0.8) / v.cut.length), c, { "stroke-width": 1.4 }))
        .join("");
  }
  return s;
};
const onion = (v, r) => {
  const one = (x, y, w, f) => {
    const h = w * f;
    let d = `M${x - 5} ${y - 34}Q${x - 3} ${r1(y - 8)} ${r1(x - w * 0.55)} ${r1(y + h * 0.3)}C${r1(x - w * 1.25)} ${r1(y + h * 0.75)} ${r1(x - w)} ${r1(y + h * 1.75)} ${x} ${r1(y + h * 1.85)}C${r1(x + w)} ${r1(y + h * 1.75)} ${r1(x + w * 1.25)} ${r1(y + h * 0.75)} ${r1(x + w * 0.55)} ${r1(y + h * 0.3)}Q${x + 3} ${r1(y - 8)} ${x + 6} ${y - 36}z`;
    return (
      P(d, v.c) +
      L(
        [-0.6, -0.22, 0.22, 0.6]
          .map(
            (k) =>
              `M${r1(x + k * 6)} ${y - 4}C${r1(x + k * w * 1.2)} ${r1(y + h * 0.6)} ${r1(x + k * w * 1.2)} ${r1(y + h * 1.3)} ${r1(x + k * w * 0.3)} ${r1(y + h * 1.8)}`,
          )
          .join(""),
        { "stroke-width": 1.8, stroke: dark(v.c, 0.3) },
      ) +
      SH(
        `M${r1(x + w * 0.9)} ${r1(y + h * 0.8)}C${r1(x + w * 1.1)} ${r1(y + h * 1.6)} ${r1(x + w * 0.4)} ${r1(y + h * 1.85)} ${x} ${r1(y + h * 1.83)}C${r1(x + w * 0.5)} ${r1(y + h * 1.6)} ${r1(x + w * 0.6)} ${r1(y + h * 1.2)} ${r1(x + w * 0.9)} ${r1(y + h * 0.8)}z`,
      ) +
      L(`M${x - 8} ${r1(y + h * 1.86)}l-6 12M${x} ${r1(y + h * 1.88)}v12M${x + 8} ${r1(y + h * 1.86)}l6 12`, {
        "stroke-width": 2,
      })
    );
  };
  const f = v.f || 0.9,
    w = v.w || 62;
  const X = 296,
    Y = 152,
    k = w * 0.72;
  return (
    one(140, v.y || 66, w, f) +
    P(shape(X, Y, k, k * Math.max(0.62, f), {}), v.c) +
    [0.86, 0.66, 0.46, 0.26]
      .map((q, i) =>
        E(X, Y, k * q, k * q * Math.max(0.62, f), i % 2 ? v.in2 || "#f4ecd8" : "#fdf8ea", {
          "stroke-width": 1.6,
          stroke: v.in2 ? v.c : INK,
        }),
      )
      .join("")
  );
};
const leek = (v, r) => {
  let s = "";
  for (let i = 0; i < (v.n || 3); i++) {
    const y = 70 + i * 52,
      w = v.w || 15,
      L0 = v.len || 170,
      x = 52 + i * 8;
    for (const [a, k] of [
      [-22, 1],
      [14, 1],
      [-5, 1.1],
    ])
      s += leaf(x + L0 - 10, y, 130 * k, w * 1.25, a, shift(v.c, r, 8), { tip: 0.35 });
    s +=
      P(
        `M${x} ${y - w}h${r1(L0 * 0.55)}L${x + L0} ${r1(y - w * 1.1)}V${r1(y + w * 1.1)}L${r1(x + L0 * 0.55)} ${y + w}H${x}q-9 ${-w} 0 ${-2 * w}z`,
        "#f3efdc",
      ) +
      P(
        `M${r1(x + L0 * 0.55)} ${y - w}L${x + L0} ${r1(y - w * 1.1)}V${r1(y + w * 1.1)}L${r1(x + L0 * 0.55)} ${y + w}z`,
        light(v.c, 0.5),
        { "stroke-width": 2 },
      ) +
      L(`M${x - 5} ${y}l-16 -8M${x - 5} ${y + 3}h-16M${x - 4} ${y + 6}l-12 9`, { "stroke-width": 2 });
  }
  return s;
};
// --- cucurbits, nightshades -------------------------------------------------------
const longFruit = (x, y, len, w, ang, v) => {
  const b = v.bend || 0;
  let d = `M0 ${r1(-w * (v.neckw ?? 0.55))}C${r1(len * 0.2)} ${r1(-w - b)} ${r1(len * 0.7)} ${r1(-w * (v.endw || 1) - b)} ${r1(len * 0.93)} ${r1(-w * 0.75 * (v.endw || 1))}Q${r1(len * 1.04)} 0 ${r1(len * 0.93)} ${r1(w * 0.75 * (v.endw || 1))}C${r1(len * 0.7)} ${r1(w * (v.endw || 1) - b)} ${r1(len * 0.2)} ${r1(w - b)} 0 ${r1(w * (v.neckw ?? 0.55))}z`;
  if (v.point)
    d = `M0 ${r1(-w * 0.8)}C${r1(len * 0.15)} ${r1(-w * 1.2 - b)} ${r1(len * 0.6)} ${r1(-w * 0.8 - b)} ${r1(len)} ${r1(b * 0.4)}C${r1(len * 0.6)} ${r1(w * 0.8 - b * 0.4)} ${r1(len * 0.15)} ${r1(w * 1.2 - b)} 0 ${r1(w * 0.8)}z`;
  let s = P(d, v.c);
  if (v.stripe)
    s += L(
      [-0.55, -0.18, 0.2, 0.55]
        .map(
          (k) =>
            `M${r1(len * 0.05)} ${r1(k * w * 0.7)}C${r1(len * 0.3)} ${r1(k * w * 1.3 - b)} ${r1(len * 0.7)} ${r1(k * w * 1.3 * (v.endw || 1) - b)} ${r1(len * 0.93)} ${r1(k * w * 0.8)}`,
        )
        .join(""),
      { stroke: v.stripe, "stroke-width": v.sw || w / 6 },
    );
  if (v.ribs)
    s += L(
      [-0.5, 0, 0.5]
        .map(
          (k) =>
            `M${r1(len * 0.05)} ${r1(k * w)}C${r1(len * 0.3)} ${r1(k * w * 1.4 - b)} ${r1(len * 0.7)} ${r1(k * w * 1.4 - b)} ${r1(len * 0.93)} ${r1(k * w)}`,
        )
        .join(""),
      { "stroke-width": 1.8, opacity: 0.6 },
    );
  if (v.warts)
    s += L(
      Array.from(
        { length: v.warts },
        (_, i) =>
          `M${r1(len * (0.12 + (0.78 * i) / v.warts))} ${r1(w * [-0.5, 0.3, -0.1, 0.55][i % 4] - b * 0.6)}h.1`,
      ).join(""),
      { "stroke-width": 5, opacity: 0.55 },
    );
  s += v.point
    ? HL(
        `M${r1(len * 0.12)} ${r1(-w * 0.5 - b * 0.3)}Q${r1(len * 0.3)} ${r1(-w * 0.7 - b * 0.5)} ${r1(len * 0.5)} ${r1(-w * 0.3 - b * 0.4)}`,
        3.5,
      )
    : HL(
        `M${r1(len * 0.15)} ${r1(-w * 0.55 - b * 0.5)}Q${r1(len * 0.35)} ${r1(-w * 0.75 - b * 0.8)} ${r1(len * 0.55)} ${r1(-w * 0.6 - b * 0.8)}`,
        4,
      ) +
      SH(
        `M${r1(len * 0.97)} 0Q${r1(len * 1.0)} ${r1(w * 0.5)} ${r1(len * 0.93)} ${r1(w * 0.75 * (v.endw || 1))}C${r1(len * 0.7)} ${r1(w * (v.endw || 1) - b)} ${r1(len * 0.2)} ${r1(w - b)} 0 ${r1(w * (v.neckw ?? 0.55))}C${r1(len * 0.3)} ${r1(w * 0.55 - b)} ${r1(len * 0.7)} ${r1(w * 0.5 - b)} ${r1(len * 0.97)} 0z`,
      );
  const cw = v.cap === "aub" ? w * 0.8 : w * 0.5;
  if (v.cap === "flower")
    s += P(`M${r1(len * 0.95)} -12l34 -18l-8 15l18 0l-14 12l12 16l-42 -8z`, "#e8b233", {
      "stroke-width": 2.4,
    });
  s +=
    v.cap === "aub"
      ? P(
          `M-6 ${r1(-w * 0.35)}Q8 ${r1(-w * 1.1)} 34 ${r1(-w * 0.95)}L22 ${r1(-w * 0.4)}L40 0L22 ${r1(w * 0.4)}L34 ${r1(w * 0.95)}Q8 ${r1(w * 1.1)} -6 ${r1(w * 0.35)}z`,
          v.cc || G2,
        ) +
        L(`M-6 0h-26`, { "stroke-width": 11 }) +
        L("M-6 0h-25", { "stroke-width": 6, stroke: v.cc || G2 })
      : v.cap === "pep"
        ? P(`M4 ${r1(-w * 0.75)}Q-10 0 4 ${r1(w * 0.75)}Q12 0 4 ${r1(-w * 0.75)}z`, G2, {
            "stroke-width": 2.2,
          }) +
          L("M-4 0q-14 0 -24 -8", { "stroke-width": 7 }) +
          L("M-4 0q-14 0 -24 -8", { "stroke-width": 3, stroke: G1 })
        : P(`M2 ${r1(-cw)}L-16 -6L-20 6L2 ${r1(cw)}z`, v.cc || G2, { "stroke-width": 2.4 });
  return G(s, `translate(${r1(x)} ${r1(y)})rotate(${ang})`);
};
const slice = (x, y, k, rim, fl, seeds = 6, sc = "#efe3b0") =>
  C(x, y, k, rim) +
  C(x, y, k * 0.84, fl, { "stroke-width": 1.6 }) +
  L(
    Array.from({ length: seeds }, (_, i) => {
      const a = (i * 2 * PI) / seeds;
      return `M${r1(x + cos(a) * k * 0.35)} ${r1(y + sin(a) * k * 0.35)}L${r1(x + cos(a) * k * 0.5)} ${r1(y + sin(a) * k * 0.5)}`;
    }).join(""),
    { stroke: sc, "stroke-width": 5 },
  ) +
  L(
    Array.from({ length: seeds }, (_, i) => {
      const a = (i * 2 * PI) / seeds + 0.3;
      return `M${r1(x + cos(a) * k * 0.35)} ${r1(y + sin(a) * k * 0.35)}h.1`;
    }).join(""),
    { "stroke-width": 2 },
  );
const longs = (v, r) => {
  const n = v.n || 2,
    len = v.len || 250,
    w = v.w || 30;
  let s = "";
  for (let i = 0; i < n; i++)
    s += longFruit(
      (v.x || 80) + (i % 2) * (v.dx ?? 22),
      (v.y || 96) + (i - (n - 1) / 2) * (v.gap || 84) + 34,
      len * (1 - 0.06 * i),
      w,
      (v.ang ?? -10) + i * (v.da ?? 5),
      v,
    );
  if (v.slice) s += slice(330, 178, v.slk || 40, v.c, v.slice, v.sls || 7, v.slc);
  return s;
};
const squash = (v, r) => {
  const cx = v.cut ? 158 : 200,
    cy = v.cy || 132,
    rx = v.rx || 96,
    ry = v.ry || 76;
  const ks = [-0.95, -0.55, -0.18, 0.18, 0.55, 0.95].slice(0, v.ribsn === 0 ? 0 : 6);
  let ins = merid(cx, cy, rx, ry, ks, { w: v.rw || 2.4, c: v.rc, op: v.rc ? 1 : 0.55 });
  if (v.net)
    ins += L(
      Array.from({ length: 20 }, () => {
        const a = r() * 6.3,
          q = Math.sqrt(r()) * 0.78,
          x = cx + cos(a) * rx * q,
          y = cy + sin(a) * ry * q;
        return `M${r1(x - 9)} ${r1(y + (r() - 0.5) * 14)}L${r1(x)} ${r1(y)}l${r1(9)} ${r1((r() - 0.5) * 14)}`;
      }).join(""),
      { "stroke-width": 2, stroke: v.net },
    );
  if (v.warts)
    ins += L(
      Array.from({ length: v.warts }, () => {
        const a = r() * 6.3,
          q = Math.sqrt(r()) * 0.8;
        return `M${r1(cx + cos(a) * rx * q)} ${r1(cy + sin(a) * ry * q)}h.1`;
      }).join(""),
      { "stroke-width": v.ws || 9, stroke: v.wc || dark(v.c, 0.25) },
    );
  if (v.turban) ins += P(shape(cx, cy - ry * 0.3, rx * 0.56, ry * 0.5, { ribs: 5, rd: 0.05 }), v.turban);
  const d = shape(cx, cy, rx, ry, { ribs: v.lob || 0, rd: 0.035, ...v.sh, n: v.lob ? v.lob * 4 : 18 });
  const st = v.nostem
    ? ""
    : P(`M${cx - 9} ${r1(cy - ry * 0.9)}q-2 -22 10 -36l16 5q-8 12 -6 31z`, v.stem || "#7f9a4a", {
        "stroke-width": 2.6,
      });
  return ball(cx, cy, rx, ry, v.c, { d, in: ins }) + st + (v.cut ? v.cut(298, 160, r) : "");
};
const melonCut = (rim, fl, sd) => (x, y) =>
  P(`M${x - 70} ${y - 20}A72 72 0 0 0 ${x + 74} ${y - 20}Q${x} ${y + 18} ${x - 70} ${y - 20}z`, rim) +
  P(`M${x - 62} ${y - 16}A66 60 0 0 0 ${x + 66} ${y - 16}Q${x} ${y + 20} ${x - 62} ${y - 16}z`, fl, {
    "stroke-width": 1.8,
  }) +
  L(`M${x - 34} ${y + 6}l4 8M${x - 12} ${y + 13}l2 9M${x + 12} ${y + 13}l-2 9M${x + 34} ${y + 7}l-4 8`, {
    stroke: sd || "#f3e2a6",
    "stroke-width": 5,
  });
const bell = (x, y, w, h, v) => {
  const d = `M${x - w * 0.2} ${y - h * 0.42}C${r1(x - w * 0.9)} ${r1(y - h * 0.75)} ${r1(x - w * 1.1)} ${r1(y - h * 0.1)} ${r1(x - w * 0.82)} ${r1(y + h * 0.3)}C${r1(x - w * 0.78)} ${r1(y + h * 0.62)} ${r1(x - w * 0.4)} ${r1(y + h * 0.66)} ${r1(x - w * 0.28)} ${r1(y + h * 0.5)}Q${x} ${r1(y + h * 0.72)} ${r1(x + w * 0.28)} ${r1(y + h * 0.5)}C${r1(x + w * 0.4)} ${r1(y + h * 0.66)} ${r1(x + w * 0.78)} ${r1(y + h * 0.62)} ${r1(x + w * 0.82)} ${r1(y + h * 0.3)}C${r1(x + w * 1.1)} ${r1(y - h * 0.1)} ${r1(x + w * 0.9)} ${r1(y - h * 0.75)} ${r1(x + w * 0.2)} ${r1(y - h * 0.42)}Q${x} ${r1(y - h * 0.36)} ${r1(x - w * 0.2)} ${r1(y - h * 0.42)}z`;
  return (
    P(d, v.c) +
    L(
      `M${r1(x - w * 0.2)} ${r1(y - h * 0.4)}C${r1(x - w * 0.5)} ${y} ${r1(x - w * 0.4)} ${r1(y + h * 0.3)} ${r1(x - w * 0.28)} ${r1(y + h * 0.48)}M${r1(x + w * 0.2)} ${r1(y - h * 0.4)}C${r1(x + w * 0.5)} ${y} ${r1(x + w * 0.4)} ${r1(y + h * 0.3)} ${r1(x + w * 0.28)} ${r1(y + h * 0.48)}`,
      { "stroke-width": 2.2, opacity: 0.6 },
    ) +
    SH(
      `M${r1(x + w * 0.85)} ${r1(y - h * 0.3)}C${r1(x + w)} ${r1(y + h * 0.1)} ${r1(x + w * 0.8)} ${r1(y + h * 0.6)} ${r1(x + w * 0.5)} ${r1(y + h * 0.57)}Q${r1(x + w * 0.75)} ${r1(y + h * 0.1)} ${r1(x + w * 0.85)} ${r1(y - h * 0.3)}z`,
    ) +
    HL(
      `M${r1(x - w * 0.7)} ${r1(y + h * 0.1)}Q${r1(x - w * 0.8)} ${r1(y - h * 0.25)} ${r1(x - w * 0.55)} ${r1(y - h * 0.38)}`,
      5,
    ) +
    P(
      `M${r1(x - w * 0.3)} ${r1(y - h * 0.42)}Q${x} ${r1(y - h * 0.28)} ${r1(x + w * 0.3)} ${r1(y - h * 0.42)}Q${r1(x + w * 0.1)} ${r1(y - h * 0.52)} ${x + 7} ${r1(y - h * 0.55)}q-2 -14 8 -24l-12 -5q-14 12 -12 29Q${r1(x - w * 0.1)} ${r1(y - h * 0.52)} ${r1(x - w * 0.3)} ${r1(y - h * 0.42)}z`,
      G2,
      { "stroke-width": 2.4 },
    )
  );
};
const bells = (v, r) =>
  bell(140, 132, v.w || 68, v.h || 134, v) +
  bell(278, 142, (v.w || 68) * 0.85, (v.h || 134) * 0.86, v.c2 ? { ...v, c: v.c2 } : v);
const lantern = (v, r) => {
  const one = (x, y, k) => {
    const d = shape(x, y, k, k * (v.tall || 1.15), {
      ribs: v.ribs || 4,
      rd: v.rd || 0.09,
      tip: v.tip ?? 0.3,
      n: 28,
    });
    return (
      ball(x, y, k, k * 1.1, v.c, {
        d,
        in:
          L(
            `M${x - k * 0.3} ${r1(y - k * 0.9)}Q${r1(x - k * 0.55)} ${y} ${r1(x - k * 0.15)} ${r1(y + k * 0.9)}M${r1(x + k * 0.3)} ${r1(y - k * 0.9)}Q${r1(x + k * 0.5)} ${y} ${r1(x + k * 0.15)} ${r1(y + k * 0.9)}`,
            { "stroke-width": 2, opacity: 0.5 },
          ) +
          (v.bump
            ? L(
                Array.from(
                  { length: 12 },
                  () => `M${r1(x + (r() - 0.5) * k * 1.4)} ${r1(y + (r() - 0.5) * k * 1.4)}h.1`,
                ).join(""),
                { "stroke-width": 5, opacity: 0.3 },
              )
            : ""),
      }) +
      P(
        `M${r1(x - k * 0.4)} ${r1(y - k * 0.95)}Q${x} ${r1(y - k * 0.75)} ${r1(x + k * 0.4)} ${r1(y - k * 0.95)}L${x + 5} ${r1(y - k * 1.15)}q0 -14 8 -20h-10q-10 8 -8 20z`,
        G2,
        { "stroke-width": 2.2 },
      ) +
      (v.tail
        ? L(`M${x} ${r1(y + k * 1.3)}q4 12 -4 22`, { stroke: v.c, "stroke-width": 5 }) +
          L(`M${x + 2} ${r1(y + k * 1.34)}q5 11 -5 23`, { "stroke-width": 2 })
        : "")
    );
  };
  const k = v.k || 46;
  return one(112, 104, k) + one(216, 128, k * 1.05) + one(308, 108, k * 0.95);
};
const chillies = (v, r) => {
  const n = v.n || 4;
  let s = "";
  for (let i = 0; i < n; i++)
    s += longFruit(
      92 + (i % 2) * 20 + (v.len < 120 ? 30 : 0),
      60 + i * (150 / Math.max(1, n - 1)) - (n === 1 ? -60 : 0),
      (v.len || 210) * (1 - r() * 0.1),
      v.w || 15,
      (v.ang ?? -6) + Math.round((r() - 0.5) * 12),
      { point: v.blunt ? 0 : 1, cap: "pep", bend: v.bend ?? 10, ...v },
    );
  return s;
};
const upChilli = (v, r) => {
  let s = L("M200 234V150", { "stroke-width": 7, stroke: G2 });
  for (const [x, y, a] of [
    [120, 180, -160],
    [282, 178, -22],
    [150, 206, 200],
    [250, 208, -10],
  ])
    s += leaf(x < 200 ? 196 : 204, y, 84, 20, a, G1);
  for (let i = 0; i < 8; i++) {
    const a = -150 + i * 17;
    s += longFruit(200 + cos((a * PI) / 180) * 24, 152 + sin((a * PI) / 180) * 20, 82 + r() * 18, 10, a, {
      ...v,
      c: i % 4 === 3 && v.c2 ? v.c2 : v.c,
      point: 1,
      cap: "pep",
    });
  }
  return s;
};
// --- pods ---------------------------------------------------------------------
const pod = (x, y, len, w, ang, v) => {
  const b = v.bend ?? 22,
    n = v.beans || 6;
  let s = P(
    `M0 0C${r1(len * 0.2)} ${r1(-w - b)} ${r1(len * 0.8)} ${r1(-w - b)} ${len} ${r1(-4)}q10 2 16 -4q-2 12 -16 12C${r1(len * 0.8)} ${r1(w - b)} ${r1(len * 0.2)} ${r1(w - b)} 0 0z`,
    v.c,
  );
  const pt = (q) => [len * q, -b * 0.75 * sin(PI * q)];
  if (v.marks)
    s += L(
      Array.from({ length: 12 }, (_, i) => {
        const [X, Y] = pt(0.1 + (0.8 * i) / 12);
        return `M${r1(X)} ${r1(Y + (((i * 7) % 5) - 2) * w * 0.2)}l${r1(7)} ${r1(((i % 3) - 1) * 4)}`;
      }).join(""),
      { stroke: v.marks, "stroke-width": 4 },
    );
  if (v.open) {
    s += P(
      `M${r1(len * 0.08)} ${r1(-b * 0.2)}C${r1(len * 0.25)} ${r1(-w * 0.6 - b)} ${r1(len * 0.75)} ${r1(-w * 0.6 - b)} ${r1(len * 0.93)} ${r1(-b * 0.2)}C${r1(len * 0.75)} ${r1(w * 0.6 - b)} ${r1(len * 0.25)} ${r1(w * 0.6 - b)} ${r1(len * 0.08)} ${r1(-b * 0.2)}z`,
      light(v.c, 0.45),
      { "stroke-width": 2 },
    );
    for (let i = 0; i < n; i++) {
      const [X, Y] = pt(0.16 + (0.68 * i) / (n - 1));
      const k = w * (v.bk || 0.5);
      s +=
        E(X, Y, v.round ? k : k * 1.25, k, v.bc || v.c, { "stroke-width": 2.2 }) +
        (v.bm
          ? L(
              `M${r1(X - k * 0.5)} ${r1(Y)}l4 3M${r1(X + k * 0.2)} ${r1(Y - k * 0.4)}l4 2M${r1(X)} ${r1(Y + k * 0.5)}l5 0`,
              { stroke: v.bm, "stroke-width": 3 },
            )
          : "") +
        (v.eye ? L(`M${r1(X - 4)} ${r1(Y + k * 0.55)}h8`, { stroke: v.eye, "stroke-width": 3 }) : "");
    }
  } else
    s += L(
      Array.from({ length: n }, (_, i) => {
        const [X, Y] = pt(0.18 + (0.64 * i) / (n - 1));
        return `M${r1(X - w * 0.3)} ${r1(Y + w * 0.1)}q${r1(w * 0.3)} ${r1(-w * 0.35)} ${r1(w * 0.6)} 0`;
      }).join(""),
      { "stroke-width": 2, opacity: 0.5 },
    );
  return G(
    s +
      L("M0 0q-16 4 -22 14", { "stroke-width": 6, stroke: INK }) +
      L("M0 0q-16 4 -22 14", { "stroke-width": 2.6, stroke: G1 }),
    `translate(${x} ${y})rotate(${ang})`,
  );
};
const pods = (v, r) => {
  const n = v.n || 3,
    w = v.w || 17,
    len = v.len || 250;
  let s = "";
  const gap = v.gap || 58;
  for (let i = 0; i < n; i++)
    s += pod(
      78 + (i % 2) * 16,
      92 + i * gap - (n - 2) * gap * 0.3,
      len * (1 - r() * 0.06),
      w,
      -8 + i * 6 + Math.round(r() * 4),
      { ...v, open: v.shell && i === n - 1 },
    );
  if (v.pile)
    for (let i = 0; i < 7; i++) {
      const X = 236 + (i % 4) * 34 + (i > 3 ? 16 : 0),
        Y = 216 - (i > 3 ? 22 : 0);
      s +=
        E(X, Y, 17, 11, v.bc, { "stroke-width": 2.2 }) +
        (v.bm
          ? L(`M${X - 7} ${Y - 2}l5 3M${X + 3} ${Y - 5}l4 3M${X} ${Y + 5}l5 0`, {
              stroke: v.bm,
              "stroke-width": 3,
            })
          : "");
    }
  return s;
};
const pulse = (v, r) => {
  let s = L("M60 60Q120 40 200 52Q280 60 344 36", { "stroke-width": 4, stroke: G2 });
  for (let i = 0; i < 9; i++) {
    const x = 72 + i * 32;
    s += leaf(x, 56 - (i % 3) * 3, 34, 9, i % 2 ? -70 : 70, G1, { rib: 0 });
  }
  const k = v.k || 20;
  for (let row = 0; row < 4; row++)
    for (let i = 0; i < 8 - row; i++) {
      const x = 200 + (i - (7 - row) / 2) * k * 1.75,
        y = 222 - row * k * 1.35;
      s += v.flat
        ? E(x, y, k, k * 0.55, shift(v.c, r, 14), { "stroke-width": 2 }) +
          L(`M${r1(x - k * 0.5)} ${r1(y - k * 0.2)}q${r1(k * 0.4)} ${r1(-k * 0.2)} ${r1(k * 0.8)} -1`, {
            stroke: "#fff",
            opacity: 0.5,
            "stroke-width": 2.4,
          })
        : P(
            `M${r1(x - k * 0.8)} ${y}q0 ${r1(-k * 0.8)} ${r1(k * 0.7)} ${r1(-k * 0.85)}l${r1(k * 0.25)} ${r1(-k * 0.2)}l${r1(k * 0.1)} ${r1(k * 0.3)}q${r1(k * 0.6)} ${r1(k * 0.2)} ${r1(k * 0.55)} ${r1(k * 0.8)}q-4 ${r1(k * 0.7)} ${r1(-k * 0.8)} ${r1(k * 0.7)}t${r1(-k * 0.8)} ${r1(-k * 0.75)}z`,
            shift(v.c, r, 12),
            { "stroke-width": 2.2 },
          );
    }
  return s;
};
// --- flowers --------------------------------------------------------------------
export const flower = (x, y, R0, v, r) => {
  const n = v.n || 12;
  let s = "";
  const layers = v.layers || 1;
  for (let l = 0; l < layers; l++) {
    const k = 1 - l * (v.step || 0.24),
      c = Array.isArray(v.c)
        ? v.c[l % v.c.length]
        : mix(v.c, v.tipc || light(v.c, 0.3), l / Math.max(1, layers));
    const rot = (l * 180) / n;
    const w = ((R0 * k * (v.pw || 2.4)) / n) * 1.35;
    let d = "";
    for (let i = 0; i < n; i++) {
      const a = (i * 2 * PI) / n + (rot * PI) / 180,
        ca = cos(a),
        sa = sin(a),
        r0 = R0 * 0.12,
        q = R0 * k;
      const pt = (u, t) => `${r1(x + ca * u - sa * t)} ${r1(y + sa * u + ca * t)}`;
      d += v.notch
        ? `M${pt(r0, 0)}C${pt(q * 0.5, -w * 1.1)} ${pt(q * 0.95, -w * 0.9)} ${pt(q, -w * 0.45)}L${pt(q * 0.9, -w * 0.15)}L${pt(q * 1.02, 0)}L${pt(q * 0.9, w * 0.15)}L${pt(q, w * 0.45)}C${pt(q * 0.95, w * 0.9)} ${pt(q * 0.5, w * 1.1)} ${pt(r0, 0)}z`
        : v.pt
          ? `M${pt(r0, 0)}Q${pt(q * 0.5, -w)} ${pt(q, 0)}Q${pt(q * 0.5, w)} ${pt(r0, 0)}z`
          : `M${pt(r0, 0)}C${pt(q * 0.4, -w)} ${pt(q * 1.08, -w)} ${pt(q, 0)}C${pt(q * 1.08, w)} ${pt(q * 0.4, w)} ${pt(r0, 0)}z`;
    }
    s += P(d, c, { "stroke-width": layers > 2 ? 1.8 : 2.2 });
    if (v.ring && !l) s += C(x, y, R0 * 0.55, v.ring, { stroke: "none", opacity: 0.85 });
  }
  if (v.eye)
    s +=
      C(x, y, R0 * (v.ek || 0.3), v.eye, { "stroke-width": 2.2 }) +
      (v.eye2 ? C(x, y, R0 * (v.ek || 0.3) * 0.55, v.eye2, { stroke: "none" }) : "") +
      (v.dotc !== 0
        ? L(
            Array.from(
              { length: 7 },
              (_, i) =>
                `M${r1(x + cos(i * 0.9) * R0 * (v.ek || 0.3) * 0.6)} ${r1(y + sin(i * 0.9) * R0 * (v.ek || 0.3) * 0.6)}h.1`,
            ).join(""),
            { "stroke-width": 3, opacity: 0.5 },
          )
        : "");
  return s;
};
const stemTo = (x0, y0, x1, y1) =>
  L(`M${x0} ${y0}Q${x0} ${r1((y0 + y1) / 2)} ${x1} ${y1}`, { "stroke-width": 6, stroke: INK }) +
  L(`M${x0} ${y0}Q${x0} ${r1((y0 + y1) / 2)} ${x1} ${y1}`, { "stroke-width": 3, stroke: G1 });
const bloom = (v, r) => {
  const cs = v.cs || [v.c, v.c, v.c],
    big = v.R || 62;
  const lf = (x, y, a) =>
    v.leafk === "fern"
      ? tops(x, y, 46, G2, "fern", r)
      : v.leafk === "round"
        ? C(x, y - 6, 26, G3, {}) +
          L(
            `M${x} ${y - 6}l18 -10M${x} ${y - 6}l-18 -8M${x} ${y - 6}l2 -22M${x} ${y - 6}l12 16M${x} ${y - 6}l-12 15`,
            { stroke: light(G3, 0.6), "stroke-width": 2 },
          ) +
          (v.marble ? C(x - 9, y - 14, 6, "#f4f1dc", NSX) + C(x + 9, y, 5, "#f4f1dc", NSX) : "")
        : leaf(x, y, 62, v.lw || 15, a, G1);
  if (v.one)
    return (
      stemTo(200, 250, 200, 130) +
      lf(200, 214, -28) +
      lf(200, 226, -152) +
      flower(200, 108, v.R || 96, { ...v, c: cs[0] }, r)
    );
  return (
    stemTo(200, 250, 128, 108) +
    stemTo(204, 250, 284, 96) +
    stemTo(202, 250, 214, 176) +
    lf(160, 208, -160) +
    lf(248, 206, -20) +
    flower(126, 98, big, { ...v, c: cs[0] }, r) +
    flower(284, 84, big * 0.9, { ...v, c: cs[1 % cs.length] }, r) +
    flower(214, 176, big * 0.78, { ...v, c: cs[2 % cs.length] }, r)
  );
};
const NSX = { stroke: "none" };
const spike = (v, r) => {
  let s = "";
  const xs = v.n === 2 ? [146, 258] : [108, 200, 292];
  xs.forEach((x, i) => {
    const top = (v.top || 22) + (i % 2 ? 0 : 20),
      bot = v.bot || 190;
    s +=
      stemTo(x, 250, x, top + 10) +
      (v.lav
        ? tops(x, 240, 54, "#8fa58a", "tube", r)
        : leaf(x, 232, 54, 12, -28, G1) + leaf(x, 236, 54, 12, -152, G1));
    const c = (v.cs || [v.c])[i % (v.cs || [v.c]).length],
      m = v.m || 7;
    for (let j = 0; j < m; j++) {
      const y = lerp(top, bot - 14, j / (m - 1)),
        k = (v.k || 22) * (0.45 + (0.55 * (j + 1)) / m);
      if (v.bellf)
        s +=
          P(
            `M${x} ${r1(y)}q${(j % 2 ? 1 : -1) * r1(k * 0.5)} ${r1(-k * 0.1)} ${(j % 2 ? 1 : -1) * r1(k * 1.2)} ${r1(k)}l${(j % 2 ? -1 : 1) * r1(k * 0.75)} ${r1(k * 0.5)}q${(j % 2 ? -1 : 1) * r1(k * 0.4)} ${r1(-k * 0.8)} 0 ${r1(-k * 1.5)}z`,
            shift(c, r, 8),
            { "stroke-width": 2 },
          ) + C(x + (j % 2 ? 1 : -1) * k * 0.75, y + k, 2, v.spotc || "#7b1e3a", NSX);
      else if (v.lav)
        s +=
          E(x - k * 0.35, y, k * 0.38, k * 0.3, shift(c, r, 10), { "stroke-width": 1.6 }) +
          E(x + k * 0.35, y, k * 0.38, k * 0.3, c, { "stroke-width": 1.6 });
      else
        s +=
          P(
            polar(x - k * 0.6, y, (a) => k * 0.62 * (1 + 0.14 * cos(5 * a)), 15),
            shift(c, r, 8),
            { "stroke-width": 2 },
          ) +
          P(
            polar(x + k * 0.6, y + 4, (a) => k * 0.62 * (1 + 0.14 * cos(5 * a + 1)), 15),
            c,
            { "stroke-width": 2 },
          ) +
          (v.lip
            ? C(x - k * 0.6, y + 3, k * 0.2, v.lip, NSX) + C(x + k * 0.6, y + 7, k * 0.2, v.lip, NSX)
            : "");
    }
  });
  return s;
};
const pea = (v, r) => {
  let s =
    L("M200 250Q190 140 214 20", { "stroke-width": 5, stroke: G2 }) +
    L("M204 120q-60 -10 -70 20q0 16 14 12q10 -6 0 -12", { "stroke-width": 2.4, stroke: G2 });
  const fl = (x, y, c, c2) =>
    P(
      `M${x} ${y + 26}C${x - 60} ${y + 14} ${x - 52} ${y - 40} ${x} ${y - 30}C${x + 52} ${y - 40} ${x + 60} ${y + 14} ${x} ${y + 26}z`,
      c,
    ) +
    P(
      `M${x} ${y + 32}C${x - 34} ${y + 22} ${x - 30} ${y - 8} ${x} ${y}C${x + 30} ${y - 8} ${x + 34} ${y + 22} ${x} ${y + 32}z`,
      c2,
      { "stroke-width": 2.2 },
    ) +
    L(`M${x} ${y + 2}v24`, { "stroke-width": 1.8 });
  const cs = v.cs;
  [
    [126, 70],
    [276, 62],
    [136, 160],
    [274, 158],
  ].forEach(([x, y], i) => {
    s += stemTo(204, y + 56, x, y + 28) + fl(x, y, cs[i % cs.length], v.c2 || light(cs[i % cs.length], 0.4));
  });
  return s;
};
const mixed = (v, r) => {
  const fl = v.set || ["poppy", "daisy", "corn", "cosmos", "cal"];
  const K = {
    poppy: { n: 4, pw: 3, c: "#cf3b2e", eye: "#2b2b30", ek: 0.24 },
    daisy: { n: 13, c: "#fdfaf0", eye: "#e6b634", ek: 0.32 },
    corn: { n: 8, c: "#4a6fc0", notch: 1, eye: "#2f3f86", ek: 0.22 },
    cosmos: { n: 8, c: "#d9679a", notch: 1, eye: "#e6b634", ek: 0.2 },
    cal: { n: 16, layers: 2, c: "#e08a1e", eye: "#8a4a1a", ek: 0.25 },
    viola: { n: 5, pw: 2.6, c: "#7a4fa8", eye: "#f0cf4a", ek: 0.24 },
    nas: { n: 5, pw: 2.8, c: "#e0641e", eye: "#8c2a1a", ek: 0.18 },
    bor: { n: 5, pt: 1, pw: 2.4, c: "#4a6fd0", eye: "#f6f2e6", ek: 0.2 },
    zin: { n: 14, layers: 3, c: "#c9386a", eye: "#e6b634", ek: 0.16 },
    alys: { n: 4, pw: 2.6, c: "#f7efe0", eye: "#b9cf6a", ek: 0.25 },
    imp: { n: 5, pw: 2.8, c: "#e89ab0", eye: "#fff", ek: 0.14 },
    fox: { n: 6, c: "#a86fc0", eye: "#fff2c0", ek: 0.25 },
  };
  let s = "";
  const pos = v.low
    ? [
        [70, 150],
        [130, 118],
        [196, 146],
        [262, 116],
        [326, 148],
        [100, 196],
        [166, 190],
        [236, 192],
        [300, 196],
      ]
    : [
        [84, 92],
        [148, 52],
        [206, 104],
        [268, 50],
        [326, 98],
        [118, 156],
        [288, 158],
        [200, 176],
      ];
  pos.forEach(([x, y], i) => {
    s += stemTo(x + (200 - x) * 0.3, 250, x, y);
  });
  for (let i = 0; i < 6; i++) s += leaf(70 + i * 52, 244, 46, 9, -60 - i * 12 + 20, G1);
  pos.forEach(([x, y], i) => {
    s += flower(x, y, (v.low ? 26 : 33) + (i % 3) * 4, K[fl[(i + (v.off || 0)) % fl.length]], r);
  });
  return s;
};
// --- herbs ----------------------------------------------------------------------
const sprig = (v, r) => {
  let s = "";
  const stems = v.stems || [[200, 236, 200, 26]];
  for (const [x0, y0, x1, y1] of stems) {
    s +=
      L(`M${x0} ${y0}L${x1} ${y1}`, { "stroke-width": v.woody ? 7 : 5 }) +
      L(`M${x0} ${y0}L${x1} ${y1}`, { "stroke-width": v.woody ? 4 : 2.4, stroke: v.woody || G3 });
    const m = v.pairs || 5,
      ang = (Math.atan2(y1 - y0, x1 - x0) * 180) / PI;
    for (let j = 0; j < m; j++) {
      const t = 0.12 + (0.82 * j) / Math.max(1, m - 1),
        x = lerp(x0, x1, t),
        y = lerp(y0, y1, t),
        k = (v.len || 70) * (v.taper === 0 ? 1 : 1 - 0.5 * t) * (0.94 + r() * 0.12),
        w = k * (v.w || 0.42);
      for (const sg of [1, -1]) {
        const a = ang + sg * (v.a || 62) + (r() - 0.5) * 8;
        s += v.lobed
          ? lobed(x, y, k, a, shift(v.c, r, 7), v.lobed)
          : v.serr
            ? serr(x, y, k, w, a, shift(v.c, r, 7))
            : leaf(x, y, k, w, a, shift(v.c, r, 7), { tip: v.tip ?? 0.45, rib: k < 26 ? 0 : 1 });
      }
      if (v.node && j > m - 3) s += C(x, y, 6, v.node, { "stroke-width": 1.8 });
    }
    if (!v.notop)
      s += leaf(
        x1,
        y1 + 8,
        (v.len || 70) * 0.55,
        (v.len || 70) * 0.55 * (v.w || 0.42),
        ang,
        light(v.c, 0.15),
        { tip: v.tip ?? 0.45, rib: 0 },
      );
    if (v.head) s += v.head(x1, y1, r);
  }
  // Fine leaves in the usual ink would be one dark spot.
  return v.ink ? G(s, "", { "stroke-width": v.ink }) : s;
};
const lobed = (x, y, k, a, c, n = 3) =>
  G(
    P(
      smooth(
        Array.from({ length: n * 8 }, (_, i) => {
          const t = i / (n * 8),
            q = t < 0.5 ? t * 2 : 2 - t * 2,
            sg = t < 0.5 ? -1 : 1;
          return [k * q, sg * k * 0.36 * sin(PI * clamp(q * 0.95 + 0.05, 0, 1)) * (i % 4 < 2 ? 1.25 : 0.55)];
        }),
      ),
      c,
      { "stroke-width": 2.2 },
    ) + L(`M0 0H${r1(k * 0.75)}`, { "stroke-width": 1.6, opacity: 0.6 }),
    `translate(${r1(x)} ${r1(y)})rotate(${r1(a)})`,
  );
const serr = (x, y, k, w, a, c) => {
  let d = "M0 0";
  const m = 5;
  for (let i = 1; i <= m; i++) {
    const q = i / m;
    d += `L${r1(k * (q - 0.1))} ${r1(-w * sin(PI * Math.min(0.97, q * 0.9)) * 1.15)}L${r1(k * (q - 0.06))} ${r1(-w * sin(PI * Math.min(0.97, q * 0.9)) * 0.85)}`;
  }
  d += `L${r1(k)} 0`;
  for (let i = m; i >= 1; i--) {
    const q = i / m;
    d += `L${r1(k * (q - 0.06))} ${r1(w * sin(PI * Math.min(0.97, q * 0.9)) * 0.85)}L${r1(k * (q - 0.1))} ${r1(w * sin(PI * Math.min(0.97, q * 0.9)) * 1.15)}`;
  }
  return G(
    P(d + "z", c, { "stroke-width": 2.2 }) +
      L(`M${r1(k * 0.1)} 0H${r1(k * 0.8)}`, { "stroke-width": 1.6, opacity: 0.6 }),
    `translate(${r1(x)} ${r1(y)})rotate(${r1(a)})`,
  );
};
const fan = (v, r) => {
  let s = "";
  for (const [a, k] of v.sts || [
    [-128, 150],
    [-108, 186],
    [-90, 200],
    [-70, 184],
    [-50, 150],
  ]) {
    const x = 200 + cos((a * PI) / 180) * k,
      y = 236 + sin((a * PI) / 180) * k;
    s +=
      L(`M200 238L${r1(x)} ${r1(y)}`, { "stroke-width": 5 }) +
      L(`M200 238L${r1(x)} ${r1(y)}`, { "stroke-width": 2.4, stroke: G3 });
    if (v.umbel) {
      for (let i = 0; i < 9; i++) {
        const b = ((a - 64 + i * 16) * PI) / 180,
          X = x + cos(b) * 36,
          Y = y + sin(b) * 36;
        s +=
          L(`M${r1(x)} ${r1(y)}L${r1(X)} ${r1(Y)}`, { "stroke-width": 2, stroke: G2 }) +
          C(X, Y, 6, v.umbel, { "stroke-width": 1.6 });
      }
    } else if (v.thread)
      s += L(
        Array.from({ length: 6 }, (_, i) => {
          const q = 0.4 + i * 0.12,
            X = lerp(200, x, q),
            Y = lerp(236, y, q);
          const l = 30 * (1.3 - q * 0.6);
          return [-48, 48]
            .map((e) => {
              const b = ((a + e) * PI) / 180;
              return `M${r1(X)} ${r1(Y)}l${r1(cos(b) * l)} ${r1(sin(b) * l)}`;
            })
            .join("");
        }).join(""),
        { "stroke-width": 3, stroke: v.c },
      );
    else if (v.curl)
      s +=
        P(
          polar(x, y, (t) => v.curl * (1 + 0.13 * cos(9 * t)), 30),
          shift(v.c, r, 8),
        ) +
        L(
          `M${r1(x - 14)} ${r1(y)}q6 -9 14 0t14 0M${r1(x - 8)} ${r1(y + 12)}q6 -8 12 0M${r1(x - 4)} ${r1(y - 14)}q6 -8 12 0`,
          { "stroke-width": 2, opacity: 0.6 },
        );
    else for (const e of [-58, 0, 58]) s += tri(x, y, v.k || 46, a + e, shift(v.c, r, 7), v.pts || 3);
  }
  return s + (v.foot || "");
};
const tri = (x, y, k, a, c, pts) =>
  G(
    P(
      pts === 3
        ? `M0 0L${r1(k * 0.35)} ${r1(-k * 0.42)}L${r1(k * 0.52)} ${r1(-k * 0.2)}L${r1(k * 0.8)} ${r1(-k * 0.34)}L${r1(k * 0.8)} ${r1(-k * 0.12)}L${r1(k)} 0L${r1(k * 0.8)} ${r1(k * 0.12)}L${r1(k * 0.8)} ${r1(k * 0.34)}L${r1(k * 0.52)} ${r1(k * 0.2)}L${r1(k * 0.35)} ${r1(k * 0.42)}z`
        : `M0 0Q${r1(k * 0.2)} ${r1(-k * 0.6)} ${r1(k * 0.6)} ${r1(-k * 0.45)}Q${r1(k * 0.62)} ${r1(-k * 0.2)} ${r1(k * 0.72)} ${r1(-k * 0.22)}Q${r1(k * 1.05)} ${r1(-k * 0.1)} ${r1(k)} 0Q${r1(k * 1.05)} ${r1(k * 0.1)} ${r1(k * 0.72)} ${r1(k * 0.22)}Q${r1(k * 0.62)} ${r1(k * 0.2)} ${r1(k * 0.6)} ${r1(k * 0.45)}Q${r1(k * 0.2)} ${r1(k * 0.6)} 0 0z`,
      c,
      { "stroke-width": 2.2 },
    ),
    `translate(${r1(x)} ${r1(y)})rotate(${r1(a)})`,
  );
const tubes = (v, r) => {
  let s = "";
  for (let i = 0; i < 15; i++) {
    const t = (i / 14) * 2 - 1,
      x = 200 + t * 110 + (r() - 0.5) * 12,
      y = 44 + Math.abs(t) * 44 + r() * 26;
    s += v.flat
      ? L(`M${r1(200 + t * 24)} 238Q${r1(200 + t * 50)} 140 ${r1(x)} ${r1(y)}`, { "stroke-width": 11 }) +
        L(`M${r1(200 + t * 24)} 238Q${r1(200 + t * 50)} 140 ${r1(x)} ${r1(y)}`, {
          "stroke-width": 6,
          stroke: shift(v.c, r, 12),
        })
      : L(`M${r1(200 + t * 24)} 238Q${r1(200 + t * 50)} 140 ${r1(x)} ${r1(y)}`, { "stroke-width": 7 }) +
        L(`M${r1(200 + t * 24)} 238Q${r1(200 + t * 50)} 140 ${r1(x)} ${r1(y)}`, {
          "stroke-width": 3,
          stroke: shift(v.c, r, 12),
        });
    if (i % 4 === 2 && v.fl)
      s += P(
        polar(x, y - 8, (a) => 19 * (1 + 0.16 * cos(9 * a)), 30),
        v.fl,
        { "stroke-width": 2 },
      );
  }
  return s;
};
/** A low dome of small leaves on many stems, as a basil that is never cut. */
const bush = (v, r) => {
  const k = v.R || 92;
  const top = 236 - k * 1.7;
  let s = L("M200 240V200M188 240Q180 220 168 204M212 240Q220 220 232 204", {
    "stroke-width": 7,
    stroke: dark(v.c, 0.35),
  });
  s += P(
    `M${200 - k * 1.15} 206Q${200 - k * 1.3} ${top} 200 ${top}Q${200 + k * 1.3} ${top} ${200 + k * 1.15} 206Q200 238 ${200 - k * 1.15} 206z`,
    dark(v.c, 0.2),
  );
  const rows = v.ll > 12 ? 5 : 6;
  for (let row = 0; row < rows; row += 1) {
    const y = 210 - (row * (k * 1.5)) / rows;
    const half = k * 1.12 * Math.sqrt(1 - ((row + 0.2) / (rows + 0.6)) ** 2);
    const n = Math.max(3, Math.round((half * 2) / 30));
    for (let i = 0; i < n; i += 1) {
      const x = 200 - half + ((i + 0.5) * half * 2) / n + (r() - 0.5) * 6;
      const lean = -90 + ((x - 200) / k) * 46;
      s += leaf(x, y, 34, 12, lean, (i + row) % 2 ? light(v.c, 0.16) : v.c, { rib: 0 });
    }
  }
  return G(s, "", { "stroke-width": 2 });
};
const bulbFennel = (v, r) => {
  let s = "";
  for (const [a, k] of [
    [-112, 108],
    [-98, 128],
    [-82, 128],
    [-66, 108],
  ]) {
    const x = 200 + cos((a * PI) / 180) * k,
      y = 128 + sin((a * PI) / 180) * k;
    s +=
      L(`M200 128L${r1(x)} ${r1(y)}`, { "stroke-width": 16 }) +
      L(`M200 128L${r1(x)} ${r1(y)}`, { "stroke-width": 10, stroke: G4 }) +
      L(
        Array.from({ length: 6 }, (_, i) => {
          const b = ((a - 60 + i * 24) * PI) / 180;
          return `M${r1(x)} ${r1(y)}l${r1(cos(b) * 32)} ${r1(sin(b) * 26)}`;
        }).join(""),
        { "stroke-width": 2.6, stroke: G2 },
      );
  }
  const w = v.w || 68,
    h = v.h || 62,
    cy = 166;
  return (
    s +
    P(
      `M178 112Q160 130 ${200 - w} ${cy}Q${200 - w} ${cy + h} 200 ${cy + h}Q${200 + w} ${cy + h} ${200 + w} ${cy}Q240 130 222 112z`,
      v.c,
    ) +
    L(
      `M200 114Q188 160 200 ${cy + h - 4}M188 112Q150 150 ${200 - w * 0.5} ${cy + h * 0.88}M212 112Q250 150 ${200 + w * 0.5} ${cy + h * 0.88}`,
      { "stroke-width": 2, opacity: 0.7 },
    ) +
    SH(
      `M${200 + w} ${cy}Q${200 + w} ${cy + h} 200 ${cy + h}Q${200 + w * 0.6} ${cy + h * 0.6} ${200 + w} ${cy}z`,
    )
  );
};
const artichoke = (v, r) => {
  const cx = 200,
    by = 208,
    rx = v.rx || 76,
    ry = v.ry || 94;
  let s =
    P(`M186 ${by - 6}v34h28v-34z`, G2) +
    P(shape(cx, by - ry, rx, ry, { tip: 0, top: v.top || 0.12 }), dark(v.c, 0.12));
  for (let row = 4; row >= 0; row--) {
    const n = [3, 4, 5, 4, 3][row],
      y = by - row * ry * 0.36 - 2,
      wd = rx * [0.72, 0.92, 0.96, 0.74, 0.42][row];
    for (let i = 0; i < n; i++) {
      const x = cx + (n > 1 ? (i / (n - 1)) * 2 - 1 : 0) * wd * 0.78,
        k = rx * 0.36,
        h = ry * 0.56;
      s += P(
        `M${r1(x - k)} ${r1(y - 4)}Q${r1(x - k)} ${r1(y - h * 0.6)} ${r1(x)} ${r1(y - h)}Q${r1(x + k)} ${r1(y - h * 0.6)} ${r1(x + k)} ${r1(y - 4)}Q${r1(x)} ${r1(y + 8)} ${r1(x - k)} ${r1(y - 4)}z`,
        mix(v.c, v.c2 || G2, (i + row) % 2 ? 0.35 : 0.1),
        { "stroke-width": 2.4 },
      );
    }
  }
  return s;
};
const curd = (v, r) => {
  let s = "";
  for (const [x, a] of [
    [86, -62],
    [314, -118],
    [120, -82],
    [280, -98],
  ])
    s += leaf(x < 200 ? 150 : 250, 226, 150, 40, a - (x < 200 ? 60 : -60), x % 3 ? G2 : G1, { tip: 0.6 });
  const cx = 200,
    cy = 122,
    R0 = v.R || 74;
  if (v.fractal) {
    for (let row = 0; row < 6; row++)
      for (let i = 0; i < [4, 6, 5, 4, 3, 1][row]; i++) {
        const n = [4, 6, 5, 4, 3, 1][row],
          x = cx + (n > 1 ? (i / (n - 1)) * 2 - 1 : 0) * [50, 76, 60, 44, 24, 0][row],
          y = 186 - row * 26;
        s +=
          P(
            `M${r1(x - 20)} ${y}Q${r1(x - 14)} ${y - 26} ${r1(x)} ${y - 42}Q${r1(x + 14)} ${y - 26} ${r1(x + 20)} ${y}Q${r1(x)} ${y + 10} ${r1(x - 20)} ${y}z`,
            shift(v.c, r, 8),
            { "stroke-width": 2.2 },
          ) +
          L(`M${r1(x - 10)} ${y - 6}q10 6 20 0M${r1(x - 8)} ${y - 18}q8 5 15 0`, {
            "stroke-width": 1.6,
            opacity: 0.6,
          });
      }
    return s;
  }
  const pts = [[0, 0, 0.52]];
  for (let i = 0; i < 7; i++) pts.push([cos(i * 0.9) * 0.62, sin(i * 0.9) * 0.52, 0.42]);
  s += pts
    .reverse()
    .map(([x, y, k]) =>
      P(
        polar(cx + x * R0, cy + y * R0, (a) => R0 * k * (1 + 0.09 * cos(7 * a)), 21),
        shift(v.c, r, 6),
        { "stroke-width": 2.6 },
      ),
    )
    .join("");
  s += L(
    Array.from({ length: 18 }, () => {
      const a = r() * 6.3,
        q = Math.sqrt(r()) * R0 * 0.85;
      return `M${r1(cx + cos(a) * q)} ${r1(cy + sin(a) * q * 0.85)}q4 -6 8 0`;
    }).join(""),
    { "stroke-width": 1.8, opacity: 0.5 },
  );
  return s + leaf(130, 232, 110, 34, -52, G1, { tip: 0.6 }) + leaf(270, 232, 110, 34, -128, G1, { tip: 0.6 });
};
const broccoli = (v, r) => {
  let s = "";
  if (v.small) {
    for (let i = 0; i < 5; i++) {
      const x = 100 + i * 50,
        y = 100 + (i % 2) * 26;
      s += leaf(200, 230, 130, 26, -150 + i * 30, G2, { tip: 0.6 });
    }
    for (let i = 0; i < 5; i++) {
      const x = 96 + i * 52,
        y = 84 + Math.abs(i - 2) * 16;
      s +=
        L(`M200 238Q${x} 190 ${x} ${y}`, { "stroke-width": 12 }) +
        L(`M200 238Q${x} 190 ${x} ${y}`, { "stroke-width": 6, stroke: G3 }) +
        P(
          polar(x, y, (a) => [30 * (1 + 0.12 * cos(8 * a)), 24 * (1 + 0.12 * cos(8 * a))], 32),
          v.c,
        ) +
        L(`M${x - 12} ${y}h.1M${x} ${y - 8}h.1M${x + 11} ${y + 2}h.1M${x - 2} ${y + 8}h.1`, {
          "stroke-width": 5,
          opacity: 0.4,
        });
    }
    return s;
  }
  s += P("M172 130L182 238H220L230 130z", G3);
  s +=
    L("M186 160L150 130M214 160L252 130", { "stroke-width": 16 }) +
    L("M186 160L150 130M214 160L252 130", { "stroke-width": 10, stroke: G3 });
  for (const [x, y, k] of [
    [126, 122, 40],
    [276, 122, 40],
    [148, 84, 44],
    [254, 84, 44],
    [200, 66, 50],
    [200, 116, 46],
  ])
    s +=
      P(
        polar(x, y, (a) => k * (1 + 0.1 * cos(9 * a)), 27),
        shift(v.c, r, 8),
      ) +
      L(
        Array.from(
          { length: 6 },
          (_, i) => `M${r1(x + cos(i * 1.1) * k * 0.55)} ${r1(y + sin(i * 1.1) * k * 0.5)}h.1`,
        ).join(""),
        { "stroke-width": 5, opacity: 0.35 },
      );
  return s + leaf(180, 232, 100, 24, -150, G2) + leaf(222, 232, 100, 24, -30, G2);
};
const kohlrabi = (v, r) => {
  let s = "";
  for (const [x, a] of [
    [160, -118],
    [182, -102],
    [218, -78],
    [240, -62],
    [200, -90],
  ])
    s +=
      L(`M${x} 130L${r1(x + cos((a * PI) / 180) * 60)} ${r1(130 + sin((a * PI) / 180) * 60)}`, {
        "stroke-width": 9,
        stroke: INK,
      }) +
      L(`M${x} 130L${r1(x + cos((a * PI) / 180) * 60)} ${r1(130 + sin((a * PI) / 180) * 60)}`, {
        "stroke-width": 4,
        stroke: light(v.c, 0.2),
      }) +
      leaf(x + cos((a * PI) / 180) * 50, 130 + sin((a * PI) / 180) * 50, 72, 20, a, G2, { tip: 0.5 });
  const R0 = v.R || 62;
  return (
    s +
    ball(200, 168, R0, R0 * 0.92, v.c, {
      in: L("M160 150q-8 -6 -2 -14M240 150q8 -6 2 -14M184 176q-10 -4 -6 -14M222 182q10 -4 6 -14", {
        "stroke-width": 2.4,
      }),
    }) +
    L("M200 228v14", { "stroke-width": 6 })
  );
};
const grass = (v, r) => {
  let s = P("M0 236V206Q100 196 200 204T400 200V236z", "#7a5a34", { "stroke-width": 2.4 });
  const n = v.n || 44,
    h = v.h || 90;
  let d1 = "",
    d2 = "";
  for (let i = 0; i < n; i++) {
    const x = 16 + (i * 368) / n + r() * 5,
      k = h * (0.7 + r() * 0.5),
      b = (r() - 0.5) * (v.bend || 30),
      w = v.bw || 4;
    const d = `M${r1(x - w)} 208Q${r1(x)} ${r1(208 - k * 0.5)} ${r1(x + b)} ${r1(208 - k)}Q${r1(x + w + b * 0.3)} ${r1(208 - k * 0.45)} ${r1(x + w)} 208z`;
    if (i % 2) d1 += d;
    else d2 += d;
  }
  s += P(d1, light(v.c, 0.2), { "stroke-width": 1.8 }) + P(d2, v.c, { "stroke-width": 1.8 });
  if (v.clover)
    for (let i = 0; i < 9; i++) {
      const x = 36 + i * 41,
        y = 178 + r() * 20;
      s += [0, 120, 240]
        .map((a) =>
          E(x + cos(((a - 90) * PI) / 180) * 8, y + sin(((a - 90) * PI) / 180) * 8, 8, 8, G3, {
            "stroke-width": 1.8,
          }),
        )
        .join("");
    }
  if (v.sun)
    s +=
      C(330, 52, 26, "#e6b634") +
      L("M330 12v-4M370 52h6M358 24l4 -4M302 24l-4 -4M290 52h-6", { "stroke-width": 3 });
  if (v.shade)
    s +=
      P("M262 70Q270 20 320 28Q366 10 372 56Q396 76 366 92H280Q250 88 262 70z", "#6f9a5c") +
      P("M314 92h12v110h-12z", "#8a6a3a", { "stroke-width": 2.4 });
  if (v.ball)
    s +=
      C(318, 176, 30, PAPER) +
      P("M318 162l14 10l-5 16h-18l-5 -16z", INK) +
      L("M318 162v-16M332 172l14 -6M327 188l9 12M309 188l-9 12M304 172l-14 -6", { "stroke-width": 2 });
  return s;
};
const cover = (v, r) => {
  let s = P("M0 236V214Q100 206 200 212T400 208V236z", "#7a5a34", { "stroke-width": 2.4 });
  const kinds = v.kinds;
  kinds.forEach((kd, i) => {
    const n = kinds.length,
      x = 200 + (i - (n - 1) / 2) * (300 / Math.max(n, 2.2)),
      y = 212;
    const one = {
      clover: (c) =>
        L(`M${x} ${y}V70`, { "stroke-width": 4, stroke: G2 }) +
        (v.tall && c
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
                    shape(
                      x + sg * 30 + cos(((a - 90) * PI) / 180) * 14,
                      yy + sin(((a - 90) * PI) / 180) * 14,
                      14,
                      14,
                    ),
                    G3,
                    { "stroke-width": 2 },
                  ),
                )
                .join("") + L(`M${x} ${yy + 26}L${x + sg * 30} ${yy}`, { "stroke-width": 2.4 }),
          )
          .join(""),
      phac: (c) =>
        L(`M${x} ${y}V90`, { "stroke-width": 4, stroke: G2 }) +
        tops(x, y - 6, 60, G1, "fern", r) +
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
                  return `M${r1(x + dx)} ${yy}L${r1(x + dx + cos(b) * k * 1.25)} ${r1(yy + sin(b) * k * 1.25)}`;
                }).join(""),
                { stroke: c, "stroke-width": 3 },
              ) +
              P(`M${x + dx - k * 0.8} ${yy}a${r1(k * 0.8)} ${r1(k * 0.8)} 0 0 1 ${r1(k * 1.6)} 0z`, c, {
                "stroke-width": 2,
              }),
          )
          .join(""),
      must: (c) =>
        L(`M${x} ${y}V60`, { "stroke-width": 4, stroke: G2 }) +
        lobed(x, y - 10, 66, -150, G1, 2) +
        lobed(x, y - 30, 66, -30, G1, 2) +
        [
          [0, 50],
          [-22, 70],
          [22, 70],
          [-12, 90],
          [14, 94],
        ]
          .map(([a, b]) =>
            [0, 90, 180, 270]
              .map((q) =>
                E(x + a + cos((q * PI) / 180) * 7, b + sin((q * PI) / 180) * 7, 6.5, 6.5, c, {
                  "stroke-width": 1.6,
                }),
              )
              .join(""),
          )
          .join(""),
      vetch: (c) =>
        L(`M${x} ${y}Q${x - 30} 120 ${x + 10} 44`, { "stroke-width": 4, stroke: G2 }) +
        Array.from({ length: 6 }, (_, j) =>
          leaf(x - 10 + j * 3, 190 - j * 22, 32, 6, j % 2 ? -20 : -160, G1, { rib: 0 }),
        ).join("") +
        Array.from({ length: 5 }, (_, j) =>
          P(`M${x + 6} ${50 + j * 18}q-26 -14 -24 8q12 8 24 -8z`, c, { "stroke-width": 2 }),
        ).join(""),
      fav: (c) =>
        L(`M${x} ${y}V36`, { "stroke-width": 8 }) +
        L(`M${x} ${y}V36`, { "stroke-width": 4, stroke: G3 }) +
        [0, 1, 2, 3].map((j) => leaf(x, 190 - j * 40, 60, 17, j % 2 ? -30 : -150, G1)).join("") +
        [0, 1, 2]
          .map(
            (j) =>
              P(
                `M${x} ${160 - j * 42}q${j % 2 ? -30 : 30} -22 ${j % 2 ? -26 : 26} 6q-10 10 ${j % 2 ? 26 : -26} -6z`,
                "#fbf7ec",
                { "stroke-width": 2 },
              ) + C(x + (j % 2 ? -18 : 18), 158 - j * 42, 4.5, c, NSX),
          )
          .join(""),
      rye: (c) =>
        L(`M${x} ${y}Q${x + 6} 120 ${x + 2} 50`, { "stroke-width": 3, stroke: c }) +
        Array.from(
          { length: 6 },
          (_, j) =>
            leaf(x + 2, 90 - j * 11, 18, 5, j % 2 ? -50 : -130, c, { rib: 0 }) +
            L(`M${x + 2} ${84 - j * 11}l${j % 2 ? 16 : -16} -34`, { "stroke-width": 1.6 }),
        ).join("") +
        leaf(x, y - 20, 80, 7, -60, G1),
    }[kd[0]];
    s += one(kd[1]);
  });
  return s;
};
export const DRAW = {
  tomato,
  rosette,
  bunch,
  head,
  roots,
  onion,
  leek,
  longs,
  squash,
  bells,
  lantern,
  chillies,
  upchilli: upChilli,
  pods,
  pulse,
  bloom,
  spike,
  sweetpea: pea,
  mixed,
  sprig,
  fan,
  tubes,
  bush,
  fennel: bulbFennel,
  artichoke,
  curd,
  broccoli,
  kohlrabi,
  grass,
  cover,
};
export { G1, G2, G3, G4, melonCut, tops, slice as sliceOf };
