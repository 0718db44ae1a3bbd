/** Quantities that are more likely a slip of the fingers than an order: the order pad asks once. */

const TIMES_THE_USUAL = 100;
/** From so many pieces on of what the customer has never bought. */
const MANY_PIECES = 10_000;

/** @param usual how many the customer bought the last time; null: never */
export const isUnusualQty = (qty: number, usual: number | null): boolean =>
  qty >= (usual === null ? MANY_PIECES : usual * TIMES_THE_USUAL);
