// API keys of customers and agents.
import type { Handlers } from "~/api/http/handler";
import { createApiKey, endApiKey, listApiKeys } from "~/services/accounts/api-keys";

export const apiKeys: Handlers<"apiKeys"> = {
  async list(c) {
    return { results: await listApiKeys(c) };
  },

  create(c, input) {
    const source = c.request.headers.get("Idempotency-Key")?.slice(0, 64) ?? crypto.randomUUID();
    return createApiKey(c, { ...input, source });
  },

  async remove(c, { id }) {
    await endApiKey(c, id);
    return null;
  },
};
