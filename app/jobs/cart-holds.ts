// What carts have kept from others past its time goes back to the shelf: CONTRACT §4, CART_RESERVATION_HOURS.
import { releaseExpiredHolds } from "~/db/cart/write";
import { nowIso } from "~/platform/clock";
import { openDatabase } from "~/platform/database";
import type { Env } from "~/platform/env";

export async function endCartHolds(env: Env): Promise<void> {
  await releaseExpiredHolds(openDatabase(env.DB), nowIso());
}
