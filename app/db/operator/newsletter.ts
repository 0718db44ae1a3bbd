// Newsletter consents, as the operator lists, exports and ends them.
import { NEWSLETTER_SOURCES, NEWSLETTER_STATES, type NewsletterState } from "~/contract/constants/enums";
import type { OperatorConsent } from "~/contract/operator/newsletter";
import { Locale } from "~/contract/wire";
import { int, oneOf, text, textOrNull } from "~/db/columns";
import { endConsent } from "~/db/content/newsletter";
import { ask, combine, command, type Query, queryAll, queryCount, queryFirst } from "~/db/query";
import { type Database, type Row, statement } from "~/platform/database";
import { writeAudited } from "./audit";
import type { Page } from "./page";

const COLUMNS = "id, email, state, locale, source, text_version, origin, created_at, confirmed_at, ended_at";

export interface ConsentFilter {
  state: NewsletterState;
  /** The beginning of an address; "" for all. */
  search: string;
  /** Keyed hash of `search`: the only trace of the address that an ended consent has. */
  searchHash: string;
}

const readConsent = (row: Row): OperatorConsent => ({
  id: int(row, "id"),
  email: textOrNull(row, "email"),
  state: oneOf(row, "state", NEWSLETTER_STATES),
  locale: Locale.parse(row.locale),
  source: oneOf(row, "source", NEWSLETTER_SOURCES),
  text_version: int(row, "text_version"),
  created_at: text(row, "created_at"),
  confirmed_at: textOrNull(row, "confirmed_at"),
  ended_at: textOrNull(row, "ended_at"),
});

/** A page of consents, newest first. */
export function consentsQuery({ state, search, searchHash }: ConsentFilter, { limit, offset }: Page) {
  const where =
    search === ""
      ? "state = ?1"
      : state === "ended"
        ? "state = ?1 AND email_hash = ?2"
        : "state = ?1 AND substr(email, 1, length(?2)) = ?2 COLLATE NOCASE";
  const params = search === "" ? [state] : [state, state === "ended" ? searchHash : search];
  return combine({
    count: queryCount(statement(`SELECT count(*) AS n FROM newsletter_consents WHERE ${where}`, ...params)),
    consents: queryAll(
      statement(
        `SELECT ${COLUMNS} FROM newsletter_consents WHERE ${where} ORDER BY id DESC LIMIT ? OFFSET ?`,
        ...params,
        limit,
        offset,
      ),
      readConsent,
    ),
  });
}

/** Confirmed consents after an id, with the origin of their links. */
export const subscribersAfter = (
  id: number,
  limit: number,
): Query<(OperatorConsent & { origin: string })[]> =>
  queryAll(
    statement(
      `SELECT ${COLUMNS} FROM newsletter_consents WHERE state = 'confirmed' AND id > ? ORDER BY id LIMIT ?`,
      id,
      limit,
    ),
    (row) => ({ ...readConsent(row), origin: text(row, "origin") }),
  );

/** The audit log does not record the address. @returns false if there is no such active consent */
export async function endConsentAudited(db: Database, id: number, now: string): Promise<boolean> {
  const found = await ask(
    db,
    queryFirst(
      statement("SELECT 1 FROM newsletter_consents WHERE id = ? AND email IS NOT NULL", id),
      () => true,
    ),
  );
  if (found === null) return false;
  await writeAudited(
    db,
    {
      ...{ call: "newsletter.remove", target: `newsletter/${id}`, now, onlyItem: null },
      look: {
        sql: "SELECT json_object('state', state) FROM newsletter_consents WHERE id = ?",
        params: [id],
      },
    },
    command(endConsent(id, now)),
  );
  return true;
}
