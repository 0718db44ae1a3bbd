// Grains and ears.
import { E, L, LEAF, leaf, P, path, polar, tenth } from "../kit.mjs";

export const GRAINS = {
  barley: (c, k) =>
    P(`M${-k} 0Q${-k * 0.3} ${tenth(-k * 0.62)} ${k} 0Q${-k * 0.3} ${tenth(k * 0.62)} ${-k} 0z`, c, {
      "stroke-width": 1.6,
    }) + L(path`M${-k * 0.7} 0H${k * 0.6}`, { "stroke-width": 1.2, opacity: 0.6 }),
  wheat: (c, k) =>
    E(0, 0, k * 0.8, k * 0.5, c, { "stroke-width": 1.6 }) +
    L(path`M${-k * 0.6} 0H${k * 0.6}`, { "stroke-width": 1.4, opacity: 0.7 }),
  rye: (c, k) => E(0, 0, k, k * 0.34, c, { "stroke-width": 1.6 }),
  oat: (c, k) =>
    P(`M${-k} 0Q0 ${tenth(-k * 0.5)} ${tenth(k * 1.3)} 0Q0 ${tenth(k * 0.5)} ${-k} 0z`, c, {
      "stroke-width": 1.6,
    }),
  corn: (c, k) =>
    P(
      path`M${-k * 0.7} ${-k * 0.5}L${k * 0.6} ${-k * 0.6}Q${k * 0.9} 0 ${k * 0.6} ${k * 0.6}L${-k * 0.7} ${k * 0.3}z`,
      c,
      { "stroke-width": 1.6 },
    ),
  rice: (c, k) => E(0, 0, k * 0.85, k * 0.27, c, { "stroke-width": 1.6 }),
  flake: (c, k) =>
    P(
      polar(0, 0, (a) => [k * (1 + 0.12 * Math.cos(3 * a)), k * 0.72 * (1 + 0.15 * Math.cos(2 * a + 1))], 8),
      c,
      { "stroke-width": 1.6 },
    ) + L(`M${tenth(-k * 0.5)} 0h${k}`, { "stroke-width": 1.2, opacity: 0.5 }),
  grit: (c, k) =>
    P(
      path`M${-k * 0.4} ${-k * 0.3}L${k * 0.4} ${-k * 0.4}L${k * 0.3} ${k * 0.4}L${-k * 0.4} ${k * 0.3}z`,
      c,
      { "stroke-width": 1.4 },
    ),
  husk: (c, k) =>
    P(`M${-k} 0Q0 ${tenth(-k * 0.7)} ${k} 0Q0 ${tenth(-k * 0.1)} ${-k} 0z`, c, { "stroke-width": 1.4 }),
};

export const ear = (x, y, k, c, kind) => {
  if (kind === "corn")
    return (
      P(
        `M${x - k * 0.26} ${y}Q${x - k * 0.3} ${tenth(y - k * 1.5)} ${x} ${tenth(y - k * 1.7)}Q${x + k * 0.3} ${tenth(y - k * 1.5)} ${x + k * 0.26} ${y}z`,
        "#eebb3a",
      ) +
      L(
        [0.3, 0.6, 0.9, 1.2].map((q) => path`M${x - k * 0.24} ${y - k * q}h${k * 0.48}`).join("") +
          `M${x} ${y}V${tenth(y - k * 1.6)}`,
        { "stroke-width": 1.6 },
      ) +
      leaf(x, y + 8, k * 1.3, k * 0.26, -118, LEAF) +
      leaf(x, y + 8, k * 1.3, k * 0.26, -62, LEAF)
    );
  let s = L(`M${x} ${y + k * 0.4}V${tenth(y - k * 1.3)}`, { "stroke-width": 3 });
  const m = kind === "oat" || kind === "rice" ? 5 : 6;
  for (let i = 0; i < m; i++) {
    const yy = y - (k * 1.25 * i) / m,
      w = kind === "wheat" ? 0.2 : 0.15,
      a = kind === "oat" ? 20 : 52;
    for (const sg of [1, -1])
      s +=
        (kind === "oat" || kind === "rice"
          ? L(`M${x} ${tenth(yy - 8)}L${tenth(x + sg * k * 0.4)} ${tenth(yy - 2)}`, { "stroke-width": 1.8 })
          : "") +
        leaf(
          kind === "oat" || kind === "rice" ? x + sg * k * 0.36 : x,
          yy,
          k * 0.44,
          k * w,
          sg > 0 ? -a : -180 + a,
          c,
          { rib: 0 },
        ) +
        (kind === "barley" || kind === "rye"
          ? L(path`M${x + sg * k * 0.26} ${yy - k * 0.32}L${x + sg * k * 0.5} ${yy - k * 1.05}`, {
              "stroke-width": 1.4,
            })
          : "");
  }
  return s + leaf(x, y - k * 1.2, k * 0.45, k * 0.14, -90, c, { rib: 0 });
};

export const cerealOf = (n) =>
  /frument/i.test(n)
    ? "wheat"
    : /segale/i.test(n)
      ? "rye"
      : /avena/i.test(n)
        ? "oat"
        : /mais/i.test(n)
          ? "corn"
          : /\briso\b/i.test(n)
            ? "rice"
            : "barley";
