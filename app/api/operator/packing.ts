// Orders to prepare and ship, without prices (CONTRACT §16).

import { fileResponse } from "~/api/http/file-response";
import type { OperatorHandlers } from "~/api/http/handler";
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
  ship: (c, { id, ...move }) => shipPacked(c, id, move),
  deliveryNote: (c, { id, document }) => packedDeliveryNote(c, { order: id, document }, c.request),
  labels: async (c, { ids }) => ({ results: await packingLabels(c, ids) }),
  lists: async (c, { ids }) => fileResponse(await packingListsOf(c, ids)),
};
