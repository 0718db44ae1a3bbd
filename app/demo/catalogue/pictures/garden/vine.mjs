// Vines to plant.
import {
  dark,
  E,
  G,
  L,
  LEAF,
  leaf,
  light,
  line,
  P,
  PAPER,
  path,
  polar,
  R,
  shift,
  T,
  tenth,
} from "../kit.mjs";

export const vine = (product, facts, name, random) => {
  const col = facts.grape_colour,
    base = col === "nera" ? "#3d2350" : col === "rosata" ? "#c4708a" : "#c9cf6a",
    c = shift(base, random, 26),
    k = /Pizzut/.test(name) ? 13 : facts.grape_use === "tavola" ? 15 : 9 + random() * 4,
    long = 0.7 + random() * 0.9,
    wing = random() > 0.55,
    ey = /Pizzut|Cornich/.test(name) ? 1.7 : /Crimson|Sugra|Regina|Italia|Vittoria/.test(name) ? 1.3 : 1;
  let s =
    L("M60 22Q140 40 216 20", line(10)) +
    L("M60 22Q140 40 216 20", { "stroke-width": 5, stroke: "#8a6a3a" }) +
    L("M128 32V64", line(5));
  const lc = shift(["#6a9a3c", "#4f8a42", "#86ac4c"][Math.floor(random() * 3)], random, 10),
    deep = 0.5 + random() * 0.4;
  const lv = polar(0, 0, (a) => 46 * (1 + 0.22 * Math.cos(5 * a) * deep + 0.06 * Math.cos(15 * a)), 30);
  s += G(
    P(lv, lc) + L("M0 40L0 -36M0 20L30 -14M0 20L-30 -14M0 30L34 20M0 30L-34 20", line(1.8)),
    `translate(200 72)rotate(${Math.round(random() * 40 - 20)})`,
  );
  const rows = Math.round(4 + long * 4),
    w0 = 3 + Math.floor(random() * 3);
  const cs = [];
  for (let i = 0; i < rows; i++) {
    const t = i / (rows - 1),
      m = Math.max(1, Math.round(w0 * (1 - t * 0.85) + (wing && i < 2 ? 2 : 0)));
    for (let j = 0; j < m; j++)
      cs.push([
        124 + (j - (m - 1) / 2) * k * 1.65 + (random() - 0.5) * 3,
        76 + i * k * 1.42 * (ey > 1 ? ey * 0.8 : 1),
      ]);
  }
  const sc = Math.min(1, 166 / (rows * k * 1.42 * (ey > 1 ? ey * 0.8 : 1)));
  s += G(
    cs
      .map(
        ([x, y], i) =>
          E(x, y, k, k * ey, i % 3 === 1 ? light(c, 0.12) : i % 3 ? c : dark(c, 0.1)) +
          (i % 2
            ? ""
            : L(path`M${x - k * 0.4} ${y - k * 0.3}h.1`, {
                stroke: "#fff",
                "stroke-width": 3.4,
                opacity: 0.6,
              })),
      )
      .join(""),
    sc < 1
      ? `translate(${tenth(124 * (1 - sc))} ${tenth(70 * (1 - sc))})scale(${tenth(sc * 100) / 100})`
      : "",
    line(2.2),
  );
  s +=
    P("M300 108q-6 40 0 74h16q4 -36 0 -74z", "#8a6a3a") +
    L("M302 182q-10 22 -24 34M308 182v40M314 182q10 22 24 36M306 186q-4 18 -12 30", {
      "stroke-width": 3,
      stroke: "#6a4a2a",
    }) +
    P("M298 104h20l-2 20h-16z", "#7b1e3a", line(2.4)) +
    leaf(308, 104, 30, 9, -70, LEAF);
  const m = { early: 0, mid: 1, late: 2 }[facts.ripening];
  s +=
    [0, 1, 2].map((i) => R(238 + i * 44, 246, 40, 14, i === m ? c : PAPER, line(2))).join("") +
    T("8", 258, 280, 13, { a: "m" }) +
    T("9", 302, 280, 13, { a: "m" }) +
    T("10", 346, 280, 13, { a: "m" });
  if (facts.grape_use === "tavola") s += E(352, 60, 30, 10, PAPER) + P("M334 56q18 -22 36 0z", c, line(2.2));
  return s;
};
