// The cron's jobs, in the order in which they run. app/jobs/table.ts has their work;
// locales/…/operator.json their names.
export const JOBS = [
  "caches",
  "unpaid_orders",
  "payment_sessions",
  "refunds",
  "restock_alerts",
  "order_documents",
  "catalogues",
  "mails",
  "webhooks",
  "list_reminders",
  "quote_reminders",
  "review_requests",
  "retention",
  "unused_files",
  "abandoned_copies",
] as const;
export type JobName = (typeof JOBS)[number];

/** Jobs that process one row after the other: a row that fails is set aside. */
export const ROW_JOBS = [
  "unpaid_orders",
  "payment_sessions",
  "restock_alerts",
  "order_documents",
  "catalogues",
] as const satisfies readonly JobName[];
export type RowJob = (typeof ROW_JOBS)[number];

/** Failures after which a job skips a row until somebody retries it. */
export const TRIES_OF_A_ROW = 3;
