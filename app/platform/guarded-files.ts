// R2 as a store that may be unavailable: failures are StoreUnavailable, for which every caller returns 503.

import { StoreUnavailable } from "./database";
import { DEADLINE_MS, withinDeadline } from "./deadline";
import type { Env } from "./env";

const guarded = new WeakMap<Env, Env>();

/** Returns the same bindings; methods of FILES reject with StoreUnavailable if R2 fails, and reads have a timeout. */
export function withGuardedFiles(env: Env): Env {
  const known = guarded.get(env);
  if (known || !env.FILES) return known ?? env;
  const own = { ...env, FILES: guardedBucket(env.FILES) };
  guarded.set(env, own);
  return own;
}

const guardedBucket = (bucket: R2Bucket): R2Bucket =>
  new Proxy(bucket, {
    get(target, name) {
      const method: unknown = Reflect.get(target, name);
      if (typeof method !== "function") return method;
      const deadline = name === "get" || name === "head" ? DEADLINE_MS.fileRead : null;
      return (...args: unknown[]) => answerOf(() => method.apply(target, args), deadline);
    },
  });

async function answerOf(work: () => Promise<unknown>, deadlineMs: number | null): Promise<unknown> {
  try {
    if (deadlineMs === null) return await work();
    return await withinDeadline(work(), deadlineMs, () => {
      throw new Error("R2 did not respond in time");
    });
  } catch (error) {
    throw new StoreUnavailable(String(error));
  }
}
