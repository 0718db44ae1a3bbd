import { describe, expect, it } from "vitest";
import { publicCodes } from "~/domain/catalogue/public-tender-codes";

describe("the codes of a public body", () => {
  it("are normalized to capitals without blanks", () => {
    expect(publicCodes({ cig: " 82a0 b12c9d ", cup: "j41b21001230001" })).toEqual({
      cig: "82A0B12C9D",
      cup: "J41B21001230001",
      faults: [],
    });
  });

  it("are optional, each on its own", () => {
    expect(publicCodes({})).toEqual({ cig: null, cup: null, faults: [] });
    expect(publicCodes({ cig: " ", cup: null })).toEqual({ cig: null, cup: null, faults: [] });
  });

  it.each([
    ["cig", "82A0B12C9"],
    ["cig", "82A0B12C9D1"],
    ["cig", "82A0-B12C9"],
    ["cup", "J41B2100123000"],
    ["cup", "J41B210012300012"],
    ["cup", "J41B2100123000À"],
  ] as const)("a %s cannot be %s", (kind, code) => {
    expect(publicCodes({ [kind]: code }).faults).toEqual([kind]);
  });
});
