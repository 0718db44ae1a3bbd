// Authentication: from the token to its user.
import type { ReadRequest } from "~/contract/call-request";
import { LIFETIME, LruCache } from "~/platform/cache/cache";
import { memoizeInRequest } from "~/platform/cache/request-memo";
import { now } from "~/platform/clock";
import { hashOf } from "~/platform/crypto";
import type { Database } from "~/platform/database";
import type { Background } from "~/platform/env";
import { findKeyUser, isApiKey } from "~/services/accounts/key-user";
import type { AuthenticatedUser } from "~/services/context";
import { findSession } from "~/services/session";

/** Of a session, or a program's key, which may come as a bearer too. */
export function tokenOf(request: ReadRequest): string | null {
  const match = /^(?:Token|Bearer(?= +bk_)) +([\w-]{20,200})$/i.exec(
    request.headers.get("Authorization") ?? "",
  );
  return match?.[1] ?? null;
}

// One page makes several calls in one request: they share one look-up of the token.
const userOnce = memoizeInRequest<AuthenticatedUser | null>();

/** The user of a token when this isolate last read it: used only beside a fresh look-up that confirms it. */
const lastSeen = new LruCache<AuthenticatedUser>(LIFETIME.default);

export function authenticate(
  ctx: Background,
  db: Database,
  token: string,
  now: Date,
): Promise<AuthenticatedUser | null> {
  const tokenHash = hashOfToken(token);
  return userOnce(ctx, tokenHash, async () => {
    const who = isApiKey(token)
      ? await findKeyUser(db, tokenHash, now)
      : await findSession(db, tokenHash, now);
    if (who) lastSeen.set(tokenHash, who, now.getTime());
    else lastSeen.delete(tokenHash);
    return who;
  });
}

/** The probable answer of authenticate(), from memory. */
export const cachedUserOf = (token: string): AuthenticatedUser | null =>
  lastSeen.get(hashOfToken(token)) ?? null;

/** What another isolate has read, as if this one had. */
export function recallUser(token: string, who: AuthenticatedUser): void {
  if (who.tokenHash === hashOfToken(token)) lastSeen.set(who.tokenHash, who, now().getTime());
}

// Each call of a page hashes the same token twice.
let hashed = { token: "", hash: "" };

function hashOfToken(token: string): string {
  if (hashed.token !== token) hashed = { token, hash: hashOf(token) };
  return hashed.hash;
}

export const isSameUser = (one: AuthenticatedUser | null, other: AuthenticatedUser | null): boolean =>
  one === other || JSON.stringify(one) === JSON.stringify(other);
