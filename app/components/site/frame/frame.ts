import type { LinkPlace } from "~/contract/constants/enums";
import type { CompanyData } from "~/contract/shop";
import type { Locale, ShopContext } from "~/contract/wire";

/** Data of the frame around every page: viewer, customer, language, cart. */
export interface Frame {
  locale: Locale;
  locales: readonly Locale[];
  /** The shop's main language, in which the legal pages have their addresses. */
  mainLocale: Locale;
  /** The page's own path and query ("?…" or empty), for forms and links that come back to it. */
  path: string;
  search: string;
  viewer: {
    kind: "anonymous" | "consumer" | "business" | "agent";
    name: string | null;
    /** A consumer who has ordered without an account. */
    isGuest: boolean;
  };
  shopContext: ShopContext;
  includesVat: boolean;
  /** What may be chosen now, and what is: null is the whole year. */
  seasons: { id: number; name: string }[];
  season: number | null;
  actingFor: ActingFor | null;
  cart: (CartTotal & { rows: number }) | null;
  /** null where there is no wishlist to show. */
  wishlist: { count: number; products: number[] } | null;
  /** The menu's lines. */
  lines: Line[];
  supportEmail: string | null;
  /** How long it takes until an order is dispatched: "3 working days". */
  handlingTime: string;
  /** From which amount a courier delivers for nothing; null where nobody is told. */
  freeFrom: string | null;
  /** Whether the seller makes Italian e-invoices, which need an SDI code or a certified address. */
  asksSdi: boolean;
  /** Whether consumers give a tax code for their invoice. */
  asksTaxCode: boolean;
  /** Whether there is anything to consent to, what was answered, and whether the shop's own banner asks. */
  consent: { isNeeded: boolean; given: "granted" | "denied" | null; banner: boolean };
  shopName: string;
  /** In px; null: the name is shown as text. */
  logo: { width: number; height: number } | null;
  /** ISO 4217. */
  currency: string;
  /** What a page is called that failed, by its status. */
  errorNames: Record<number, string>;
  notices: Notice[];
  [AROUND]?: AroundPages;
}

/** What an action's answer leaves as it is: a part of the page that reads this is not rendered again. */
export type SiteFrame = Omit<Frame, "cart" | "notices">;

/** The customer for whom an agent's page is. */
export interface ActingFor extends CustomerName {
  /** The address names it, so the page's links and forms do too; else it is the chosen one. */
  isInAddress: boolean;
  /** Those opened lately, this one among them. */
  opened: CustomerName[];
}

interface CustomerName {
  id: number;
  name: string;
  city: string;
}

/** No name that data have on their way to a browser: what is under it stays on the server. */
export const AROUND = Symbol("around");

/** What only markup is made of that is the same on many pages: useFragment. */
export interface AroundPages {
  menu: MenuCategory[];
  /** Pages of the page builder that the footer leads to. */
  pages: { company: FooterPage[]; service: FooterPage[] };
  /** The links that stand beside the categories and the pages. */
  links: Record<LinkPlace, SiteLink[]>;
  company: CompanyData | null;
  /** Whether the footer leads to the newsletter's page. */
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

/** A category as the menu needs it; the storefront makes it of the contract's Category. */
export interface MenuCategory extends Line {
  colour: string | null;
  children: MenuCategory[];
}

export interface FooterPage {
  slug: string;
  title: string;
}

/** A message shown once. `seconds` runs down with JavaScript; negative: it stays until closed (SPEC §3). */
export interface Notice {
  id: string;
  kind: "ok" | "warn" | "err" | "info";
  lead: string | null;
  text: string;
  seconds: number;
  /** Something went into the cart, null: into the one of the frame. */
  toCart?: CartTotal | null | undefined;
}

/** The sum of a cart's goods, net or gross as the visitor sees prices. */
export interface CartTotal {
  total: string;
  includesVat: boolean;
  currency: string;
}
