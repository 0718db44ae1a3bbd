// Size limits of request bodies: the declared length is checked first, then bytes are counted as they arrive.

/** CONTRACT §1. */
export const MAX_BODY_BYTES = 1024 * 1024;
export const MAX_FILES_BYTES = 10 * MAX_BODY_BYTES;

/** Limit of bytes of an oversized body that are still read and dropped, so that the sender sees the response. */
const MAX_DISCARDED_BYTES = 10 * MAX_BODY_BYTES;

/**
 * Reads the bytes of a body.
 * @returns null if there are more than `maxBytes`, even if Content-Length states fewer
 */
export async function bytesWithin(
  { body, headers }: Pick<Request, "body"> & { headers: Pick<Headers, "get"> },
  maxBytes: number,
): Promise<Uint8Array<ArrayBuffer> | null> {
  if (!body) return new Uint8Array();
  const length = Number(headers.get("Content-Length") ?? 0);
  if (length > maxBytes + MAX_DISCARDED_BYTES) return null;
  const reader = body.getReader();
  let chunks: Uint8Array[] = [];
  let bytes = 0;
  let isTooLarge = length > maxBytes;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    bytes += value.byteLength;
    isTooLarge ||= bytes > maxBytes;
    if (bytes > maxBytes + MAX_DISCARDED_BYTES) {
      await reader.cancel();
      return null;
    }
    // A response before the whole body has arrived would close the connection, and the sender would never see it.
    if (isTooLarge) chunks = [];
    else chunks.push(value);
  }
  if (isTooLarge) return null;
  const whole = new Uint8Array(bytes);
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.byteLength;
  }
  return whole;
}
