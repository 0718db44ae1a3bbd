// Round bodies, leaves and closed curves.
import { clamp, cos, PI, sin, tenth } from "./numbers.mjs";
import { G, L, P, path, shade, shine } from "./shapes.mjs";

// closed smooth curve through midpoints
export const smooth = (pts) => {
  const m = (a, b) => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
  let d = "";
  for (let i = 0; i < pts.length; i++) {
    const p = pts[i],
      q = pts[(i + 1) % pts.length],
      e = m(p, q);
    if (!i) {
      const s = m(pts.at(-1), p);
      d = path`M${s[0]} ${s[1]}`;
    }
    d += path`Q${p[0]} ${p[1]} ${e[0]} ${e[1]}`;
  }
  return d + "z";
};

export const polar = (cx, cy, fn, n = 16, a0 = -Math.PI / 2) =>
  smooth(
    Array.from({ length: n }, (_, i) => {
      const a = a0 + (i * 2 * Math.PI) / n,
        v = fn(a);
      const [x, y] = Array.isArray(v) ? v : [v, v];
      return [cx + Math.cos(a) * x, cy + Math.sin(a) * y];
    }),
  );

// round body with shade at the bottom right and a lick of light at the top left
export const ball = (cx, cy, rx, ry, fill, o = {}) => {
  const d = o.d || path`M${cx - rx} ${cy}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0z`;
  return (
    P(d, fill) +
    (o.in || "") +
    shade(
      path`M${cx + rx * 0.94} ${cy - ry * 0.1}A${rx} ${ry} 0 0 1 ${cx - rx * 0.5} ${cy + ry * 0.82}A${rx * 1.1} ${ry * 1.1} 0 0 0 ${cx + rx * 0.94} ${cy - ry * 0.1}z`,
    ) +
    (o.hl === 0
      ? ""
      : shine(
          path`M${cx - rx * 0.68} ${cy - ry * 0.12}Q${cx - rx * 0.62} ${cy - ry * 0.55} ${cx - rx * 0.25} ${cy - ry * 0.7}`,
          clamp(rx / 10, 2.5, 6),
        ))
  );
};

// pointed leaf growing from x,y
export const leaf = (x, y, len, w, ang, fill, o = {}) => {
  const f = o.tip ?? 0.45;
  return G(
    P(path`M0 0Q${len * f} ${-w} ${len} 0Q${len * f} ${w} 0 0z`, fill) +
      (o.rib === 0 ? "" : L(path`M${len * 0.1} 0H${len * 0.8}`, { "stroke-width": 1.6, opacity: 0.6 })),
    `translate(${tenth(x)} ${tenth(y)})rotate(${tenth(ang)})`,
  );
};

export const body = (cx, cy, rx, ry, o = {}) =>
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

export const meridians = (cx, cy, rx, ry, ks, o = {}) =>
  L(
    ks
      .map(
        (k) =>
          path`M${cx + k * rx * 0.25} ${cy - ry * 0.93}Q${cx + k * rx * 1.25} ${cy} ${cx + k * rx * 0.25} ${cy + ry * 0.93}`,
      )
      .join(""),
    { "stroke-width": o.w || 2, stroke: o.c, opacity: o.op ?? 0.7 },
  );
