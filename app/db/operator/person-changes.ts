// Operators' changes of customers and agents, with their entries in the audit log.
import type { UserId } from "~/contract/ids";
import { EditUser, OperatorUser } from "~/contract/operator/users";
import { toCents } from "~/contract/wire";
import { endTokensOf } from "~/db/auth/sign-in";
import { int } from "~/db/columns";
import { mailQuery } from "~/db/mail/outbox";
import { combine, command, constant, type Query, queryFirst } from "~/db/query";
import { BatchRefused, type Database, statement, type Value } from "~/platform/database";
import { type AuditedChange, writeAudited } from "./audit";
import { type Kind, PERSON_STATE } from "./people";

type Facts = Omit<EditUser, "is_active" | "version">;
type NewPerson = Facts & {
  username: string;
  kind: Kind;
  passwordHash: string;
};

type Column = [name: string, value: Value];

const columnOf = (field: string): string => COLUMN_NAMES[field] ?? field;
const COLUMN_NAMES: Readonly<Record<string, string>> = {
  agent: "agent_id",
  credit_limit: "credit_limit_cents",
};
/** Column names come from the schema, never from a request. */
const FACTS = EditUser.omit({ is_active: true, version: true }).keyof().options;
const columnsOf = (facts: Facts): Column[] =>
  FACTS.flatMap((name): Column[] => {
    const value = name === "credit_limit" ? limitOf(facts) : facts[name];
    return value === undefined ? [] : [[columnOf(name), value]];
  });
const limitOf = ({ credit_limit: limit }: Facts) => (typeof limit === "string" ? toCents(limit) : limit);

const LOOKED_AT = Object.keys(OperatorUser.shape.customer_profile.unwrap().shape).filter(
  (name) => name !== "customer_profile_id",
);

const lookAt = (column: "id" | "username", value: Value): AuditedChange["look"] => ({
  sql: `SELECT json_object('id', id, 'username', username, 'email', email, 'first_name', first_name, 'last_name', last_name,
      'agent_code', agent_code, 'locale', locale, 'is_active', is_active,
      'credit_limit', credit_limit_cents, 'payment_days', payment_days,
      ${LOOKED_AT.map((name) => `'${name}', ${columnOf(name)}`).join(", ")}) FROM users WHERE ${column} = ?`,
  params: [value],
});
/** @returns the id, or null if the user name already exists */

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
      onlyItem: null,
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

/**
 * Disabling a user ends the user's sessions at once.
 * @param check `state` of the user when the form was opened (PERSON_STATE), null: not compared; `told`:
 * whether the old address gets an email about the new one
 * @returns ids of the emails to send
 * @throws BatchRefused `edited_by_another`
 */
export async function editPerson(
  db: Database,
  id: UserId,
  { is_active, ...facts }: Omit<EditUser, "version">,
  now: string,
  { state, told }: { state: string | null; told: { newEmail: string } | null },
): Promise<number[]> {
  const columns = columnsOf(facts);
  if (is_active !== undefined) columns.push(["is_active", is_active ? 1 : 0]);
  if (columns.length === 0) return [];
  const change = command(
    ...(state === null
      ? []
      : [
          statement(
            `INSERT INTO refusals (code) SELECT 'edited_by_another'
               WHERE (SELECT ${PERSON_STATE} FROM users u WHERE u.id = ?) IS NOT ?`,
            ...[id, state],
          ),
        ]),
    statement(
      `UPDATE users SET ${columns.map(([name]) => `${name} = ?`).join(", ")} WHERE id = ?`,
      ...columns.map(([, value]) => value),
      id,
    ),
    ...(is_active === false
      ? [endTokensOf(id), statement("DELETE FROM password_codes WHERE user_id = ?", id)]
      : []),
  );
  const { mails } = await writeAudited(
    db,
    { call: "users.edit", target: `user/${id}`, now, look: lookAt("id", id), onlyItem: null },
    combine({ mails: told ? emailChangedMail(id, told.newEmail, now) : constant<number[]>([]), change }),
  );
  return mails;
}

/** Sent to the address before the change. */
const emailChangedMail = (id: UserId, newEmail: string, now: string): Query<number[]> =>
  mailQuery(
    statement(
      `INSERT INTO mails (kind, dedupe, recipient, locale, data, not_before, created_at)
       SELECT 'email-changed', 'email-changed:' || id || ':' || ?, email, locale, json_object('name', ?), ?, ?
       FROM users WHERE id = ? RETURNING id`,
      ...[crypto.randomUUID(), newEmail, now, now, id],
    ),
  );

/** @returns ids of the emails to send */

export const sendReset = (
  db: Database,
  id: UserId,
  passwordCode: Query<number[]>,
  now: string,
): Promise<number[]> =>
  writeAudited(db, { call: "users.reset", target: `user/${id}`, now, look: lookAt("id", id) }, passwordCode);
