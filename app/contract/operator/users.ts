// Customers and agents, as the operator creates and edits them: CONTRACT §9.
import { z } from "zod";
import type { OperatorCall } from "~/contract/call";
import { CUSTOMER_TYPES } from "~/contract/constants/enums";
import {
  ADDRESS_LENGTHS,
  MAX_PASSWORD_LENGTH,
  MAX_SEARCH_LENGTH,
  MAX_USERNAME_LENGTH,
} from "~/contract/constants/limits";
import { User } from "~/contract/customers";
import { isPrintable } from "~/contract/input/latin-letters";
import { PunchOutCredential } from "~/contract/punch-out";
import { Email, Id, Instant, Locale, listOf, Money, paging } from "~/contract/wire";

const line = (max: number) => z.string().trim().max(max);
const printed = (max: number) => line(max).refine(isPrintable, { params: { code: "letters_not_latin" } });

export const VatCheckState = z.enum(["valid", "invalid", "not_checked"]);
export const VatCheck = z.object({ state: VatCheckState, at: Instant.nullable() });

export const OperatorUser = User.extend({
  is_active: z.boolean(),
  locale: Locale,
  create_date: Instant,
  /** Added: result of the VIES check; null if never checked. `at`: when the number was last found valid. */
  vat_check: VatCheck.nullable(),
  /** Added: credit limit; null: no limit. */
  credit_limit: Money.nullable(),
  /** Added: payment term; null: the default 30 days. */
  payment_days: z.int().nullable(),
  /** Added: version of everything that `edit` changes. */
  version: z.string(),
});
export type OperatorUser = z.infer<typeof OperatorUser>;

export const UserQuery = z.object({
  search: z.string().max(MAX_SEARCH_LENGTH).optional(),
  kind: z.enum([...CUSTOMER_TYPES, "agent"]).optional(),
  ...paging,
});

const person = {
  email: Email,
  first_name: printed(100),
  last_name: printed(100),
  business_name: printed(ADDRESS_LENGTHS.business_name),
  vat_number: line(ADDRESS_LENGTHS.vat_number),
  tax_code: line(ADDRESS_LENGTHS.tax_code),
  sdi_code: z.union([
    z.literal(""),
    z
      .string()
      .trim()
      .toUpperCase()
      .regex(/^[A-Z\d]{6,7}$/),
  ]),
  pec: z.union([z.literal(""), Email]),
  agent_code: line(40),
  price_list: line(60).min(1),
  agent: Id.nullable(),
  locale: Locale,
  credit_limit: Money.regex(/^\d/).nullable(),
  payment_days: z.int().min(0).max(365).nullable(),
};
export const EditUser = z
  .object(person)
  /** `version`: the version that was read; refused if the user was changed since. */
  .extend({ is_active: z.boolean(), version: z.string().max(100) })
  .partial();
export const CreateUser = z
  .object(person)
  .partial()
  .extend({
    username: line(MAX_USERNAME_LENGTH).min(1),
    kind: z.enum([...CUSTOMER_TYPES, "agent"]),
    email: person.email,
    /**
     * Password of the first login, when it must be changed; default: a code by email sets the first
     * password.
     */
    password: z.string().max(MAX_PASSWORD_LENGTH).optional(),
  });
export type CreateUser = z.infer<typeof CreateUser>;
export type EditUser = z.infer<typeof EditUser>;

const access = "operator";
const byId = z.object({ id: Id });

export const operatorUserCalls = {
  users: {
    list: {
      method: "GET",
      path: "users/",
      access,
      permission: "customers.read",
      query: UserQuery,
      answer: listOf(OperatorUser),
    },
    get: {
      method: "GET",
      path: "users/:id/",
      access,
      permission: "customers.read",
      params: byId,
      answer: OperatorUser,
    },
    create: {
      method: "POST",
      path: "users/",
      access,
      permission: "customers.write",
      body: CreateUser,
      answer: OperatorUser,
      status: 201,
      errors: ["username_taken", "weak_password", "agent_unknown", "list_unknown", "vat_number_invalid"],
    },
    /** Changing the `email` of an account also requires `access.write`; the old address gets an email. */
    edit: {
      method: "PATCH",
      path: "users/:id/",
      access,
      permission: "customers.write",
      params: byId,
      body: EditUser,
      answer: OperatorUser,
      errors: ["agent_unknown", "list_unknown", "vat_number_invalid", "edited_by_another"],
    },
    /** Added: repeats the VIES check. */
    vatCheck: {
      method: "POST",
      path: "users/:id/vat-check/",
      access,
      permission: "customers.write",
      params: byId,
      answer: OperatorUser,
      errors: ["vies_off"],
    },
    /**
     * Added: credentials of a business's buying system; only this response contains the secret, and the old
     * one stops working.
     */
    punchOut: {
      method: "PUT",
      path: "users/:id/punch-out/",
      access,
      permission: "access.write",
      params: byId,
      answer: PunchOutCredential,
      errors: ["not_found"],
    },
    endPunchOut: {
      method: "DELETE",
      path: "users/:id/punch-out/",
      access,
      permission: "access.write",
      params: byId,
      answer: null,
      status: 204,
      errors: ["not_found"],
    },
    /** Sends a code by email, as for a forgotten password. */
    reset: {
      method: "POST",
      path: "users/:id/reset/",
      access,
      permission: "customers.write",
      params: byId,
      answer: null,
      status: 204,
    },
  },
} as const satisfies Record<string, Record<string, OperatorCall>>;
