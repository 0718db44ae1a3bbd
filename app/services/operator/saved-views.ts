// A user's saved views of the list of orders, invisible to other users.
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

/** Sorted by name. */
export const listSavedViews = (c: ServiceContext): Promise<SavedView[]> =>
  ask(c.db, savedViewsQuery(owner(c)));

/** @throws Refusal 409 for a name that is taken, or at the maximum number of views */
export const saveView = (c: ServiceContext, view: { name: string; query: string }): Promise<SavedView> =>
  write(c, view.name, null, insertView(owner(c), view, c.now.toISOString()));

/** @throws Refusal 404 if the view belongs to another operator, 409 for a name that is taken */
export const renameSavedView = (c: ServiceContext, id: number, name: string): Promise<SavedView> =>
  write(c, name, id, renameView(owner(c), id, name));

/** @throws Refusal 404 if the view belongs to another operator */
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
