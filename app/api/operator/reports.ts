// Statistics, and the checks that the shop's sums agree (CONTRACT §9).

import type { OperatorHandlers } from "~/api/http/handler";
import { fromCents } from "~/contract/wire";
import { addDays } from "~/domain/local-day";
import { todayOf } from "~/services/context";
import { listJobs, retrySetAside } from "~/services/jobs";
import { whatIsMissing } from "~/services/operator/readiness";
import { checkInvariants, salesBetween } from "~/services/operator/reports";
import { today as readToday } from "~/services/operator/today";
import { invalidField } from "~/services/refusal";

export const today: OperatorHandlers<"today"> = { get: (c) => readToday(c) };

export const invariants: OperatorHandlers<"invariants"> = {
  async get(c) {
    const faults = await checkInvariants(c);
    return { ok: faults.length === 0, faults };
  },
};

export const readiness: OperatorHandlers<"readiness"> = {
  get: async (c) => ({ results: await whatIsMissing(c) }),
};

export const jobs: OperatorHandlers<"jobs"> = {
  list: (c) => listJobs(c),

  async retry(c, { job, row }) {
    await retrySetAside(c, job, row);
    return null;
  },
};

/** Default period in days. */
const DAYS = 30;
const MAX_BALANCES = 20;

export const statistics: OperatorHandlers<"statistics"> = {
  async get(c, { date_from, date_to = todayOf(c) }) {
    const from = date_from ?? addDays(date_to, 1 - DAYS);
    if (from > date_to) throw invalidField("date_to", "days_reversed");
    const { statuses, days, after, balances, products } = await salesBetween(c, from, date_to);
    const balance = (of: "paid" | "due" | "owed") =>
      fromCents(balances.reduce((sum, customer) => sum + customer[of], 0));
    return {
      date_from: from,
      date_to,
      orders: days.reduce((sum, { orders }) => sum + orders, 0),
      revenue: fromCents(days.reduce((sum, { cents }) => sum + cents, 0)),
      refunded: fromCents(after.refunded),
      paid: balance("paid"),
      due: balance("due"),
      owed: balance("owed"),
      parcels: after.parcels,
      credit_notes: after.creditNotes,
      balances: balances
        .filter(({ due, owed }) => due > 0 || owed > 0)
        .slice(0, MAX_BALANCES)
        .map(({ customer, name, due, owed }) => ({
          ...{ customer, name, due: fromCents(due), owed: fromCents(owed) },
        })),
      statuses: statuses.map(({ cents, ...one }) => ({ ...one, revenue: fromCents(cents) })),
      days: days.map(({ cents, ...one }) => ({ ...one, revenue: fromCents(cents) })),
      products: products.map(({ cents, ...one }) => ({ ...one, revenue: fromCents(cents) })),
    };
  },
};
