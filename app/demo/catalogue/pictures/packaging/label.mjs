// The label on a jar, and the dose next to it.
import { bar, num, PAPER, R, rangeOf, T } from "../kit.mjs";

export const label = (x, y, w, h, text, c, o = {}) =>
  R(x - w / 2, y - h / 2, w, h, PAPER, { "stroke-width": 2.4 }) +
  (c ? R(x - w / 2, y - h / 2, w, Math.min(10, h * 0.2), c, { "stroke-width": 2.4 }) : "") +
  T(text, x, y + (o.h || 26) / 2 + (c ? 5 : 0), o.h || 26, { a: "m", max: w - 14 });

export const dose = (d, c, o = {}) => {
  if (!d) return "";
  const [a, b] = rangeOf(d),
    unit = (String(d).match(/[a-zA-Z%].*$/) || [""])[0].replace(/\s/g, "");
  const max = o.max || [1, 5, 10, 20, 50, 100, 200].find((m) => m >= b) || 200;
  return (
    T(a === b ? num(a) : num(a) + "–" + num(b), 376, 96, 40, { a: "e", max: 126 }) +
    T(unit, 376, 126, 20, { a: "e" }) +
    bar(250, 148, 126, 16, a, b, 0, max, c, { n: 5 }) +
    T("0", 250, 190, 12) +
    T(num(max), 376, 190, 12, { a: "e" })
  );
};
