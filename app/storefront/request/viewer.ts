// What every loader and action knows of its request.

import type { TFunction } from "i18next";
import type { Client } from "~/contract/client";
import type { Locale, ShopContext } from "~/contract/wire";
import type { Background } from "~/platform/env";
import type { Site } from "~/storefront/seo/meta";
import type { AuthState } from "./access-rules";
import type { ActingCustomer, Session } from "./session";

export interface Viewer {
  authState: AuthState;
  /** Null for anonymous visitors and ended sessions. */
  session: Session | null;
  /** The customer acted for: the user's own, or the one an agent has chosen. */
  customer: ActingCustomer | null;
  /** The address names the customer: the page's links and forms name it too. */
  isCustomerInAddress: boolean;
  /** Anonymous, in a shop where anybody fills a cart. */
  isShopper: boolean;
  /** The chosen season, where it is active. */
  season: number | null;
  /** The user whose session has ended: their pending submission waits for them alone. */
  endedUser: number | null;
  /** The request came with a session that is no longer valid. */
  hasEndedNow: boolean;
}

export interface RequestContext {
  viewer: Viewer;
  shop: Client;
  /** A client for deferred data: the first part of a streamed page does not wait for its reads. */
  deferredShop: () => Client;
  t: TFunction;
  locale: Locale;
  /** Net or gross prices: by the customer's type, else the visitor's choice. */
  shopContext: ShopContext;
  /** The shop's time zone. */
  zone: string;
  /** What every page's meta tags say of the shop. */
  site: Site;
  url: URL;
  /** The request's ExecutionContext. */
  ctx: Background;
}
