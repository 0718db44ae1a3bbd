// Papers and videos that may be fetched: public ones by all, a customer's own by the customer.
import { type Database, type Row, statement } from "~/platform/database";
import { int } from "./columns";

export interface DocumentFilters {
  type: string | null;
  /** Whose private papers stand beside the public ones; null: nobody's. */
  customer: number | null;
}

export async function listDocuments(
  db: Database,
  { type, customer }: DocumentFilters,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ count: number; rows: Row[] }> {
  const from = "FROM documents WHERE (is_public = 1 OR customer = ?) AND (? IS NULL OR type = ?)";
  const params = [customer, type, type];
  const [counted, rows = []] = await db.batch([
    statement(`SELECT count(*) AS count ${from}`, ...params),
    statement(
      `SELECT id, type, locale, title, mime, size, date ${from} ORDER BY date DESC, id DESC LIMIT ? OFFSET ?`,
      ...params,
      limit,
      offset,
    ),
  ]);
  return { count: counted?.[0] ? int(counted[0], "count") : 0, rows };
}
