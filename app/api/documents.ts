// Documents: CONTRACT §3.
import { findFile, listDocuments, type StoredFile } from "~/db/documents";
import { sendFile } from "~/platform/file-answer";
import type { ApiContext } from "./context";
import { documentShape } from "./document-shape";
import type { Handlers } from "./handler";
import { listAnswer, sliceOf } from "./paging";
import { drawPaper } from "./papers";
import { unknownOrNotYours } from "./refusal";
import { lookingAs, ownedBy } from "./who";

export const documents: Handlers<"documents"> = {
  async list(c, { type, order, search, of_products, in_locale, ...query }) {
    const looker = await lookingAs(c, query.customer);
    const slice = sliceOf(query);
    const filters = {
      type: type ?? null,
      customer: looker?.id ?? null,
      order: order ?? null,
      search: search ?? "",
      ofProducts: of_products ?? null,
      publicIn: in_locale ? c.locale : null,
    };
    const { count, rows } = await listDocuments(c.db, filters, slice);
    return listAnswer(slice, count, rows.map(documentShape));
  },

  async file(c, { id }) {
    return fileAnswer(c, await findFile(c.db, id));
  },
};

/** Nobody learns whether a paper exists that is not his. */
export async function fileAnswer(c: ApiContext, stored: StoredFile | null): Promise<Response> {
  if (!stored) throw unknownOrNotYours();
  if (!stored.isPublic) {
    if (!c.who || stored.customer === null) throw unknownOrNotYours();
    await ownedBy(c, stored.customer);
  }
  if (stored.isDrawn && !stored.isFresh && !(await drawPaper(c, stored))) throw unknownOrNotYours();
  const answer = await sendFile(c.request, c.env, stored);
  if (answer) return answer;
  // A database that was restored without its files draws them anew.
  const again = stored.isDrawn && (await drawPaper(c, stored)) && (await sendFile(c.request, c.env, stored));
  if (!again) throw unknownOrNotYours();
  return again;
}
