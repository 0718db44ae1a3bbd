// The loader data that hydration starts from: inlined in the page, or fetched.

import { decode } from "turbo-stream";
import type { Touched } from "./boot";
import { FUTURE } from "./future";
import { pageVersion } from "./page-version";

/** Awaits deferred data in place: the page was rendered with all of it, so hydration must not show fallbacks. */
export async function settle(loaderData: Record<string, unknown>): Promise<void> {
  for (const data of Object.values(loaderData))
    for (const [name, value] of Object.entries(data ?? {}))
      if (value instanceof Promise) Object.assign(data ?? {}, { [name]: await value.catch(() => value) });
}

type Results = Record<string, { data?: unknown } | undefined>;

/** Remix's client context for this page; null where the data have changed since it was rendered. */
export async function pageContext({ boot, data }: Touched): Promise<Record<string, unknown> | null> {
  if (boot.data !== null) return { future: FUTURE, ...boot.context, stream: new Response(boot.data).body };
  const answer = await data;
  if (!answer?.ok || !answer.body) return null;
  const { value } = await decode(answer.body);
  const loaderData = Object.fromEntries(
    Object.entries((value ?? {}) as Results).flatMap(([id, result]) =>
      result && "data" in result ? [[id, result.data]] : [],
    ),
  );
  if (pageVersion(loaderData) !== boot.version) return null;
  const state = { loaderData, actionData: null, errors: null };
  // Remix decodes a stream into `state`. The data are decoded already, so the stream holds turbo-stream's null.
  return Object.defineProperty(
    { future: FUTURE, ...boot.context, stream: new Response("-5\n").body },
    "state",
    {
      get: () => state,
      set: () => undefined,
    },
  );
}
