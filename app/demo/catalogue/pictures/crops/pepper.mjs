// Peppers and chillies.
import { ball, body, cos, DARK_LEAF, L, LEAF, leaf, P, PI, path, shade, shine, sin, tenth } from "../kit.mjs";
import { longFruit } from "./long-fruit.mjs";

const pepper = (x, y, w, h, variety) => {
  const d = `M${x - w * 0.2} ${y - h * 0.42}C${tenth(x - w * 0.9)} ${tenth(y - h * 0.75)} ${tenth(x - w * 1.1)} ${tenth(y - h * 0.1)} ${tenth(x - w * 0.82)} ${tenth(y + h * 0.3)}C${tenth(x - w * 0.78)} ${tenth(y + h * 0.62)} ${tenth(x - w * 0.4)} ${tenth(y + h * 0.66)} ${tenth(x - w * 0.28)} ${tenth(y + h * 0.5)}Q${x} ${tenth(y + h * 0.72)} ${tenth(x + w * 0.28)} ${tenth(y + h * 0.5)}C${tenth(x + w * 0.4)} ${tenth(y + h * 0.66)} ${tenth(x + w * 0.78)} ${tenth(y + h * 0.62)} ${tenth(x + w * 0.82)} ${tenth(y + h * 0.3)}C${tenth(x + w * 1.1)} ${tenth(y - h * 0.1)} ${tenth(x + w * 0.9)} ${tenth(y - h * 0.75)} ${tenth(x + w * 0.2)} ${tenth(y - h * 0.42)}Q${x} ${tenth(y - h * 0.36)} ${tenth(x - w * 0.2)} ${tenth(y - h * 0.42)}z`;
  return (
    P(d, variety.c) +
    L(
      `M${tenth(x - w * 0.2)} ${tenth(y - h * 0.4)}C${tenth(x - w * 0.5)} ${y} ${tenth(x - w * 0.4)} ${tenth(y + h * 0.3)} ${tenth(x - w * 0.28)} ${tenth(y + h * 0.48)}M${tenth(x + w * 0.2)} ${tenth(y - h * 0.4)}C${tenth(x + w * 0.5)} ${y} ${tenth(x + w * 0.4)} ${tenth(y + h * 0.3)} ${tenth(x + w * 0.28)} ${tenth(y + h * 0.48)}`,
      { "stroke-width": 2.2, opacity: 0.6 },
    ) +
    shade(
      path`M${x + w * 0.85} ${y - h * 0.3}C${x + w} ${y + h * 0.1} ${x + w * 0.8} ${y + h * 0.6} ${x + w * 0.5} ${y + h * 0.57}Q${x + w * 0.75} ${y + h * 0.1} ${x + w * 0.85} ${y - h * 0.3}z`,
    ) +
    shine(
      path`M${x - w * 0.7} ${y + h * 0.1}Q${x - w * 0.8} ${y - h * 0.25} ${x - w * 0.55} ${y - h * 0.38}`,
      5,
    ) +
    P(
      `M${tenth(x - w * 0.3)} ${tenth(y - h * 0.42)}Q${x} ${tenth(y - h * 0.28)} ${tenth(x + w * 0.3)} ${tenth(y - h * 0.42)}Q${tenth(x + w * 0.1)} ${tenth(y - h * 0.52)} ${x + 7} ${tenth(y - h * 0.55)}q-2 -14 8 -24l-12 -5q-14 12 -12 29Q${tenth(x - w * 0.1)} ${tenth(y - h * 0.52)} ${tenth(x - w * 0.3)} ${tenth(y - h * 0.42)}z`,
      DARK_LEAF,
      { "stroke-width": 2.4 },
    )
  );
};

export const peppers = (variety, random) =>
  pepper(140, 132, variety.w || 68, variety.h || 134, variety) +
  pepper(
    278,
    142,
    (variety.w || 68) * 0.85,
    (variety.h || 134) * 0.86,
    variety.c2 ? { ...variety, c: variety.c2 } : variety,
  );

export const lantern = (variety, random) => {
  const one = (x, y, k) => {
    const deep = k * Math.min(0.9, (variety.tall || 1.15) * 0.8);
    const d = body(x, y, k, k * (variety.tall || 1.15), {
      ribs: variety.ribs || 4,
      rd: variety.rd || 0.09,
      tip: variety.tip ?? 0.3,
      n: 28,
    });
    return (
      ball(x, y, k * 0.86, k * 0.8 * Math.min(variety.tall || 1.15, 1.2), variety.c, {
        d,
        in:
          L(
            path`M${x - k * 0.3} ${y - deep}Q${x - k * 0.55} ${y} ${x - k * 0.15} ${y + deep}M${x + k * 0.3} ${y - deep}Q${x + k * 0.5} ${y} ${x + k * 0.15} ${y + deep}`,
            { "stroke-width": 2, opacity: 0.5 },
          ) +
          (variety.bump
            ? L(
                Array.from(
                  { length: 12 },
                  () => path`M${x + (random() - 0.5) * k * 1.4} ${y + (random() - 0.5) * k * 1.4}h.1`,
                ).join(""),
                { "stroke-width": 5, opacity: 0.3 },
              )
            : ""),
      }) +
      P(
        `M${tenth(x - k * 0.4)} ${tenth(y - k * 0.95)}Q${x} ${tenth(y - k * 0.75)} ${tenth(x + k * 0.4)} ${tenth(y - k * 0.95)}L${x + 5} ${tenth(y - k * 1.15)}q0 -14 8 -20h-10q-10 8 -8 20z`,
        DARK_LEAF,
        { "stroke-width": 2.2 },
      ) +
      (variety.tail
        ? L(`M${x} ${tenth(y + k * 1.3)}q4 12 -4 22`, { stroke: variety.c, "stroke-width": 5 }) +
          L(`M${x + 2} ${tenth(y + k * 1.34)}q5 11 -5 23`, { "stroke-width": 2 })
        : "")
    );
  };
  const k = variety.k || 46;
  return one(112, 104, k) + one(216, 128, k * 1.05) + one(308, 108, k * 0.95);
};

export const chillies = (variety, random) => {
  const n = variety.n || 4;
  let s = "";
  for (let i = 0; i < n; i++)
    s += longFruit(
      92 + (i % 2) * 20 + (variety.len < 120 ? 30 : 0),
      60 + i * (150 / Math.max(1, n - 1)) - (n === 1 ? -60 : 0),
      (variety.len || 210) * (1 - random() * 0.1),
      variety.w || 15,
      (variety.ang ?? -6) + Math.round((random() - 0.5) * 12),
      { point: variety.blunt ? 0 : 1, cap: "pep", bend: variety.bend ?? 10, ...variety },
    );
  return s;
};

export const uprightChillies = (variety, random) => {
  let s = L("M200 234V150", { "stroke-width": 7, stroke: DARK_LEAF });
  for (const [x, y, a] of [
    [120, 180, -160],
    [282, 178, -22],
    [150, 206, 200],
    [250, 208, -10],
  ])
    s += leaf(x < 200 ? 196 : 204, y, 84, 20, a, LEAF);
  for (let i = 0; i < 8; i++) {
    const a = -150 + i * 17;
    s += longFruit(
      200 + cos((a * PI) / 180) * 24,
      152 + sin((a * PI) / 180) * 20,
      82 + random() * 18,
      10,
      a,
      {
        ...variety,
        c: i % 4 === 3 && variety.c2 ? variety.c2 : variety.c,
        point: 1,
        cap: "pep",
      },
    );
  }
  return s;
};
