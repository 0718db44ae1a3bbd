// ACCENT: for every colour that the operator may choose, text is legible and marks are visible.
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { accentShades } from "~/contract/constants/accent-shades";
import { contrast } from "~/contract/constants/colour";

const hex = fc.integer({ min: 0, max: 0xffffff }).map((n) => `#${n.toString(16).padStart(6, "0")}`);
const WHITE = "#ffffff";
/** The darkest background behind a link. */
const BAND = "#efe8d8";

describe("the operator's accent colour", () => {
  it("is legible as text, as a mark and under white, for any colour", () => {
    fc.assert(
      fc.property(hex, (colour) => {
        const shades = accentShades(colour);
        fc.pre(shades !== null);
        const { accent, text, deep, tint } = shades;
        expect(contrast(accent, WHITE)).toBeGreaterThanOrEqual(3);
        expect(contrast(text, BAND)).toBeGreaterThanOrEqual(4.5);
        expect(contrast(text, tint)).toBeGreaterThanOrEqual(4.5);
        expect(contrast(deep, WHITE)).toBeGreaterThanOrEqual(7);
        expect(contrast("#1b2620", tint)).toBeGreaterThanOrEqual(7);
      }),
    );
  });

  it("is used unchanged if its contrast is high enough", () => {
    expect(accentShades("#8a1c4a")?.accent).toBe("#8a1c4a");
  });

  it("falls back to the designed shades, and cannot inject CSS", () => {
    for (const text of ["#458d4e", "#458D4E", "", "green", "#fff", "#12345", "#123456}body{display:none"])
      expect([text, accentShades(text)]).toEqual([text, null]);
  });
});
