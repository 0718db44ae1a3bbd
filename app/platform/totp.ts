// One-time codes by time (RFC 6238, SHA-1, 30 seconds, six digits).

const STEP_SECONDS = 30;
const ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";

/** The number of the half minute that an instant is in. */
export const totpStep = (at: Date): number => Math.floor(at.getTime() / 1000 / STEP_SECONDS);

/** The code of a step. @param digits six in every app; the RFC's examples have eight */
export async function totpCode(secret: Uint8Array<ArrayBuffer>, step: number, digits = 6): Promise<string> {
  const key = await crypto.subtle.importKey("raw", secret, { name: "HMAC", hash: "SHA-1" }, false, ["sign"]);
  const counter = new DataView(new ArrayBuffer(8));
  counter.setBigUint64(0, BigInt(step));
  const mac = new DataView(await crypto.subtle.sign("HMAC", key, counter.buffer));
  const offset = mac.getUint8(mac.byteLength - 1) & 15;
  return String((mac.getUint32(offset) & 0x7fffffff) % 10 ** digits).padStart(digits, "0");
}

/** The step whose code was typed, a clock one step off included; null: none of them. */
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

/** As an app takes it: letters and digits of base 32. */
export function base32(bytes: Uint8Array): string {
  const bits = Array.from(bytes, (byte) => byte.toString(2).padStart(8, "0")).join("");
  return (bits.match(/.{1,5}/g) ?? [])
    .map((five) => ALPHABET[Number.parseInt(five.padEnd(5, "0"), 2)])
    .join("");
}

/** The address that an app's camera reads. */
export const totpAddress = (secret: Uint8Array, shop: string, email: string): string =>
  `otpauth://totp/${encodeURIComponent(`${shop}:${email}`)}?secret=${base32(secret)}&issuer=${encodeURIComponent(shop)}`;
