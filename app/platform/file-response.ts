// Serves a file of R2 over HTTP: its type, length and name, a range of it, or 304 if the browser has it.
import type { ReadRequest } from "~/contract/call-request";
import type { Env } from "./env";

export interface NamedFile {
  /** Key in R2. */
  file: string;
  title: string;
  mime: string;
  isPublic: boolean;
}

/** Returns null if R2 does not have the file. */
export async function sendFile(request: ReadRequest, env: Env, named: NamedFile): Promise<Response | null> {
  const range = rangeOf(request);
  const found = await get(env, named, { onlyIf: conditionsOf(request), ...(range && { range }) });
  if (found === "unsatisfiable") return unsatisfiable(env, named);
  if (!found) return null;
  if (!("body" in found)) return new Response(null, { status: 304, headers: headersOf(named, found) });
  if (!range) return wholeFile(named, found);
  if (isFileOf(request, found)) return partOf(named, found);
  await found.body.cancel();
  const whole = await env.FILES.get(named.file);
  return whole && wholeFile(named, whole);
}

// Error that R2 throws for a range that begins past the file's end.
const UNSATISFIABLE = /range is not satisfiable|\(10039\)/;

async function get(env: Env, { file }: NamedFile, options: R2GetOptions) {
  try {
    return await env.FILES.get(file, options);
  } catch (error) {
    if (options.range && UNSATISFIABLE.test(String(error))) return "unsatisfiable";
    throw error;
  }
}

async function unsatisfiable(env: Env, named: NamedFile): Promise<Response | null> {
  const head = await env.FILES.head(named.file);
  if (!head) return null;
  const headers = headersOf(named, head);
  headers.set("Content-Range", `bytes */${head.size}`);
  return new Response(null, { status: 416, headers });
}

function wholeFile(named: NamedFile, found: R2ObjectBody): Response {
  const headers = headersOf(named, found);
  headers.set("Content-Length", String(found.size));
  return new Response(found.body, { headers });
}

function partOf(named: NamedFile, found: R2ObjectBody): Response {
  // R2 returns the start of the range, even for one that counts from the end.
  const { offset = 0, length = found.size } = found.range && "offset" in found.range ? found.range : {};
  const headers = headersOf(named, found);
  headers.set("Content-Length", String(length));
  headers.set("Content-Range", `bytes ${offset}-${offset + length - 1}/${found.size}`);
  return new Response(found.body, { status: 206, headers });
}

/** The file may be replaced, so browsers revalidate after a minute, mostly with a 304. */
const PUBLIC_SECONDS = 60;

function headersOf({ title, mime, isPublic }: NamedFile, { httpEtag, uploaded }: R2Object): Headers {
  const headers = new Headers({
    "Content-Type": mime,
    "Content-Disposition": disposition(title, mime),
    "Accept-Ranges": "bytes",
    ETag: httpEtag,
    "Last-Modified": uploaded.toUTCString(),
    "X-Content-Type-Options": "nosniff",
    "Content-Security-Policy": FILE_POLICY,
    "Cache-Control": isPublic ? `public, max-age=${PUBLIC_SECONDS}` : "private, no-store",
  });
  if (!isPublic) headers.set("Vary", "Authorization, Cookie");
  return headers;
}

// Needed by the browsers' PDF and video players. Nothing else in a file may run or load.
const FILE_POLICY =
  "default-src 'none'; object-src 'self'; media-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'none'";

const EXTENSIONS: Record<string, string> = {
  "application/pdf": "pdf",
  "video/mp4": "mp4",
  "text/csv": "csv",
};

/** Types that a browser shows without running them may be displayed; others are downloads. */
function disposition(title: string, mime: string): string {
  const extension = EXTENSIONS[mime];
  // biome-ignore lint/suspicious/noControlCharactersInRegex: removes control characters
  const name = `${title.replace(/[\u0000-\u001f\u007f"\\/:*?<>|]+/g, "-")}${extension ? `.${extension}` : ""}`;
  const ascii = name.normalize("NFKD").replace(/[^\x20-\x7e]/g, "");
  const coded = encodeURIComponent(name).replace(/[!'()*]/g, (c) => `%${c.charCodeAt(0).toString(16)}`);
  const shown = extension === "pdf" || extension === "mp4" ? "inline" : "attachment";
  return `${shown}; filename="${ascii}"; filename*=UTF-8''${coded}`;
}

const TAG = '(?:W/)?"[^"]*"';
const TAGS = new RegExp(`^(?:\\*|${TAG}(?:\\s*,\\s*${TAG})*)$`);

/** Conditions for `onlyIf`. R2 throws for a malformed tag. A date is used only without a tag (RFC 9110, 13.1.3). */
export function conditionsOf({ headers }: ReadRequest): Headers {
  const tags = headers.get("If-None-Match");
  const since = headers.get("If-Modified-Since");
  if (tags !== null) return new Headers(TAGS.test(tags) ? { "If-None-Match": tags } : {});
  return new Headers(
    since !== null && !Number.isNaN(Date.parse(since)) ? { "If-Modified-Since": since } : {},
  );
}

/** Returns null for the whole file, also if several ranges are requested or a range ends before it begins. */
function rangeOf({ headers }: ReadRequest): R2Range | null {
  const [, from = "", to = ""] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(headers.get("Range") ?? "") ?? [];
  if (from === "") return to === "" ? null : { suffix: Number(to) };
  if (to === "") return { offset: Number(from) };
  const length = Number(to) - Number(from) + 1;
  return length > 0 ? { offset: Number(from), length } : null;
}

/** Returns false if `If-Range` names an older version of the file. */
function isFileOf({ headers }: ReadRequest, { httpEtag, uploaded }: R2Object): boolean {
  const name = headers.get("If-Range");
  return name === null || name === httpEtag || name === uploaded.toUTCString();
}
