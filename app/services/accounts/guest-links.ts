// The signed link in a guest's emails, which opens the guest's orders in another browser (CONTRACT §14).
import type { OrderId } from "~/contract/ids";
import { findGuestOfOrder, guestOfOrder } from "~/db/auth/guests";
import type { Credentials } from "~/db/auth/sign-in";
import { paths } from "~/paths";
import { DAY, later } from "~/platform/clock";
import { sign, unsign } from "~/platform/crypto";
import type { Database } from "~/platform/database";
import { type Env, shopOrigin } from "~/platform/env";
import type { ServiceContext } from "~/services/context";
import { notFound } from "~/services/refusal";

/** Longer than the periods for returning goods or having them repaired within the first year. */
const LINK_LIFE = 365 * DAY;

/** Null if the order belongs to an account. */
export async function guestOrderLink(db: Database, env: Env, order: OrderId): Promise<string | null> {
  const found = await guestOfOrder(db, order);
  if (!found) return null;
  const key = sign("guest-order", `${order}.${found.guest}`, env.SHOP_SECRET);
  return (shopOrigin(env) ?? found.origin) + paths.guestOrder(key);
}

/** @throws Refusal 404 for a key that is not ours, or whose order has moved to an account */
export async function openGuestOrder(
  c: ServiceContext,
  key: string,
): Promise<{ found: Credentials; order: OrderId }> {
  const [order = 0, guest = 0] = (unsign("guest-order", key, c.env.SHOP_SECRET) ?? "").split(".").map(Number);
  const found = await findGuestOfOrder(c.db, order, guest, later(c.now, -LINK_LIFE));
  if (!found) throw notFound();
  return { found, order };
}
