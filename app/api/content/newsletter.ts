import type { Handlers } from "~/api/http/handler";
import { confirmConsentByKey, endConsentByKey, findConsent, subscribe } from "~/services/messages/newsletter";

export const newsletter: Handlers<"newsletter"> = {
  subscribe: (c, consent) => subscribe(c, consent, new URL(c.request.url).origin),
  async get(c, { key }) {
    const { state } = await findConsent(c, key);
    return { state };
  },
  confirm: (c, { key }) => confirmConsentByKey(c, key),
  end: (c, { key }) => endConsentByKey(c, key),
};
