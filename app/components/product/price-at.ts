import type { Sold } from "./item";

/** What one costs where so many are bought. */
export function priceAt({ price }: Pick<Sold, "price">, quantity: number) {
  const reached = (price.tiers ?? []).filter(({ min_qty }) => min_qty <= quantity).map((tier) => tier.price);
  return [price.price, ...reached].reduce((lowest, one) => (Number(one) < Number(lowest) ? one : lowest));
}
