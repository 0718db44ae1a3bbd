// Customers and agents for the operator. The audit log of a person holds no password.
import type { UserId } from "~/contract/ids";
import { EditUser, OperatorUser } from "~/contract/operator/users";
import { endTokensOf } from "~/db/auth/sign-in";
import { readUser, USER_COLUMNS, type UserRow } from "~/db/auth/users";
import { BatchRefused, type Database, type Row, statement, type Value } from "~/platform/database";
import { flag, int, text, textOrNull } from "../columns";
import { command, type Query, queryAll, queryCount, queryFirst, together } from "../query";
import { trigramQuery } from "../trigram-search";
import { type AuditedChange, writeAudited } from "./audit";
import type { Page } from "./page";

export interface Person {
  user: UserRow;
  isActive: boolean;
  createDate: string;
  vatCheck: OperatorUser["vat_check"];
}

const COLUMNS = `${USER_COLUMNS}, u.is_active, u.create_date, u.vat_check`;
const readPerson = (row: Row): Person => ({
  user: readUser(row),
  isActive: flag(row, "is_active"),
  createDate: text(row, "create_date"),
  vatCheck: readVatCheck(row),
});

function readVatCheck(row: Row): Person["vatCheck"] {
  const state = OperatorUser.shape.vat_check.unwrap().shape.state.safeParse(row.vat_check);
  return state.success ? { state: state.data, at: textOrNull(row, "vat_checked") } : null;
}

type Kind = "business" | "consumer" | "agent";

/** A page of customers and agents, also disabled ones, whose name or username holds the search. */
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
            `SELECT ${COLUMNS} FROM users u WHERE ${ofKind} ORDER BY u.id DESC LIMIT ? OFFSET ?`,
            limit,
            offset,
          )
        : statement(
            `SELECT ${COLUMNS} ${found} ORDER BY u.id DESC LIMIT ? OFFSET ?`,
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

/** A customer or an agent, also a disabled one. */
export async function findPerson(db: Database, id: number): Promise<Person | null> {
  const row = await db.first(`SELECT ${COLUMNS} FROM users u WHERE u.id = ?`, id);
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

export type NewPerson = Omit<EditUser, "is_active"> & {
  username: string;
  kind: Kind;
  passwordHash: string;
};

type Column = [name: string, value: Value];

/** The fields have their columns' names, but for the reference. */
const columnOf = (field: string): string => (field === "agent" ? "agent_id" : field);

/** Column names come from the schema, never from a request. */
const FACTS = EditUser.omit({ is_active: true }).keyof().options;

const columnsOf = (facts: Omit<EditUser, "is_active">): Column[] =>
  FACTS.flatMap((name): Column[] => {
    const value = facts[name];
    return value === undefined ? [] : [[columnOf(name), value]];
  });

/** @returns the id, or null where the user name exists already */
export async function addPerson(
  db: Database,
  { kind, passwordHash, ...facts }: NewPerson,
  now: string,
): Promise<number | null> {
  const columns: Column[] = [
    ...columnsOf(facts),
    ["username", facts.username],
    ["password_hash", passwordHash],
    ["must_change_password", 1],
    ["is_agent", kind === "agent" ? 1 : 0],
    ["customer_type", kind === "agent" ? null : kind],
    ["create_date", now],
  ];
  const insert = statement(
    `INSERT INTO users (${columns.map(([name]) => name).join(", ")})
     VALUES (${columns.map(() => "?").join(", ")}) RETURNING id`,
    ...columns.map(([, value]) => value),
  );
  try {
    const change = {
      call: "users.create",
      target: `user/${facts.username}`,
      now,
      look: lookAt("username", facts.username),
    };
    return await writeAudited(
      db,
      change,
      queryFirst(insert, (row) => int(row, "id")),
    );
  } catch (error) {
    if (error instanceof BatchRefused && error.code === "users.username") return null;
    throw error;
  }
}

/** A user that is disabled is signed out at once. */
export async function editPerson(
  db: Database,
  id: UserId,
  { is_active, ...facts }: EditUser,
  now: string,
): Promise<void> {
  const columns = columnsOf(facts);
  if (is_active !== undefined) columns.push(["is_active", is_active ? 1 : 0]);
  if (columns.length === 0) return;
  await writeAudited(
    db,
    { call: "users.edit", target: `user/${id}`, now, look: lookAt("id", id) },
    command(
      statement(
        `UPDATE users SET ${columns.map(([name]) => `${name} = ?`).join(", ")} WHERE id = ?`,
        ...columns.map(([, value]) => value),
        id,
      ),
      ...(is_active === false
        ? [endTokensOf(id), statement("DELETE FROM password_codes WHERE user_id = ?", id)]
        : []),
    ),
  );
}

/** @returns the mails to send */
export const sendReset = (
  db: Database,
  id: UserId,
  passwordCode: Query<number[]>,
  now: string,
): Promise<number[]> =>
  writeAudited(db, { call: "users.reset", target: `user/${id}`, now, look: lookAt("id", id) }, passwordCode);

const LOOKED_AT = Object.keys(OperatorUser.shape.customer_profile.unwrap().shape).filter(
  (name) => name !== "customer_profile_id",
);

const lookAt = (column: "id" | "username", value: Value): AuditedChange["look"] => ({
  sql: `SELECT json_object('id', id, 'username', username, 'email', email, 'first_name', first_name, 'last_name', last_name,
      'agent_code', agent_code, 'locale', locale, 'is_active', is_active,
      ${LOOKED_AT.map((name) => `'${name}', ${columnOf(name)}`).join(", ")}) FROM users WHERE ${column} = ?`,
  params: [value],
});
