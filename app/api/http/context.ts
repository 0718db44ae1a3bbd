// What every handler is given.
import type { Locale, ShopContext } from "~/contract/wire";
import type { UserRow } from "~/db/auth/users";
import type { Database } from "~/platform/database";
import type { Background, Env } from "~/platform/env";

/** The user of a live token. */
export interface AuthenticatedUser {
  user: UserRow;
  tokenHash: string;
  expiresAt: string;
}

export interface ApiContext {
  env: Env;
  ctx: Background;
  db: Database;
  request: Request;
  locale: Locale;
  shopContext: ShopContext;
  /** The instant of the request: rules take it as a fact. */
  now: Date;
  who: AuthenticatedUser | null;
  /** The visitor's address: Cloudflare's header, or the storefront's word (CONTRACT §1). */
  clientIp: string;
}
