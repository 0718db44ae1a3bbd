// Orders that nobody has paid in time: cancelled, their stock freed, their coupon's use given back, their customers told.

import { SETTING_DEFAULTS } from "~/contract/constants/settings";
import { bumpStockVersion } from "~/db/cache/page-cache-version";
import { expireUnpaidOrder } from "~/db/orders/cancel-order";
import { unpaidSince } from "~/db/payments/payment-state";
import { shopData } from "~/db/shop/shop-data";
import { HOUR } from "~/platform/clock";
import { wakeMail } from "~/platform/queue";
import type { ServiceContext } from "~/services/context";

const MAX_SWEPT = 50;

/** Cancels orders that were not paid within PAYMENT_HOURS, and gives their stock back. */
export async function expireUnpaidOrders(c: ServiceContext): Promise<void> {
  const { settings } = await shopData(c);
  const hours = Number(settings.get("PAYMENT_HOURS") ?? SETTING_DEFAULTS.PAYMENT_HOURS);
  const before = new Date(c.now.getTime() - hours * HOUR).toISOString();
  for (const order of await unpaidSince(c.db, before, MAX_SWEPT)) {
    const cancelled = await expireUnpaidOrder(c.db, order, c.now.toISOString());
    // Paid, or cancelled, in between.
    if (!cancelled) continue;
    bumpStockVersion(c, cancelled.version);
    await wakeMail(c.env, cancelled.mails);
  }
}
