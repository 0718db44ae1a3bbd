// Random tokens, hashes, signatures of short values, and values encrypted for the Worker.
import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  randomBytes,
  timingSafeEqual,
} from "node:crypto";

/** An opaque token of 256 bits. Only its hash is ever stored. */
export const newToken = (): string => randomBytes(32).toString("base64url");

/** SHA-256, base64url. */
export const hashOf = (text: string): string => createHash("sha256").update(text).digest("base64url");

export const contentName = (bytes: Uint8Array): string =>
  createHash("sha256").update(bytes).digest("base64url").slice(0, 10);

/**
 * A one-time code of eight decimal digits, evenly distributed, derived from `seed` with the secret. The outbox stores
 * only the seed, which is useless without the secret.
 */
export function codeOf(seed: string, secret: string): string {
  const limit = 4_200_000_000;
  for (let round = 0; ; round += 1) {
    const n = createHmac("sha256", secret).update(`code ${round} ${seed}`).digest().readUInt32BE();
    if (n < limit) return String(n % 100_000_000).padStart(8, "0");
  }
}

/** The key of a one-time link, derived like a code. */
export const linkKeyOf = (seed: string, secret: string): string =>
  createHmac("sha256", secret).update(`link ${seed}`).digest("base64url");

/** The keyed hash of a one-time code. A plain hash of such a short code could be reversed by brute force. */
export const codeHashOf = (code: string, user: number | string, secret: string): string =>
  createHmac("sha256", secret).update(`code of ${user} ${code}`).digest("base64url");

/**
 * The keyed hash of an email address that the shop no longer stores. A plain hash could be reversed by trying
 * addresses.
 */
export const addressHashOf = (address: string, secret: string): string =>
  createHmac("sha256", secret).update(`address ${address}`).digest("base64url");

export function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}

const WEBHOOK_SECRET_PREFIX = "whsec_";

/** The secret of a webhook in the format of Standard Webhooks: "whsec_" and 32 bytes in base64. */
export const newWebhookSecret = (): string => WEBHOOK_SECRET_PREFIX + randomBytes(32).toString("base64");

/** The header Webhook-Signature: HMAC-SHA256 in base64, version 1. */
export function webhookSignature(content: string, secret: string): string {
  const key = Buffer.from(secret.slice(WEBHOOK_SECRET_PREFIX.length), "base64");
  return `v1,${createHmac("sha256", key).update(content).digest("base64")}`;
}

const secretsOf = (secrets: string): string[] => secrets.split(",").map((s) => s.trim());

const macOf = (text: string, secret: string): string =>
  createHmac("sha256", secret).update(text).digest("base64url");

/** Purpose of a signature. A signature for one purpose is invalid for another. */
export type Purpose =
  | "device"
  | "guest-order"
  | "known-user"
  | "newsletter"
  | "opened"
  | "receipt"
  | "operator-token"
  | "pay"
  | "payment-notice"
  | "restock-alert"
  | "review";

/** Returns `value.signature`, signed with the first secret. */
export function sign(purpose: Purpose, value: string, secrets: string): string {
  return `${value}.${macOf(`${purpose}\n${value}`, secretsOf(secrets)[0] ?? "")}`;
}

/** Returns the value if any of the secrets signed it for this purpose, else null. */
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

/** Returns the bytes, preceded by a MAC made with the first secret. The MAC is invalid under another name. */
export const seal = (name: string, bytes: Uint8Array, secrets: string): Uint8Array =>
  new Uint8Array(Buffer.concat([macOfBytes(name, bytes, secretsOf(secrets)[0] ?? ""), bytes]));

/** Returns the bytes if any of the secrets sealed them under this name, else null. */
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

const CIPHER = "aes-256-gcm";
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** Purpose of an encrypted value. It cannot be decrypted for another purpose. */
export type SealedPurpose = "totp" | `cookie ${string}`;

const keyOf = (purpose: SealedPurpose, secret: string): Buffer =>
  createHash("sha256").update(`${purpose}\n${secret}`).digest();

/** Encrypts and authenticates with the first secret. Returns base64url of nonce, bytes and tag. */
export function encrypt(purpose: SealedPurpose, bytes: Uint8Array, secrets: string): string {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(CIPHER, keyOf(purpose, secretsOf(secrets)[0] ?? ""), iv);
  return Buffer.concat([iv, cipher.update(bytes), cipher.final(), cipher.getAuthTag()]).toString("base64url");
}

/**
 * `isCurrent`: the value was encrypted with the first secret. Returns null if none of the secrets encrypted it for this
 * purpose.
 */
export function decrypt(
  purpose: SealedPurpose,
  encrypted: string,
  secrets: string,
): { bytes: Uint8Array<ArrayBuffer>; isCurrent: boolean } | null {
  const sealed = Buffer.from(encrypted, "base64url");
  // Unused bits of base64 would let modified texts pass.
  const isExact = sealed.toString("base64url") === encrypted || sealed.toString("base64") === encrypted;
  if (!isExact || sealed.length < IV_BYTES + TAG_BYTES) return null;
  const tagAt = sealed.length - TAG_BYTES;
  for (const [index, secret] of secretsOf(secrets).entries()) {
    try {
      const decipher = createDecipheriv(CIPHER, keyOf(purpose, secret), sealed.subarray(0, IV_BYTES));
      decipher.setAuthTag(sealed.subarray(tagAt));
      const bytes = Buffer.concat([decipher.update(sealed.subarray(IV_BYTES, tagAt)), decipher.final()]);
      return { bytes: new Uint8Array(bytes), isCurrent: index === 0 };
    } catch {
      // Another secret encrypted it, or it was modified.
    }
  }
  return null;
}
