// Writes a path in few bytes: integers for large coordinates, and the shorter of absolute and relative for each step.
const STEP = /([a-zA-Z])([^a-zA-Z]*)/g;
const NUMBER = /-?\d*\.?\d+/g;
/** Numbers of each step: x, y, or neither. */
const AXES = { m: "xy", l: "xy", h: "x", v: "y", q: "xyxy", t: "xy", c: "xyxyxy", s: "xyxy", a: "-----xy" };

const rounded = (n) => (Math.abs(n) >= 9 ? Math.round(n) : Math.round(n * 10) / 10);
const shortNumber = (n) => String(Math.round(n * 10) / 10).replace(/^(-?)0\./, "$1.");
const joined = (numbers) => numbers.map(shortNumber).join(" ").replaceAll(" -", "-");

export function compactPath(d) {
  let [x, y, startX, startY] = [0, 0, 0, 0];
  let [text, last] = ["", ""];
  for (const [, command, rest] of d.matchAll(STEP)) {
    const kind = command.toLowerCase();
    if (kind === "z") {
      text += "z";
      [x, y, last] = [startX, startY, "z"];
      continue;
    }
    const axes = AXES[kind];
    const numbers = (rest.match(NUMBER) ?? []).map(Number);
    for (let i = 0; i < numbers.length; i += axes.length) {
      const own = numbers.slice(i, i + axes.length).map(rounded);
      const origin = [...axes].map((axis) => (axis === "x" ? x : axis === "y" ? y : 0));
      const far = command === kind ? own : own.map((n, k) => n - origin[k]);
      const to = command === kind ? own.map((n, k) => n + origin[k]) : own;
      const [shorter, letter] = [
        [joined(to), kind.toUpperCase()],
        [joined(far), kind],
      ].sort(([a, p], [b, q]) => a.length + (p === last ? 0 : 1) - b.length - (q === last ? 0 : 1))[0];
      const isSame = letter === last && kind !== "m";
      text += isSame ? (shorter.startsWith("-") ? "" : " ") + shorter : letter + shorter;
      last = letter;
      if (axes.includes("x")) x = to[axes.lastIndexOf("x")];
      if (axes.includes("y")) y = to[axes.lastIndexOf("y")];
      if (kind === "m" && i === 0) [startX, startY] = [x, y];
    }
  }
  return text;
}
