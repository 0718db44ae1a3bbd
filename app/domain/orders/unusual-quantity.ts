/**
 * Detects quantities that are likelier a typing error than an order: the order pad requires confirmation
 * once.
 */

const TIMES_THE_USUAL = 100;
/** Limit for an item that the customer has never bought. */
const MANY_PIECES = 10_000;

/** @param usual quantity of the customer's last purchase; null: never bought */
export const isUnusualQty = (qty: number, usual: number | null): boolean =>
  qty >= (usual === null ? MANY_PIECES : usual * TIMES_THE_USUAL);
