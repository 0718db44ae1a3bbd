// Orders to prepare and ship, for the role `packing`: rows to pick, destination, parcels. Without prices,
// payments or invoice data. CONTRACT §16.
import { z } from "zod";
import type { OperatorCall } from "~/contract/call";
import { AddressCopy, Order, OrderRow, OrderStatus, Shipment } from "~/contract/orders";
import { Id, Instant, resultsOf } from "~/contract/wire";
import { ChosenIds } from "./chosen-orders";
import { PickRow } from "./order-desk";
import { MoveOrder } from "./orders";

/** Orders in another status return 404 here. */
export const PACKED_STATUSES = ["processing", "partially_shipped", "shipped"] as const;

const DeliveryAddress = AddressCopy.pick({
  recipient: true,
  business_name: true,
  address: true,
  address_2: true,
  postal_code: true,
  city: true,
  province: true,
  country: true,
  phone: true,
  email: true,
});

export const PackingQuery = z.object({ after: z.string().max(100).optional() });

const packed = { id: z.int(), number: z.string(), status: OrderStatus };

export const OrderToPack = z.object({
  ...packed,
  date: Instant,
  name: z.string(),
  city: z.string(),
  promised_by: z.string(),
  is_late: z.boolean(),
});
export type OrderToPack = z.infer<typeof OrderToPack>;

export const PackedOrder = z.object({
  ...packed,
  date: Instant,
  requested_date: Order.shape.requested_date,
  promised_by: z.string(),
  reference: z.string().nullable(),
  notes: z.string(),
  shipping_address: DeliveryAddress,
  carrier: z.string(),
  rows: z.array(
    OrderRow.pick({
      id: true,
      sku: true,
      name: true,
      name_today: true,
      qty: true,
      shipped_qty: true,
      notes: true,
    }),
  ),
  pick: z.array(PickRow),
  /** Weight of the unshipped pieces; null if the weight of one is unknown. */
  grams: z.int().nullable(),
  shipments: z.array(Shipment),
  /** The next statuses that a packer may set: `partially_shipped`, `shipped`. */
  moves: z.array(OrderStatus),
});
export type PackedOrder = z.infer<typeof PackedOrder>;

export const PackingLabel = z.object({
  ...packed,
  reference: z.string().nullable(),
  carrier: z.string(),
  shipping_address: DeliveryAddress,
  /** Weight of the unshipped pieces; null if the weight of one is unknown. */
  grams: z.int().nullable(),
});
export type PackingLabel = z.infer<typeof PackingLabel>;

export const ShipOrder = MoveOrder.extend({ to: z.enum(["partially_shipped", "shipped"]) });

const access = "operator";
const permission = "packing.read";
const byId = z.object({ id: Id });

export const operatorPackingCalls = {
  packing: {
    /** Orders to prepare and ship, oldest first. */
    list: {
      method: "GET",
      path: "packing/",
      access,
      permission,
      query: PackingQuery,
      answer: z.object({ results: z.array(OrderToPack), next: z.string().nullable() }),
    },
    get: {
      method: "GET",
      path: "packing/:id/",
      access,
      permission,
      params: byId,
      answer: PackedOrder,
    },
    ship: {
      method: "POST",
      path: "packing/:id/ship/",
      access,
      permission: "packing.write",
      params: byId,
      body: ShipOrder,
      answer: PackedOrder,
      idempotent: "optional",
      errors: [
        "move_not_allowed",
        "nothing_shipped",
        "not_all_shipped",
        "all_shipped",
        "idempotency_mismatch",
      ],
    },
    deliveryNote: {
      method: "GET",
      path: "packing/:id/delivery-notes/:document/",
      access,
      permission,
      params: z.object({ id: Id, document: Id }),
      answer: "file",
    },
    labels: {
      method: "GET",
      path: "packing-labels/",
      access,
      permission,
      query: ChosenIds,
      answer: resultsOf(PackingLabel),
    },
    lists: {
      method: "GET",
      path: "packing-lists/",
      access,
      permission,
      query: ChosenIds,
      answer: "file",
    },
  },
} as const satisfies Record<string, Record<string, OperatorCall>>;
