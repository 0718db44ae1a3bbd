// Reports for the operator: emails, the audit log, the clock of development, invariants, statistics.
import { z } from "zod";
import type { OperatorCall } from "~/contract/call";
import { OUTBOX_STATES } from "~/contract/constants/enums";
import { READINESS } from "~/contract/constants/invariants";
import { JOBS, ROW_JOBS } from "~/contract/constants/jobs";
import { OrderStatus } from "~/contract/orders";
import { Day, Email, Id, Instant, Locale, listOf, Money, paging } from "~/contract/wire";

export const MailQuery = z.object({ state: z.enum(OUTBOX_STATES).optional(), ...paging });
export const OutboxMail = z.object({
  id: z.int(),
  kind: z.string(),
  to: z.string(),
  locale: Locale,
  state: z.enum(OUTBOX_STATES),
  tries: z.int(),
  not_before: Instant,
  subject: z.string().nullable(),
  error: z.string().nullable(),
  created_at: Instant,
  sent_at: Instant.nullable(),
});
export type OutboxMail = z.infer<typeof OutboxMail>;

export const AuditQuery = z.object({ call: z.string().max(60).optional(), ...paging });
export const AuditEntry = z.object({
  id: z.int(),
  at: Instant,
  who: z.string(),
  call: z.string(),
  target: z.string(),
  before: z.json(),
  after: z.json(),
});
export type AuditEntry = z.infer<typeof AuditEntry>;

/** null or absent: back to the real time. */
export const SetClock = z.object({ now: z.iso.datetime({ offset: true }).nullable().default(null) });
export const Clock = z.object({ now: Instant, is_moved: z.boolean() });

export const Invariants = z.object({
  ok: z.boolean(),
  faults: z.array(z.object({ rule: z.string(), of: z.string(), found: z.json(), wanted: z.json() })),
});
export type Invariants = z.infer<typeof Invariants>;

/** Jobs of the cron, and the rows that they have set aside. */
export const Jobs = z.object({
  results: z.array(
    z.object({
      name: z.enum(JOBS),
      state: z.enum(["ok", "failing", "new"]),
      last_run_at: Instant.nullable(),
      took_ms: z.int().nullable(),
      last_failure_at: Instant.nullable(),
      error: z.string().nullable(),
      next_run_at: Instant.nullable(),
    }),
  ),
  set_aside: z.array(
    z.object({ job: z.enum(ROW_JOBS), row: z.int(), tries: z.int(), failed_at: Instant, error: z.string() }),
  ),
});
export type Jobs = z.infer<typeof Jobs>;

/**
 * Checks of the shop's configuration; `missing` has the names of secrets, settings, tables and pages, never
 * a value.
 */
export const Readiness = z.object({
  results: z.array(z.object({ name: z.enum(READINESS), missing: z.array(z.string()) })),
});
export type Readiness = z.infer<typeof Readiness>;

export const StatisticsQuery = z.object({ date_from: Day.optional(), date_to: Day.optional() });
export const Statistics = z.object({
  date_from: z.string(),
  date_to: z.string(),
  orders: z.int(),
  /** Less refunds. */
  revenue: Money,
  refunded: Money,
  /**
   * Received for these orders, less what was refunded or is on its way back: together with `due`, it equals
   * the revenue.
   */
  paid: Money,
  due: Money,
  /** Owed to customers: refunds that are decided but not paid yet. */
  owed: Money,
  parcels: z.int(),
  credit_notes: z.int(),
  /** Largest amounts first. */
  balances: z.array(z.object({ customer: z.int(), name: z.string(), due: Money, owed: Money })),
  statuses: z.array(z.object({ status: OrderStatus, orders: z.int(), revenue: Money })),
  days: z.array(z.object({ day: z.string(), orders: z.int(), revenue: Money })),
  products: z.array(
    z.object({ product: z.int(), sku: z.string(), name: z.string(), qty: z.int(), revenue: Money }),
  ),
});
export type Statistics = z.infer<typeof Statistics>;

const access = "operator";
const byId = z.object({ id: Id });

export const operatorReportCalls = {
  mails: {
    list: {
      method: "GET",
      path: "mails/",
      access,
      permission: "inbox.read",
      query: MailQuery,
      answer: listOf(OutboxMail),
    },
    retry: {
      method: "POST",
      path: "mails/:id/retry/",
      access,
      permission: "inbox.write",
      params: byId,
      answer: OutboxMail,
      errors: ["mail_not_retryable"],
    },
    /** Sent at once, bypassing the outbox, so that the response contains the email service's result. */
    test: {
      method: "POST",
      path: "mails/test/",
      access,
      permission: "settings.write",
      body: z.object({ to: Email }),
      answer: null,
      errors: ["mail_not_configured", "mail_refused"],
    },
    /** Retries all failed emails, except those with an expired code and those of a restored backup. */
    retryAll: {
      method: "POST",
      path: "mails/retry/",
      access,
      permission: "inbox.write",
      answer: z.object({ retried: z.int() }),
    },
  },
  jobs: {
    list: { method: "GET", path: "jobs/", access, permission: "reports.read", answer: Jobs },
    /** Lets the job's next run try a row again that was set aside. */
    retry: {
      method: "POST",
      path: "jobs/:job/:row/retry/",
      access,
      permission: "settings.write",
      params: z.object({ job: z.enum(ROW_JOBS), row: Id }),
      answer: null,
    },
  },
  audit: {
    list: {
      method: "GET",
      path: "audit/",
      access,
      permission: "audit.read",
      query: AuditQuery,
      answer: listOf(AuditEntry),
    },
  },
  clock: {
    /** Development only: 404 in production. */
    set: { method: "POST", path: "clock/", access, permission: "data.write", body: SetClock, answer: Clock },
  },
  invariants: {
    get: { method: "GET", path: "invariants/", access, permission: "reports.read", answer: Invariants },
  },
  readiness: {
    get: { method: "GET", path: "readiness/", access, permission: "reports.read", answer: Readiness },
  },
  statistics: {
    get: {
      method: "GET",
      path: "statistics/",
      access,
      permission: "reports.read",
      query: StatisticsQuery,
      answer: Statistics,
    },
  },
} as const satisfies Record<string, Record<string, OperatorCall>>;
