// Random tokens, their hashes, and signatures over short values.
import { createHash, createHmac, randomBytes, timingSafeEqual } from "node:crypto";

/** An opaque token of 256 bits; only its hash is ever stored. */
export const newToken = (): string => randomBytes(32).toString("base64url");

/** SHA-256, base64url. */
export const hashOf = (text: string): string => createHash("sha256").update(text).digest("base64url");

/** A short name for bytes: no others have it. */
export const contentName = (bytes: Uint8Array): string =>
  createHash("sha256").update(bytes).digest("base64url").slice(0, 10);

/**
 * A one-time code of eight decimal digits, evenly distributed, derived from `seed` with the secret: the outbox stores the
 * seed, which is useless to someone who reads the database.
 */
export function codeOf(seed: string, secret: string): string {
  const limit = 4_200_000_000;
  for (let round = 0; ; round += 1) {
    const n = createHmac("sha256", secret).update(`code ${round} ${seed}`).digest().readUInt32BE();
    if (n < limit) return String(n % 100_000_000).padStart(8, "0");
  }
}

/** The key of a one-time link, derived as a code is. */
export const linkKeyOf = (seed: string, secret: string): string =>
  createHmac("sha256", secret).update(`link ${seed}`).digest("base64url");

/** The keyed hash of a one-time code: a plain hash of so short a code could be reversed by trying all. */
export const codeHashOf = (code: string, user: number | string, secret: string): string =>
  createHmac("sha256", secret).update(`code of ${user} ${code}`).digest("base64url");

/** Compares two secrets in constant time. */
export function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}

const secretsOf = (secrets: string): string[] => secrets.split(",").map((s) => s.trim());

const macOf = (text: string, secret: string): string =>
  createHmac("sha256", secret).update(text).digest("base64url");

/** What a value is signed for: a signature for one purpose is invalid for another. */
export type Purpose =
  | "device"
  | "guest-order"
  | "known-user"
  | "opened"
  | "receipt"
  | "operator-token"
  | "pay"
  | "payment-notice"
  | "restock-alert"
  | `cookie ${string}`;

/** `value.signature`, signed by the first secret. */
export function sign(purpose: Purpose, value: string, secrets: string): string {
  return `${value}.${macOf(`${purpose}\n${value}`, secretsOf(secrets)[0] ?? "")}`;
}

/** The value if any of the secrets signed it for this purpose, else null. */
export function unsign(purpose: Purpose, signed: string, secrets: string): string | null {
  const at = signed.lastIndexOf(".");
  if (at < 0) return null;
  const value = signed.slice(0, at);
  const given = Buffer.from(signed.slice(at + 1));
  const matches = secretsOf(secrets).some((secret) => {
    const wanted = Buffer.from(macOf(`${purpose}\n${value}`, secret));
    return wanted.length === given.length && timingSafeEqual(wanted, given);
  });
  return matches ? value : null;
}

const MAC_BYTES = 32;

const macOfBytes = (name: string, bytes: Uint8Array, secret: string): Buffer =>
  createHmac("sha256", secret).update(`sealed ${name}\n`).update(bytes).digest();

/** The bytes with a MAC by the first secret in front; the MAC is invalid under another name. */
export const seal = (name: string, bytes: Uint8Array, secrets: string): Uint8Array =>
  new Uint8Array(Buffer.concat([macOfBytes(name, bytes, secretsOf(secrets)[0] ?? ""), bytes]));

/** The bytes if any of the secrets sealed them under this name, else null. */
export function unseal(
  name: string,
  sealed: Uint8Array<ArrayBuffer>,
  secrets: string,
): Uint8Array<ArrayBuffer> | null {
  if (sealed.length < MAC_BYTES) return null;
  const [given, bytes] = [sealed.subarray(0, MAC_BYTES), sealed.subarray(MAC_BYTES)];
  const isRight = secretsOf(secrets).some((secret) =>
    timingSafeEqual(macOfBytes(name, bytes, secret), given),
  );
  return isRight ? bytes : null;
}
