// What every service is given: the bindings, the viewer and the instant. Nothing of HTTP.
import type { KeyScope } from "~/contract/api-keys";
import type { OperatorRole } from "~/contract/constants/permissions";
import type { Locale, ShopContext } from "~/contract/wire";
import type { UserRow } from "~/db/auth/users";
import { type Day, localDay } from "~/domain/local-day";
import type { Database } from "~/platform/database";
import type { Background, Env } from "~/platform/env";

/** The user of a valid token. */
export interface AuthenticatedUser {
  user: UserRow;
  tokenHash: string;
  expiresAt: string;
  /** What the key allows that is used instead of a session; null for a session, which may do everything. */
  keyScope: KeyScope | null;
  /** Whether the key is the session of a buyer from a buying system: it opens no account. */
  isPunchOut: boolean;
}

/** An operator by name, or the operator's token, whose id is null: an owner. */
export interface OperatorActor {
  id: number | null;
  name: string;
  role: OperatorRole;
  mustChangePassword: boolean;
  /** A system with a key (CONTRACT §16): its role's permissions, except those about people and their own profile. */
  isKey?: true;
  tokenHash: string;
}

export interface ServiceContext {
  env: Env;
  ctx: Background;
  db: Database;
  locale: Locale;
  shopContext: ShopContext;
  /** The instant of the request: rules take it as a fact. */
  now: Date;
  /** The shop's time zone (TIME_ZONE, CONTRACT §15), as the isolate caches it. */
  zone: string;
  /** A forced reload in the browser: lists are read past their cache. */
  isReload?: boolean;
  /** Who asks an operator's call; null for all others. */
  operator?: OperatorActor | null;
  /** Null: an anonymous visitor. */
  who: AuthenticatedUser | null;
}

/** The day of the request in the shop's time zone. */
export const todayOf = (c: Pick<ServiceContext, "now" | "zone">): Day =>
  localDay(c.now.toISOString(), c.zone);

/** For services that limit attempts. */
export interface CallerContext extends ServiceContext {
  /** The visitor's address: Cloudflare's header, or the one that a trusted storefront names (CONTRACT §1). */
  clientIp: string;
  /** The token of a device that has signed in before (CONTRACT §1), as it was sent; null for none. */
  deviceToken: string | null;
}
