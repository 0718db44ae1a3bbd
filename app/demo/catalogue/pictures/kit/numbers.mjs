// Numbers: rounding, limits, seeded randomness, parsing a range from a text.

export const PI = Math.PI;
export const cos = Math.cos;
export const sin = Math.sin;
export const tenth = (n) => {
  const s = Math.round(n * 10) / 10;
  return Object.is(s, -0) ? 0 : s;
};

const hash = (s) => {
  let h = 2166136261;
  for (const c of String(s)) {
    h ^= c.codePointAt(0);
    h = Math.imul(h, 16777619);
  }
  return h >>> 0;
};

export const rng = (seed) => {
  let a = hash(seed);
  return () => {
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
};

export const clamp = (x, a, b) => Math.max(a, Math.min(b, x));
export const lerp = (a, b, t) => a + (b - a) * t;
export const rangeOf = (s) => {
  const m = String(s || "").match(/[\d.]+/g) || [];
  return [+m[0] || 0, +(m[1] ?? m[0]) || 0];
};
