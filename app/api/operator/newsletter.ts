// Newsletter subscribers.
import { attachment, CSV_TYPE } from "~/api/http/attachment";
import type { OperatorHandlers } from "~/api/http/handler";
import { listAnswer, sliceOf } from "~/api/http/paging";
import { forSpreadsheet } from "~/csv/text";
import { listConsents, removeConsent, subscribersFile } from "~/services/operator/newsletter";

export const newsletter: OperatorHandlers<"newsletter"> = {
  async list(c, { state, search, ...paging }) {
    const slice = sliceOf(paging);
    const { count, consents } = await listConsents(c, { state, search: search ?? "" }, slice);
    return listAnswer(slice, count, consents);
  },

  export: async (c) =>
    attachment(subscribersFile(c, forSpreadsheet(c.locale)), CSV_TYPE, "newsletter-subscribers.csv"),

  async remove(c, { id }) {
    await removeConsent(c, id);
    return null;
  },
};
