import type { Sold } from "./item";

export function priceAt({ price }: Pick<Sold, "price">, quantity: number) {
  const reached = (price.tiers ?? []).filter(({ min_qty }) => min_qty <= quantity).map((tier) => tier.price);
  return [price.price, ...reached].reduce((lowest, one) => (Number(one) < Number(lowest) ? one : lowest));
}
