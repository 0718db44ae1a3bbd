// CSV tables of customers, agents and their addresses. Passwords are excluded: a new user chooses one by
// email.

import { LOCALES } from "~/contract/constants/enums";
import { AddressType, CustomerType } from "~/contract/customers";
import { isPrintable } from "~/contract/input/latin-letters";
import * as cells from "~/csv/cells";
import { isSdiCode } from "~/domain/accounts/address";
import { normalizeUsername } from "~/domain/accounts/username";
import { isKnownVatNumber } from "~/domain/accounts/vat-number";
import { column, optional, preset, reference, STAGED, type Table } from "./table";

const TEXT = (name: string) => preset(name, cells.free, "''");
/** A cell that is printed in documents. */
const printed = (cell: cells.Cell): cells.Cell => ({
  ...cell,
  read: (parts) =>
    isPrintable(parts[0] ?? "") ? cell.read(parts) : { ok: false, code: "letters_not_latin" },
});
const PRINTED_TEXT = (name: string) => preset(name, printed(cells.free), "''");
const PRINTED_WORD = printed(cells.word);
const EMAIL = (name: string) => preset(name, cells.orNothing(cells.email), "''");
const SDI_CODE = preset("sdi_code", cells.orNothing(cells.checked(isSdiCode, "sdi_code_invalid")), "''");

/** Default for a user without a language: the shop's. */
const SHOPS_LOCALE = "coalesce((SELECT value ->> '$' FROM settings WHERE key = 'DEFAULT_LOCALE'), 'it')";

const MOVED = `${STAGED} JOIN users t ON t.username = s.cells ->> 'username'
  WHERE u.id = ?1 AND u.heads ->> 'email' AND t.email <> '' AND lower(t.email) <> lower(s.cells ->> 'email')`;
/** Each old address gets an email; more than this at once would look like spam. */
const MAX_MOVED = 200;

export const peopleTables: readonly Table[] = [
  {
    name: "users",
    columns: [
      column("username", cells.normalized(normalizeUsername)),
      column("email", cells.email),
      PRINTED_TEXT("first_name"),
      PRINTED_TEXT("last_name"),
      preset("must_change_password", cells.flag, "0"),
      preset("is_agent", cells.flag, "0"),
      optional("agent_code", cells.free),
      optional("customer_type", cells.oneOf(CustomerType.options)),
      PRINTED_TEXT("business_name"),
      TEXT("vat_number"),
      optional("vat_checked", cells.instant),
      TEXT("tax_code"),
      SDI_CODE,
      EMAIL("pec"),
      reference("price_list", "price_lists", "code", { id: "code", nullable: true }),
      preset("locale", cells.oneOf(LOCALES), SHOPS_LOCALE),
      reference("agent", "users", "username", { nullable: true }),
      preset("is_active", cells.flag, "1"),
      preset("create_date", cells.instant, "u.created_at"),
      preset("is_guest", cells.flag, "0"),
      optional("consented_at", cells.instant),
      optional("credit_limit", cells.money, "credit_limit_cents"),
      optional("payment_days", cells.whole({ max: 365 })),
      optional("erased_at", cells.instant),
    ],
    key: ["username"],
    // No password produces this hash.
    atFirst: { password_hash: "'none'" },
    hierarchyDepth: 2,
    // Same email as after an operator changes one address: db/operator/person-changes.ts.
    beforehand: [
      `INSERT INTO mails (kind, dedupe, recipient, locale, data, not_before, created_at)
       SELECT 'email-changed', 'email-changed:' || t.id || ':' || u.id, t.email, t.locale,
         json_object('name', substr(s.cells ->> 'email', 1, 1) || '…' || substr(s.cells ->> 'email', instr(s.cells ->> 'email', '@'))),
         u.created_at, u.created_at FROM ${MOVED}`,
    ],
    refuses: ({ vat_number }, sellerCountry) =>
      vat_number && !isKnownVatNumber(String(vat_number), sellerCountry)
        ? { column: "vat_number", code: "vat_number_invalid" }
        : null,
    checks: [
      `SELECT s.line, 'customer_type' AS column_name, 'agent_or_customer' AS code
       FROM ${STAGED} LEFT JOIN users t ON t.username = s.cells ->> 'username'
       WHERE u.id = ?1 AND NOT coalesce(s.cells ->> 'is_agent', t.is_agent, 0)
         AND iif(u.heads ->> 'customer_type', s.cells ->> 'customer_type', t.customer_type) IS NULL`,
      `SELECT line, 'email' AS column_name, 'too_many_emails' AS code, json_object('max', ${MAX_MOVED}) AS message_values
       FROM (SELECT s.line, row_number() OVER (ORDER BY s.line) AS n FROM ${MOVED}) WHERE n > ${MAX_MOVED}`,
    ],
    afterwards: ["DELETE FROM tokens WHERE user_id IN (SELECT id FROM users WHERE is_active = 0)"],
  },
  {
    name: "addresses",
    columns: [
      column("id", cells.whole({ min: 1 })),
      reference("user", "users", "username"),
      column("type", cells.oneOf(AddressType.options)),
      column("recipient", PRINTED_WORD),
      PRINTED_TEXT("business_name"),
      ...["vat_number", "tax_code"].map(TEXT),
      SDI_CODE,
      EMAIL("pec"),
      column("address", PRINTED_WORD),
      PRINTED_TEXT("address_2"),
      column("postal_code", cells.word),
      column("city", PRINTED_WORD),
      TEXT("province"),
      column("country", cells.country),
      ...["phone", "email"].map(TEXT),
      preset("is_default", cells.flag, "0"),
      preset("is_active", cells.flag, "1"),
    ],
    key: ["id"],
    checks: [
      // A file from another shop must not move an address to another user.
      `SELECT s.line, 'id' AS column_name, 'of_someone_else' AS code
       FROM ${STAGED} JOIN addresses t ON t.id = s.cells ->> 'id' JOIN users o ON o.id = t.user_id
       WHERE u.id = ?1 AND o.username <> s.cells ->> 'user'`,
    ],
  },
];
