// The packing list of one or several orders: what is still to be shipped, sorted by storage location.
import type { OrderId } from "~/contract/ids";
import { type Shelf, shelvesQuery } from "~/db/orders/shelves";
import { ask } from "~/db/query";
import { toShipOf } from "~/domain/orders/shipment";
import { type PackedRow, type PackingList, packingListPdf } from "~/pdf/orders/packing-list";
import type { ServiceContext } from "~/services/context";
import { type FoundOrder, findOperatorOrder } from "~/services/orders/operator-orders";
import type { NamedFile } from "./named-file";
import { orderFacts } from "./order-document-data";
import { pdfAssets } from "./pdf-assets";

/** Rows still to be picked, by storage location and then by code. */
export const toPick = (lines: FoundOrder["lines"], shelves: ReadonlyMap<number, Shelf>): PackedRow[] =>
  lines
    .map((line) => {
      const { shelf, grams } = shelves.get(line.id) ?? { shelf: "", grams: null };
      return { sku: line.sku, name: line.name, notes: line.notes, qty: toShipOf(line), shelf, grams };
    })
    .filter(({ qty }) => qty > 0)
    .toSorted((one, other) => one.shelf.localeCompare(other.shelf) || one.sku.localeCompare(other.sku));

/** Total weight; null if the weight of one of the rows is unknown. */
export const gramsOf = (rows: readonly PackedRow[]): number | null =>
  rows.every(({ grams }) => grams !== null)
    ? rows.reduce((sum, { grams, qty }) => sum + (grams ?? 0) * qty, 0)
    : null;

/** In the shop's language, or the operator's. @throws Refusal 404 */
export async function packingListFile(c: ServiceContext, id: OrderId): Promise<NamedFile> {
  const list = await packingList(c, id);
  return pdfFile(c, [list], `packing-list-${list.data.order.number}.pdf`);
}

/** One file for all orders, in the given order. @throws Refusal 404 if one does not exist */
export async function packingListsFile(
  c: ServiceContext,
  [first, ...others]: readonly [OrderId, ...OrderId[]],
): Promise<NamedFile> {
  const lists: [PackingList, ...PackingList[]] = [await packingList(c, first)];
  for (const id of others) lists.push(await packingList(c, id));
  return pdfFile(c, lists, "packing-lists.pdf");
}

async function packingList(c: ServiceContext, id: OrderId): Promise<PackingList> {
  const { lines } = await findOperatorOrder(c, id);
  const [data, shelves] = await Promise.all([
    orderFacts(c.db, null, id, c.locale),
    ask(c.db, shelvesQuery(id)),
  ]);
  return { data, rows: toPick(lines, shelves) };
}

async function pdfFile(
  c: ServiceContext,
  lists: readonly [PackingList, ...PackingList[]],
  name: string,
): Promise<NamedFile> {
  const bytes = await packingListPdf(lists, c.locale, await pdfAssets(c.db, c.env));
  return { name, type: "application/pdf", bytes: new Uint8Array(bytes) };
}
