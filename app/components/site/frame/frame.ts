import type { LinkPlace } from "~/contract/constants/enums";
import type { CompanyData } from "~/contract/shop";
import type { Locale, ShopContext } from "~/contract/wire";

export interface Frame {
  locale: Locale;
  locales: readonly Locale[];
  /** The shop's main language, whose paths the legal pages have. */
  mainLocale: Locale;
  /** Path and query ("?…" or empty) of the page, for forms and links that return to it. */
  path: string;
  search: string;
  viewer: {
    kind: "anonymous" | "consumer" | "business" | "agent";
    name: string | null;
    /** True for a consumer who has ordered without an account. */
    isGuest: boolean;
  };
  shopContext: ShopContext;
  includesVat: boolean;
  /** The seasons offered, and the id of the selected one. null selects the whole year. */
  seasons: { id: number; name: string }[];
  season: number | null;
  actingFor: ActingFor | null;
  cart: (CartTotal & { rows: number }) | null;
  /** null if there is no wishlist to show. */
  wishlist: { count: number; products: number[] } | null;
  /** The menu's top-level categories. */
  lines: Line[];
  supportEmail: string | null;
  /** Time until an order is dispatched, e.g. "3 working days". */
  handlingTime: string;
  /** The order total from which shipping is free. null if it is not shown. */
  freeFrom: string | null;
  /** True if the seller issues Italian electronic invoices, which need an SDI code or a certified email address. */
  asksSdi: boolean;
  /** True if consumers enter a tax code for their invoice. */
  asksTaxCode: boolean;
  /** Whether consent is needed, the visitor's answer, and whether the shop shows its own banner. */
  consent: { isNeeded: boolean; given: "granted" | "denied" | null; banner: boolean };
  shopName: string;
  /** Size in px. null if the name is shown as text. */
  logo: { width: number; height: number } | null;
  /** ISO 4217 code. */
  currency: string;
  /** Titles of error pages by status. */
  errorNames: Record<number, string>;
  notices: Notice[];
  [AROUND]?: AroundPages;
}

/**
 * The part of the frame that a response to an action does not change. Components that read only this part are not
 * rendered again.
 */
export type SiteFrame = Omit<Frame, "cart" | "notices">;

/** The customer that an agent's page is for. */
export interface ActingFor extends CustomerName {
  /**
   * True if the URL contains the customer, so links and forms contain it as well. Otherwise it is the selected
   * customer.
   */
  isInAddress: boolean;
  /** Recently opened customers, including the current one. */
  opened: CustomerName[];
}

interface CustomerName {
  id: number;
  name: string;
  city: string;
}

/** Serialization skips symbols, so data under this key never reach the browser. */
export const AROUND = Symbol("around");

/** Data of markup that is the same on many pages (`useFragment`). */
export interface AroundPages {
  menu: MenuCategory[];
  pages: { company: FooterPage[]; service: FooterPage[] };
  links: Record<LinkPlace, SiteLink[]>;
  company: CompanyData | null;
  hasNewsletter: boolean;
}

export interface SiteLink {
  label: string;
  target: string;
}

export interface Line {
  slug: string;
  name: string;
}

/** A category in the menu, made from the contract's Category. */
export interface MenuCategory extends Line {
  colour: string | null;
  children: MenuCategory[];
}

export interface FooterPage {
  slug: string;
  title: string;
}

/** A message shown once. With JavaScript it disappears after `seconds`; negative: it stays until closed (SPEC §3). */
export interface Notice {
  id: string;
  kind: "ok" | "warn" | "err" | "info";
  lead: string | null;
  text: string;
  seconds: number;
  /** Set if an item was added to the cart. null means the cart of the frame. */
  toCart?: CartTotal | null | undefined;
}

/** The total of a cart's goods, net or gross as the visitor sees prices. */
export interface CartTotal {
  total: string;
  includesVat: boolean;
  currency: string;
}
