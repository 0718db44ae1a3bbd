// CSV tables of what the operator sets: settings, seasons, price lists, VAT, shipping and payment.

import { EU_COUNTRIES } from "~/contract/constants/countries";
import { PAYMENT_KINDS, SHOP_CONTEXTS, VAT_CLASSES } from "~/contract/constants/enums";
import { SHIPPING_MEASURES } from "~/contract/constants/shipping";
import { readSetting } from "~/contract/operator/settings";
import { SETTING_KEYS, type Setting } from "~/contract/shop";
import * as cells from "~/csv/cells";
import { DEFAULT_COUNTRY } from "~/db/shop/shop-data";
import { COUNTRIES } from "~/domain/accounts/countries";
import { PREFIX_SETTINGS } from "~/domain/orders/document-number";
import { companyConflict } from "~/domain/setting-conflict";
import { column, newValue, optional, preset, reference, STAGED, type Table } from "./table";

const EU_STATES = EU_COUNTRIES.map((country) => `'${country}'`).join(", ");
const countryCodes = cells.codes(
  (code) => code.toUpperCase(),
  (code) => COUNTRIES.has(code),
  { code: "not_a_country" },
);
const contexts = cells.codes(
  (context) => context.toLowerCase(),
  (context) => SHOP_CONTEXTS.some((known) => known === context),
  { code: "not_among", values: { values: SHOP_CONTEXTS.join(", ") } },
);
/** A prefix such as "07", or a range such as "90-98". */
const PREFIX = /^[A-Z0-9]{1,10}(-[A-Z0-9]{1,10})?$/;
const postalPrefixes = (name: string) =>
  optional(
    name,
    cells.codes(
      (prefix) => prefix.toUpperCase(),
      (prefix) => PREFIX.test(prefix),
      { code: "not_postal_prefixes" },
    ),
  );

const SELLER = `coalesce((SELECT value ->> '$.country' FROM settings WHERE key = 'COMPANY_DATA'), '${DEFAULT_COUNTRY}')`;

/** Whether customers `c` of the seller's country can pay with a method: domain/orders/payment.ts, methodsFor(). */
const pays = (method: string): string =>
  `${method}.is_active = 1 AND EXISTS (SELECT 1 FROM json_each(${method}.contexts) WHERE value = c.context)
   AND (c.type = 'business' OR ${method}.kind <> 'invoice')
   AND (${method}.countries IS NULL OR EXISTS (SELECT 1 FROM json_each(${method}.countries) WHERE value = ${SELLER}))`;

const PREFIX_KEYS = Object.values(PREFIX_SETTINGS)
  .map((key) => `'${key}'`)
  .join(", ");

