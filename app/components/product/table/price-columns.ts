// The minimum quantities from which many items of a table cost less; each is a column.
import type { ListItem } from "~/components/product/item";

/** Limit for the width of a desktop. Rarer tiers are on the product page. */
const MAX_COLUMNS = 4;

export function tierColumns(items: readonly ListItem[]): number[] {
  const counts = new Map<number, number>();
  for (const { price } of items)
    for (const { min_qty } of price.tiers ?? [])
      if (min_qty > 1) counts.set(min_qty, (counts.get(min_qty) ?? 0) + 1);
  return [...counts]
    .sort(([, one], [, other]) => other - one)
    .slice(0, MAX_COLUMNS)
    .map(([quantity]) => quantity)
    .sort((one, other) => one - other);
}

/** Groups variants by their product. An item without variants is its own group. */
export const groupsOf = (items: readonly ListItem[]): ListItem[][] =>
  items.reduce<ListItem[][]>((groups, item) => {
    const last = groups.at(-1);
    if (last && item.size !== undefined && !item.group) last.push(item);
    else groups.push([item]);
    return groups;
  }, []);
