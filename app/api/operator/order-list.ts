// The order list of the back office, and its saved views.
import type { OperatorHandlers } from "~/api/http/handler";
import { listOperatorOrders } from "~/services/operator/order-list";
import { deleteSavedView, listSavedViews, renameSavedView, saveView } from "~/services/operator/saved-views";

export const orderList: OperatorHandlers<"orderList"> = {
  list: (c, query) => listOperatorOrders(c, query),
};

export const savedViews: OperatorHandlers<"savedViews"> = {
  list: async (c) => ({ results: await listSavedViews(c) }),
  create: (c, view) => saveView(c, view),
  rename: (c, { id, name }) => renameSavedView(c, id, name),
  async delete(c, { id }) {
    await deleteSavedView(c, id);
    return null;
  },
};
