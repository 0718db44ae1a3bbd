// Reads numbers and texts in the bytes of a picture. Reading past the end gives NaN or "", never an
// exception.

export const viewOf = (bytes: Uint8Array): DataView =>
  new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

/** "" past the end of the file. */
export const asciiAt = (bytes: Uint8Array, at: number, length: number): string =>
  at + length <= bytes.length ? String.fromCharCode(...bytes.subarray(at, at + length)) : "";

/** NaN past the end of the file. */
export const uint16 = (view: DataView, at: number, littleEndian = false): number =>
  at >= 0 && at + 2 <= view.byteLength ? view.getUint16(at, littleEndian) : Number.NaN;

/** NaN past the end of the file. */
export const uint32 = (view: DataView, at: number, littleEndian = false): number =>
  at >= 0 && at + 4 <= view.byteLength ? view.getUint32(at, littleEndian) : Number.NaN;

/** Little-endian; NaN past the end of the file. */
export const uint24 = (bytes: Uint8Array, at: number): number =>
  (bytes[at] ?? Number.NaN) + (bytes[at + 1] ?? Number.NaN) * 256 + (bytes[at + 2] ?? Number.NaN) * 65536;

/** Result for a picture without rotation. */
export const asItIs = (bytes: Uint8Array<ArrayBuffer>) =>
  ({ rotation: 0, isMirrored: false, bytes, unturned: bytes }) as const;

export function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
