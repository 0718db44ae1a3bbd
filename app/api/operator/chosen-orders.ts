// Actions on several orders of the list at once.

import { fileResponse } from "~/api/http/file-response";
import type { OperatorHandlers } from "~/api/http/handler";
import { messageFor } from "~/i18n/server";
import { packingListsFile } from "~/services/documents/packing-list";
import { listChosenOrders, moveChosenOrders } from "~/services/operator/chosen-orders";

export const chosenOrders: OperatorHandlers<"chosenOrders"> = {
  list: async (c, { ids }) => ({ results: await listChosenOrders(c, ids) }),

  async packingLists(c, { ids: [first = 0, ...others] }) {
    return fileResponse(await packingListsFile(c, [first, ...others]));
  },

  async move(c, chosen) {
    const moved = await moveChosenOrders(c, chosen);
    return {
      results: moved.map(({ id, number, refused }) => ({
        id,
        number,
        error: refused && {
          code: refused.code,
          message: messageFor(c.locale, refused.code, refused.facts),
        },
      })),
    };
  },
};
