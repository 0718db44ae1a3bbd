// Heads of leaves seen from above.
import { cos, L, light, mix, P, PI, path, polar, shade, sin } from "../kit.mjs";

export const rosette = (variety, random) => {
  const cx = 200,
    cy = 124,
    c = variety.c,
    n = variety.n || 8,
    fr = variety.frill ?? 0.05,
    ff = variety.ff || 5,
    RR = variety.R || 108,
    ay = variety.ay || 0.98,
    ph = random() * 6;
  let s = "";
  const rings = variety.rings || 4;
  for (let i = 0; i < rings; i++) {
    const t = i / rings,
      R0 = RR * (1 - t * (variety.tight ?? 0.78)),
      col = mix(variety.edge && i < 2 ? variety.edge : c, variety.heart || light(c, 0.55), t * 0.95),
      off = ph + i * 0.45;
    s += P(
      polar(
        cx,
        cy,
        (a) => {
          const w = 1 + (variety.lobe ?? 0.09) * cos(n * (a + off)) + fr * cos(n * ff * (a + off));
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
        d += path`M${cx + cos(a) * R0 * 0.42} ${cy + sin(a) * R0 * 0.42 * ay}L${cx + cos(a) * R0 * 0.9} ${cy + sin(a) * R0 * 0.9 * ay}`;
      }
      s += L(d, { "stroke-width": variety.vw || 2.4, stroke: variety.vein || light(col, 0.45) });
    }
    if (variety.spots && i < 2) {
      let d = "";
      for (let j = 0; j < variety.spots; j++) {
        const a = random() * 2 * PI,
          q = R0 * (0.55 + random() * 0.4);
        d += path`M${cx + cos(a) * q} ${cy + sin(a) * q * ay}l${random() * 8 - 4} ${random() * 8 - 4}`;
      }
      s += L(d, { stroke: variety.sc || "#8a2f48", "stroke-width": 5 });
    }
  }
  return (
    s +
    shade(
      path`M${cx + RR * 0.95} ${cy + 6}A${RR} ${RR * ay} 0 0 1 ${cx - RR * 0.4} ${cy + RR * 0.88 * ay}Q${cx + RR * 0.5} ${cy + RR * 0.7} ${cx + RR * 0.95} ${cy + 6}z`,
    )
  );
};
