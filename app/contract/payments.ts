// Paying an order by its link: CONTRACT §11.
import { z } from "zod";
import { Order } from "./orders";

/** The last part of a pay link: a random key and its signature. */
export const PayToken = z.object({ token: z.string().min(1).max(200) });

/** What somebody who has the link may see of the order. */
export const PayableOrder = Order.pick({
  id: true,
  number: true,
  date: true,
  status: true,
  article_count: true,
  currency: true,
  total: true,
  shipping_policy: true,
  payment_method: true,
  payment: true,
  requested_date: true,
  promised_by: true,
  backordered: true,
});
export type PayableOrder = z.infer<typeof PayableOrder>;

/** Where to pay what is still due; `url` is null where nothing is, or the money is on its way. */
export const PaymentPage = z.object({ order: z.int(), url: z.string().nullable() });
