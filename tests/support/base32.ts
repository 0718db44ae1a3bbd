// Decodes the secret of a second factor, as an authenticator app does.
import { newTotpSecret } from "~/platform/totp";

export function decodeBase32(base32: string): Uint8Array<ArrayBuffer> {
  const bits = [...base32]
    .map((letter) => "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567".indexOf(letter).toString(2).padStart(5, "0"))
    .join("");
  const bytes = new Uint8Array(newTotpSecret().length);
  for (const [index] of bytes.entries())
    bytes[index] = Number.parseInt(bits.slice(index * 8, index * 8 + 8), 2);
  return bytes;
}
