// Parses a call's path, query and body by its schemas. Errors are by field.
import type { z } from "zod";
import type { Call } from "~/contract/call";
import type { CallRequest, ReadRequest } from "~/contract/call-request";
import { isBoundedJson } from "~/contract/input/bounded-json";
import { codeOf } from "~/contract/input/issues";
import { visibleText } from "~/contract/input/visible-text";
import { bytesWithin, MAX_BODY_BYTES } from "~/platform/body";
import { Refusal, type RefusedField } from "~/services/refusal";

/** @throws Refusal 400 with the invalid fields, 404 for an invalid path */
export async function readInput(call: Call, asked: Asked): Promise<Record<string, unknown>> {
  const query = call.query ? parse(call.query, withoutUnstorable(asked.query()), 400) : {};
  const path = call.params ? parse(call.params, asked.params, 404) : {};
  const body = call.body ? parse(call.body, await readJson(asked, call.access === "operator"), 400) : {};
  const unclean = controlCharactersIn(body);
  if (unclean.length > 0)
    throw new Refusal(
      400,
      "invalid_input",
      {},
      unclean.map((field) => ({ field, code: "control_characters" })),
    );
  // Path parameters override fields of the body.
  return { ...query, ...body, ...path };
}

/** NUL and lone surrogates, which the database cannot store: they are removed from searches. */
const UNSTORABLE = /\0|\p{Cs}/gu;
const withoutUnstorable = (query: Record<string, string | string[]>): Record<string, string | string[]> =>
  Object.fromEntries(
    Object.entries(query).map(([name, value]) => [
      name,
      Array.isArray(value)
        ? value.map((text) => text.replace(UNSTORABLE, ""))
        : typeof value === "string"
          ? value.replace(UNSTORABLE, "")
          : value,
    ]),
  );

/** Returns the paths of texts with control characters or lone surrogates. Tabs and line breaks are allowed. */
function controlCharactersIn(body: Record<string, unknown>): string[] {
  const found: string[] = [];
  const left: [string, unknown][] = Object.entries(body);
  // A work list instead of recursion: a body may be nested deeper than the stack.
  for (let next = left.pop(); next; next = left.pop()) {
    const [path, value] = next;
    if (typeof value === "string" && CONTROL_CHARACTERS.test(value)) found.push(path);
    if (typeof value === "object" && value !== null)
      for (const [key, part] of Object.entries(value)) left.push([`${path}.${key}`, part]);
  }
  return found.reverse();
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: refuses control characters
const CONTROL_CHARACTERS = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]|\p{Cs}/u;

/** In bytes: the usual limit of servers for a URL. */
const MAX_QUERY = 16 * 1024;
const MAX_PARAMS = 1_000;

/** @throws Refusal 400 for a query that is too long */
export function queryOf({ search, searchParams }: URL): Record<string, string | string[]> {
  if (search.length > MAX_QUERY || searchParams.size > MAX_PARAMS) throw new Refusal(400, "invalid_input");
  const found: Record<string, string | string[]> = {};
  for (const [key, value] of searchParams) {
    if (key === "__proto__") continue;
    const before = found[key];
    if (Array.isArray(before)) before.push(value);
    else found[key] = before === undefined ? value : [before, value];
  }
  return found;
}

function parse(schema: z.ZodObject, value: unknown, status: 400 | 404): Record<string, unknown> {
  const result = schema.safeParse(value, { reportInput: true });
  if (result.success) return result.data;
  if (status === 404) throw new Refusal(404, "not_found");
  throw new Refusal(400, "invalid_input", {}, result.error.issues.map(fieldOf));
}

const fieldOf = (issue: z.core.$ZodIssue): RefusedField => ({
  field: issue.path.join("."),
  ...codeOf(issue),
});

/** @param isOperators true for an import or a backup, which may have as many values as fit into its bytes */
async function readJson({ request, text: read }: Asked, isOperators: boolean): Promise<unknown> {
  const text = await read();
  if (text === "") return {};
  const type = request.headers.get("Content-Type") ?? "";
  if (!/^application\/(json|[\w.+-]+\+json)\s*(;|$)/i.test(type))
    throw new Refusal(415, "unsupported_media_type");
  if (!isBoundedJson(text, isOperators ? Number.POSITIVE_INFINITY : undefined))
    throw new Refusal(400, "invalid_input");
  try {
    return JSON.parse(text, (name, value) =>
      typeof value === "string" && !name.includes("password") ? visibleText(value) : value,
    );
  } catch {
    throw new Refusal(400, "malformed_json");
  }
}

export interface Asked {
  request: ReadRequest;
  params: Record<string, string>;
  parameter(name: string): string | null;
  /** @throws Refusal 400 for a query that is too long */
  query(): Record<string, string | string[]>;
  /**
   * The body.
   * @throws Refusal 413 for a body that is too large
   */
  text(): Promise<string>;
  isInProcess: boolean;
}

export function askedBy(request: Request, params: Record<string, string>): Asked {
  const url = new URL(request.url);
  return {
    request,
    params,
    parameter: (name) => url.searchParams.get(name),
    query: () => queryOf(url),
    text: async () => new TextDecoder().decode(await readBytes(request)),
    isInProcess: false,
  };
}

/** Requests of the storefront need no limit: their own request was already limited. */
export const askedInProcess = (request: CallRequest): Asked => ({
  request,
  params: request.facts.params,
  parameter: (name) => [request.facts.query[name] ?? null].flat()[0] ?? null,
  query: () => request.facts.query,
  text: async () => String(request.facts.content ?? ""),
  isInProcess: true,
});

/** @throws Refusal 413 above the limit, which is 1 MiB by default */
export async function readBytes(
  request: Parameters<typeof bytesWithin>[0],
  maxBytes = MAX_BODY_BYTES,
): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = await bytesWithin(request, maxBytes);
  if (bytes === null) throw new Refusal(413, "too_large");
  return bytes;
}
