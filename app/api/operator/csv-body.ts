// A CSV body as text: its own limit, and the line on which it is not UTF-8.
import { MAX_IMPORT_BYTES } from "~/contract/operator-files";
import { type Fault, fault } from "~/domain/csv/fault";
import { Refusal } from "../refusal";

/** @param firstLine where the body's first record stands in the whole file */
export async function readCsv(
  request: Request,
  firstLine = 2,
): Promise<{ ok: true; csv: string } | { ok: false; fault: Fault }> {
  if (!/^text\/csv\s*(;|$)/i.test(request.headers.get("Content-Type") ?? ""))
    throw new Refusal(415, "unsupported_media_type");
  const bytes = await readBytes(request);
  try {
    return { ok: true, csv: new TextDecoder("utf-8", { fatal: true }).decode(bytes) };
  } catch {
    const text = new TextDecoder().decode(bytes);
    const line = text.slice(0, text.indexOf("\uFFFD")).split("\n").length + firstLine - 2;
    return { ok: false, fault: fault(line, "", "not_utf8") };
  }
}

async function readBytes(request: Request): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  const reader = request.body?.getReader();
  for (;;) {
    const { done, value } = (await reader?.read()) ?? { done: true };
    if (done || !value) break;
    length += value.byteLength;
    if (length > MAX_IMPORT_BYTES) {
      await reader?.cancel();
      throw new Refusal(413, "too_large");
    }
    chunks.push(value);
  }
  const bytes = new Uint8Array(length);
  let at = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, at);
    at += chunk.byteLength;
  }
  return bytes;
}
