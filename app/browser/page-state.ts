// The loader data that hydration starts from: inlined in the page, or fetched.

import type { HydrationState } from "@remix-run/router";
import { decode } from "turbo-stream";
import type { Touched } from "./boot";
import { pageVersion } from "./page-version";

/** Awaits deferred data in place: the page was rendered with all of it, so hydration must not show fallbacks. */
export async function settle(loaderData: Record<string, unknown>): Promise<void> {
  for (const data of Object.values(loaderData))
    for (const [name, value] of Object.entries(data ?? {}))
      if (value instanceof Promise) Object.assign(data ?? {}, { [name]: await value.catch(() => value) });
}

type Results = Record<string, { data?: unknown } | undefined>;

/** What the page was made from; null where the data have changed since. */
export async function pageState({ boot, data }: Touched): Promise<HydrationState | null> {
  if (boot.data !== null) return (await import("./router/whole-router")).handoffState(boot.data);
  const answer = await data;
  if (!answer?.ok || !answer.body) return null;
  const { value } = await decode(answer.body);
  const loaderData = Object.fromEntries(
    Object.entries((value ?? {}) as Results).flatMap(([id, result]) =>
      result && "data" in result ? [[id, result.data]] : [],
    ),
  );
  return pageVersion(loaderData) === boot.version ? { loaderData } : null;
}
