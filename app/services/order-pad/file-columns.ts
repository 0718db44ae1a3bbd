// What the columns of an order file hold.
import type { ColumnRole } from "~/contract/constants/enums";
import { knownCodesQuery } from "~/db/order-pad/known-codes";
import { ask } from "~/db/query";
import { columnRoles } from "~/domain/orders/order-file-columns";
import type { ServiceContext } from "~/services/context";

/**
 * What each column of an order file holds, told by which cells are codes of products; null: none that the pad reads.
 */
export async function fileColumns(
  c: ServiceContext,
  rows: readonly (readonly string[])[],
): Promise<(ColumnRole | null)[]> {
  const trimmed = rows.map((row) => row.map((cell) => cell.trim()));
  const known = await ask(c.db, knownCodesQuery(trimmed.flat().filter((cell) => cell !== "")));
  return columnRoles(trimmed, (cell) => known.has(cell));
}
