// The typed client of calls.ts over any fetch. Returns the call's answer, or throws an ApiError.
import type { Answer, Call, Input } from "./call";
import { CallRequest, type ReadHeaders } from "./call-request";
import { type Calls, calls } from "./calls";
import type { FieldError, Locale, ShopContext } from "./wire";
import { ErrorBody } from "./wire";

export const BASE_PATH = "/api/v3/client";

export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    /** Further fields of `detail`: `available`, `total`, `version` … */
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
  /** A browser's headers for a file: a range, or a condition. */
  headers?: Headers;
  file?: Blob;
  /** Called if the answer repeats the first one, because the write was already done (Idempotency-Key). */
  onReplay?: () => void;
}

/**
 * Errors that no user action can solve: the shop's own failures, and calls that an API key does not allow.
 */
const isServiceError = ({ status, code }: ApiError): boolean => status >= 500 || code === "key_scope";

/** Transport and settings of a map's calls. */
interface Line {
  ask: Ask;
  baseUrl: string;
  basePath: string;
  /** Sent with every call that takes a season and names none. */
  season: number | null;
  query: Record<string, string>;
  headers: Record<string, string>;
  onServiceError?: ClientSettings["onServiceError"];
}

/** The part of a Response that the client reads. A file is returned as a whole Response. */
export interface CallResponse {
  ok: boolean;
  status: number;
  statusText: string;
  headers: ReadHeaders;
  json(): Promise<unknown>;
}

/** Sends a call to its server: over the network, or in the same process. */
export type Ask = (request: CallRequest) => Promise<CallResponse>;

export const overHttp =
  (fetch: (request: Request) => Promise<Response>): Ask =>
  (request) =>
    // Passes only the request: a second argument would be read as the settings of a browser's fetch.
    fetch(request.toRequest());

export interface ClientSettings {
  ask: Ask;
  baseUrl: string;
  locale: Locale;
  shopContext: ShopContext;
  token: string | null;
  /** The agent's own id; sent in the b2b context, SPEC §7. */
  agent: number | null;
  /** Sent with each call that takes a season, unless the call has its own or names its cart. */
  season: number | null;
  headers?: Record<string, string>;
  /** Throws instead of an ApiError that no caller can handle. */
  onServiceError?: (error: ApiError) => Promise<unknown>;
}

type CallMap = Record<string, Record<string, Call>>;
export type ClientOf<Map> = {
  [Noun in keyof Map]: {
    [Verb in keyof Map[Noun]]: Map[Noun][Verb] extends infer C extends Call
      ? (input: Input<C>, options?: CallOptions) => Promise<Answer<C>>
      : never;
  };
};
export type Client = ClientOf<Calls>;

/**
 * The shop's API over any fetch: every request carries locale, context, season and agent as CONTRACT §1
 * requires.
 * @throws ApiError for an unsuccessful response
 */
export function createClient({ token, agent, ...settings }: ClientSettings): Client {
  const isAgent = agent !== null && settings.shopContext === "b2b";
  return clientOf(calls, {
    ask: settings.ask,
    baseUrl: settings.baseUrl,
    basePath: BASE_PATH,
    season: settings.season,
    onServiceError: settings.onServiceError,
    query: {
      locale: settings.locale,
      shop_context: settings.shopContext,
      ...(isAgent && { agent: String(agent) }),
    },
    headers: { ...settings.headers, ...(token !== null && { Authorization: `Token ${token}` }) },
  });
}

export function clientOf<Map extends CallMap>(map: Map, line: Line): ClientOf<Map> {
  const verbsOf = (verbs: Record<string, Call>) =>
    Object.fromEntries(
      Object.entries(verbs).map(([verb, call]) => [
        verb,
        (input: Record<string, unknown>, options: CallOptions = {}) => send(line, call, input, options),
      ]),
    );
  // A page makes several clients and uses one or two calls of each, so a noun's functions are created at
  // first use.
  const created = Object.create(null);
  return new Proxy(created, {
    get: (_, noun: string) => {
      created[noun] ??= map[noun] && verbsOf(map[noun]);
      return created[noun];
    },
  });
}

/** Turns an expected refusal into a value, for actions. A 5xx remains an exception. */
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

/** Complete, partial, not modified, or an invalid range. */
const FILE_STATUSES = [200, 206, 304, 416];
const RETRYABLE_STATUSES = [408, 409, 425, 429, 500, 502, 503, 504];

async function send(line: Line, call: Call, input: Record<string, unknown>, options: CallOptions) {
  const ask = () => line.ask(requestFor(line, call, input, options));
  let response = await ask();
  // SPEC §7: GET calls are retried once.
  if (call.method === "GET" && RETRYABLE_STATUSES.includes(response.status)) response = await ask();
  if (call.answer === "file" && FILE_STATUSES.includes(response.status)) return response;
  if (!response.ok) {
    const error = await errorOf(response);
    throw isServiceError(error) && line.onServiceError ? await line.onServiceError(error) : error;
  }
  if (response.headers.has("Idempotent-Replay")) options.onReplay?.();
  return call.answer ? response.json() : null;
}

function requestFor(line: Line, call: Call, input: Record<string, unknown>, options: CallOptions) {
  const left = { ...seasonFor(line, call, input), ...input };
  const params: Record<string, string> = {};
  const path = call.path.replace(/:(\w+)/g, (_, name: string) => {
    const value = String(left[name]);
    params[name] = value;
    delete left[name];
    return encodeURIComponent(value);
  });
  const body: Record<string, unknown> = {};
  for (const key in call.body?.shape) {
    if (left[key] !== undefined) body[key] = left[key];
    delete left[key];
  }
  const query: Record<string, string | string[]> = { ...line.query };
  for (const [key, value] of Object.entries(left)) {
    if (value === undefined || value === null) continue;
    const values = [query[key] ?? [], value].flat().map(String);
    query[key] = values.length === 1 ? String(values[0]) : values;
  }
  const headers = headersFor(line, call, options);
  const json = call.method === "GET" ? null : JSON.stringify(body);
  const content = call.method === "GET" ? null : (options.file ?? json);
  const base = line.baseUrl + line.basePath;
  return new CallRequest({ call, base, path, params, query, headers, content });
}

/** Header names in lower case. */
function headersFor({ headers: always }: Line, call: Call, options: CallOptions): Record<string, string> {
  const headers: Record<string, string> = {};
  for (const [name, value] of Object.entries(always)) headers[name.toLowerCase()] = value;
  for (const [name, value] of options.headers ?? []) headers[name] = value;
  headers.accept = "application/json";
  if (options.basic) {
    const bytes = new TextEncoder().encode(`${options.basic.username}:${options.basic.password}`);
    // A login that carries an old token ends it: CONTRACT §1.
    const old = headers.authorization?.replace(/^Token /, "");
    if (old) headers["shop-old-token"] = old;
    headers.authorization = `Basic ${btoa(String.fromCharCode(...bytes))}`;
  }
  if (options.idempotencyKey) headers["idempotency-key"] = options.idempotencyKey;
  if (options.version !== undefined) headers["if-match"] = String(options.version);
  if (call.method !== "GET" && !options.file) headers["content-type"] = "application/json";
  return headers;
}

function seasonFor({ season }: Line, call: Call, input: Record<string, unknown>): Record<string, unknown> {
  if (season === null || input.cart !== undefined) return {};
  return "season" in { ...call.query?.shape, ...call.body?.shape } ? { season } : {};
}

async function errorOf(response: CallResponse): Promise<ApiError> {
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
