// Customers and agents for the operator. The audit log of a user contains no password.
import { OperatorUser } from "~/contract/operator/users";
import type { Cents } from "~/contract/units";
import { readUser, USER_COLUMNS, type UserRow } from "~/db/auth/users";
import { flag, intOrNull, text, textOrNull } from "~/db/columns";
import { queryAll, queryCount, together } from "~/db/query";
import { trigramQuery } from "~/db/trigram-search";
import { type Database, type Row, statement } from "~/platform/database";
import type { Page } from "./page";

export interface Person {
  user: UserRow;
  isActive: boolean;
  createDate: string;
  vatCheck: OperatorUser["vat_check"];
  creditLimit: Cents | null;
  paymentDays: number | null;
  state: string;
}

/** All editable columns of a user; a different value means that somebody has changed them. */
export const PERSON_STATE = `json_array(u.email, u.first_name, u.last_name, u.business_name, u.vat_number, u.tax_code, u.sdi_code,
  u.pec, u.agent_code, u.price_list, u.agent_id, u.locale, u.credit_limit_cents, u.payment_days)`;

const PERSON_COLUMNS = `${USER_COLUMNS}, u.is_active, u.create_date, u.vat_check, u.credit_limit_cents, u.payment_days,
  ${PERSON_STATE} AS state`;
const readPerson = (row: Row): Person => ({
  user: readUser(row),
  isActive: flag(row, "is_active"),
  createDate: text(row, "create_date"),
  vatCheck: readVatCheck(row),
  creditLimit: intOrNull(row, "credit_limit_cents"),
  paymentDays: intOrNull(row, "payment_days"),
  state: text(row, "state"),
});

function readVatCheck(row: Row): Person["vatCheck"] {
  const state = OperatorUser.shape.vat_check.unwrap().shape.state.safeParse(row.vat_check);
  return state.success ? { state: state.data, at: textOrNull(row, "vat_checked") } : null;
}

export type Kind = "business" | "consumer" | "agent";

/** A page of customers and agents, including disabled ones, whose name or user name contains the search. */
export function listPeople(
  db: Database,
  { search = "", kind }: { search: string | undefined; kind: Kind | undefined },
  { limit, offset }: Page,
): Promise<{ count: number; people: Person[] }> {
  const typed = search.trim();
  const letters = trigramQuery([typed]);
  const ofKind = kind === undefined ? "true" : OF_KIND[kind];
  const words = "u.username || ' ' || u.business_name || ' ' || u.first_name || ' ' || u.last_name";
  const from = letters === "" ? "users u" : "people_words w JOIN users u ON u.id = w.rowid";
  const found = `FROM ${from} WHERE ${letters === "" ? "" : "w.people_words MATCH ? AND "}${ofKind}
    AND instr(lower(${words}), lower(?)) > 0`;
  const params = [...(letters === "" ? [] : [letters]), typed];
  return together(db, {
    count: queryCount(
      typed === ""
        ? statement(`SELECT coalesce(sum(people), 0) AS n FROM people_counts u WHERE ${ofKind}`)
        : statement(`SELECT count(*) AS n ${found}`, ...params),
    ),
    people: queryAll(
      typed === ""
        ? statement(
            `SELECT ${PERSON_COLUMNS} FROM users u WHERE ${ofKind} ORDER BY u.id DESC LIMIT ? OFFSET ?`,
            limit,
            offset,
          )
        : statement(
            `SELECT ${PERSON_COLUMNS} ${found} ORDER BY u.id DESC LIMIT ? OFFSET ?`,
            ...params,
            limit,
            offset,
          ),
      readPerson,
    ),
  });
}

const OF_KIND: Record<Kind, string> = {
  agent: "u.is_agent = 1",
  business: "u.is_agent = 0 AND u.customer_type = 'business'",
  consumer: "u.is_agent = 0 AND u.customer_type = 'consumer'",
};

/** Finds a customer or agent, including disabled ones. */
export async function findPerson(db: Database, id: number): Promise<Person | null> {
  const row = await db.first(`SELECT ${PERSON_COLUMNS} FROM users u WHERE u.id = ?`, id);
  return row && readPerson(row);
}

/** Whether the agent and the price list that a user refers to exist. */
export async function isKnown(
  db: Database,
  { agent, list }: { agent: number | null; list: string | null },
): Promise<{ agent: boolean; list: boolean }> {
  const row = await db.first(
    `SELECT ?1 IS NULL OR EXISTS (SELECT 1 FROM users WHERE id = ?1 AND is_agent = 1 AND is_active = 1) AS agent,
       ?2 IS NULL OR EXISTS (SELECT 1 FROM price_lists WHERE code = ?2) AS list`,
    agent,
    list,
  );
  return { agent: row?.agent === 1, list: row?.list === 1 };
}
