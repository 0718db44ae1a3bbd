// Added: alerts when an item is back in stock.
import type { Call } from "../call";
import { NewRestockAlert, RestockAlert, RestockAlertAnswer, RestockAlertKey } from "../restock-alerts";

export const restockAlertsCalls = {
  create: {
    method: "POST",
    path: "restock-alerts/",
    access: "anyone",
    body: NewRestockAlert,
    answer: RestockAlertAnswer,
    errors: ["consent_required", "not_found"],
  },
  /** Identified by the key of a link in an email, which is the only access to it. */
  get: {
    method: "GET",
    path: "restock-alerts/",
    access: "anyone",
    query: RestockAlertKey,
    answer: RestockAlert,
    errors: ["not_found"],
  },
  confirm: {
    method: "POST",
    path: "restock-alerts/confirm/",
    access: "anyone",
    body: RestockAlertKey,
    answer: RestockAlert,
    errors: ["not_found"],
  },
  end: {
    method: "POST",
    path: "restock-alerts/end/",
    access: "anyone",
    body: RestockAlertKey,
    answer: null,
    status: 204,
    errors: ["not_found"],
  },
} as const satisfies Record<string, Call>;
