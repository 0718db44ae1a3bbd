// Time-based one-time codes (RFC 6238, SHA-1, 30 seconds, six digits).

const STEP_SECONDS = 30;
const ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";

/** Returns the number of the 30-second step that contains an instant. */
export const totpStep = (at: Date): number => Math.floor(at.getTime() / 1000 / STEP_SECONDS);

/**
 * Returns the code of a step.
 * @param digits six in all apps; the RFC's examples have eight
 */
export async function totpCode(secret: Uint8Array<ArrayBuffer>, step: number, digits = 6): Promise<string> {
  const key = await crypto.subtle.importKey("raw", secret, { name: "HMAC", hash: "SHA-1" }, false, ["sign"]);
  const counter = new DataView(new ArrayBuffer(8));
  counter.setBigUint64(0, BigInt(step));
  const mac = new DataView(await crypto.subtle.sign("HMAC", key, counter.buffer));
  const offset = mac.getUint8(mac.byteLength - 1) & 15;
  return String((mac.getUint32(offset) & 0x7fffffff) % 10 ** digits).padStart(digits, "0");
}

/** Returns the step whose code was typed, allowing a clock that is one step off, or null. */
export async function stepOfCode(
  secret: Uint8Array<ArrayBuffer>,
  typed: string,
  at: Date,
): Promise<number | null> {
  const now = totpStep(at);
  for (const step of [now, now - 1, now + 1]) if ((await totpCode(secret, step)) === typed) return step;
  return null;
}

/** 160 random bits. */
export const newTotpSecret = (): Uint8Array<ArrayBuffer> => crypto.getRandomValues(new Uint8Array(20));

/** Base32 letters and digits, as apps expect the secret. */
export function base32(bytes: Uint8Array): string {
  const bits = Array.from(bytes, (byte) => byte.toString(2).padStart(8, "0")).join("");
  return (bits.match(/.{1,5}/g) ?? [])
    .map((five) => ALPHABET[Number.parseInt(five.padEnd(5, "0"), 2)])
    .join("");
}

/** The URL in the QR code that apps scan. */
export const totpAddress = (secret: Uint8Array, shop: string, email: string): string =>
  `otpauth://totp/${encodeURIComponent(`${shop}:${email}`)}?secret=${base32(secret)}&issuer=${encodeURIComponent(shop)}`;
