// Compresses responses: in production the edge passes them through unchanged, and `npm start` has no proxy in front.
import { brotliCompressSync, brotliDecompressSync, constants, gzipSync } from "node:zlib";
import { compressedPieces } from "./compressed-pieces";

export type Encoding = "br" | "gzip";

export function encodingFor(request: Request): Encoding | null {
  const taken = new Map(
    (request.headers.get("Accept-Encoding") ?? "").split(",").map((part): [string, boolean] => {
      const [name = "", ...weights] = part.split(";").map((weight) => weight.trim().toLowerCase());
      return [name, !weights.some((weight) => /^q=0(\.0*)?$/.test(weight))];
    }),
  );
  return (["br", "gzip"] as const).find((encoding) => taken.get(encoding)) ?? null;
}

/** Brotli quality: low for a page rendered for one visitor, high for one that is cached for many. */
const QUALITY = { once: 4, cached: 9 };

export const compress = (bytes: Uint8Array, encoding: Encoding, use: keyof typeof QUALITY): Bytes =>
  new Uint8Array(
    encoding === "br"
      ? brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY[use] } })
      : gzipSync(bytes, { level: 6 }),
  );

export type Bytes = Uint8Array<ArrayBuffer>;

/** Decompresses data that was compressed as "br". */
export const decompress = (bytes: Bytes): Bytes => new Uint8Array(brotliDecompressSync(bytes));

const TEXT = /^(text\/|image\/svg|application\/(json|xml|rss))/;

/** Marks a file for compression; workerd compresses it while sending. */
export function compressStream(request: Request, file: Response): Response {
  const encoding = encodingFor(request);
  if (!encoding || !file.body || !TEXT.test(file.headers.get("Content-Type") ?? "")) return file;
  return new Response(file.body, { status: file.status, headers: encodedAs(encoding, file.headers) });
}

/**
 * Compresses a whole page with a known length: an HTTP/1.0 client would show the chunk marks of a chunked response. A
 * streamed page stays streamed.
 */
export async function compressPage(request: Request, page: Response): Promise<Response> {
  const encoding = encodingFor(request);
  const { headers, status, body } = page;
  const isText = TEXT.test(headers.get("Content-Type") ?? "");
  if (!encoding || !body || !isText || headers.has("Content-Encoding")) return page;
  const bytes = headers.has("Content-Length")
    ? compress(new Uint8Array(await page.arrayBuffer()), encoding, "once")
    : compressedPieces(body, encoding);
  return compressedResponse(bytes, { status, headers: encodedAs(encoding, headers) });
}

function encodedAs(encoding: Encoding, others: Headers): Headers {
  const headers = new Headers(others);
  headers.set("Content-Encoding", encoding);
  headers.append("Vary", "Accept-Encoding");
  headers.delete("Content-Length");
  return headers;
}

/** Responds with bytes that are already compressed, with the given headers. */
export const compressedResponse = (
  bytes: Bytes | ReadableStream<Bytes>,
  { status, headers }: ResponseInit,
): Response => new Response(bytes, { status: status ?? 200, headers: headers ?? {}, encodeBody: "manual" });
