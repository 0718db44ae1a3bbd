// Onions and leeks.
import { body, dark, E, INK, L, leaf, light, P, path, shade, shift } from "../kit.mjs";

export const onion = (variety, random) => {
  const one = (x, y, w, f) => {
    const h = w * f;
    let d = path`M${x - 5} ${y - 34}Q${x - 3} ${y - 8} ${x - w * 0.55} ${y + h * 0.3}C${x - w * 1.25} ${y + h * 0.75} ${x - w} ${y + h * 1.75} ${x} ${y + h * 1.85}C${x + w} ${y + h * 1.75} ${x + w * 1.25} ${y + h * 0.75} ${x + w * 0.55} ${y + h * 0.3}Q${x + 3} ${y - 8} ${x + 6} ${y - 36}z`;
    return (
      P(d, variety.c) +
      L(
        [-0.6, -0.22, 0.22, 0.6]
          .map(
            (k) =>
              path`M${x + k * 6} ${y - 4}C${x + k * w * 1.2} ${y + h * 0.6} ${x + k * w * 1.2} ${y + h * 1.3} ${x + k * w * 0.3} ${y + h * 1.8}`,
          )
          .join(""),
        { "stroke-width": 1.8, stroke: dark(variety.c, 0.3) },
      ) +
      shade(
        path`M${x + w * 0.9} ${y + h * 0.8}C${x + w * 1.1} ${y + h * 1.6} ${x + w * 0.4} ${y + h * 1.85} ${x} ${y + h * 1.83}C${x + w * 0.5} ${y + h * 1.6} ${x + w * 0.6} ${y + h * 1.2} ${x + w * 0.9} ${y + h * 0.8}z`,
      ) +
      L(path`M${x - 8} ${y + h * 1.86}l-6 12M${x} ${y + h * 1.88}v12M${x + 8} ${y + h * 1.86}l6 12`, {
        "stroke-width": 2,
      })
    );
  };
  const f = variety.f || 0.9,
    w = variety.w || 62;
  const X = 296,
    Y = 152,
    k = w * 0.72;
  return (
    one(140, variety.y || 66, w, f) +
    P(body(X, Y, k, k * Math.max(0.62, f), {}), variety.c) +
    [0.86, 0.66, 0.46, 0.26]
      .map((q, i) =>
        E(X, Y, k * q, k * q * Math.max(0.62, f), i % 2 ? variety.in2 || "#f4ecd8" : "#fdf8ea", {
          "stroke-width": 1.6,
          stroke: variety.in2 ? variety.c : INK,
        }),
      )
      .join("")
  );
};

export const leek = (variety, random) => {
  let s = "";
  for (let i = 0; i < (variety.n || 3); i++) {
    const y = 70 + i * 52,
      w = variety.w || 15,
      L0 = variety.len || 170,
      x = 52 + i * 8;
    for (const [a, k] of [
      [-22, 1],
      [14, 1],
      [-5, 1.1],
    ])
      s += leaf(x + L0 - 10, y, 130 * k, w * 1.25, a, shift(variety.c, random, 8), { tip: 0.35 });
    s +=
      P(
        path`M${x} ${y - w}h${L0 * 0.55}L${x + L0} ${y - w * 1.1}V${y + w * 1.1}L${x + L0 * 0.55} ${y + w}H${x}q-9 ${-w} 0 ${-2 * w}z`,
        "#f3efdc",
      ) +
      P(
        path`M${x + L0 * 0.55} ${y - w}L${x + L0} ${y - w * 1.1}V${y + w * 1.1}L${x + L0 * 0.55} ${y + w}z`,
        light(variety.c, 0.5),
        { "stroke-width": 2 },
      ) +
      L(`M${x - 5} ${y}l-16 -8M${x - 5} ${y + 3}h-16M${x - 4} ${y + 6}l-12 9`, { "stroke-width": 2 });
  }
  return s;
};
