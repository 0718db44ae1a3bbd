// Filters, sort orders and limits of the back office's list of orders.

export const SHIPMENT_FILTERS = ["to_ship", "part_shipped", "late", "shipped"] as const;
export const ORDER_SORTS = ["newest", "oldest", "total"] as const;
export const ORDERS_PAGE_SIZE = 50;
/** Orders that are moved or printed together. */
export const MAX_CHOSEN_ORDERS = 50;
/** Saved views per user, and the length of their names. */
export const MAX_SAVED_VIEWS = 20;
export const MAX_VIEW_NAME_LENGTH = 60;
/** Number from which on a count is displayed as "or more". */
export const MANY_ORDERS = 100;
/** Actions for many orders at once. A partial shipment or refund is not among them. */
export const CHOSEN_ACTS = ["paid", "processing", "shipped", "completed", "cancelled"] as const;
