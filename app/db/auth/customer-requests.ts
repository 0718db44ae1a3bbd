// Requests of agents for new customers: rows of sign_ups that start in the state `waiting`.
import { z } from "zod";
import type { AgentId, SignUpId } from "~/contract/ids";
import type { Locale } from "~/contract/wire";
import { int, text } from "~/db/columns";
import { mailQuery } from "~/db/mail/outbox";
import { combine, mapQuery, type Query, queryAll, queryFirst } from "~/db/query";
import { type Row, type Statement, statement } from "~/platform/database";

/** Address fields that invoices and parcels need, beside the business's own numbers. */
export const StoredAddress = z.object({
  address: z.string(),
  address_2: z.string(),
  postal_code: z.string(),
  city: z.string(),
  province: z.string(),
  country: z.string(),
  phone: z.string(),
});
export type StoredAddress = z.infer<typeof StoredAddress>;

export interface NewRequest {
  agent: AgentId;
  source: string;
  tokenHash: string;
  /** Normalized, because it is also the user name. */
  email: string;
  firstName: string;
  lastName: string;
  locale: Locale;
  businessName: string;
  vatNumber: string;
  taxCode: string;
  sdiCode: string;
  pec: string;
  address: StoredAddress;
  notes: string;
  now: string;
}

/** No password produces this hash; the customer chooses one through a link sent by email. */
const NO_PASSWORD = "none";
export const CUSTOMER_EXISTS = "customer_exists";
export const CUSTOMER_IS_YOURS = "customer_is_yours";

/** Removes the optional country prefix "IT" of a VAT number. */
const bare = (column: string) => `iif(${column} GLOB 'IT*', substr(${column}, 3), ${column})`;
const SAME = `(lower(u.email) = ?1 OR u.username = ?1 OR (?2 <> '' AND ${bare("u.vat_number")} = ${bare("?2")})
  OR (?3 <> '' AND u.tax_code = ?3)) AND u.is_guest = 0`;

/** Ends the batch if such a customer or a request for one exists. The agent learns only that fact. */
const refuseTwice = ({ agent, source, email, vatNumber, taxCode }: NewRequest): Statement[] => {
  const isNew = "NOT EXISTS (SELECT 1 FROM sign_ups WHERE agent_id = ?4 AND source = ?5)";
  const params = [email, vatNumber, taxCode, agent, source];
  return [
    statement(
      `INSERT INTO refusals (code) SELECT '${CUSTOMER_IS_YOURS}' WHERE ${isNew}
         AND EXISTS (SELECT 1 FROM users u WHERE u.agent_id = ?4 AND ${SAME})`,
      ...params,
    ),
    statement(
      `INSERT INTO refusals (code) SELECT '${CUSTOMER_EXISTS}' WHERE ${isNew}
         AND (EXISTS (SELECT 1 FROM users u WHERE ${SAME}) OR EXISTS (SELECT 1 FROM sign_ups s WHERE s.state = 'waiting'
           AND (s.email = ?1 OR (?2 <> '' AND ${bare("s.vat_number")} = ${bare("?2")}) OR (?3 <> '' AND s.tax_code = ?3))))`,
      ...params,
    ),
  ];
};

export interface RequestRow {
  id: SignUpId;
  businessName: string;
  email: string;
  createdAt: string;
}

/** Inserting the same source again changes nothing. Refuses with `customer_exists`, `customer_is_yours`. */
export function insertRequest(one: NewRequest): Query<RequestRow | null> {
  const write: Statement[] = [
    ...refuseTwice(one),
    statement(
      `INSERT INTO sign_ups (agent_id, source, token_hash, email, first_name, last_name, password_hash, locale, customer_type,
         business_name, vat_number, tax_code, sdi_code, pec, address, notes, consented_at, code_hash, expires_at, created_at, state)
       VALUES (?, ?, ?, ?, ?, ?, '${NO_PASSWORD}', ?, 'business', ?, ?, ?, ?, ?, ?, ?, '', '', ?, ?, 'waiting')
       ON CONFLICT DO NOTHING`,
      ...[one.agent, one.source, one.tokenHash, one.email, one.firstName, one.lastName, one.locale],
      ...[one.businessName, one.vatNumber, one.taxCode, one.sdiCode, one.pec, JSON.stringify(one.address)],
      ...[one.notes, one.now, one.now],
    ),
  ];
  return mapQuery(
    combine({
      write: { statements: write, parse: () => null },
      made: queryFirst(
        statement(`SELECT ${COLUMNS} FROM sign_ups WHERE agent_id = ? AND source = ?`, one.agent, one.source),
        readRequest,
      ),
    }),
    ({ made }) => made,
  );
}

const COLUMNS = "id, business_name, email, created_at";
const readRequest = (row: Row): RequestRow => ({
  id: int(row, "id"),
  businessName: text(row, "business_name"),
  email: text(row, "email"),
  createdAt: text(row, "created_at"),
});

const MAX_SHOWN = 50;

/** Waiting requests of an agent, newest first. */
export const requestsQuery = (agent: AgentId): Query<RequestRow[]> =>
  queryAll(
    statement(
      `SELECT ${COLUMNS} FROM sign_ups WHERE agent_id = ? AND state = 'waiting' ORDER BY id DESC LIMIT ${MAX_SHOWN}`,
      agent,
    ),
    readRequest,
  );

/**
 * Copies the request's address to the account that this batch creates; does nothing for a business's own
 * sign-up.
 */
export const addressesOfRequest = (id: SignUpId): Statement =>
  statement(
    `INSERT INTO addresses (user_id, type, recipient, business_name, vat_number, tax_code, sdi_code, pec, email,
       address, address_2, postal_code, city, province, country, phone, is_default)
     SELECT u.id, t.value, s.business_name, s.business_name, s.vat_number, s.tax_code, s.sdi_code, s.pec, '',
       s.address ->> '$.address', s.address ->> '$.address_2', s.address ->> '$.postal_code', s.address ->> '$.city',
       s.address ->> '$.province', s.address ->> '$.country', s.address ->> '$.phone', 1
     FROM sign_ups s JOIN users u ON u.username = s.email, json_each('["Billing","Shipping"]') t
     WHERE s.id = ? AND s.address IS NOT NULL`,
    id,
  );

/**
 * Emails the operator's decision to the agent who sent the request; writes no email for a business's own
 * sign-up. @param link to the agent's customers
 */
export const agentMail = (
  kind: "customer-approved" | "customer-refused",
  id: SignUpId,
  link: string,
  now: string,
): Query<number[]> =>
  mailQuery(
    statement(
      `INSERT INTO mails (kind, dedupe, recipient, locale, data, not_before, created_at)
       SELECT ?, ? || ':' || s.id, a.email, a.locale, json_object('name', s.business_name, 'link', ?), ?, ?
       FROM sign_ups s JOIN users a ON a.id = s.agent_id WHERE s.id = ? RETURNING id`,
      ...[kind, kind, link, now, now, id],
    ),
  );
