// Request data that every loader and action needs.

import type { TFunction } from "i18next";
import type { Client } from "~/contract/client";
import type { Locale, ShopContext } from "~/contract/wire";
import type { Background } from "~/platform/env";
import type { Site } from "~/storefront/seo/meta";
import type { AuthState } from "./access-rules";
import type { ActingCustomer, Session } from "./session";

export interface Viewer {
  authState: AuthState;
  /** null for anonymous visitors and ended sessions. */
  session: Session | null;
  /** The customer that the user acts for: the user's own, or the one an agent has selected. */
  customer: ActingCustomer | null;
  /** True if the URL contains the customer; the page's links and forms then contain it as well. */
  isCustomerInAddress: boolean;
  /** True for an anonymous visitor of a shop that lets anonymous visitors fill a cart. */
  isShopper: boolean;
  /** The selected season, while it is active. */
  season: number | null;
  /** The user whose session has ended: only this user sees the pending submission. */
  endedUser: number | null;
  /** True if the request's session is no longer valid. */
  hasEndedNow: boolean;
}

export interface RequestContext {
  viewer: Viewer;
  shop: Client;
  /** A client for deferred data: the first part of a streamed page does not wait for its requests. */
  deferredShop: () => Client;
  t: TFunction;
  locale: Locale;
  /** Net or gross prices: by the customer's type, else by the visitor's choice. */
  shopContext: ShopContext;
  /** The shop's time zone. */
  zone: string;
  site: Site;
  url: URL;
  ctx: Background;
}
