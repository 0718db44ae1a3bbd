// Who changed the prices of an item, and how.
import type { ProductId } from "~/contract/ids";
import type { PriceChange } from "~/contract/operator/items";
import { fromCents } from "~/contract/wire";
import { int, intOrNull, text, textOrNull } from "~/db/columns";
import { type Query, queryAll } from "~/db/query";
import { statement } from "~/platform/database";

/** Newest first. */
export const priceChangesQuery = (item: ProductId, limit: number): Query<PriceChange[]> =>
  queryAll(
    statement(
      `SELECT id, list, season_id, changed_at, who, standard_before, standard_after, special_before, special_after
       FROM price_changes WHERE item_id = ? ORDER BY id DESC LIMIT ?`,
      item,
      limit,
    ),
    (row) => ({
      id: int(row, "id"),
      list: text(row, "list"),
      season: intOrNull(row, "season_id"),
      at: text(row, "changed_at"),
      who: textOrNull(row, "who"),
      before: pair(intOrNull(row, "standard_before"), intOrNull(row, "special_before")),
      after: pair(int(row, "standard_after"), intOrNull(row, "special_after")),
    }),
  );

const pair = (standard: number | null, special: number | null) => ({
  standard_price: standard === null ? null : fromCents(standard),
  special_price: special === null ? null : fromCents(special),
});
