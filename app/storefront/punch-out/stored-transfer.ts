// A cart on its way back to a procurement system, stored in KV for an hour for its buyer, so that the page can be
// reloaded.
import { z } from "zod";
import { newToken } from "~/platform/crypto";
import type { Env } from "~/platform/env";

const TTL_SECONDS = 3600;

const Transfer = z.object({
  user: z.int(),
  url: z.url(),
  fields: z.array(z.tuple([z.string(), z.string()])),
  lines: z.int(),
  total: z.string(),
  currency: z.string(),
});
export type Transfer = z.infer<typeof Transfer>;

/** Stores a transfer and returns its key for `/cart/transfer?key=`. */
export async function saveTransfer(env: Env, transfer: Transfer): Promise<string> {
  const key = newToken();
  await env.CACHE.put(`transfer:${key}`, JSON.stringify(transfer), { expirationTtl: TTL_SECONDS });
  return key;
}

/** Returns null if the key is unknown or expired, or the transfer belongs to another user. */
export async function readTransfer(env: Env, key: string, user: number): Promise<Transfer | null> {
  if (!/^[\w-]{1,100}$/.test(key)) return null;
  const stored = Transfer.safeParse(await env.CACHE.get(`transfer:${key}`, "json"));
  return stored.success && stored.data.user === user ? stored.data : null;
}
