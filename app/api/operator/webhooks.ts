// Outgoing webhooks (CONTRACT §16).
import type { OperatorHandlers } from "~/api/http/handler";
import { listAnswer, sliceOf } from "~/api/http/paging";
import {
  addWebhook,
  changeWebhook,
  loadDeliveries,
  loadWebhooks,
  removeWebhook,
  resendDead,
  resendDelivery,
  testWebhook,
} from "~/services/operator/webhooks";

export const webhooks: OperatorHandlers<"webhooks"> = {
  async list(c) {
    return { results: await loadWebhooks(c) };
  },
  create: (c, webhook) => addWebhook(c, webhook),
  edit: (c, { id, ...to }) => changeWebhook(c, id, to),
  async remove(c, { id }) {
    await removeWebhook(c, id);
    return null;
  },
  test: (c, { id }) => testWebhook(c, id),
  async deliveries(c, { id, state, ...paging }) {
    const slice = sliceOf(paging);
    const { count, deliveries } = await loadDeliveries(c, id, state, slice);
    return listAnswer(slice, count, deliveries);
  },
  resend: (c, { id, delivery }) => resendDelivery(c, id, delivery),
  resendAll: async (c, { id }) => ({ resent: await resendDead(c, id) }),
};
