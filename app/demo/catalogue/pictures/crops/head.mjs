// Heads with overlapping leaves seen from the side: cabbage, radicchio.
import { ball, body, cos, L, light, P, path, polar, sin } from "../kit.mjs";

export const head = (variety, random) => {
  const cx = 200,
    cy = variety.cy || 128,
    rx = variety.rx || 84,
    ry = variety.ry || 84,
    vein = variety.vein || light(variety.c, 0.55);
  let s = "";
  if (variety.outer)
    for (const k of [-1, 1])
      s +=
        P(
          polar(
            cx + k * rx * 0.72,
            cy + ry * 0.4,
            (a) => {
              const q = 1 + (variety.frill || 0.05) * cos(9 * a);
              return [rx * 0.62 * q, ry * 0.74 * q];
            },
            26,
          ),
          variety.outer,
        ) +
        L(
          path`M${cx + k * rx * 0.3} ${cy + ry}Q${cx + k * rx * 0.9} ${cy + ry * 0.7} ${cx + k * rx * 1.15} ${cy}M${cx + k * rx * 0.8} ${cy + ry * 0.72}l${k * rx * 0.4} ${-ry * 0.05}`,
          { "stroke-width": 2.2, stroke: vein },
        );
  const d = body(cx, cy, rx, ry, variety);
  let ins =
    P(
      path`M${cx - rx * 0.1} ${cy + ry * 0.97}C${cx - rx * 0.95} ${cy + ry * 0.3} ${cx - rx * 0.5} ${cy - ry * 0.75} ${cx + rx * 0.25} ${cy - ry * 0.86}C${cx + rx * 0.1} ${cy - ry * 0.2} ${cx + rx * 0.3} ${cy + ry * 0.4} ${cx - rx * 0.1} ${cy + ry * 0.97}z`,
      light(variety.c, 0.14),
      { "stroke-width": 2.2 },
    ) +
    L(
      path`M${cx} ${cy + ry * 0.92}Q${cx - rx * 0.35} ${cy} ${cx} ${cy - ry * 0.7}M${cx - rx * 0.16} ${cy + ry * 0.5}q${-rx * 0.28} ${-ry * 0.1} ${-rx * 0.36} ${-ry * 0.4}M${cx - rx * 0.17} ${cy}q${-rx * 0.16} ${-ry * 0.12} ${-rx * 0.2} ${-ry * 0.36}M${cx - rx * 0.12} ${cy + ry * 0.3}q${rx * 0.2} ${-ry * 0.1} ${rx * 0.22} ${-ry * 0.4}M${cx + rx * 0.1} ${cy + ry * 0.95}Q${cx + rx * 0.75} ${cy + ry * 0.3} ${cx + rx * 0.55} ${cy - ry * 0.55}M${cx + rx * 0.5} ${cy + ry * 0.4}q${rx * 0.3} 0 ${rx * 0.38} ${-ry * 0.3}M${cx - rx * 0.5} ${cy + ry * 0.75}Q${cx - rx * 0.9} ${cy + ry * 0.3} ${cx - rx * 0.8} ${cy - ry * 0.3}`,
      { "stroke-width": variety.vw || 3, stroke: vein },
    );
  if (variety.savoy)
    ins += L(
      Array.from({ length: 16 }, () => {
        const a = random() * 6.3,
          q = Math.sqrt(random()) * 0.78,
          x = cx + cos(a) * rx * q,
          y = cy + sin(a) * ry * q;
        return path`M${x - 6} ${y}q6 -9 12 0`;
      }).join(""),
      { "stroke-width": 2, opacity: 0.6 },
    );
  if (variety.spots)
    ins += L(
      Array.from({ length: variety.spots }, () => {
        const a = random() * 6.3,
          q = Math.sqrt(random()) * 0.85,
          x = cx + cos(a) * rx * q,
          y = cy + sin(a) * ry * q;
        return path`M${x} ${y}l${random() * 10 - 5} ${random() * 10 - 5}`;
      }).join(""),
      { stroke: variety.sc || "#9c2f4a", "stroke-width": 6 },
    );
  return s + ball(cx, cy, rx, ry, variety.c, { d, in: ins });
};
