// Back-office users: accounts, roles, and a user's own profile. CONTRACT §9.
import { z } from "zod";
import type { OperatorCall } from "~/contract/call";
import { MAX_PASSWORD_INPUT_LENGTH } from "~/contract/constants/limits";
import { OPERATOR_ROLES } from "~/contract/constants/permissions";
import { Email, Id, Instant, Locale, resultsOf } from "~/contract/wire";

export const OperatorRole = z.enum(OPERATOR_ROLES);
const name = z.string().trim().min(1).max(120);
const email = Email.toLowerCase();
const password = z.string().min(1).max(MAX_PASSWORD_INPUT_LENGTH);
/** Six digits of an app, or a backup code. */
const code = z.string().trim().max(20);

export const OperatorPerson = z.object({
  id: Id,
  name: z.string(),
  email: z.string(),
  role: OperatorRole,
  locale: Locale,
  has_totp: z.boolean(),
  is_disabled: z.boolean(),
  must_change_password: z.boolean(),
  sessions: z.int(),
  /** Expiry of the invitation's link; null without an invitation. */
  invited_until: Instant.nullable(),
  last_seen_at: Instant.nullable(),
});
export type OperatorPerson = z.infer<typeof OperatorPerson>;

export const CreateOperator = z.object({ name, email, role: OperatorRole, locale: Locale.default("it") });
export const EditOperator = z.object({
  name: name.optional(),
  role: OperatorRole.optional(),
  locale: Locale.optional(),
  is_disabled: z.boolean().optional(),
});
/** The password is shown once; the user must change it at the first sign-in. */
export const CreatedOperator = z.object({ person: OperatorPerson, password: z.string() });

export const OperatorSignIn = z.object({ email, password, code: code.default("") });
/**
 * Later sign-ins send `device` as `Shop-Device`, so that other people's failed attempts do not lock this
 * device out.
 */
export const OperatorSessionAnswer = z.object({
  token: z.string(),
  expiry: Instant,
  locale: Locale,
  device: z.string(),
});

/** Accounts of users: no accounts; accounts that were never used; accounts in use. */
export const OPERATOR_ACCOUNTS = ["none", "unused", "used"] as const;

/** The caller. `id` is null for the operator's token, which has the role of an owner and no name. */
export const OperatorProfile = z.object({
  id: Id.nullable(),
  name: z.string().nullable(),
  email: z.string().nullable(),
  role: OperatorRole,
  locale: Locale.nullable(),
  has_totp: z.boolean(),
  must_change_password: z.boolean(),
  /** Whether single letters are shortcuts: users of speech recognition turn them off. */
  shortcuts: z.boolean(),
  /**
   * The operator's token can sign in at /operator while this is `none`; a session begun with it lasts until
   * this is `used`.
   */
  accounts: z.enum(OPERATOR_ACCOUNTS),
});
export type OperatorProfile = z.infer<typeof OperatorProfile>;

export const ChangeOwnPassword = z.object({ old_password: password, password });
export const TotpStart = z.object({ secret: z.string(), address: z.string() });
export const BackupCodes = z.object({ codes: z.array(z.string()) });

const access = "operator";
const permission = "people.write";
const own = "profile.write";
const byId = z.object({ id: Id });

export const operatorPeopleCalls = {
  people: {
    list: { method: "GET", path: "people/", access, permission, answer: resultsOf(OperatorPerson) },
    create: {
      method: "POST",
      path: "people/",
      access,
      permission,
      body: CreateOperator,
      answer: CreatedOperator,
      status: 201,
    },
    edit: {
      method: "PATCH",
      path: "people/:id/",
      access,
      permission,
      params: byId,
      body: EditOperator,
      answer: OperatorPerson,
      errors: ["last_owner"],
    },
    /** Sets a new password, which is shown once; turns the second factor off and ends all sessions. */
    reset: {
      method: "POST",
      path: "people/:id/reset/",
      access,
      permission,
      params: byId,
      answer: CreatedOperator,
    },
    endSessions: {
      method: "DELETE",
      path: "people/:id/sessions/",
      access,
      permission,
      params: byId,
      answer: null,
    },
  },
  sessions: {
    /** The only call without a bearer token. */
    create: {
      method: "POST",
      path: "sessions/",
      access,
      permission: "nobody",
      body: OperatorSignIn,
      answer: OperatorSessionAnswer,
      status: 201,
      errors: ["invalid_credentials", "code_required", "invalid_otp"],
    },
    end: { method: "DELETE", path: "sessions/", access, permission: own, answer: null },
  },
  profile: {
    get: { method: "GET", path: "profile/", access, permission: own, answer: OperatorProfile },
    /** Ends all sessions, including this one. */
    password: {
      method: "PUT",
      path: "profile/password/",
      access,
      permission: own,
      body: ChangeOwnPassword,
      answer: null,
      errors: ["invalid_password", "weak_password"],
    },
    locale: {
      method: "PUT",
      path: "profile/locale/",
      access,
      permission: own,
      body: z.object({ locale: Locale }),
      answer: null,
    },
    shortcuts: {
      method: "PUT",
      path: "profile/shortcuts/",
      access,
      permission: own,
      body: z.object({ shortcuts: z.boolean() }),
      answer: null,
    },
    /** Creates a secret that takes effect once a code confirms it. */
    startTotp: { method: "POST", path: "profile/totp/", access, permission: own, answer: TotpStart },
    confirmTotp: {
      method: "PUT",
      path: "profile/totp/",
      access,
      permission: own,
      body: z.object({ code }),
      answer: BackupCodes,
      errors: ["invalid_otp"],
    },
    endTotp: {
      method: "DELETE",
      path: "profile/totp/",
      access,
      permission: own,
      body: z.object({ password }),
      answer: null,
      errors: ["invalid_password"],
    },
  },
} as const satisfies Record<string, Record<string, OperatorCall>>;
