// Compares the counts that the database stores beside the catalogue with a fresh count, after every kind of change.
import { rmSync } from "node:fs";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { withLocalStores } from "~/tools/local/local-stores";
import { demoState } from "../../support/worker/state";

/** Pairs of queries that must return the same rows: the stored counts, and the count from the catalogue. */
const STORED: Record<string, [stored: string, recounted: string]> = {
  "how many are in a category": [
    "SELECT category_id, other_category_id, products FROM category_counts WHERE products <> 0",
    `SELECT a.category_id, b.category_id, count(*) FROM listed_places a JOIN listed_places b ON b.product_id = a.product_id
     WHERE a.category_id = b.category_id OR b.category_id <> 0 GROUP BY 1, 2`,
  ],
  "how many have a value": [
    "SELECT category_id, field_id, value, products FROM field_counts WHERE products <> 0",
    `SELECT a.category_id, f.field_id, f.value, count(*) FROM listed_places a JOIN product_fields f ON f.product_id = a.product_id
     GROUP BY 1, 2, 3`,
  ],
  "which have a value": [
    `SELECT v.product_id, v.field_id, v.value FROM product_values v JOIN facet_values f ON f.field_id = v.field_id AND f.value = v.value
     JOIN product_facets p ON p.product_id = v.product_id WHERE instr(p.codes, f.code) > 0`,
    "SELECT product_id, field_id, value FROM product_values",
  ],
  "how many values each has": [
    "SELECT product_id, length(codes) FROM product_facets WHERE codes <> ''",
    "SELECT product_id, count(*) * 2 FROM product_values GROUP BY product_id",
  ],
  "what lists show as a price": [
    "SELECT list, product_id, from_day, until_day, vat_class, standard, special FROM shown_prices",
    "SELECT list, product_id, from_day, until_day, vat_class, standard, special FROM prices_to_show",
  ],
  "how many documents are whose": [
    "SELECT owner_id, type, locale, of_products, documents FROM document_counts WHERE documents <> 0",
    `SELECT iif(is_public, 0, customer_id), type, coalesce(locale, ''), product_id IS NOT NULL, count(*) FROM documents
     GROUP BY 1, 2, 3, 4`,
  ],
  "how many orders are whose": [
    "SELECT owner_id, status, orders FROM order_counts WHERE orders <> 0",
    "SELECT owner_id, status, orders FROM orders_to_count",
  ],
  "what was sold on which day, to whom": [
    "SELECT customer_id, day, orders, cents FROM sales_by_day WHERE orders <> 0",
    "SELECT customer_id, day, orders, cents FROM sales_to_sum",
  ],
  "who answers for an order": [
    "SELECT id, seller_id FROM orders",
    "SELECT o.id, u.agent_id FROM orders o LEFT JOIN users u ON u.id = o.customer_id AND u.is_active = 1",
  ],
  "how many of a thing a customer has ordered": [
    "SELECT customer_id, product_id, qty FROM ordered_quantities WHERE qty <> 0",
    "SELECT customer_id, product_id, qty FROM quantities_to_sum",
  ],
  "which orders have some letters": [
    `SELECT rowid FROM order_words WHERE order_words MATCH 'number : "00012" OR reference : "oda"'`,
    "SELECT id FROM orders WHERE number LIKE '%00012%' OR customer_reference LIKE '%oda%'",
  ],
  "how many people are whose": [
    "SELECT agent_id, is_agent, customer_type, is_active, people FROM people_counts WHERE people <> 0",
    "SELECT agent_id, is_agent, customer_type, is_active, people FROM people_to_count",
  ],
  "when a customer ordered last": [
    "SELECT id, last_order_date FROM users",
    `SELECT id, (SELECT max(date) FROM orders WHERE customer_id = u.id AND status NOT IN ('cancelled', 'failed'))
     FROM users u`,
  ],
  "which people have some letters": [
    `SELECT rowid FROM people_words WHERE people_words MATCH '"cantina" OR "firenze"'`,
    "SELECT id FROM searched_people WHERE words LIKE '%cantina%' OR words LIKE '%firenze%'",
  ],
  "how long the operator's lists are": [
    "SELECT list, state, rows FROM list_counts WHERE rows <> 0",
    "SELECT list, state, rows FROM lists_to_count",
  ],
  "which texts are searched": [
    "SELECT id FROM product_search_docsize",
    `SELECT p.id * 4 + instr('itenes', t.locale) / 2 FROM products p JOIN product_texts t ON t.product_id = p.id
     WHERE p.parent_id IS NULL AND p.is_active = 1`,
  ],
  "which texts have a variant's word": [
    'SELECT rowid FROM product_search WHERE product_search MATCH \'variants : "nuovo" OR variants : "new"\'',
    "SELECT id FROM searched_texts WHERE ' ' || variants || ' ' LIKE '% nuovo %' OR ' ' || variants || ' ' LIKE '% new %'",
  ],
};

