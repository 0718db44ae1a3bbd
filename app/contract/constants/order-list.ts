// The list of orders of the back office: what it is filtered and sorted by, and how much of it there is at once.

export const SHIPMENT_FILTERS = ["to_ship", "part_shipped", "late", "shipped"] as const;
export const ORDER_SORTS = ["newest", "oldest", "total"] as const;
export const ORDERS_PAGE_SIZE = 50;
/** Orders that are moved or printed together. */
export const MAX_CHOSEN_ORDERS = 50;
/** Of one person, and of the name of one. */
export const MAX_SAVED_VIEWS = 20;
export const MAX_VIEW_NAME_LENGTH = 60;
/** From here on a count says "or more". */
export const MANY_ORDERS = 100;
/** What may be done with many at once. A part of an order, or of its money, is no such act. */
export const CHOSEN_ACTS = ["paid", "processing", "shipped", "completed", "cancelled"] as const;
