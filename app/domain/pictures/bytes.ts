// Numbers and marks in the bytes of a picture. What lies past the end reads as NaN or "", never as an exception.

/** For numbers of several bytes; the same memory. */
export const viewOf = (bytes: Uint8Array): DataView =>
  new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

/** "" where the file ends before. */
export const asciiAt = (bytes: Uint8Array, at: number, length: number): string =>
  at + length <= bytes.length ? String.fromCharCode(...bytes.subarray(at, at + length)) : "";

/** NaN where the file ends before. */
export const uint16 = (view: DataView, at: number, littleEndian = false): number =>
  at >= 0 && at + 2 <= view.byteLength ? view.getUint16(at, littleEndian) : Number.NaN;

/** NaN where the file ends before. */
export const uint32 = (view: DataView, at: number, littleEndian = false): number =>
  at >= 0 && at + 4 <= view.byteLength ? view.getUint32(at, littleEndian) : Number.NaN;

/** Little-endian; NaN where the file ends before. */
export const uint24 = (bytes: Uint8Array, at: number): number =>
  (bytes[at] ?? Number.NaN) + (bytes[at + 1] ?? Number.NaN) * 256 + (bytes[at + 2] ?? Number.NaN) * 65536;

/** Of a picture that needs no turning. */
export const asItIs = (bytes: Uint8Array<ArrayBuffer>) =>
  ({ rotation: 0, isMirrored: false, bytes, unturned: bytes }) as const;

/** The parts one after another, in memory of their own. */
export function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
