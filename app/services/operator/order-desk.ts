// Storage locations, notes and history of an order, for the back office.
import type { OrderId } from "~/contract/ids";
import type { OrderDesk, OrderEvent, OrderNote } from "~/contract/operator/order-desk";
import {
  insertOrderNote,
  orderAuditQuery,
  orderNotesQuery,
  statusHistoryQuery,
} from "~/db/operator/order-desk";
import { orderLinesQuery } from "~/db/orders/find-orders";
import { shelvesQuery } from "~/db/orders/shelves";
import { ask, together } from "~/db/query";
import type { ServiceContext } from "~/services/context";
import { toPick } from "~/services/documents/packing-list";
import { notFound } from "~/services/refusal";

/** One round trip. @throws Refusal 404 */
export async function orderDesk(c: ServiceContext, id: OrderId): Promise<OrderDesk> {
  const { found, shelves, notes, statuses, audit } = await together(c.db, {
    found: orderLinesQuery(id),
    shelves: shelvesQuery(id),
    notes: orderNotesQuery(id),
    statuses: statusHistoryQuery(id),
    audit: orderAuditQuery(id),
  });
  if (!found) throw notFound();
  const history = [...notes.map(noteEvent), ...orderEvents(statuses, audit)];
  return {
    pick: toPick(found.lines, shelves),
    history: history.toSorted((one, other) => other.at.localeCompare(one.at)),
  };
}

/** Newest first. */
export const listOrderNotes = (c: ServiceContext, id: OrderId): Promise<OrderNote[]> =>
  ask(c.db, orderNotesQuery(id));

/** Signs the note with the operator's name. @throws Refusal 404 */
export async function addOrderNote(c: ServiceContext, id: OrderId, text: string): Promise<OrderNote> {
  const who = c.operator?.name ?? "operator";
  const note = await ask(c.db, insertOrderNote(id, { who, text, now: c.now.toISOString() }));
  if (!note) throw notFound();
  return note;
}

const NOTHING = { who: null, status: null, call: null, text: "", before: null, after: null };

const noteEvent = ({ at, who, text }: OrderNote): OrderEvent => ({
  ...NOTHING,
  kind: "note",
  at,
  who,
  text,
});

type Statuses = ReturnType<ReturnType<typeof statusHistoryQuery>["parse"]>;
type Audit = ReturnType<ReturnType<typeof orderAuditQuery>["parse"]>;

/** A status change and the operator's audit entry become one event, which names the operator. */
export function orderEvents(statuses: Statuses, audit: Audit): OrderEvent[] {
  const rest = [...audit];
  const events = statuses.map(({ status, at, note }): OrderEvent => {
    const index = rest.findIndex(
      (act) => statusOf(act.after) === status && statusOf(act.before) !== status && isTogether(act, at),
    );
    const [act] = index < 0 ? [] : rest.splice(index, 1);
    const done = act && { who: act.who, call: act.call, before: act.before, after: act.after };
    return { ...NOTHING, kind: "status", at, status, text: note, ...done };
  });
  return [...events, ...rest.map((act): OrderEvent => ({ ...NOTHING, kind: "call", ...act }))];
}

/** A payment is entered with its own time, which may differ from the audit entry's. */
const isTogether = (act: Audit[number], at: string): boolean => act.at === at || act.call === "orders.paid";

const statusOf = (state: Audit[number]["before"]): unknown =>
  typeof state === "object" && state !== null && !Array.isArray(state) ? state.status : null;
