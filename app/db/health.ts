// Health: whether the database responds, and what waits for a person.
import { TRIES_OF_A_ROW } from "~/contract/constants/jobs";
import { int } from "~/db/columns";
import { type Query, query } from "~/db/query";
import { statement } from "~/platform/database";

export interface Backlog {
  failingJobs: number;
  rowsSetAside: number;
  deadMails: number;
  failingWebhooks: number;
  /** Whether the shop excludes search engines. */
  isNoindex: boolean;
}

/** Reads stored counts and small tables only, because the call is public and may be polled every second. */
export const backlog: Query<Backlog> = query(
  statement(
    `SELECT (SELECT count(*) FROM job_runs WHERE failures > 0) AS jobs,
       (SELECT count(*) FROM job_faults WHERE tries >= ${TRIES_OF_A_ROW}) AS faults,
       (SELECT coalesce(sum(rows), 0) FROM list_counts WHERE list = 'mails' AND state = 'dead') AS mails,
       (SELECT count(*) FROM webhooks w WHERE EXISTS (
         SELECT 1 FROM webhook_deliveries WHERE webhook_id = w.id AND state = 'dead')) AS webhooks,
       (SELECT count(*) FROM settings WHERE key = 'DEFAULT_ROBOTS' AND value LIKE '%noindex%') AS noindex`,
  ),
  ([row = {}]) => ({
    failingJobs: int(row, "jobs"),
    rowsSetAside: int(row, "faults"),
    deadMails: int(row, "mails"),
    failingWebhooks: int(row, "webhooks"),
    isNoindex: int(row, "noindex") > 0,
  }),
);
