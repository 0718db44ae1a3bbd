// Pick list, notes and history of an order.
import type { OperatorHandlers } from "~/api/http/handler";
import { addOrderNote, orderDesk as deskOf, listOrderNotes } from "~/services/operator/order-desk";

export const orderDesk: OperatorHandlers<"orderDesk"> = {
  get: (c, { id }) => deskOf(c, id),
};

export const orderNotes: OperatorHandlers<"orderNotes"> = {
  list: async (c, { id }) => ({ results: await listOrderNotes(c, id) }),
  add: (c, { id, text }) => addOrderNote(c, id, text),
};
