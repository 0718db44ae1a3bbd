// Groups and entries of the navigation. An entry is shown to users with its permission.
import type { Permission } from "~/contract/constants/permissions";
import { operatorPaths } from "~/operator-paths";

export interface NavItem {
  to: string;
  /** The entry's text is `nav.{key}`. */
  key: string;
  needs: Permission;
  /** Matches only this path, not the paths below it. */
  exact?: boolean;
  /** On phones the entry is also one of the four in the bottom bar. */
  onPhone?: boolean;
}

export interface NavGroup {
  /** The group's text is `nav.groups.{key}`. The first group has no title. */
  key: string | null;
  items: readonly NavItem[];
}

export const NAV_GROUPS: readonly NavGroup[] = [
  {
    key: null,
    items: [
      { to: operatorPaths.today(), key: "today", needs: "reports.read", exact: true, onPhone: true },
      { to: operatorPaths.orders(), key: "orders", needs: "orders.read", onPhone: true },
      { to: operatorPaths.packing(), key: "packing", needs: "packing.read" },
      { to: operatorPaths.quotes(), key: "quotes", needs: "orders.read" },
      { to: operatorPaths.drafts(), key: "drafts", needs: "orders.read" },
    ],
  },
  {
    key: "catalogue",
    items: [
      { to: operatorPaths.products(), key: "product", needs: "catalogue.read" },
      { to: operatorPaths.records("category"), key: "category", needs: "catalogue.read" },
      { to: operatorPaths.stock(), key: "stock", needs: "catalogue.read" },
      { to: operatorPaths.records("custom_field"), key: "custom_field", needs: "catalogue.read" },
      { to: operatorPaths.records("price_list"), key: "price_list", needs: "catalogue.read" },
      { to: operatorPaths.records("manufacturer"), key: "manufacturer", needs: "catalogue.read" },
      { to: operatorPaths.items(), key: "items", needs: "catalogue.read", onPhone: true },
    ],
  },
  {
    key: "selling",
    items: [
      { to: operatorPaths.records("promotion"), key: "promotion", needs: "selling.read" },
      { to: operatorPaths.records("shipping"), key: "shipping", needs: "selling.read" },
      { to: operatorPaths.records("payment"), key: "payment", needs: "selling.read" },
      { to: operatorPaths.records("vat"), key: "vat", needs: "selling.read" },
      { to: operatorPaths.records("season"), key: "season", needs: "selling.read" },
    ],
  },
  {
    key: "customers",
    items: [
      { to: operatorPaths.customers(), key: "customers", needs: "customers.read" },
      { to: operatorPaths.newsletter(), key: "newsletter", needs: "customers.read" },
    ],
  },
  {
    key: "content",
    items: [
      { to: operatorPaths.records("page"), key: "page", needs: "content.read" },
      { to: operatorPaths.records("article"), key: "article", needs: "content.read" },
      { to: operatorPaths.records("slider"), key: "slider", needs: "content.read" },
      { to: operatorPaths.records("banner"), key: "banner", needs: "content.read" },
      { to: operatorPaths.pictures(), key: "pictures", needs: "content.read" },
      { to: operatorPaths.documents(), key: "documents", needs: "content.read" },
      { to: operatorPaths.records("link"), key: "link", needs: "content.read" },
      { to: operatorPaths.records("redirect"), key: "redirect", needs: "content.read" },
    ],
  },
  {
    key: "mail",
    items: [
      { to: operatorPaths.inbox(), key: "inbox", needs: "inbox.read", onPhone: true },
      { to: operatorPaths.reviews(), key: "reviews", needs: "inbox.read" },
      { to: operatorPaths.mails(), key: "mails", needs: "inbox.read" },
    ],
  },
  {
    key: "house",
    items: [
      { to: operatorPaths.statistics(), key: "statistics", needs: "reports.read" },
      { to: operatorPaths.accounting(), key: "accounting", needs: "reports.read" },
      { to: operatorPaths.health(), key: "health", needs: "reports.read" },
      { to: operatorPaths.files(), key: "files", needs: "data.read" },
      { to: operatorPaths.settings(), key: "settings", needs: "settings.read" },
      { to: operatorPaths.webhooks(), key: "webhooks", needs: "settings.write" },
      { to: operatorPaths.people(), key: "people", needs: "people.write" },
      { to: operatorPaths.keys(), key: "keys", needs: "people.write" },
      { to: operatorPaths.audit(), key: "audit", needs: "audit.read" },
    ],
  },
];

export const NAV_ITEMS: readonly NavItem[] = NAV_GROUPS.flatMap(({ items }) => items);

export const entryOf = (pathname: string): NavItem | null =>
  NAV_ITEMS.find(({ to, exact }) =>
    exact ? pathname === to : pathname === to || pathname.startsWith(`${to}/`),
  ) ?? null;
