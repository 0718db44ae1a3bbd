// Several orders at once: the status changes that each allows, and moving each by the rules of a single
// order.
import type { OrderId } from "~/contract/ids";
import type { ChosenAct, ChosenOrder } from "~/contract/operator/chosen-orders";
import { fromCents } from "~/contract/wire";
import { chosenOrdersQuery, type FoundChosen } from "~/db/operator/chosen-orders";
import { ask } from "~/db/query";
import { canBePaid, movesOf } from "~/domain/orders/order-status";
import type { ServiceContext } from "~/services/context";
import { gramsOf, toPick } from "~/services/documents/packing-list";
import { enterPayment } from "~/services/orders/enter-payment";
import { moveOneOrder } from "~/services/orders/move-order";
import { movedOrder } from "~/services/orders/operator-orders";
import { Refusal } from "~/services/refusal";

/** Existing orders, in the order of the ids. */
export const listChosenOrders = async (c: ServiceContext, ids: readonly OrderId[]): Promise<ChosenOrder[]> =>
  (await ask(c.db, chosenOrdersQuery(ids))).map(serialize);

/**
 * Moves one order after the other; a refusal does not stop the rest. @returns a refusal for each order that
 * was not moved
 */
export async function moveChosenOrders(
  c: ServiceContext,
  { ids, to, note }: { ids: readonly OrderId[]; to: ChosenAct; note?: string | undefined },
): Promise<{ id: OrderId; number: string; refused: Refusal | null }[]> {
  const found = await ask(c.db, chosenOrdersQuery(ids));
  const results = [];
  for (const { order } of found) {
    const move =
      to === "paid"
        ? enterPayment(c, order.id, undefined)
        : moveOneOrder(c, order.id, { to, ...(note && { note }) });
    const refused = await move.then(() => null, refusalOf);
    results.push({ id: order.id, number: order.number, refused });
  }
  return results;
}

function refusalOf(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  throw error;
}

const serialize = ({ order, lines, shelves }: FoundChosen): ChosenOrder => {
  const moves = movesOf(movedOrder({ order, lines }));
  const acts: ChosenAct[] = ["processing", "shipped", "completed", "cancelled"];
  return {
    id: order.id,
    number: order.number,
    status: order.status,
    name: order.businessName || order.billingAddress.recipient,
    reference: order.customerReference,
    total: fromCents(order.total),
    currency: order.currency,
    acts: [
      ...(canBePaid(order.status, order.payment.state) ? (["paid"] as const) : []),
      ...acts.filter((act) => moves.some((move) => move === act)),
    ],
    shipping_address: order.shippingAddress,
    carrier: order.shippingPolicy.name,
    grams: gramsOf(toPick(lines, shelves)),
  };
};
