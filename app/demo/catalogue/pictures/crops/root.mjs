// Roots and their leaves.
import { body, C, L, LEAF, leaf, P, path, reuse, shade, shine } from "../kit.mjs";

export const tops = (x, y, k, c, kind, random) => {
  let s = "";
  if (kind === "fern")
    for (const a of [-118, -100, -84, -64]) {
      const barbs = Array.from({ length: 5 }, (_, i) => {
        const q = k * (0.35 + i * 0.14);
        return path`M${q} 0l${k * 0.14} ${k * 0.17 * (1 - i * 0.12)}M${q} 0l${k * 0.14} ${-k * 0.17 * (1 - i * 0.12)}`;
      });
      const frond = L(path`M0 0L${k} 0${barbs.join("")}`, { "stroke-width": 4, stroke: c });
      s += reuse(
        `frond${Math.round(k)}`,
        frond,
        path`translate(${x} ${y})rotate(${a + Math.round(random() * 6)})`,
      );
    }
  else if (kind === "tube")
    for (const a of [-112, -98, -84, -70])
      s += leaf(x, y, k * (0.9 + random() * 0.2), k * 0.11, a, c, { tip: 0.4, rib: 0 });
  else
    for (const a of [-125, -92, -60])
      s += leaf(x, y, k * (0.9 + random() * 0.15), k * 0.3, a, c, { tip: 0.75 });
  return s;
};

const oneRoot = (x, y, w, len, variety, random) => {
  const d =
    variety.form === "globe"
      ? body(x, y + w, w, w * (variety.flat || 1), { tip: 0.28, n: 18, ...variety.sh })
      : variety.form === "cyl"
        ? path`M${x - w} ${y + 6}Q${x} ${y - 10} ${x + w} ${y + 6}L${x + w * 0.9} ${y + len - w}Q${x + w * 0.8} ${y + len - 4} ${x} ${y + len}Q${x - w * 0.8} ${y + len - 4} ${x - w * 0.9} ${y + len - w}z`
        : path`M${x - w} ${y + 8}Q${x} ${y - 10} ${x + w} ${y + 8}C${x + w * 0.95} ${y + len * 0.5} ${x + w * 0.3} ${y + len * 0.85} ${x} ${y + len}C${x - w * 0.3} ${y + len * 0.85} ${x - w * 0.95} ${y + len * 0.5} ${x - w} ${y + 8}z`;
  let s =
    tops(x, y + 2, variety.tk || 60, variety.tc || LEAF, variety.tops || "leaf", random) + P(d, variety.c);
  if (variety.form === "globe") {
    const H = w * (variety.flat || 1);
    if (variety.cap)
      s += P(
        path`M${x - w * 0.96} ${y + w - H * 0.2}A${w} ${H} 0 0 1 ${x + w * 0.96} ${y + w - H * 0.2}Q${x} ${y + w + H * 0.2} ${x - w * 0.96} ${y + w - H * 0.2}z`,
        variety.cap,
        { "stroke-width": 2 },
      );
    s +=
      shade(
        path`M${x + w * 0.96} ${y + w}A${w} ${H} 0 0 1 ${x - w * 0.3} ${y + w + H * 0.92}Q${x + w * 0.6} ${y + w + H * 0.6} ${x + w * 0.96} ${y + w}z`,
      ) +
      shine(path`M${x - w * 0.65} ${y + w * 0.9}q${w * 0.05} ${-w * 0.35} ${w * 0.35} ${-w * 0.5}`, 4) +
      L(path`M${x} ${y + w + H * 1.2}q2 12 -4 22`, {});
  } else
    s +=
      L(
        [0.18, 0.34, 0.5]
          .map(
            (q, i) =>
              path`M${x - w * (0.8 - q * 0.8)} ${y + len * q}q${w * 0.3} 4 ${w * 0.6} 0` +
              (i ? "" : path`M${x + w * 0.7} ${y + len * 0.26}q${-w * 0.3} 4 ${-w * 0.5} 0`),
          )
          .join(""),
        { "stroke-width": 2, opacity: 0.6 },
      ) +
      shade(
        path`M${x + w * 0.98} ${y + 14}C${x + w * 0.9} ${y + len * 0.5} ${x + w * 0.3} ${y + len * 0.85} ${x} ${y + len - 4}C${x + w * 0.3} ${y + len * 0.6} ${x + w * 0.5} ${y + len * 0.3} ${x + w * 0.5} ${y + 14}z`,
      );
  return s;
};

export const roots = (variety, random) => {
  const n = variety.n || 3,
    g = variety.gap || 78;
  let s = "";
  for (let i = 0; i < n; i++)
    s += oneRoot(
      Math.round(200 + (i - (n - 1) / 2) * g + (variety.cut ? -50 : 0)),
      (variety.y0 || 78) + Math.round((random() - 0.5) * 8),
      variety.w || 22,
      (variety.len || 140) * (1 + (random() - 0.5) * 0.08),
      variety,
      random,
    );
  if (variety.cut) {
    const X = 304,
      Y = 156,
      k = variety.cr || 46;
    s +=
      C(X, Y, k, variety.c) +
      variety.cut
        .map((c, i) => C(X, Y, k * (0.84 - (i * 0.8) / variety.cut.length), c, { "stroke-width": 1.4 }))
        .join("");
  }
  return s;
};
