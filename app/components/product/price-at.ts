import type { Product } from "~/contract/products";

/** What one costs where so many are bought. */
export function priceAt({ price }: Product, quantity: number) {
  const reached = price.tiers.filter(({ min_qty }) => min_qty <= quantity).map((tier) => tier.price);
  return [price.price, ...reached].reduce((lowest, one) => (Number(one) < Number(lowest) ? one : lowest));
}
