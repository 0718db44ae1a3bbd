// Beans, peas and pulses.
import { DARK_LEAF, E, G, INK, L, LEAF, leaf, light, P, PI, path, shift, sin, tenth } from "../kit.mjs";

const pod = (x, y, len, w, ang, variety) => {
  const b = variety.bend ?? 22,
    n = variety.beans || 6;
  let s = P(
    `M0 0C${tenth(len * 0.2)} ${tenth(-w - b)} ${tenth(len * 0.8)} ${tenth(-w - b)} ${len} ${tenth(-4)}q10 2 16 -4q-2 12 -16 12C${tenth(len * 0.8)} ${tenth(w - b)} ${tenth(len * 0.2)} ${tenth(w - b)} 0 0z`,
    variety.c,
  );
  const pt = (q) => [len * q, -b * 0.75 * sin(PI * q)];
  if (variety.marks)
    s += L(
      Array.from({ length: 12 }, (_, i) => {
        const [X, Y] = pt(0.1 + (0.8 * i) / 12);
        return path`M${X} ${Y + (((i * 7) % 5) - 2) * w * 0.2}l${7} ${((i % 3) - 1) * 4}`;
      }).join(""),
      { stroke: variety.marks, "stroke-width": 4 },
    );
  if (variety.open) {
    s += P(
      path`M${len * 0.08} ${-b * 0.2}C${len * 0.25} ${-w * 0.6 - b} ${len * 0.75} ${-w * 0.6 - b} ${len * 0.93} ${-b * 0.2}C${len * 0.75} ${w * 0.6 - b} ${len * 0.25} ${w * 0.6 - b} ${len * 0.08} ${-b * 0.2}z`,
      light(variety.c, 0.45),
      { "stroke-width": 2 },
    );
    for (let i = 0; i < n; i++) {
      const [X, Y] = pt(0.16 + (0.68 * i) / (n - 1));
      const k = w * (variety.bk || 0.5);
      s +=
        E(X, Y, variety.round ? k : k * 1.25, k, variety.bc || variety.c, { "stroke-width": 2.2 }) +
        (variety.bm
          ? L(path`M${X - k * 0.5} ${Y}l4 3M${X + k * 0.2} ${Y - k * 0.4}l4 2M${X} ${Y + k * 0.5}l5 0`, {
              stroke: variety.bm,
              "stroke-width": 3,
            })
          : "") +
        (variety.eye ? L(path`M${X - 4} ${Y + k * 0.55}h8`, { stroke: variety.eye, "stroke-width": 3 }) : "");
    }
  } else
    s += L(
      Array.from({ length: n }, (_, i) => {
        const [X, Y] = pt(0.18 + (0.64 * i) / (n - 1));
        return path`M${X - w * 0.3} ${Y + w * 0.1}q${w * 0.3} ${-w * 0.35} ${w * 0.6} 0`;
      }).join(""),
      { "stroke-width": 2, opacity: 0.5 },
    );
  return G(
    s +
      L("M0 0q-16 4 -22 14", { "stroke-width": 6, stroke: INK }) +
      L("M0 0q-16 4 -22 14", { "stroke-width": 2.6, stroke: LEAF }),
    `translate(${x} ${y})rotate(${ang})`,
  );
};

export const pods = (variety, random) => {
  const n = variety.n || 3,
    w = variety.w || 17,
    len = variety.len || 250;
  let s = "";
  const gap = variety.gap || 58;
  for (let i = 0; i < n; i++)
    s += pod(
      78 + (i % 2) * 16,
      92 + i * gap - (n - 2) * gap * 0.3,
      len * (1 - random() * 0.06),
      w,
      -8 + i * 6 + Math.round(random() * 4),
      { ...variety, open: variety.shell && i === n - 1 },
    );
  if (variety.pile)
    for (let i = 0; i < 7; i++) {
      const X = 236 + (i % 4) * 34 + (i > 3 ? 16 : 0),
        Y = 216 - (i > 3 ? 22 : 0);
      s +=
        E(X, Y, 17, 11, variety.bc, { "stroke-width": 2.2 }) +
        (variety.bm
          ? L(`M${X - 7} ${Y - 2}l5 3M${X + 3} ${Y - 5}l4 3M${X} ${Y + 5}l5 0`, {
              stroke: variety.bm,
              "stroke-width": 3,
            })
          : "");
    }
  return s;
};

export const pulse = (variety, random) => {
  let s = L("M60 60Q120 40 200 52Q280 60 344 36", { "stroke-width": 4, stroke: DARK_LEAF });
  for (let i = 0; i < 9; i++) {
    const x = 72 + i * 32;
    s += leaf(x, 56 - (i % 3) * 3, 34, 9, i % 2 ? -70 : 70, LEAF, { rib: 0 });
  }
  const k = variety.k || 20;
  for (let row = 0; row < 4; row++)
    for (let i = 0; i < 8 - row; i++) {
      const x = 200 + (i - (7 - row) / 2) * k * 1.75,
        y = 222 - row * k * 1.35;
      s += variety.flat
        ? E(x, y, k, k * 0.55, shift(variety.c, random, 14), { "stroke-width": 2 }) +
          L(path`M${x - k * 0.5} ${y - k * 0.2}q${k * 0.4} ${-k * 0.2} ${k * 0.8} -1`, {
            stroke: "#fff",
            opacity: 0.5,
            "stroke-width": 2.4,
          })
        : P(
            `M${tenth(x - k * 0.8)} ${y}q0 ${tenth(-k * 0.8)} ${tenth(k * 0.7)} ${tenth(-k * 0.85)}l${tenth(k * 0.25)} ${tenth(-k * 0.2)}l${tenth(k * 0.1)} ${tenth(k * 0.3)}q${tenth(k * 0.6)} ${tenth(k * 0.2)} ${tenth(k * 0.55)} ${tenth(k * 0.8)}q-4 ${tenth(k * 0.7)} ${tenth(-k * 0.8)} ${tenth(k * 0.7)}t${tenth(-k * 0.8)} ${tenth(-k * 0.75)}z`,
            shift(variety.c, random, 12),
            { "stroke-width": 2.2 },
          );
    }
  return s;
};
