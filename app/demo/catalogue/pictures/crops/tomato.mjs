// Tomatoes: whole, cut, on the truss.
import {
  ball,
  body,
  C,
  cos,
  DARK_LEAF,
  E,
  G,
  L,
  LEAF,
  light,
  meridians,
  mix,
  P,
  PI,
  path,
  reuse,
  sin,
  tenth,
} from "../kit.mjs";

const calyx = (x, y, k, n = 5) => {
  let d = "";
  for (let i = 0; i < n; i++) {
    const a = PI * (0.04 + (0.92 * i) / (n - 1));
    d += path`M${x} ${y}Q${x + cos(a) * k * 0.6 - sin(a) * k * 0.12} ${y + sin(a) * k * 0.12 - k * 0.22} ${x + cos(a) * k} ${y + sin(a) * k * 0.42}Q${x + cos(a) * k * 0.5} ${y + sin(a) * k * 0.42} ${x} ${y}`;
  }
  return (
    P(d, DARK_LEAF, { "stroke-width": 2 }) +
    L(path`M${x} ${y}q${k * 0.05} ${-k * 0.4} ${k * 0.3} ${-k * 0.6}`, {
      "stroke-width": 5,
    }) +
    L(path`M${x} ${y}q${k * 0.05} ${-k * 0.4} ${k * 0.3} ${-k * 0.6}`, {
      "stroke-width": 2,
      stroke: LEAF,
    })
  );
};

const oneTomato = (x, y, R0, variety) => {
  const ax = variety.ax ?? 0.88,
    ry = R0 * ax;
  const d = body(x, y, R0, ry, variety);
  let ins = "";
  if (variety.ribs)
    ins += L(
      [-0.55, -0.2, 0.2, 0.55]
        .map(
          (k) =>
            path`M${x + k * R0 * 0.5} ${y - ry * (variety.neck ? 0.5 : 0.8)}Q${x + k * R0 * 1.15} ${y - ry * 0.3} ${x + k * R0 * 0.9} ${y + ry * 0.25}`,
        )
        .join(""),
      { "stroke-width": 1.8, opacity: 0.5 },
    );
  if (variety.sh)
    ins += P(
      path`M${x - R0 * 0.8} ${y - ry * 0.45}Q${x} ${y - ry * 1.3} ${x + R0 * 0.8} ${y - ry * 0.45}Q${x + R0 * 0.3} ${y - ry * 0.3} ${x} ${y - ry * 0.05}Q${x - R0 * 0.3} ${y - ry * 0.3} ${x - R0 * 0.8} ${y - ry * 0.45}z`,
      variety.sh,
      { stroke: "none", opacity: 0.7 },
    );
  if (variety.stripe)
    ins += meridians(x, y, R0, ry, [-0.75, -0.4, 0, 0.4, 0.75], { c: variety.stripe, w: R0 / 9, op: 0.9 });
  return (
    ball(x, y, R0, ry, variety.c, { d, in: ins }) +
    (variety.nc
      ? ""
      : calyx(
          x,
          y - ry * 0.86 * (variety.neck ? 1 - variety.neck * 0.85 : 1),
          R0 * (variety.neck ? 0.5 : 0.62),
        ))
  );
};

const cutTomato = (x, y, R0, variety) => {
  const ry = R0 * (variety.ax > 1 ? variety.ax * 0.92 : 0.95),
    n = variety.lob || 5,
    fl = light(variety.c, 0.35);
  let s =
    P(body(x, y, R0, ry, { ...variety, tip: 0, neck: variety.neck }), variety.c) +
    E(x, y, R0 * 0.82, ry * 0.82, fl, { "stroke-width": 1.6 });
  for (let i = 0; i < n; i++) {
    const a = -PI / 2 + (i * 2 * PI) / n,
      X = x + cos(a) * R0 * 0.47,
      Y = y + sin(a) * ry * 0.47;
    s +=
      G(
        E(0, 0, R0 * 0.23, R0 * 0.14, mix(variety.c, "#e9c46a", 0.4), { "stroke-width": 1.6 }),
        `translate(${tenth(X)} ${tenth(Y)})rotate(${Math.round(a * 57.3 + 90)})`,
      ) +
      C(X - 3, Y, R0 * 0.035 + 1, "#f6e7b0", { stroke: "none" }) +
      C(X + 4, Y + 2, R0 * 0.035 + 1, "#f6e7b0", { stroke: "none" });
  }
  return s;
};

export const tomato = (variety, random) => {
  if (variety.k === "truss") {
    const n = variety.num || 6;
    let s =
        L("M86 30Q200 22 300 64Q318 74 322 100", { "stroke-width": 8 }) +
        L("M86 30Q200 22 300 64Q318 74 322 100", { "stroke-width": 4, stroke: LEAF }),
      R0 = variety.R || 36;
    const pos = [
      [110, 84],
      [176, 86],
      [240, 96],
      [298, 124],
      [140, 152],
      [208, 160],
      [262, 178],
      [104, 196],
      [176, 208],
    ].slice(0, n);
    for (const [x, y] of pos)
      s += reuse(
        "tomato",
        G(oneTomato(0, 0, R0, variety)),
        `translate(${x} ${y + (variety.ax > 1 ? 8 : 0)})scale(${(0.95 + random() * 0.1).toFixed(2)})`,
      );
    return s;
  }
  if (variety.k === "three")
    return (
      oneTomato(128, 140, variety.R || 58, variety) +
      oneTomato(276, 132, variety.R || 58, variety) +
      cutTomato(204, 168, (variety.R || 58) * 0.85, variety)
    );
  return (
    oneTomato(146, 124, variety.R || 84, variety) + cutTomato(282, 152, (variety.R || 84) * 0.72, variety)
  );
};
