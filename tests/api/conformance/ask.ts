// One call of the API map as an HTTP request, put together from the map alone.
import type { Call } from "~/contract/call";
import { type Calls, calls } from "~/contract/calls";
import { api, type SignedIn } from "../../support/worker/worker";

export interface Asked {
  who: SignedIn | null;
  /** Path, query and body in one, as the map's schemas name them. */
  input?: Record<string, unknown>;
  headers?: Record<string, string>;
  /** Which of the input names something that belongs to one customer. */
  owned?: string[];
  /** Puts back what the call changed and others rely on. */
  after?: () => Promise<unknown>;
}

export interface Row {
  /** "noun.verb" */
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

/** Path and query of a call; what is neither in the path nor in the body goes into the query. */
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
