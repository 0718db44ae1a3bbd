// Random tokens, their hashes, and signatures over short values.
import { createHash, createHmac, randomBytes, timingSafeEqual } from "node:crypto";

/** An opaque token of 256 bits; only its hash is ever stored. */
export const newToken = (): string => randomBytes(32).toString("base64url");

export const hashOf = (text: string): string => createHash("sha256").update(text).digest("base64url");

/** Eight decimal digits, each as likely as the other. */
export function newCode(): string {
  const limit = 4_200_000_000;
  for (;;) {
    const n = randomBytes(4).readUInt32BE();
    if (n < limit) return String(n % 100_000_000).padStart(8, "0");
  }
}

const secretsOf = (secrets: string): string[] => secrets.split(",").map((s) => s.trim());

const macOf = (text: string, secret: string): string =>
  createHmac("sha256", secret).update(text).digest("base64url");

/** `value.signature`, signed by the first secret. */
export function sign(value: string, secrets: string): string {
  return `${value}.${macOf(value, secretsOf(secrets)[0] ?? "")}`;
}

/** The value if any of the secrets signed it, else null. */
export function unsign(signed: string, secrets: string): string | null {
  const at = signed.lastIndexOf(".");
  if (at < 0) return null;
  const value = signed.slice(0, at);
  const given = Buffer.from(signed.slice(at + 1));
  const matches = secretsOf(secrets).some((secret) => {
    const wanted = Buffer.from(macOf(value, secret));
    return wanted.length === given.length && timingSafeEqual(wanted, given);
  });
  return matches ? value : null;
}
