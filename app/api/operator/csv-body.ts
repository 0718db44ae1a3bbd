// A CSV body as text, with its own size limit; reports the first line that is not UTF-8.

import { readBytes } from "~/api/http/input";
import type { ReadRequest } from "~/contract/call-request";
import { MAX_IMPORT_BYTES } from "~/contract/constants/limits";
import { type Fault, fault } from "~/csv/fault";
import { Refusal } from "~/services/refusal";

/**
 * @param firstLine line number of the body's first record in the whole file
 * @throws Refusal 415 for another content type
 */
export async function readCsv(
  request: ReadRequest,
  firstLine = 2,
): Promise<{ ok: true; csv: string } | { ok: false; fault: Fault }> {
  if (!/^text\/csv\s*(;|$)/i.test(request.headers.get("Content-Type") ?? ""))
    throw new Refusal(415, "unsupported_media_type");
  const bytes = await readBytes(request, MAX_IMPORT_BYTES);
  try {
    return { ok: true, csv: new TextDecoder("utf-8", { fatal: true }).decode(bytes) };
  } catch {
    const text = new TextDecoder().decode(bytes);
    const line = text.slice(0, text.indexOf("\uFFFD")).split("\n").length + firstLine - 2;
    return { ok: false, fault: fault(line, "", "not_utf8") };
  }
}