/** SQL for the id of a product picked by the number ?1; ?2 is a second number. */
const PRODUCT = "(SELECT id FROM products WHERE parent_id IS NULL ORDER BY id LIMIT 1 OFFSET ?1 % 2000)";
const ITEM = "(SELECT item_id FROM prices ORDER BY id LIMIT 1 OFFSET ?1 % 10000)";
const DAY = (n: string) => `date('2026-11-01', (${n} % 40) || ' days')`;
const ORDER = "(SELECT id FROM orders ORDER BY id LIMIT 1 OFFSET ?1 % 200)";
const PERSON = "(SELECT id FROM users WHERE customer_type IS NOT NULL ORDER BY id LIMIT 1 OFFSET ?1 % 50)";
const COPIED = `date, status, agent_id, placed_by, customer_type, business_name, article_count, currency, includes_vat,
  rows_total_cents, discount_cents, shipping_cents, surcharge_cents, vat_cents, vat_lines, vat_scheme, total_cents, locale,
  billing_address, shipping_address, shipping_policy, payment_method, payment_kind, promised_by`;
const WRITES = [
  `INSERT INTO orders (id, number, customer_reference, customer_id, ${COPIED})
   SELECT 90000 + ?1, '2027-' || ?1, iif(?2 % 2, 'ODA ' || ?2, NULL), ${PERSON}, ${COPIED} FROM orders WHERE id = ${ORDER}
   ON CONFLICT DO NOTHING`,
  `INSERT INTO order_rows (order_id, product_id, sku, slug, name, qty, list_price_cents, unit_price_cents, package_size, uom,
     vat_rate, total_cents)
   SELECT ${ORDER}, item_id, 'S', 's', 'N', 1 + ?2 % 9, 100, 100, 1, 'pz', 2200, 100 * (1 + ?2 % 9) FROM stock WHERE item_id = ${ITEM}`,
  `UPDATE orders SET status = 'cancelled' WHERE status IN ('pending', 'failed', 'processing') AND id % 3 = ?1 % 3`,
  `UPDATE orders SET status = 'partially_refunded' WHERE status = 'completed' AND id = ${ORDER}`,
  `UPDATE orders SET customer_id = ${PERSON} WHERE id = (SELECT max(id) FROM orders WHERE id >= 90000 AND ?2)`,
  `DELETE FROM orders WHERE id = 90000 + ?1 OR id = (SELECT max(id) FROM orders WHERE id >= 90000)`,
  `UPDATE users SET agent_id = iif(?2 % 3, (SELECT id FROM users WHERE is_agent = 1 ORDER BY id LIMIT 1 OFFSET ?2 % 2), NULL)
   WHERE id = ${PERSON}`,
  `UPDATE users SET is_active = 1 - is_active, business_name = 'Cantina ' || ?2 WHERE id = ${PERSON}`,
  `UPDATE addresses SET is_active = ?2 % 2, city = iif(?2 % 5, city, 'Firenze') WHERE user_id = ${PERSON}`,
  `INSERT INTO addresses (user_id, type, recipient, address, postal_code, city, country)
   VALUES (${PERSON}, 'Shipping', 'R', 'A', '1', iif(?2 % 2, 'Firenze', 'Roma'), 'IT')`,
  `DELETE FROM addresses WHERE user_id = ${PERSON} AND is_default = 0`,
  `INSERT INTO users (username, email, password_hash, customer_type, is_agent, agent_id, create_date)
   VALUES ('u' || ?1, '', '', iif(?2 % 2, 'business', 'consumer'), 0, iif(?2 % 3, 101, NULL), '2026-11-01') ON CONFLICT DO NOTHING`,
  `INSERT INTO mails (kind, dedupe, recipient, locale, data, not_before, created_at)
   VALUES ('order-paid', ?1, '', 'it', '{}', '2026-11-01', '2026-11-01') ON CONFLICT DO NOTHING`,
  `UPDATE mails SET state = iif(?2 % 2, 'sent', 'dead') WHERE id % 3 = ?1 % 3`,
  `DELETE FROM mails WHERE id % 5 = ?1 % 5`,
  `INSERT INTO audit (created_at, who, call, target) VALUES ('2026-11-01', 'operator', iif(?2 % 2, 'orders.move', 'orders.paid'), ?1)`,
  `UPDATE products SET is_active = 1 - is_active WHERE id = ${PRODUCT}`,
  `UPDATE products SET is_active = 1 - is_active WHERE id = ${ITEM}`,
  `UPDATE products SET vat_class = 'reduced' WHERE id = ${ITEM}`,
  `UPDATE products SET attributes = '[{"key":"size","value":{"it":"nuovo","en":"new"}}]' WHERE id = ${ITEM}`,
  `DELETE FROM products WHERE id = ${PRODUCT}`,
  `DELETE FROM products WHERE id = ${ITEM}`,
  `INSERT INTO documents (type, title, locale, product_id, is_public, mime, date, file)
   VALUES ('video', '?', iif(?2 % 2, 'it', NULL), ${PRODUCT}, 1, 'video/mp4', '2026-11-01', '?1')`,
  `UPDATE documents SET customer_id = (SELECT id FROM users WHERE customer_type IS NOT NULL ORDER BY id LIMIT 1 OFFSET ?2 % 9),
     is_public = ?2 % 2, product_id = iif(?2 % 3, product_id, NULL), locale = iif(?2 % 5, locale, 'es')
   WHERE id = (SELECT id FROM documents ORDER BY id LIMIT 1 OFFSET ?1 % 1000)`,
  "DELETE FROM documents WHERE id = (SELECT id FROM documents ORDER BY id LIMIT 1 OFFSET ?1 % 1000)",
  `INSERT INTO products (parent_id, sku, slug, create_date, write_date)
   SELECT CASE WHEN ?2 % 2 THEN ${PRODUCT} END, 'S-' || ?1 || '-' || ?2, 's-' || ?1 || '-' || ?2, '2026-11-01', '2026-11-01'
   ON CONFLICT DO NOTHING`,
  `INSERT INTO product_fields (product_id, field_id, value) VALUES (${PRODUCT}, ?2 % 40 + 1, 'US') ON CONFLICT DO NOTHING`,
  `UPDATE OR IGNORE product_fields SET value = 'new ' || ?2 WHERE product_id = ${PRODUCT}`,
  `DELETE FROM product_fields WHERE product_id = ${PRODUCT}`,
  `INSERT INTO category_products (category_id, product_id, inherited) VALUES (?2 % 90 + 1, ${PRODUCT}, ?2 % 2)
   ON CONFLICT DO NOTHING`,
  `DELETE FROM category_products WHERE product_id = ${PRODUCT} AND inherited = ?2 % 2`,
  `UPDATE product_texts SET name = 'Another ' || ?2 WHERE product_id = ${PRODUCT}`,
  `DELETE FROM product_texts WHERE product_id = ${PRODUCT} AND locale = 'es'`,
  `UPDATE prices SET standard_cents = 100 + ?2, special_cents = ?2 % 100, special_from = ${DAY("?1")},
   special_to = ${DAY("?2")}, tiers = '[[1,5]]' WHERE item_id = ${ITEM}`,
  `UPDATE prices SET special_cents = NULL WHERE item_id = ${ITEM}`,
  `DELETE FROM prices WHERE item_id = ${ITEM} AND (list <> 'retail' OR ?2 % 5 = 0)`,
  `INSERT INTO prices (item_id, list, standard_cents, special_cents, special_from, write_date)
   VALUES (${ITEM}, 'horeca', ?2 + 10, ?2, ${DAY("?1")}, '2026-11-01') ON CONFLICT DO NOTHING`,
  `INSERT INTO promotions (id, slug, name, description, kind, starts_at, ends_at)
   VALUES (1000 + ?1 % 5, 's-' || ?1 % 5, '{}', '{}', 'special_price', ${DAY("?1")}, ${DAY("?2")}) ON CONFLICT DO NOTHING`,
  `INSERT INTO promotion_prices (promotion_id, item_id, cents) SELECT id, ${ITEM}, ?2 % 300 FROM promotions WHERE id >= 1000
   ON CONFLICT DO UPDATE SET cents = excluded.cents`,
  `UPDATE promotions SET ends_at = ${DAY("?1 + ?2")} WHERE id >= 1000`,
  `DELETE FROM promotions WHERE id = 1000 + ?1 % 5`,
  `INSERT INTO price_lists (code, name) VALUES ('list ' || ?1 % 2, '{}') ON CONFLICT DO NOTHING`,
  `DELETE FROM price_lists WHERE code = 'list ' || ?1 % 2`,
];

const write = fc.record({ sql: fc.constantFrom(...WRITES), a: fc.nat(20_000), b: fc.nat(5_000) });

describe("a count stored beside the catalogue", () => {
  let state = "";
  beforeAll(async () => {
    state = await demoState();
  });
  afterAll(() => rmSync(state, { recursive: true, force: true }));

  it("equals a fresh count after any change of products, categories, fields, prices and promotions", {
    timeout: 120_000,
  }, async () => {
    await withLocalStores(state, async ({ db }) => {
      await fc.assert(
        fc.asyncProperty(fc.array(write, { minLength: 12, maxLength: 12 }), async (writes) => {
          for (const { sql, a, b } of writes)
            await db
              .prepare(sql)
              .bind(...(sql.includes("?2") ? [a, b] : [a]))
              .run();
          for (const [what, [stored, recounted]] of Object.entries(STORED)) {
            const differ = `SELECT * FROM (${stored} EXCEPT ${recounted}) UNION ALL SELECT * FROM (${recounted} EXCEPT ${stored}) LIMIT 5`;
            const { results } = await db.prepare(differ).all();
            expect(results, what).toEqual([]);
          }
        }),
        { numRuns: 15, endOnFailure: true },
      );
    });
  });
});
