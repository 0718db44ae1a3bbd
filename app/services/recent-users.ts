// The users that this isolate read last: by token, and the customers of agents by id. A request starts with
// the cached user and reads it again in the same round trip. Its response waits until that read confirms
// the cached user (decision 030).

import { findUserByToken, USER_COLUMNS, type UserRow } from "~/db/auth/users";
import { LruCache } from "~/platform/cache/cache";
import { CACHE_MS } from "~/platform/cache/lifetimes";
import { memoizeInRequest } from "~/platform/cache/request-memo";
import { now } from "~/platform/clock";
import { hashOf } from "~/platform/crypto";
import type { Database } from "~/platform/database";
import type { Background } from "~/platform/env";
import type { AuthenticatedUser } from "./context";

/** Changes with the columns of a user, and with the number: another release of the shop stores other data. */
export const USER_SHAPE = hashOf(`2 ${USER_COLUMNS}`).slice(0, 8);

function recentUsers<T>() {
  const recent = new LruCache<T>(CACHE_MS.userInIsolate);
  const readOnce = memoizeInRequest<T | null>();
  const latest = new WeakMap<Background, string>();
  const find = (key: string): T | null => recent.get(key) ?? null;
  return {
    /** The user as last read; null if unknown. */
    find,
    /** The user that this request read last. */
    latestIn: (ctx: Background): T | null => find(latest.get(ctx) ?? ""),
    /** Stores what another isolate has read. */
    restore(key: string, user: T): void {
      if (find(key) === null) recent.set(key, user, now().getTime());
    },
    /** Reads the user, once per request. */
    read(ctx: Background, key: string, load: () => Promise<T | null>): Promise<T | null> {
      latest.set(ctx, key);
      return readOnce(ctx, key, async () => {
        const user = await load();
        if (user) recent.set(key, user, now().getTime());
        else recent.delete(key);
        return user;
      });
    },
  };
}

/** Keyed by the hash of the token. */
export const tokenUsers = recentUsers<AuthenticatedUser>();

/** Keyed by the customer's id. */
export const agentCustomers = recentUsers<UserRow>();

export const isSameUser = <T extends object>(one: T | null, other: T | null): boolean =>
  one === other || JSON.stringify(one) === JSON.stringify(other);

/** Null for a token that is unknown, has expired, or belongs to a disabled user. */
export async function findSession(
  db: Database,
  tokenHash: string,
  now: Date,
): Promise<AuthenticatedUser | null> {
  const row = await findUserByToken(db, tokenHash, now.toISOString());
  return row && { user: row.user, tokenHash, expiresAt: row.expiresAt, keyScope: null, isPunchOut: false };
}
