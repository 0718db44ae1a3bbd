// Context of every service: bindings, caller and time, without anything of HTTP.
import type { KeyScope } from "~/contract/api-keys";
import type { OperatorRole } from "~/contract/constants/permissions";
import type { Locale, ShopContext } from "~/contract/wire";
import type { UserRow } from "~/db/auth/users";
import { type Day, localDay } from "~/domain/local-day";
import type { Database } from "~/platform/database";
import type { Background, Env } from "~/platform/env";

export interface AuthenticatedUser {
  user: UserRow;
  tokenHash: string;
  expiresAt: string;
  /** Scope of an API key; null for a session, which may do everything. */
  keyScope: KeyScope | null;
  /** Whether the key is a punch-out session of a buyer, which gives no access to the account. */
  isPunchOut: boolean;
}

/** An operator by name; with id null the operator's token, which has the role of an owner. */
export interface OperatorActor {
  id: number | null;
  name: string;
  role: OperatorRole;
  mustChangePassword: boolean;
  /**
   * A system with an API key (CONTRACT §16): has its role's permissions, except those about users and its
   * own profile.
   */
  isKey?: true;
  tokenHash: string;
}

export interface ServiceContext {
  env: Env;
  ctx: Background;
  db: Database;
  locale: Locale;
  shopContext: ShopContext;
  /** The instant of the request, passed to rules as a value. */
  now: Date;
  /** The shop's time zone (TIME_ZONE, CONTRACT §15), as cached by the isolate. */
  zone: string;
  /** A forced reload in the browser, for which lists bypass their cache. */
  isReload?: boolean;
  /** The caller of an operator's call; null for all other calls. */
  operator?: OperatorActor | null;
  /** Null: an anonymous visitor. */
  who: AuthenticatedUser | null;
}

/** The day of the request in the shop's time zone. */
export const todayOf = (c: Pick<ServiceContext, "now" | "zone">): Day =>
  localDay(c.now.toISOString(), c.zone);

export interface CallerContext extends ServiceContext {
  /**
   * The visitor's IP address: Cloudflare's header, or the one that a trusted storefront sends (CONTRACT
   * §1).
   */
  clientIp: string;
  /** Token of a known device (CONTRACT §1), as sent; null without a token. */
  deviceToken: string | null;
}
