// The typed client of calls.ts over any fetch. It answers what the call answers, or throws an ApiError.
import type { Answer, Call, Input } from "./call";
import { type Calls, calls } from "./calls";
import type { FieldError, Locale, ShopContext } from "./wire";
import { ErrorBody } from "./wire";

export const BASE_PATH = "/api/v3/client";

export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    /** What else `detail` said: `available`, `total`, `version` … */
    readonly facts: Record<string, unknown>,
    readonly fields: FieldError[],
    readonly requestId: string | null,
    readonly retryAfter: number | null,
  ) {
    super(message);
  }
}

export interface CallOptions {
  idempotencyKey?: string;
  /** `If-Match`: the cart's version. */
  version?: number;
  basic?: { username: string; password: string };
  /** What a browser asks of a file: a range, or only what is newer. */
  headers?: Headers;
  /** Told where the answer is the first one again, for a deed that was done before. */
  onReplay?: () => void;
}

export interface ClientSettings {
  fetch: (request: Request) => Promise<Response>;
  baseUrl: string;
  locale: Locale;
  shopContext: ShopContext;
  token: string | null;
  /** The agent's own id; sent in the b2b context, SPEC §7. */
  agent: number | null;
  /** Goes along with each call that takes one, unless the call says another or names its cart. */
  season: number | null;
  headers?: Record<string, string>;
}

export type Client = {
  [Noun in keyof Calls]: {
    [Verb in keyof Calls[Noun]]: Calls[Noun][Verb] extends infer C extends Call
      ? (input: Input<C>, options?: CallOptions) => Promise<Answer<C>>
      : never;
  };
};

export function createClient(settings: ClientSettings): Client {
  const nouns = Object.entries(calls).map(([noun, verbs]) => [
    noun,
    Object.fromEntries(
      Object.entries(verbs).map(([verb, call]) => [
        verb,
        (input: Record<string, unknown>, options: CallOptions = {}) => send(settings, call, input, options),
      ]),
    ),
  ]);
  return Object.fromEntries(nouns);
}

/** For actions: an expected refusal becomes a value. A 5xx stays an exception. */
export async function attempt<T>(
  work: Promise<T>,
): Promise<{ ok: true; value: T } | { ok: false; error: ApiError }> {
  try {
    return { ok: true, value: await work };
  } catch (error) {
    if (error instanceof ApiError && error.status < 500) return { ok: false, error };
    throw error;
  }
}

/** Whole, in part, not newer, or a range that it does not have. */
const FILE_STATUSES = [200, 206, 304, 416];
const RETRIED = [408, 409, 425, 429, 500, 502, 503, 504];

async function send(
  settings: ClientSettings,
  call: Call,
  input: Record<string, unknown>,
  options: CallOptions,
) {
  const ask = () => settings.fetch(requestFor(settings, call, input, options));
  let response = await ask();
  // SPEC §7: GET calls are retried once.
  if (call.method === "GET" && RETRIED.includes(response.status)) response = await ask();
  if (call.answer === "file" && FILE_STATUSES.includes(response.status)) return response;
  if (!response.ok) throw await errorOf(response);
  if (response.headers.has("Idempotent-Replay")) options.onReplay?.();
  return call.answer ? response.json() : null;
}

function requestFor(
  settings: ClientSettings,
  call: Call,
  input: Record<string, unknown>,
  options: CallOptions,
) {
  const left = { ...seasonFor(settings, call, input), ...input };
  const path = call.path.replace(/:(\w+)/g, (_, name: string) => {
    const value = encodeURIComponent(String(left[name]));
    delete left[name];
    return value;
  });
  const bodyKeys = Object.keys(call.body?.shape ?? {});
  const body: Record<string, unknown> = {};
  for (const key of bodyKeys) {
    if (left[key] !== undefined) body[key] = left[key];
    delete left[key];
  }
  const url = new URL(`${BASE_PATH}/${path}`, settings.baseUrl);
  url.searchParams.set("locale", settings.locale);
  url.searchParams.set("shop_context", settings.shopContext);
  if (settings.agent !== null && settings.shopContext === "b2b")
    url.searchParams.set("agent", String(settings.agent));
  for (const [key, value] of Object.entries(left)) {
    if (value === undefined || value === null) continue;
    for (const one of Array.isArray(value) ? value : [value]) url.searchParams.append(key, String(one));
  }

  const headers = new Headers([...new Headers(settings.headers), ...(options.headers ?? [])]);
  headers.set("Accept", "application/json");
  if (options.basic) {
    const bytes = new TextEncoder().encode(`${options.basic.username}:${options.basic.password}`);
    headers.set("Authorization", `Basic ${btoa(String.fromCharCode(...bytes))}`);
    // A login that brings an old token ends it: CONTRACT §1.
    if (settings.token) headers.set("Shop-Old-Token", settings.token);
  } else if (settings.token) headers.set("Authorization", `Token ${settings.token}`);
  if (options.idempotencyKey) headers.set("Idempotency-Key", options.idempotencyKey);
  if (options.version !== undefined) headers.set("If-Match", String(options.version));
  if (call.method === "GET") return new Request(url, { headers });
  headers.set("Content-Type", "application/json");
  return new Request(url, { method: call.method, headers, body: JSON.stringify(body) });
}

function seasonFor(
  { season }: ClientSettings,
  call: Call,
  input: Record<string, unknown>,
): Record<string, unknown> {
  const takes = "season" in { ...call.query?.shape, ...call.body?.shape };
  return season !== null && takes && input.cart === undefined ? { season } : {};
}

async function errorOf(response: Response): Promise<ApiError> {
  const body = ErrorBody.safeParse(await response.json().catch(() => null));
  const detail = body.success ? body.data.detail : { code: "unknown", message: response.statusText };
  const { code, message, ...facts } =
    typeof detail === "string" ? { code: "error", message: detail } : detail;
  return new ApiError(
    response.status,
    code,
    message,
    facts,
    body.success ? body.data.error_list : [],
    body.success ? (body.data.request_id ?? null) : null,
    Number(response.headers.get("Retry-After")) || null,
  );
}
