// Authentication: from the token to its user.
import type { ReadRequest } from "~/contract/call-request";
import { hashOf } from "~/platform/crypto";
import type { Database } from "~/platform/database";
import type { Background } from "~/platform/env";
import { findKeyUser, isApiKey } from "~/services/accounts/key-user";
import type { AuthenticatedUser } from "~/services/context";
import { findSession, tokenUsers } from "~/services/recent-users";

export interface Token {
  hash: string;
  isApiKey: boolean;
}

/** Returns the token of a session, or an API key, which may also be sent as a bearer token. */
export function tokenOf(request: ReadRequest): Token | null {
  const match = /^(?:Token|Bearer(?= +bk_)) +([\w-]{20,200})$/i.exec(
    request.headers.get("Authorization") ?? "",
  );
  const token = match?.[1];
  return token === undefined ? null : { hash: hashOf(token), isApiKey: isApiKey(token) };
}

export const authenticate = (
  ctx: Background,
  db: Database,
  { hash, isApiKey }: Token,
  now: Date,
): Promise<AuthenticatedUser | null> =>
  tokenUsers.read(ctx, hash, () => (isApiKey ? findKeyUser(db, hash, now) : findSession(db, hash, now)));
