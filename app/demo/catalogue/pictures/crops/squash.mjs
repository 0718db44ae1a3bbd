// Pumpkins, melons, round aubergines.
import { ball, body, cos, dark, L, meridians, P, path, sin } from "../kit.mjs";

export const squash = (variety, random) => {
  const cx = variety.cut ? 158 : 200,
    cy = variety.cy || 132,
    rx = variety.rx || 96,
    ry = variety.ry || 76;
  const ks = [-0.95, -0.55, -0.18, 0.18, 0.55, 0.95].slice(0, variety.ribsn === 0 ? 0 : 6);
  let ins = meridians(cx, cy, rx, ry, ks, { w: variety.rw || 2.4, c: variety.rc, op: variety.rc ? 1 : 0.55 });
  if (variety.net)
    ins += L(
      Array.from({ length: 20 }, () => {
        const a = random() * 6.3,
          q = Math.sqrt(random()) * 0.78,
          x = cx + cos(a) * rx * q,
          y = cy + sin(a) * ry * q;
        return path`M${x - 9} ${y + (random() - 0.5) * 14}L${x} ${y}l${9} ${(random() - 0.5) * 14}`;
      }).join(""),
      { "stroke-width": 2, stroke: variety.net },
    );
  if (variety.warts)
    ins += L(
      Array.from({ length: variety.warts }, () => {
        const a = random() * 6.3,
          q = Math.sqrt(random()) * 0.8;
        return path`M${cx + cos(a) * rx * q} ${cy + sin(a) * ry * q}h.1`;
      }).join(""),
      { "stroke-width": variety.ws || 9, stroke: variety.wc || dark(variety.c, 0.25) },
    );
  if (variety.turban)
    ins += P(body(cx, cy - ry * 0.3, rx * 0.56, ry * 0.5, { ribs: 5, rd: 0.05 }), variety.turban);
  const d = body(cx, cy, rx, ry, {
    ribs: variety.lob || 0,
    rd: 0.035,
    ...variety.sh,
    n: variety.lob ? variety.lob * 4 : 18,
  });
  const st = variety.nostem
    ? ""
    : P(path`M${cx - 9} ${cy - ry * 0.9}q-2 -22 10 -36l16 5q-8 12 -6 31z`, variety.stem || "#7f9a4a", {
        "stroke-width": 2.6,
      });
  return (
    ball(cx, cy, rx, ry, variety.c, { d, in: ins }) + st + (variety.cut ? variety.cut(298, 160, random) : "")
  );
};

export const cutMelon = (rim, fl, sd) => (x, y) =>
  P(`M${x - 70} ${y - 20}A72 72 0 0 0 ${x + 74} ${y - 20}Q${x} ${y + 18} ${x - 70} ${y - 20}z`, rim) +
  P(`M${x - 62} ${y - 16}A66 60 0 0 0 ${x + 66} ${y - 16}Q${x} ${y + 20} ${x - 62} ${y - 16}z`, fl, {
    "stroke-width": 1.8,
  }) +
  L(`M${x - 34} ${y + 6}l4 8M${x - 12} ${y + 13}l2 9M${x + 12} ${y + 13}l-2 9M${x + 34} ${y + 7}l-4 8`, {
    stroke: sd || "#f3e2a6",
    "stroke-width": 5,
  });
