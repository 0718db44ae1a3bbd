// Cancels orders that were not paid in time: releases their stock and coupon use, and notifies the
// customers.

import { SETTING_DEFAULTS } from "~/contract/constants/settings";
import type { OrderId } from "~/contract/ids";
import { bumpStockVersion } from "~/db/cache/page-cache-version";
import { expireUnpaidOrder } from "~/db/orders/cancel-order";
import { unpaidSince } from "~/db/payments/payment-state";
import { shopData } from "~/db/shop/shop-data";
import { HOUR } from "~/platform/clock";
import { wakeMail } from "~/platform/queue";
import type { ServiceContext } from "~/services/context";

const MAX_SWEPT = 50;

/** Orders that were not paid within PAYMENT_HOURS. */
export async function overdueOrders(c: ServiceContext): Promise<OrderId[]> {
  const { settings } = await shopData(c);
  const hours = Number(settings.get("PAYMENT_HOURS") ?? SETTING_DEFAULTS.PAYMENT_HOURS);
  const before = new Date(c.now.getTime() - hours * HOUR).toISOString();
  return unpaidSince(c.db, before, MAX_SWEPT);
}

/** Cancels an order and releases its stock; does nothing if it was paid or cancelled in the meantime. */
export async function cancelUnpaidOrder(c: ServiceContext, order: OrderId): Promise<void> {
  const cancelled = await expireUnpaidOrder(c.db, order, c.now.toISOString());
  if (!cancelled) return;
  bumpStockVersion(c, cancelled.version);
  await wakeMail(c.env, cancelled.mails);
}
