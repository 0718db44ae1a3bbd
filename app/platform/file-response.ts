// A file from R2 as HTTP knows it: its type, length and name, a range of it, or word that it has not changed.
import type { Env } from "./env";

export interface NamedFile {
  /** Its key in R2. */
  file: string;
  title: string;
  mime: string;
  isPublic: boolean;
}

/** Null: R2 does not have it. */
export async function sendFile(request: Request, env: Env, named: NamedFile): Promise<Response | null> {
  const head = await env.FILES.head(named.file);
  if (!head) return null;
  const headers = headersOf(named, head);
  if (isUnchanged(request, head)) return new Response(null, { status: 304, headers });

  const range = rangeOf(request, head);
  if (range === "unsatisfiable") {
    headers.set("Content-Range", `bytes */${head.size}`);
    return new Response(null, { status: 416, headers });
  }
  const found = await env.FILES.get(named.file, range ? { range } : {});
  if (!found) return null;
  headers.set("Content-Length", String(range?.length ?? head.size));
  if (!range) return new Response(found.body, { headers });
  headers.set("Content-Range", `bytes ${range.offset}-${range.offset + range.length - 1}/${head.size}`);
  return new Response(found.body, { status: 206, headers });
}

const DAY_SECONDS = 24 * 60 * 60;

function headersOf({ title, mime, isPublic }: NamedFile, { httpEtag, uploaded }: R2Object): Headers {
  const headers = new Headers({
    "Content-Type": mime,
    "Content-Disposition": disposition(title, mime),
    "Accept-Ranges": "bytes",
    ETag: httpEtag,
    "Last-Modified": uploaded.toUTCString(),
    "X-Content-Type-Options": "nosniff",
    "Content-Security-Policy": FILE_POLICY,
    "Cache-Control": isPublic ? `public, max-age=${DAY_SECONDS}` : "private, no-store",
  });
  if (!isPublic) headers.set("Vary", "Authorization, Cookie");
  return headers;
}

// A browser's own PDF and video players need these; nothing else in a file may run or load.
const FILE_POLICY =
  "default-src 'none'; object-src 'self'; media-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'none'";

const EXTENSIONS: Record<string, string> = {
  "application/pdf": "pdf",
  "video/mp4": "mp4",
  "text/csv": "csv",
};

/** What a browser shows without running it may open in it; all else is saved. */
function disposition(title: string, mime: string): string {
  const extension = EXTENSIONS[mime];
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is taken out
  const name = `${title.replace(/[\u0000-\u001f\u007f"\\/:*?<>|]+/g, "-")}${extension ? `.${extension}` : ""}`;
  const ascii = name.normalize("NFKD").replace(/[^\x20-\x7e]/g, "");
  const coded = encodeURIComponent(name).replace(/[!'()*]/g, (c) => `%${c.charCodeAt(0).toString(16)}`);
  const shown = extension === "pdf" || extension === "mp4" ? "inline" : "attachment";
  return `${shown}; filename="${ascii}"; filename*=UTF-8''${coded}`;
}

function isUnchanged(request: Request, { httpEtag, uploaded }: R2Object): boolean {
  const tags = request.headers.get("If-None-Match");
  if (tags !== null) {
    return tags
      .split(",")
      .map((tag) => tag.trim().replace(/^W\//, ""))
      .some((tag) => tag === httpEtag || tag === "*");
  }
  const since = Date.parse(request.headers.get("If-Modified-Since") ?? "");
  return Math.floor(uploaded.getTime() / 1000) * 1000 <= since;
}

type Range = { offset: number; length: number };

/** Null: all of it; also where several ranges are asked for, or a range of what the file no longer is. */
function rangeOf(request: Request, { size, httpEtag, uploaded }: R2Object): Range | "unsatisfiable" | null {
  const [, from = "", to = ""] = /^bytes=(\d*)-(\d*)$/.exec(request.headers.get("Range") ?? "") ?? [];
  if (from === "" && to === "") return null;
  const onlyIf = request.headers.get("If-Range");
  if (onlyIf !== null && onlyIf !== httpEtag && onlyIf !== uploaded.toUTCString()) return null;
  const first = from === "" ? Math.max(0, size - Number(to)) : Number(from);
  const last = from === "" || to === "" ? size - 1 : Math.min(Number(to), size - 1);
  if (from !== "" && to !== "" && Number(to) < Number(from)) return null;
  return first > last ? "unsatisfiable" : { offset: first, length: last - first + 1 };
}
