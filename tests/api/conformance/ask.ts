// Builds the HTTP request of one call from the API map alone.
import type { Call } from "~/contract/call";
import { type Calls, calls } from "~/contract/calls";
import { api, type SignedIn } from "../../support/worker/worker";

export interface Asked {
  who: SignedIn | null;
  /** Path, query and body parameters in one object, by the names of the map's schemas. */
  input?: Record<string, unknown>;
  headers?: Record<string, string>;
  /** Fields of `input` whose value belongs to one customer. */
  owned?: string[];
  /** Undoes a change that other tests must not see. */
  after?: () => Promise<unknown>;
}

export interface Row {
  name: string;
  noun: keyof Calls;
  verb: string;
  call: Call;
}

export const rows: Row[] = nouns().flatMap((noun) =>
  Object.entries<Call>(calls[noun]).map(([verb, call]) => ({ name: `${noun}.${verb}`, noun, verb, call })),
);

function nouns(): (keyof Calls)[] {
  const isNoun = (key: string): key is keyof Calls => key in calls;
  return Object.keys(calls).filter(isNoun);
}

/** Path and query of a call. A field that is neither in the path nor in the body goes into the query. */
export function addressOf(call: Call, input: Record<string, unknown> = {}): string {
  const path = call.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(input[name])));
  const taken = [...Object.keys(call.params?.shape ?? {}), ...Object.keys(call.body?.shape ?? {})];
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(input))
    if (!taken.includes(name) && value !== undefined) query.append(name, String(value));
  return query.size > 0 ? `${path}?${query}` : path;
}

function bodyOf(call: Call, input: Record<string, unknown> = {}): Record<string, unknown> | undefined {
  if (!call.body) return undefined;
  const names = Object.keys(call.body.shape);
  return Object.fromEntries(Object.entries(input).filter(([name]) => names.includes(name)));
}

export function ask({ call }: Row, { who, input, headers }: Asked): Promise<Response> {
  const body = bodyOf(call, input);
  return api(addressOf(call, input), {
    method: call.method,
    headers: {
      ...(who && { Authorization: `Token ${who.token}` }),
      ...(body && { "Content-Type": "application/json" }),
      ...headers,
    },
    body: body && JSON.stringify(body),
  });
}
