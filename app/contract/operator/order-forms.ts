// Forms of the back office's list of orders.
import { z } from "zod";
import { Id } from "~/contract/wire";
import { ChosenAct } from "./chosen-orders";
import { operatorOrderForm } from "./forms";
import { CreateSavedView } from "./order-list";
import { ShipOrder } from "./packing";

/** `id` is read separately, once per order. */
export const operatorChosenForm = z.object({
  intent: z.literal("move-orders").default("move-orders"),
  to: ChosenAct,
  note: z.string().trim().max(2000).default(""),
});

/** The form that moves an order. `quantitiesIn` reads its fields `shipped.{row}`. */
export const packedOrderForm = operatorOrderForm.options[0].extend({
  intent: z.literal("move").default("move"),
  to: ShipOrder.shape.to,
});

export const operatorOrdersForm = z.discriminatedUnion("intent", [
  z.object({ intent: z.literal("save-view"), ...CreateSavedView.shape }),
  z.object({ intent: z.literal("rename-view"), view: Id, name: CreateSavedView.shape.name }),
  z.object({ intent: z.literal("delete-view"), view: Id }),
]);
