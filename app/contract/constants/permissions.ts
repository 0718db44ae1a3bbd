// Permissions of operators by role. Every operator call names the one that it needs.

export const PERMISSIONS = [
  /** Orders, their documents, the packing list. */
  "orders.read",
  /** Status changes, payments, refunds, changes, notes. */
  "orders.write",
  /** Orders to prepare and ship, without prices: rows to pick, destination, parcels. */
  "packing.read",
  "packing.write",
  /** Products, categories, prices, stock. */
  "catalogue.read",
  /** Texts, prices, categories, fields. */
  "catalogue.write",
  "stock.write",
  /** Promotions, coupons, tariffs, payment methods, VAT. */
  "selling.read",
  "selling.write",
  "customers.read",
  "customers.write",
  /**
   * The email that can reset a password, and credentials of buying systems: each gives access to an
   * account.
   */
  "access.write",
  /** Messages, withdrawals, sign-ups, emails. */
  "inbox.read",
  "inbox.write",
  /** Pages, news, menus, pictures, documents. */
  "content.read",
  "content.write",
  /** Statistics and the shop's health. */
  "reports.read",
  "settings.read",
  "settings.write",
  "audit.read",
  "people.write",
  /** Export and import of whole tables and backups; the clock of a shop in development. */
  "data.read",
  "data.write",
  /** The operator's own password, second factor and language. */
  "profile.write",
] as const;

export type Permission = (typeof PERMISSIONS)[number];

export const OPERATOR_ROLES = ["owner", "orders", "packing", "catalogue", "content", "read_only"] as const;
export type OperatorRole = (typeof OPERATOR_ROLES)[number];

const READS: readonly Permission[] = [
  "orders.read",
  "packing.read",
  "catalogue.read",
  "selling.read",
  "customers.read",
  "inbox.read",
  "content.read",
  "reports.read",
];

const GIVEN: Record<OperatorRole, readonly Permission[]> = {
  owner: PERMISSIONS,
  orders: [
    ...READS,
    "orders.write",
    "packing.write",
    "stock.write",
    "customers.write",
    "inbox.write",
    "profile.write",
  ],
  packing: ["packing.read", "packing.write", "profile.write"],
  catalogue: [
    "catalogue.read",
    "catalogue.write",
    "stock.write",
    "selling.read",
    "selling.write",
    "content.read",
    "content.write",
    "profile.write",
  ],
  content: ["catalogue.read", "content.read", "content.write", "profile.write"],
  read_only: [...READS, "profile.write"],
};

export const permissionsOf = (role: OperatorRole): readonly Permission[] => GIVEN[role];

export const mayDo = (role: OperatorRole, permission: Permission): boolean =>
  GIVEN[role].includes(permission);
