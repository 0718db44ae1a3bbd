// The operator's list of customers, agents and guests, newest first. Each filter is read along an index.
import type { OperatorCustomerQuery } from "~/contract/operator/customers";
import type { Cents } from "~/contract/units";
import { flag, int, intOrNull, text, textOrNull } from "~/db/columns";
import { foldedWords } from "~/db/normalize-search";
import { overdueCustomersSql, overdueSql } from "~/db/orders/standing";
import { type Query, queryAll } from "~/db/query";
import { trigramQuery } from "~/db/trigram-search";
import { type Row, statement, type Value } from "~/platform/database";

export interface ListedPerson {
  id: number;
  isAgent: boolean;
  isGuest: boolean;
  customerType: "business" | "consumer" | null;
  name: string;
  email: string;
  vatNumber: string;
  priceList: string | null;
  agent: { id: number; name: string } | null;
  isActive: boolean;
  lastOrderDate: string | null;
  overdue: Cents;
}

export interface ListedPeople extends OperatorCustomerQuery {
  today: string;
  limit: number;
}

/**
 * A page of users after the id `after`. CROSS JOIN makes SQLite find the page first instead of reading all
 * users beside it.
 */
export function customersQuery(list: ListedPeople): Query<ListedPerson[]> {
  const params: Value[] = [list.today];
  const bind = (value: Value): string => {
    params.push(value);
    return `?${params.length}`;
  };
  const wanted = filtersOf(list, bind).join(" AND ");
  const limit = bind(list.limit);
  return queryAll(
    statement(
      `SELECT u.id, u.is_agent, u.is_guest, u.customer_type, ${nameOf("u")} AS name, u.email, u.vat_number, u.price_list,
         u.is_active, u.last_order_date, u.agent_id, ${nameOf("a")} AS agent_name, ${overdueSql("?1")} AS overdue
       FROM (SELECT u.id FROM users u WHERE ${wanted} ORDER BY u.id DESC LIMIT ${limit}) page
       CROSS JOIN users u ON u.id = page.id LEFT JOIN users a ON a.id = u.agent_id ORDER BY u.id DESC`,
      ...params,
    ),
    readListed,
  );
}

/** SQL of the business's name, otherwise the person's, otherwise the user name. */
export const nameOf = (user: string): string =>
  `coalesce(nullif(${user}.business_name, ''), nullif(trim(${user}.first_name || ' ' || ${user}.last_name), ''), ${user}.username)`;

function filtersOf(list: ListedPeople, bind: (value: Value) => string): string[] {
  const { search = "", kind, agent, price_list: priceList, state, after } = list;
  const wanted = [kind ? OF_KIND[kind] : "true", OF_STATE[state]];
  if (agent !== undefined) wanted.push(`u.agent_id = ${bind(agent)}`);
  if (priceList) wanted.push(`u.price_list = ${bind(priceList)}`);
  if (after !== undefined) wanted.push(`u.id < ${bind(after)}`);
  if (search.trim() !== "") wanted.push(`u.id IN (${foundSql(search.trim(), bind)})`);
  return wanted;
}

const OF_KIND: Record<NonNullable<OperatorCustomerQuery["kind"]>, string> = {
  agent: "u.is_agent = 1",
  business: "u.customer_type = 'business'",
  consumer: "u.customer_type = 'consumer' AND u.is_guest = 0",
  guest: "u.is_guest = 1",
};

const OF_STATE: Record<OperatorCustomerQuery["state"], string> = {
  all: "true",
  active: "u.is_active = 1",
  disabled: "u.is_active = 0",
  overdue: `u.id IN (${overdueCustomersSql("?1")})`,
};

// The beginning of an email address, a whole code, or words of names, VAT numbers and cities.
function foundSql(typed: string, bind: (value: Value) => string): string {
  const [prefix, code] = [bind(typed.toLowerCase()), bind(typed.toUpperCase())];
  const letters = trigramQuery(foldedWords(typed).slice(0, 12));
  return [
    `SELECT id FROM users WHERE lower(email) >= ${prefix} AND lower(email) < ${prefix} || char(65535)`,
    `SELECT id FROM users WHERE is_agent = 1 AND upper(agent_code) = ${code}`,
    `SELECT id FROM users WHERE tax_code = ${code} AND tax_code <> ''`,
    ...(/^\d{1,15}$/.test(typed) ? [`SELECT ${bind(Number(typed))}`] : []),
    ...(letters === "" ? [] : [`SELECT rowid FROM people_words WHERE people_words MATCH ${bind(letters)}`]),
  ].join(" UNION ");
}

function readListed(row: Row): ListedPerson {
  const agent = intOrNull(row, "agent_id");
  const type = row.customer_type;
  return {
    id: int(row, "id"),
    isAgent: flag(row, "is_agent"),
    isGuest: flag(row, "is_guest"),
    customerType: type === "business" || type === "consumer" ? type : null,
    name: text(row, "name"),
    email: text(row, "email"),
    vatNumber: text(row, "vat_number"),
    priceList: textOrNull(row, "price_list"),
    agent: agent === null ? null : { id: agent, name: text(row, "agent_name") },
    isActive: flag(row, "is_active"),
    lastOrderDate: textOrNull(row, "last_order_date"),
    overdue: int(row, "overdue"),
  };
}
