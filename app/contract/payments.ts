// Payment of an order by its link: CONTRACT §11.
import { z } from "zod";
import { Order } from "./orders";

/** The last part of a payment link: a random key and its signature. */
export const PayToken = z.object({ token: z.string().min(1).max(200) });

/** The part of the order that anyone with the link may see. */
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

/** Page to pay the amount due; `url` is null if nothing is due, or the payment is in progress. */
export const PaymentPage = z.object({ order: z.int(), url: z.string().nullable() });
