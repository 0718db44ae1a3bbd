// What is signed for one purpose is worth nothing for another.
import { describe, expect, it } from "vitest";
import { type Purpose, sign, unsign } from "~/platform/crypto";

const PURPOSES: Purpose[] = ["device", "opened", "receipt", "operator-token", "pay", "guest-order"];

describe("a signed value", () => {
  it("is read for the purpose that it was signed for, and for no other", () => {
    for (const purpose of PURPOSES)
      for (const other of PURPOSES)
        expect(unsign(other, sign(purpose, "7.x", "secret"), "secret")).toBe(
          other === purpose ? "7.x" : null,
        );
  });

  it("is read where any of the secrets signed it, the first of them signing", () => {
    const old = sign("device", "7", "old");
    expect(unsign("device", old, "new, old")).toBe("7");
    expect(unsign("device", sign("device", "7", "new,old"), "new")).toBe("7");
    expect(unsign("device", old, "new")).toBe(null);
  });

  it("is none where a letter differs, or a purpose is part of the value", () => {
    const signed = sign("device", "7", "secret");
    for (const forged of [signed.replace("7", "8"), signed.slice(0, -1), `${signed}A`, "", "7", "7."])
      expect(unsign("device", forged, "secret")).toBe(null);
  });
});
