// A value signed for one purpose is invalid for any other.
import { describe, expect, it } from "vitest";
import { type Purpose, sign, unsign } from "~/platform/crypto";

const PURPOSES: Purpose[] = ["device", "opened", "receipt", "operator-token", "pay", "guest-order"];

describe("a signed value", () => {
  it("is valid for its purpose only", () => {
    for (const purpose of PURPOSES)
      for (const other of PURPOSES)
        expect(unsign(other, sign(purpose, "7.x", "secret"), "secret")).toBe(
          other === purpose ? "7.x" : null,
        );
  });

  it("is valid if any of the secrets signed it, and is signed by the first one", () => {
    const old = sign("device", "7", "old");
    expect(unsign("device", old, "new, old")).toBe("7");
    expect(unsign("device", sign("device", "7", "new,old"), "new")).toBe("7");
    expect(unsign("device", old, "new")).toBe(null);
  });

  it("is invalid if one character differs, or if a purpose is part of the value", () => {
    const signed = sign("device", "7", "secret");
    for (const forged of [signed.replace("7", "8"), signed.slice(0, -1), `${signed}A`, "", "7", "7."])
      expect(unsign("device", forged, "secret")).toBe(null);
  });
});
