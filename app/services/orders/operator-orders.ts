// Orders for the operator.
import type { OrderId } from "~/contract/ids";
import type { ListedOrder, OperatorOrder } from "~/contract/operator/orders";
import { findOrderLines, type OrderLine, orderLinesQuery } from "~/db/orders/find-orders";
import { listOrders, type OrderFilter } from "~/db/orders/list-orders";
import type { OrderRecord } from "~/db/orders/order-record";
import { disputesOfQuery } from "~/db/payments/disputes";
import { paymentsOfQuery } from "~/db/payments/payments";
import { refundsOfQuery } from "~/db/payments/refunds";
import { unpaidSessionsQuery } from "~/db/payments/sessions";
import { together } from "~/db/query";
import { shopData } from "~/db/shop/shop-data";
import { canBePaid, canChange, type MovedOrder, movesOf } from "~/domain/orders/order-status";
import { toShipOf } from "~/domain/orders/shipment";
import { messageFor } from "~/i18n/server";
import { anyCustomer } from "~/services/access";
import type { ServiceContext } from "~/services/context";
import { faultsOfOrder, faultsOfSeller } from "~/services/invoices/invoice-faults";
import { notFound, type RefusedField } from "~/services/refusal";
import { serializeOrder, serializeOrderRow } from "./serialize-order";
import { type PaymentFacts, serializeAttempt, serializePayments } from "./serialize-payments";

export interface FoundOrder {
  order: OrderRecord;
  lines: OrderLine[];
}

/** @throws Refusal 404 */
export async function findOperatorOrder(c: ServiceContext, id: OrderId): Promise<FoundOrder> {
  const found = await findOrderLines(c.db, id);
  if (!found) throw notFound();
  return found;
}

/** A page of everybody's orders, or of one customer's, newest first. */
export async function findOperatorOrders(
  c: ServiceContext,
  { customer, ...filter }: Omit<OrderFilter, "of" | "reference" | "zone"> & { customer: number | undefined },
  slice: { limit: number; offset: number },
): Promise<{ count: number; orders: ListedOrder[] }> {
  const of = customer === undefined ? ("everybody" as const) : { customer: anyCustomer(customer) };
  const { count, orders } = await listOrders(
    c.db,
    { ...filter, of, reference: undefined, zone: c.zone },
    slice,
  );
  return {
    count,
    orders: orders.map((order) => ({
      ...serializeOrder(order, c),
      is_disputed: order.isDisputed,
    })),
  };
}

/** @throws Refusal 404 */
export async function operatorOrder(c: ServiceContext, id: OrderId): Promise<OperatorOrder> {
  const { found, ...money } = await together(c.db, {
    found: orderLinesQuery(id),
    payments: paymentsOfQuery(id),
    refunds: refundsOfQuery(id),
    disputes: disputesOfQuery(id),
    attempts: unpaidSessionsQuery(id),
  });
  if (!found) throw notFound();
  const shop = await shopData(c);
  const faults = shop.makesEInvoices ? [...faultsOfOrder(found.order), ...faultsOfSeller(shop)] : null;
  return serializeOperatorOrder(c, found, money, faults);
}

const serializeOperatorOrder = (
  c: ServiceContext,
  { order, lines }: FoundOrder,
  money: PaymentFacts,
  invoiceFaults: RefusedField[] | null,
): OperatorOrder => ({
  ...serializeOrder(order, c),
  customer_type: order.customerType,
  moves: movesOf(movedOrder({ order, lines })),
  can_change: canChange({ status: order.status, isInvoiced: order.invoice !== null, lines }),
  can_be_paid: canBePaid(order.status, order.payment.state),
  rows: lines.map((line) => serializeOrderRow(line, c.locale)),
  payments: serializePayments(money),
  payment_attempts: money.attempts.map(serializeAttempt),
  invoice_faults:
    invoiceFaults?.map(({ field, code, values }) => ({
      ...{ field, code },
      message: messageFor(c.locale, code, values),
    })) ?? null,
});

/** Input of the rules for status changes (domain/orders/order-status.ts). */
export const movedOrder = ({ order, lines }: FoundOrder): MovedOrder => ({
  status: order.status,
  refundable: order.paid - order.refunded,
  toShip: lines.reduce((sum, line) => sum + toShipOf(line), 0),
  shipped: lines.reduce((sum, line) => sum + line.shippedQty, 0),
  isDelivered: order.deliveredAt !== null,
});
