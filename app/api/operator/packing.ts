// Orders to prepare and ship, without prices (CONTRACT §16).

import { fileResponse } from "~/api/http/file-response";
import type { OperatorHandlers } from "~/api/http/handler";
import { idempotentPost } from "~/api/http/idempotency";
import {
  listOrdersToPack,
  packedDeliveryNote,
  packedOrder,
  packingLabels,
  packingListsOf,
  shipPacked,
} from "~/services/operator/packing";

export const packing: OperatorHandlers<"packing"> = {
  list: (c, { after }) => listOrdersToPack(c, after),
  get: (c, { id }) => packedOrder(c, id),
  ship: (c, { id, ...move }) => {
    const post = idempotentPost(c, { call: "packing.ship", caller: "operator", body: { id, ...move } });
    return shipPacked(c, id, move, post);
  },
  deliveryNote: (c, { id, document }) => packedDeliveryNote(c, { order: id, document }, c.request),
  labels: async (c, { ids }) => ({ results: await packingLabels(c, ids) }),
  lists: async (c, { ids }) => fileResponse(await packingListsOf(c, ids)),
};
