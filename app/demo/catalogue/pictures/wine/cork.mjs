// Corks of every kind.
import {
  bottleForScale,
  dim,
  FLOOR,
  L,
  LINES,
  light,
  line,
  num,
  P,
  path,
  R,
  RR,
  shade,
  shine,
  T,
} from "../kit.mjs";
import { wineBottle } from "./bottle.mjs";

const corkGrain = (x, y, w, h, kind, r) => {
  const rr = () => [x - w / 2 + 8 + r() * (w - 16), y + 8 + r() * (h - 16)];
  if (kind === "agg")
    return L(
      Array.from({ length: 46 }, () => {
        const [a, b] = rr();
        return path`M${a} ${b}l${r() * 9 - 4} ${r() * 9 - 4}`;
      }).join(""),
      { "stroke-width": 4, opacity: 0.38 },
    );
  if (kind === "mic")
    return L(
      Array.from({ length: 90 }, () => {
        const [a, b] = rr();
        return path`M${a} ${b}h.1`;
      }).join(""),
      { "stroke-width": 3, opacity: 0.38 },
    );
  if (kind === "syn") return "";
  return L(
    Array.from({ length: kind }, () => {
      const [a, b] = rr();
      return path`M${a} ${b}v${5 + r() * 12}`;
    }).join(""),
    { "stroke-width": 3, opacity: 0.55 },
  );
};

export const cork = (product, facts, name, random) => {
  const m = name.match(/(\d+[,.]?\d*)×(\d+)/) || [0, 24, 44];
  const d = parseFloat(String(m[1]).replace(",", ".")),
    h = +m[2],
    k = 4,
    w = d * k,
    H = h * k,
    x = 120,
    y = FLOOR - H;
  const kind = /sintetici/.test(name)
    ? "syn"
    : /microgran/.test(name)
      ? "mic"
      : /agglom|1\+1/.test(name)
        ? "agg"
        : /extra/.test(name)
          ? 5
          : /prima/.test(name)
            ? 12
            : /seconda/.test(name)
              ? 26
              : /colmat/.test(name)
                ? 18
                : 10;
  const c =
    { syn: "#e0d3b0", mic: "#dbb98c", agg: "#b98f5f" }[kind] || (/colmat/.test(name) ? "#bd9262" : "#cfa675");
  let s = RR(x - w / 2, y, w, H, 4, c);
  if (/1\+1/.test(name)) s += R(x - w / 2, y, w, 26, "#d9b384") + R(x - w / 2, FLOOR - 26, w, 26, "#d9b384");
  s +=
    corkGrain(x, y, w, H, kind, random) +
    shade(`M${x + w * 0.28} ${y}h${w * 0.22}v${H}h${-w * 0.22}z`) +
    shine(`M${x - w * 0.38} ${y + H - 14}V${y + 16}`, 5);
  return (
    s +
    dim(x + w / 2 + 22, y, x + w / 2 + 22, FLOOR, num(h), { h: 26, side: 12 }) +
    dim(x - w / 2, y - 16, x + w / 2, y - 16, "", {}) +
    T(num(m[1]), x, y - 28, 26, { a: "m", max: 100 }) +
    bottleForScale(344, FLOOR, 150).replace(/#54705a/, light(LINES.eno.c, 0.5)) +
    R(338, FLOOR - 150, 13, (H * 150) / 1500 + 8, c, line(2)) +
    T("mm", 262, FLOOR - H / 2 + 40 > 240 ? 236 : FLOOR - H / 2 + 40, 14)
  );
};

const mushroom = (c, plastic) =>
  P("M70 96Q70 44 130 40Q190 44 190 96Q188 112 166 116H94Q72 112 70 96z", c) +
  P("M92 116h76l6 132H86z", plastic ? light(c, 0.15) : "#c9a06e") +
  (plastic ? L("M90 140h80M89 162h82M88 184h84M88 206h85", line(3)) : "") +
  shade("M150 44Q190 50 190 96Q188 112 166 116l8 132h-26z");

export const sparklingCork = (product, facts, name) =>
  mushroom("#d9b384") +
  dim(200, 40, 200, 248, "48", { h: 26, side: 12 }) +
  wineBottle(330, FLOOR + 2, 190, "Spumante", "corona29", "#3f5f42");

export const plasticCork = () =>
  mushroom("#f0ead8", 1) + wineBottle(330, FLOOR + 2, 190, "Spumante", "corona29", "#3f5f42");

export const barTopCork = () =>
  P("M62 56h136v50H62z", "#7a4a2a") +
  P("M94 106h72v134q0 8 -8 8h-56q-8 0 -8 -8z", "#cfa675") +
  L("M110 130v14M130 160v12M148 130v12M118 200v12M146 206v10", { "stroke-width": 3, opacity: 0.5 }) +
  shade("M150 56h48v50h-32v142h-16z");

export const glassStopper = () =>
  P("M70 70h116v46H70z", "#d6e6df") +
  P("M96 116h64l-6 84h-52z", "#e6f0ec") +
  R(92, 128, 72, 12, "#fff", line(2.4)) +
  shine("M84 82v20", 6) +
  dim(96, 226, 160, 226, "18,2", { h: 24, dy: 40 });
