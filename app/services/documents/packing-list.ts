// The packing list of an order: what is still to be shipped, in the order of the shelves.
import type { OrderId } from "~/contract/ids";
import { findShelves } from "~/db/orders/shelves";
import { toShipOf } from "~/domain/orders/shipment";
import { packingListPdf } from "~/pdf/orders/packing-list";
import type { ServiceContext } from "~/services/context";
import { findOperatorOrder } from "~/services/orders/operator-orders";
import type { NamedFile } from "./named-file";
import { orderFacts } from "./order-document-data";
import { pdfAssets } from "./pdf-assets";

/** In the shop's language, or the operator's. @throws Refusal 404 */
export async function packingListFile(c: ServiceContext, id: OrderId): Promise<NamedFile> {
  const { order, lines } = await findOperatorOrder(c, id);
  const [facts, shelves] = await Promise.all([orderFacts(c.db, null, id, c.locale), findShelves(c.db, id)]);
  const rows = lines
    .map((line) => {
      const { shelf, grams } = shelves.get(line.id) ?? { shelf: "", grams: null };
      return { sku: line.sku, name: line.name, notes: line.notes, qty: toShipOf(line), shelf, grams };
    })
    .filter(({ qty }) => qty > 0)
    .toSorted((one, other) => one.shelf.localeCompare(other.shelf) || one.sku.localeCompare(other.sku));
  const bytes = await packingListPdf(facts, rows, c.locale, await pdfAssets(c.db, c.env));
  return { name: `packing-list-${order.number}.pdf`, type: "application/pdf", bytes: new Uint8Array(bytes) };
}
