// How much of a body is read: its length is looked at first, and bytes are counted while they come.

/** CONTRACT §1. */
export const MAX_BODY_BYTES = 1024 * 1024;
/** The same, where files come along. */
export const MAX_FILES_BYTES = 10 * MAX_BODY_BYTES;

/** @returns null past so many bytes, whatever the length is said to be */
export async function bytesWithin(
  { body, headers }: Pick<Request, "body" | "headers">,
  maxBytes: number,
): Promise<Uint8Array<ArrayBuffer> | null> {
  if (Number(headers.get("Content-Length") ?? 0) > maxBytes) return null;
  if (!body) return new Uint8Array();
  const reader = body.getReader();
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    bytes += value.byteLength;
    if (bytes > maxBytes) {
      await reader.cancel();
      return null;
    }
    chunks.push(value);
  }
  const whole = new Uint8Array(bytes);
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.byteLength;
  }
  return whole;
}
