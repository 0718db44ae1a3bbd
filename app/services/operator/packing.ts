// Orders to prepare and ship, without prices: CONTRACT §16, role `packing`.
import type { z } from "zod";
import type { ReadRequest } from "~/contract/call-request";
import type { DocumentId, OrderId } from "~/contract/ids";
import {
  type OrderToPack,
  PACKED_STATUSES,
  type PackedOrder,
  type PackingLabel,
  ShipOrder,
} from "~/contract/operator/packing";
import { chosenOrdersQuery, type FoundChosen } from "~/db/operator/chosen-orders";
import { ask } from "~/db/query";
import { movesOf } from "~/domain/orders/order-status";
import type { ServiceContext } from "~/services/context";
import type { NamedFile } from "~/services/documents/named-file";
import { gramsOf, packingListsFile, toPick } from "~/services/documents/packing-list";
import { sendOperatorDocument } from "~/services/documents/send-document";
import type { IdempotentPost } from "~/services/idempotency";
import { moveOneOrder } from "~/services/orders/move-order";
import { movedOrder } from "~/services/orders/operator-orders";
import { serializeOrderRow } from "~/services/orders/serialize-order";
import { notFound } from "~/services/refusal";
import { listOperatorOrders } from "./order-list";

/** A page of orders to ship, oldest first. */
export async function listOrdersToPack(
  c: ServiceContext,
  after: string | undefined,
): Promise<{ results: OrderToPack[]; next: string | null }> {
  const { results, next } = await listOperatorOrders(c, { shipment: "to_ship", sort: "oldest", after });
  return {
    results: results.map(({ id, number, date, status, name, city, promised_by, is_late }) => ({
      ...{ id, number, date, status, name, city, promised_by, is_late },
    })),
    next,
  };
}

/** @throws Refusal 404, also for an order that is not yet, or no longer, to be packed */
export async function packedOrder(c: ServiceContext, id: OrderId): Promise<PackedOrder> {
  const found = await findPacked(c, id);
  const { order, lines, shelves } = found;
  return {
    ...labelOf(found),
    date: order.date,
    requested_date: order.requestedDate,
    promised_by: order.promisedBy,
    notes: order.notes,
    rows: lines.map((line) => {
      const { id, sku, name, name_today, qty, shipped_qty, notes } = serializeOrderRow(line, c.locale);
      return { id, sku, name, name_today, qty, shipped_qty, notes };
    }),
    pick: toPick(lines, shelves),
    shipments: order.shipments,
    moves: movesOf(movedOrder(found)).filter((move) => SHIPS.includes(move)),
  };
}

/** Records a parcel. @throws Refusal 404, 409 and 400 like moveOneOrder() */
export async function shipPacked(
  c: ServiceContext,
  id: OrderId,
  move: z.infer<typeof ShipOrder>,
  post: IdempotentPost | null,
) {
  await findPacked(c, id);
  await moveOneOrder(c, id, move, post);
  return packedOrder(c, id);
}

/** The delivery note of one of the order's parcels. @throws Refusal 404 for any other document */
export async function packedDeliveryNote(
  c: ServiceContext,
  { order, document }: { order: OrderId; document: DocumentId },
  request: ReadRequest,
): Promise<Response> {
  const found = await findPacked(c, order);
  if (!found.order.shipments.some((parcel) => parcel.document === document)) throw notFound();
  return sendOperatorDocument(c, { order, document }, request);
}

/** Parcel labels of the orders to be packed; other orders are left out. */
export const packingLabels = async (c: ServiceContext, ids: readonly OrderId[]): Promise<PackingLabel[]> =>
  (await findAllPacked(c, ids)).map(labelOf);

/** Packing lists of the orders to be packed, in one file. @throws Refusal 404 if no order is to be packed */
export async function packingListsOf(c: ServiceContext, ids: readonly OrderId[]): Promise<NamedFile> {
  const [first, ...others] = (await findAllPacked(c, ids)).map(({ order }) => order.id);
  if (first === undefined) throw notFound();
  return packingListsFile(c, [first, ...others]);
}

const SHIPS: readonly string[] = ShipOrder.shape.to.options;

async function findPacked(c: ServiceContext, id: OrderId): Promise<FoundChosen> {
  const [found] = await findAllPacked(c, [id]);
  if (!found) throw notFound();
  return found;
}

async function findAllPacked(c: ServiceContext, ids: readonly OrderId[]): Promise<FoundChosen[]> {
  const found = await ask(c.db, chosenOrdersQuery(ids));
  return found.filter(({ order }) => PACKED_STATUSES.some((status) => status === order.status));
}

const labelOf = ({ order, lines, shelves }: FoundChosen): PackingLabel => {
  const { recipient, business_name, address, address_2, postal_code, ...rest } = order.shippingAddress;
  const { city, province, country, phone, email } = rest;
  return {
    id: order.id,
    number: order.number,
    status: order.status,
    reference: order.customerReference,
    carrier: order.shippingPolicy.name,
    shipping_address: {
      ...{ recipient, business_name, address, address_2, postal_code, city, province, country, phone, email },
    },
    grams: gramsOf(toPick(lines, shelves)),
  };
};
