// Finds orders by one typed line. Exact matches of an index come first; words are searched in the indexes
// of numbers, users and products, and in the texts of the newest orders.
import { foundSql } from "~/db/operator/products";
import { trigramQuery } from "~/db/trigram-search";
import type { Value } from "~/platform/database";

/** Adds a parameter. @returns its placeholder, such as "?3" */
export type Bind = (value: Value) => string;

/** Newest orders that are searched directly, for names that were changed later and for deleted items. */
export const READ_ORDERS = 1000;
const MOST_BY_NUMBER = 500;
const MOST_PEOPLE = 50;
const MOST_ITEMS = 40;
/** Newest orders per customer or item. */
const MOST_OF_EACH = 50;
/** Limit of guests with the same address. */
const MOST_OF_EMAIL = 50;

export const peopleOfEmailSql = (typed: string, bind: Bind): string =>
  `SELECT id FROM users WHERE lower(email) = ${bind(typed.toLowerCase())} LIMIT ${MOST_OF_EMAIL}`;

/** SQL of the ids of orders with this number, invoice, delivery note or parcel. */
export function exactSql(typed: string, bind: Bind): string {
  const exact = bind(typed);
  return `SELECT id FROM orders WHERE number = upper(${exact})
    UNION SELECT id FROM orders WHERE invoice_number = ${exact}
    UNION SELECT order_id FROM shipments WHERE number = ${exact}
    UNION SELECT order_id FROM shipments WHERE tracking = ${exact} AND tracking <> ''`;
}

export function wordsSql(typed: string, bind: Bind): string {
  const inNumber = trigramQuery([typed]);
  const inName = trigramQuery(typed.split(/\s+/));
  return [
    ...(inNumber === "" ? [] : [numbersSql(bind(inNumber))]),
    ...(inName === "" ? [] : [peopleSql(bind(inName))]),
    itemsSql(foundSql(typed, bind)),
    newestSql(bind(typed.toLowerCase())),
  ].join(" UNION ");
}

const numbersSql = (letters: string): string =>
  `SELECT id FROM (SELECT rowid AS id FROM order_words WHERE order_words MATCH ${letters} ORDER BY rowid DESC LIMIT ${MOST_BY_NUMBER})`;

const peopleSql = (letters: string): string =>
  `SELECT o.id FROM (SELECT rowid AS id FROM people_words WHERE people_words MATCH ${letters} LIMIT ${MOST_PEOPLE}) person
   CROSS JOIN orders o ON o.id IN (SELECT id FROM orders WHERE customer_id = person.id ORDER BY date DESC LIMIT ${MOST_OF_EACH})`;

const itemsSql = (products: string): string =>
  `SELECT r.order_id FROM (WITH f (id) AS (SELECT * FROM (${products}) LIMIT ${MOST_ITEMS})
     SELECT i.id FROM f CROSS JOIN products i ON i.id = f.id OR i.parent_id = f.id LIMIT ${MOST_ITEMS}) item
   CROSS JOIN order_rows r ON r.id IN (SELECT id FROM order_rows WHERE product_id = item.id ORDER BY order_id DESC LIMIT ${MOST_OF_EACH})`;

const newestSql = (words: string): string =>
  `SELECT o.id FROM (SELECT id FROM orders ORDER BY date DESC, id DESC LIMIT ${READ_ORDERS}) newest CROSS JOIN orders o ON o.id = newest.id
   WHERE instr(lower(o.number || ' ' || coalesce(o.customer_reference, '') || ' ' || o.business_name || ' '
       || (o.billing_address ->> '$.recipient') || ' ' || (o.shipping_address ->> '$.recipient')), ${words}) > 0
     OR EXISTS (SELECT 1 FROM order_rows r WHERE r.order_id = o.id AND instr(lower(r.sku || ' ' || r.name), ${words}) > 0)`;
