// Upright bundles of long leaves: chard, romaine, celery.
import { cos, G, L, lerp, light, P, PI, path, polar, R, shift, sin, tenth } from "../kit.mjs";

export const bunch = (variety, random) => {
  const n = variety.n || 7,
    bx = 200,
    by = variety.by || 226;
  let s = "";
  const order = Array.from({ length: n }, (_, i) => i).sort(
    (a, b) => Math.abs(b - (n - 1) / 2) - Math.abs(a - (n - 1) / 2),
  );
  for (const i of order) {
    const t = n > 1 ? (i / (n - 1)) * 2 - 1 : 0,
      ang = t * (variety.spread || 34),
      len = (variety.len || 200) * (1 - Math.abs(t) * 0.16 + (random() - 0.5) * 0.05),
      w = variety.w || 26,
      st = variety.stalk ?? 0.45,
      sw = variety.sw || 9,
      col = shift(variety.c, random, 8);
    const stc = Array.isArray(variety.st)
      ? variety.st[i % variety.st.length]
      : variety.st || light(variety.c, 0.5);
    let lf;
    const h0 = -len * st,
      h1 = -len;
    if (variety.shape === "jag") {
      let d = path`M0 ${h0 + 20}`;
      const m = 6;
      for (const sgn of [1, -1])
        for (let j = 0; j <= m; j++) {
          const q = sgn > 0 ? j / m : 1 - j / m,
            y = lerp(h0 + 12, h1, q),
            ww = w * (0.4 + 0.6 * sin(PI * Math.min(0.95, q + 0.1)));
          d += `L${tenth(sgn * ww * (j === m && sgn > 0 ? 0 : 1))} ${tenth(y - 6)}L${tenth(sgn * ww * 0.42)} ${tenth(y + (sgn > 0 ? -14 : 8))}`;
        }
      lf = d + "z";
    } else if (variety.shape === "curl") {
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
      lf = path`M${-sw / 2} ${h0 + 26}C${-w * 1.25} ${lerp(h0, h1, variety.wide ?? 0.35)} ${-w * 1.1} ${h1 + 12} 0 ${h1}C${w * 1.1} ${h1 + 12} ${w * 1.25} ${lerp(h0, h1, variety.wide ?? 0.35)} ${sw / 2} ${h0 + 26}z`;
    let g =
      (variety.noleaf ? "" : P(lf, col)) +
      (st > 0.02 || variety.rib
        ? P(
            path`M${-sw * 0.7} 0L${-sw * 0.4} ${h0}L0 ${lerp(h0, h1, 0.85)}L${sw * 0.4} ${h0}L${sw * 0.7} 0z`,
            stc,
            { "stroke-width": 2 },
          )
        : "") +
      (variety.veins
        ? L(
            [0.25, 0.45, 0.65]
              .map((q) => {
                const y = lerp(h0, h1, q);
                return path`M0 ${y}l${w * 0.55} ${-12}M0 ${y}l${-w * 0.55} ${-12}`;
              })
              .join(""),
            { "stroke-width": 1.8, stroke: stc },
          )
        : "") +
      (variety.bump
        ? L(
            Array.from({ length: 8 }, (_, j) => {
              const y = lerp(h0 - 8, h1 + 16, j / 7),
                x = (j % 2 ? 1 : -1) * w * 0.35;
              return path`M${x - 5} ${y}q5 -7 10 0`;
            }).join(""),
            { "stroke-width": 1.8, opacity: 0.6 },
          )
        : "") +
      (variety.spots
        ? L(
            Array.from({ length: variety.spots }, () => {
              const y = lerp(h0, h1 + 12, random()),
                x = (random() - 0.5) * w;
              return path`M${x} ${y}l${(random() - 0.5) * 9} ${(random() - 0.5) * 9}`;
            }).join(""),
            { "stroke-width": 5, stroke: variety.sc || "#9c2f4a" },
          )
        : "");
    s += G(g, `translate(${tenth(bx + t * (variety.base || 14))} ${by})rotate(${tenth(ang)})`);
  }
  return (
    s +
    (variety.tie ? R(bx - 24, by - 36, 48, 10, "#c69c6d", { "stroke-width": 2 }) : "") +
    (variety.foot || "")
  );
};
