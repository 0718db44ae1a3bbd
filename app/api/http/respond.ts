// Responses of the API: error bodies, cache headers, ETags. Errors are caught only here.

import type { Call } from "~/contract/call";
import type { ReadRequest } from "~/contract/call-request";
import type { ErrorBody, Locale } from "~/contract/wire";
import { failureMessage, messageFor } from "~/i18n/server";
import { hashOf } from "~/platform/crypto";
import { StoreUnavailable } from "~/platform/database";
import { logError } from "~/platform/log";
import { Refusal } from "~/services/refusal";
import { fallbackErrorOf } from "./error-messages";

/** @param requestId the id in the log; null if nothing was logged */
export function respondRefusal(refusal: Refusal, locale: Locale, requestId: string | null = null): Response {
  const body: ErrorBody = {
    detail: {
      code: refusal.code,
      message: messageFor(locale, refusal.code, refusal.facts),
      ...refusal.facts,
    },
    error_list: refusal.fields.map(({ field, code, values }) => ({
      field,
      code,
      message: messageFor(locale, code, values),
    })),
    ...(requestId !== null && { request_id: requestId }),
  };
  const headers = new Headers({ "Cache-Control": "private, no-store", Vary: "Authorization" });
  if (refusal.status === 429 || refusal.status === 503)
    headers.set("Retry-After", String(refusal.facts.retry_after ?? 2));
  if (refusal.status === 401) headers.set("WWW-Authenticate", "Token");
  return Response.json(body, { status: refusal.status, headers });
}

/** @param call null if the request matches no call */
export function respondError(error: unknown, locale: Locale, path: string, call: Call | null): Response {
  if (error instanceof Refusal) return respondRefusal(error, locale);
  const requestId = crypto.randomUUID();
  if (error instanceof StoreUnavailable) {
    logError("store_unavailable", { request_id: requestId, path }, error);
    return respondRefusal(new Refusal(503, "store_unavailable", { retry_after: 2 }), locale, requestId);
  }
  logError("unexpected", { request_id: requestId, path }, error);
  const failure = call && fallbackErrorOf(call);
  const message = failure ? failureMessage(locale, failure) : messageFor(locale, "server_error");
  const body: ErrorBody = {
    detail: { code: "server_error", message },
    error_list: [],
    request_id: requestId,
  };
  return Response.json(body, { status: 500, headers: { "Cache-Control": "private, no-store" } });
}

/** A handler's response that is not plain data: stored JSON, or additional headers. */
export class Reply {
  constructor(
    readonly body: string | null,
    readonly status: number,
    readonly headers: Record<string, string> = {},
  ) {}
}

/** Response to a caller in the same process: plain data, without JSON, ETag or Response. */
export class InProcessAnswer {
  readonly ok = true;
  readonly statusText = "";
  readonly #headers = new Map<string, string>();
  readonly headers = {
    get: (name: string) => this.#headers.get(name.toLowerCase()) ?? null,
    has: (name: string) => this.#headers.has(name.toLowerCase()),
    set: (name: string, value: string) => this.#headers.set(name.toLowerCase(), value),
  };

  constructor(
    readonly data: unknown,
    readonly status = 200,
  ) {}

  json = async () => this.data;
}

export function respond(call: Call, data: unknown, request: ReadRequest, personal: boolean): Response {
  // A file has its own content type and cache headers.
  if (data instanceof Response) return new Response(data.body, data);
  const reply =
    data instanceof Reply
      ? data
      : new Reply(call.answer ? JSON.stringify(data) : null, call.status ?? (call.answer ? 200 : 204));
  const headers = new Headers(reply.headers);
  if (reply.body !== null) headers.set("Content-Type", "application/json; charset=utf-8");
  if (personal || call.method !== "GET" || !call.cache || call.cache === "none") {
    headers.set("Cache-Control", "private, no-store");
    headers.set("Vary", "Authorization");
    return new Response(reply.body, { status: reply.status, headers });
  }
  const etag = `"${hashOf(reply.body ?? "").slice(0, 22)}"`;
  headers.set(
    "Cache-Control",
    call.cache.maxAge > 0 ? `public, max-age=${call.cache.maxAge}` : "public, no-cache",
  );
  headers.set("Vary", "Authorization");
  headers.set("ETag", etag);
  const known = request.headers
    .get("If-None-Match")
    ?.split(",")
    .map((tag) => tag.trim().replace(/^W\//, ""));
  if (known?.includes(etag)) return new Response(null, { status: 304, headers });
  return new Response(reply.body, { status: reply.status, headers });
}
