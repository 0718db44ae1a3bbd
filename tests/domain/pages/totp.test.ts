import { expect, it } from "vitest";
import { decrypt, encrypt } from "~/platform/crypto";
import { base32, newTotpSecret, stepOfCode, totpAddress, totpCode, totpStep } from "~/platform/totp";

const SECRET = new TextEncoder().encode("12345678901234567890");

// RFC 6238, appendix B, SHA-1.
it.each([
  [59, "94287082"],
  [1111111109, "07081804"],
  [1111111111, "14050471"],
  [1234567890, "89005924"],
  [2000000000, "69279037"],
  [20000000000, "65353130"],
])("at %i seconds the code is the RFC's %s", async (seconds, code) => {
  expect(await totpCode(SECRET, totpStep(new Date(seconds * 1000)), 8)).toBe(code);
});

it("accepts the code of the half minute before and after, and no other", async () => {
  const at = new Date(1234567890_000);
  for (const [off, taken] of [
    [-2, false],
    [-1, true],
    [0, true],
    [1, true],
    [2, false],
  ] as const)
    expect([
      off,
      (await stepOfCode(SECRET, await totpCode(SECRET, totpStep(at) + off), at)) !== null,
    ]).toEqual([off, taken]);
});

it("writes the secret in the format of authenticator apps", () => {
  expect(base32(SECRET)).toBe("GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ");
  expect(totpAddress(SECRET, "My shop", "a@b.test")).toBe(
    "otpauth://totp/My%20shop%3Aa%40b.test?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=My%20shop",
  );
});

it("is encrypted in the database, and readable only with one of the Worker's secrets", () => {
  const secret = newTotpSecret();
  const sealed = encrypt("totp", secret, "one,two");
  expect(sealed).not.toContain(base32(secret));
  expect(decrypt("totp", sealed, "one")).toEqual({ bytes: secret, isCurrent: true });
  expect(decrypt("totp", sealed, "new,one")).toEqual({ bytes: secret, isCurrent: false });
  expect(decrypt("totp", sealed, "two")).toBeNull();
  expect(decrypt("cookie session", sealed, "one")).toBeNull();
});
