// API keys of other systems (CONTRACT §16).
import type { OperatorHandlers } from "~/api/http/handler";
import { idempotentPost } from "~/api/http/idempotency";
import { createOperatorKey, listOperatorKeys, revokeOperatorKey } from "~/services/operator/keys";

export const keys: OperatorHandlers<"keys"> = {
  async list(c) {
    return { results: await listOperatorKeys(c) };
  },

  create(c, input) {
    const post = idempotentPost(c, { call: "keys.create", caller: "operator", body: {} });
    return createOperatorKey(c, input, post?.key.key ?? crypto.randomUUID());
  },

  async remove(c, { id }) {
    await revokeOperatorKey(c, id);
    return null;
  },
};
