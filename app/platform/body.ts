// How much of a body is read: its length is looked at first, and bytes are counted while they come.

/** CONTRACT §1. */
export const MAX_BODY_BYTES = 1024 * 1024;
/** The same, where files come along. */
export const MAX_FILES_BYTES = 10 * MAX_BODY_BYTES;

/** Read and dropped of a body that is too large, so that its sender sees the answer. */
const MAX_DISCARDED_BYTES = 10 * MAX_BODY_BYTES;

/** @returns null past so many bytes, whatever the length is said to be */
export async function bytesWithin(
  { body, headers }: Pick<Request, "body" | "headers">,
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
    // An answer to a body half sent ends the connection, and the sender never sees it.
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
