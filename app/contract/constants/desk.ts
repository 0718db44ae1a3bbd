// Choices of the back office's lists.
import { CUSTOMER_TYPES } from "./enums";

export const BULK_STATES = ["planned", "impossible", "done", "refused", "undone", "not_undone"] as const;

export const CUSTOMER_KINDS = [...CUSTOMER_TYPES, "agent", "guest"] as const;
export const CUSTOMER_STATES = ["all", "active", "disabled", "overdue"] as const;

export const PRODUCT_SHOWS = ["all", "visible", "hidden", "low_stock", "no_picture", "no_text"] as const;
export const PRODUCT_ORDERS = ["changed", "code", "name"] as const;
