// The start page of the back office: open tasks and sales. CONTRACT §9.
import { z } from "zod";
import type { OperatorCall } from "~/contract/call";
import { OrderStatus } from "~/contract/orders";
import { Day, Id, Instant, Money } from "~/contract/wire";

const Sum = z.object({ orders: z.int(), revenue: Money });
const Count = z.int();

export const Today = z.object({
  /** 1,000 means "1,000 or more" for late, low_stock, sign_ups, reviews, disputes and quote_requests. */
  counts: z.object({
    pending: Count,
    failed: Count,
    processing: Count,
    partially_shipped: Count,
    late: Count,
    low_stock: Count,
    messages: Count,
    withdrawals: Count,
    sign_ups: Count,
    mails: Count,
    reviews: Count,
    disputes: Count,
    quote_requests: Count,
  }),
  /** Warnings of /operator/health; `noindex`: the shop excludes search engines. */
  warnings: z.object({ noindex: z.boolean(), failing_jobs: Count, set_aside: Count }),
  /** Orders in preparation from before this day are late. */
  late_before: Day,
  /** Oldest first. */
  to_ship: z.array(
    z.object({
      id: Id,
      number: z.string(),
      name: z.string(),
      status: OrderStatus,
      date: Instant,
      total: Money,
      currency: z.string(),
      is_late: z.boolean(),
    }),
  ),
  low_stock: z.array(z.object({ sku: z.string(), name: z.string(), quantity: z.int() })),
  currency: z.string(),
  today: Sum,
  last_30_days: Sum,
  /** The same days of the previous year. */
  year_before: Sum,
  days: z.array(Sum.extend({ day: Day, before: Money })),
});
export type Today = z.infer<typeof Today>;

export const operatorTodayCalls = {
  today: {
    get: { method: "GET", path: "today/", access: "operator", permission: "reports.read", answer: Today },
  },
} as const satisfies Record<string, Record<string, OperatorCall>>;
