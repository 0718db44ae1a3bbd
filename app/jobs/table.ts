// The work of every job of the cron. Their schedules are in domain/job-schedule.ts.

import { openVersionedDatabase } from "~/db/cache/data-version";
import { refreshKvCache } from "~/db/cache/reference-data";
import { followZone } from "~/db/local-day";
import { dropOldSnapshot } from "~/db/operator/transfer/backup";
import { dropOldRestores } from "~/db/operator/transfer/restore";
import { findUndrawn, findUndrawnBook, type StoredFile } from "~/db/orders/stored-files";
import { strandedSessions } from "~/db/payments/sessions";
import { dueAlerts } from "~/db/products/restock-alerts";
import { ask } from "~/db/query";
import { removeExpired } from "~/db/retention";
import { DAY, now } from "~/platform/clock";
import { writeRestockMail } from "~/services/catalogue/restock-alerts";
import type { ServiceContext } from "~/services/context";
import { renderDocument } from "~/services/documents/render-documents";
import { remindOfLists } from "~/services/order-pad/remind-of-lists";
import { askForReviews } from "~/services/orders/ask-for-reviews";
import { endSession } from "~/services/payments/close-sessions";
import { cancelUnpaidOrder, overdueOrders } from "~/services/payments/expire-orders";
import { sendDueRefunds } from "~/services/payments/send-refunds";
import { removeUnusedFiles } from "~/services/pictures/remove-picture";
import { remindOfQuotes } from "~/services/quotes/remind-of-quotes";
import { deliverDue } from "~/services/webhooks/deliver";
import { sweepMails } from "./mail-outbox";
import { doRows, type Job, type JobRun } from "./run-jobs";

const MAX_ALERTS = 100;
const MAX_SESSIONS = 25;
const MAX_DOCUMENTS = 25;
/** Longer than any backup or restore takes. */
const COPIES_KEPT = DAY;

/** Jobs act for the shop: their reads see the last write. */
const serviceContext = ({ env, ctx, zone }: JobRun): ServiceContext => ({
  env,
  ctx,
  db: openVersionedDatabase(env, "first-primary"),
  now: now(),
  zone,
  locale: "it",
  shopContext: "b2c",
  who: null,
});

/** In order: money and stock first, long jobs last. */
export const JOB_TABLE: readonly Job[] = [
  {
    // Limits to one minute how long an isolate may miss a change.
    name: "caches",
    async run({ env, ctx, db }) {
      await refreshKvCache({ db: openVersionedDatabase(env, null), ctx, env });
      await followZone(db);
    },
  },
  {
    name: "unpaid_orders",
    async run(run) {
      const c = serviceContext(run);
      const orders = (await overdueOrders(c)).map((id) => ({ id }));
      await doRows(run, "unpaid_orders", orders, ({ id }) => cancelUnpaidOrder(c, id));
    },
  },
  {
    name: "payment_sessions",
    run: async (run) =>
      doRows(run, "payment_sessions", await strandedSessions(run.db, MAX_SESSIONS), (session) =>
        endSession(run.db, run.env, session),
      ),
  },
  { name: "refunds", run: ({ db, env }) => sendDueRefunds(db, env) },
  {
    name: "restock_alerts",
    async run(run) {
      const alerts = (await ask(run.db, dueAlerts(MAX_ALERTS))).map((id) => ({ id }));
      await doRows(run, "restock_alerts", alerts, ({ id }) => writeRestockMail(run.db, id, now()));
    },
  },
  {
    name: "order_documents",
    run: async (run) => render(run, "order_documents", await findUndrawn(run.db, MAX_DOCUMENTS)),
  },
  {
    // One per run: a hundred pages take seconds.
    name: "catalogues",
    async run(run) {
      const book = await findUndrawnBook(run.db);
      await render(run, "catalogues", book ? [book] : []);
    },
  },
  { name: "mails", run: ({ env, isOver }) => sweepMails(env, isOver) },
  { name: "webhooks", run: ({ db, env, isOver }) => deliverDue(db, env, isOver) },
  { name: "list_reminders", run: ({ db, env, zone }) => remindOfLists(db, env, now(), zone) },
  { name: "quote_reminders", run: ({ db, env, zone }) => remindOfQuotes(db, env, now(), zone) },
  { name: "review_requests", run: ({ db, env }) => askForReviews(db, env, now()) },
  { name: "retention", run: ({ db, zone }) => removeExpired(db, now(), zone) },
  { name: "unused_files", run: ({ db, env }) => removeUnusedFiles(db, env, now()) },
  {
    name: "abandoned_copies",
    async run({ db }) {
      const before = new Date(now().getTime() - COPIES_KEPT).toISOString();
      await dropOldSnapshot(db, before);
      await dropOldRestores(db, before);
    },
  },
];

/** Renders documents that were never downloaded, so that lists can show their size. */
async function render(
  run: JobRun,
  job: "order_documents" | "catalogues",
  documents: readonly StoredFile[],
): Promise<void> {
  if (documents.length === 0) return;
  const c = serviceContext(run);
  await doRows(run, job, documents, (stored) => renderDocument(c, stored));
}
