// A person's own views of the list of orders: nobody sees or changes another's.
import type { SavedView } from "~/contract/operator/order-list";
import {
  deleteView,
  insertView,
  refuseView,
  renameView,
  savedViewsQuery,
  TOO_MANY_VIEWS,
  VIEW_NAME_TAKEN,
} from "~/db/operator/saved-views";
import { ask, type Query, together } from "~/db/query";
import { BatchRefused } from "~/platform/database";
import type { ServiceContext } from "~/services/context";
import { notFound, Refusal } from "~/services/refusal";

const owner = ({ operator }: ServiceContext): number | null => operator?.id ?? null;

/** By name. */
export const listSavedViews = (c: ServiceContext): Promise<SavedView[]> =>
  ask(c.db, savedViewsQuery(owner(c)));

/** @throws Refusal 409 for a name that is taken, or too many */
export const saveView = (c: ServiceContext, view: { name: string; query: string }): Promise<SavedView> =>
  write(c, view.name, null, insertView(owner(c), view, c.now.toISOString()));

/** @throws Refusal 404 for another's, 409 for a name that is taken */
export const renameSavedView = (c: ServiceContext, id: number, name: string): Promise<SavedView> =>
  write(c, name, id, renameView(owner(c), id, name));

/** @throws Refusal 404 for another's */
export async function deleteSavedView(c: ServiceContext, id: number): Promise<void> {
  if ((await ask(c.db, deleteView(owner(c), id))) === null) throw notFound();
}

async function write(
  c: ServiceContext,
  name: string,
  id: number | null,
  view: Query<SavedView | null>,
): Promise<SavedView> {
  const written = await together(c.db, { refused: refuseView(owner(c), name, id), view }).catch(
    (error: unknown) => {
      if (error instanceof BatchRefused && error.code === VIEW_NAME_TAKEN)
        throw new Refusal(409, error.code, {}, [{ field: "name", code: error.code }]);
      if (error instanceof BatchRefused && error.code === TOO_MANY_VIEWS) throw new Refusal(409, error.code);
      throw error;
    },
  );
  if (!written.view) throw notFound();
  return written.view;
}