export const shopTables: readonly Table[] = [
  {
    name: "vat_rates",
    columns: [
      column("country", cells.country),
      column("vat_class", cells.oneOf(VAT_CLASSES)),
      column("rate", cells.percent),
      optional("postal_prefixes", cells.postalPrefixes),
      preset("scheme", cells.oneOf(["vat", "outside"]), "'vat'"),
    ],
    key: ["country", "postal_prefixes", "vat_class"],
    conflict: "country, coalesce(postal_prefixes, ''), vat_class",
    refuses: ({ country, postal_prefixes, scheme }, sellerCountry) =>
      scheme === "outside" && country === sellerCountry && !postal_prefixes
        ? { column: "scheme", code: "seller_outside" }
        : null,
    checks: [
      `SELECT s.line, 'rate' AS column_name, 'rate_outside' AS code
       FROM ${STAGED} LEFT JOIN vat_rates t ON t.country = s.cells ->> 'country'
         AND t.postal_prefixes IS s.cells ->> 'postal_prefixes' AND t.vat_class = s.cells ->> 'vat_class'
       WHERE u.id = ?1 AND ${newValue("scheme")} = 'outside' AND ${newValue("rate")} <> 0`,
    ],
  },
  {
    name: "settings",
    columns: [
      column("key", cells.oneOf(SETTING_KEYS)),
      column(
        "value",
        cells.json(() => true),
      ),
    ],
    key: ["key"],
    where: `t.key IN (${SETTING_KEYS.map((key) => `'${key}'`).join(", ")})`,
    always: { write_date: "u.created_at" },
    refuses({ key, value }) {
      const typed: Setting["value"] = JSON.parse(String(value));
      const read = readSetting(String(key), typed);
      // The file must contain the value exactly as stored.
      if (read && read.faults.length === 0 && read.value !== typed)
        return { column: "value", code: "not_a_setting" };
      const [fault] = read?.faults ?? [];
      const conflict = fault ?? (key === "COMPANY_DATA" ? companyConflict(typed) : null);
      if (!conflict) return null;
      const { field, code, values } = conflict;
      const part = field.replace(/^value\.?/, "");
      const reason: [code: string, values: Record<string, string>] =
        code === "currency_digits"
          ? [code, { digits: String(values.digits) }]
          : part === ""
            ? ["not_a_setting", {}]
            : ["setting_part", { part }];
      return { column: "value", code: reason[0], values: reason[1] };
    },
    checks: [
      `SELECT line, 'value' AS column_name, 'no_vat_rates' AS code, json_object('country', country) AS message_values
       FROM (SELECT s.line, s.cells ->> 'key' AS key, (s.cells ->> 'value') ->> '$.country' AS country
         FROM ${STAGED} WHERE u.id = ?1)
       WHERE key = 'COMPANY_DATA' AND country NOT IN (SELECT country FROM countries_with_vat UNION SELECT '${DEFAULT_COUNTRY}')`,
      // Checks the file's two values together; if the file has only one, with the stored other one.
      `WITH given AS (SELECT s.line, s.cells ->> 'key' AS key, s.cells ->> 'value' AS value
           FROM ${STAGED} WHERE u.id = ?1 AND s.cells ->> 'key' IN ('LOCALES', 'DEFAULT_LOCALE')),
         then_set AS (SELECT line, key, value FROM given
           UNION ALL SELECT NULL, key, value FROM settings WHERE key NOT IN (SELECT key FROM given))
       SELECT coalesce(first.line, offered.line) AS line, 'value' AS column_name, 'default_locale_missing' AS code,
         json_object('locale', first.value ->> '$') AS message_values
       FROM then_set first JOIN then_set offered ON offered.key = 'LOCALES'
       WHERE first.key = 'DEFAULT_LOCALE' AND coalesce(first.line, offered.line) IS NOT NULL
         AND first.value ->> '$' IS NOT NULL AND json_type(offered.value) = 'array'
         AND first.value ->> '$' NOT IN (SELECT value FROM json_each(offered.value))`,
      // Letters that another kind of document has, or is given by the same file.
      `WITH given AS (SELECT s.line, s.cells ->> 'key' AS key, (s.cells ->> 'value') ->> '$' AS prefix
           FROM ${STAGED} WHERE u.id = ?1 AND s.cells ->> 'key' IN (${PREFIX_KEYS}))
       SELECT line, 'value' AS column_name, 'prefix_taken' AS code, json_object('prefix', prefix) AS message_values FROM given
       WHERE EXISTS (SELECT 1 FROM document_prefixes d WHERE d.prefix = given.prefix AND upper(d.kind) || '_PREFIX' <> key)
         OR EXISTS (SELECT 1 FROM given other WHERE other.prefix = given.prefix AND other.key <> given.key)
         OR EXISTS (SELECT 1 FROM settings o WHERE o.value ->> '$' = given.prefix AND o.key <> given.key
           AND o.key IN (${PREFIX_KEYS}) AND o.key NOT IN (SELECT key FROM given))`,
    ],
  },
  {
    name: "seasons",
    columns: [
      column("id", cells.whole({ min: 1 })),
      column("name", cells.texts()),
      column("custom_field_value", cells.word),
      preset("is_active", cells.flag, "0"),
    ],
    key: ["id"],
  },
  {
    name: "price_lists",
    columns: [
      column("code", cells.word),
      column("name", cells.texts()),
      preset("includes_vat", cells.flag, "0"),
    ],
    key: ["code"],
    // Prices in a list, and retail promotions, include or exclude VAT as the list does.
    checks: [
      `SELECT s.line, 'includes_vat' AS column_name, 'list_has_prices' AS code
       FROM ${STAGED} JOIN price_lists t ON t.code = s.cells ->> 'code'
       WHERE u.id = ?1 AND ${newValue("includes_vat")} <> t.includes_vat
         AND (EXISTS (SELECT 1 FROM prices p WHERE p.list = t.code)
           OR (t.code = 'retail' AND EXISTS (SELECT 1 FROM promotion_prices)))`,
    ],
  },
  {
    name: "shipping_policies",
    columns: [
      column("code", cells.word),
      column("name", cells.texts()),
      column("description", cells.texts()),
      column("price", cells.money, { stored: "price_cents" }),
      optional("free_from", cells.money, "free_from_cents"),
      column("estimated_days_min", cells.whole()),
      column("estimated_days_max", cells.whole()),
      column("countries", countryCodes),
      preset("measure", cells.oneOf(SHIPPING_MEASURES), "'none'"),
      optional("max_weight_g", cells.whole({ min: 1, max: 1_000_000_000 }), "max_weight_grams"),
      preset("price_includes_vat", cells.flag, "0"),
      postalPrefixes("include_postal_prefixes"),
      postalPrefixes("exclude_postal_prefixes"),
      preset("is_pickup", cells.flag, "0"),
      preset("is_active", cells.flag, "1"),
      preset("position", cells.whole(), "0"),
    ],
    key: ["code"],
    checks: [
      `SELECT s.line, 'countries' AS column_name, 'no_vat_rates' AS code, json_object('country', c.value) AS message_values
       FROM ${STAGED} LEFT JOIN shipping_policies t ON t.code = s.cells ->> 'code'
       JOIN json_each(${newValue("countries")}) c
       WHERE u.id = ?1 AND coalesce(${newValue("is_active")}, 1) AND c.value IN (${EU_STATES})
         AND c.value NOT IN (SELECT country FROM countries_with_vat)`,
    ],
  },
  {
    name: "shipping_bands",
    columns: [
      reference("policy", "shipping_policies", "code"),
      column("from", cells.threshold, { stored: "from_hundredths" }),
      column("price", cells.money, { stored: "price_cents" }),
    ],
    key: ["policy", "from"],
  },
  {
    name: "payment_methods",
    columns: [
      column("code", cells.word),
      column("name", cells.texts()),
      column("description", cells.texts()),
      column("instructions", cells.texts()),
      column("kind", cells.oneOf(PAYMENT_KINDS)),
      preset("surcharge", cells.money, "0", "surcharge_cents"),
      column("contexts", contexts),
      optional("countries", countryCodes),
      preset("is_active", cells.flag, "1"),
      preset("position", cells.whole(), "0"),
    ],
    key: ["code"],
    // The rule of leftWithoutMethod(): customers at home who could pay still can.
    checks: [
      `WITH then_set AS (
         SELECT t.code AS was, ${newValue("kind")} AS kind, ${newValue("contexts")} AS contexts, ${newValue("countries")} AS countries,
           coalesce(${newValue("is_active")}, 1) AS is_active, s.line
         FROM ${STAGED} LEFT JOIN payment_methods t ON t.code = s.cells ->> 'code' WHERE u.id = ?1),
       all_then AS (
         SELECT kind, contexts, countries, is_active FROM then_set
         UNION ALL SELECT kind, contexts, countries, is_active FROM payment_methods
           WHERE code NOT IN (SELECT was FROM then_set WHERE was IS NOT NULL)),
       customers (type, context) AS (VALUES ('consumer', 'b2c'), ('business', 'b2b'))
       SELECT min(s.line) AS line, 'contexts' AS column_name, c.type || '_cannot_pay' AS code
       FROM customers c JOIN payment_methods m ON ${pays("m")} JOIN then_set s ON s.was = m.code
       WHERE NOT EXISTS (SELECT 1 FROM all_then a WHERE ${pays("a")}) GROUP BY c.type`,
    ],
  },
];
