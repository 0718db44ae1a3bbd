// The batch that sets a new default address, without the handler's check before it.

import { afterAll, beforeAll, expect, it } from "vitest";
import { customerId, int } from "~/db/columns";
import { makeDefault } from "~/db/customers/address-actions";
import { openDatabase } from "~/platform/database";
import { type OwnShop, ownShop } from "../../support/worker/own-shop";

let shop: OwnShop;
beforeAll(async () => {
  shop = await ownShop();
}, 60_000);
afterAll(() => shop.close());

it("leaves the old default if the new one was removed meanwhile", async () => {
  const addresses = (
    await openDatabase(shop.db).all(
      `SELECT id, user_id AS user, is_default FROM addresses WHERE type = 'Shipping' AND is_active = 1 AND user_id =
       (SELECT user_id FROM addresses WHERE type = 'Shipping' AND is_active = 1 GROUP BY user_id HAVING count(*) > 1 LIMIT 1)`,
    )
  ).map((row) => ({ id: int(row, "id"), user: customerId(row, "user"), is_default: row.is_default }));
  const [before, other] = [addresses.find((one) => one.is_default), addresses.find((one) => !one.is_default)];
  if (!before || !other) throw new Error("the demo has nobody with two shipping addresses");
  await shop.db.prepare("UPDATE addresses SET is_active = 0 WHERE id = ?").bind(other.id).run();
  const change = openDatabase(shop.db).batch(
    makeDefault({ id: other.id, user: other.user, type: "Shipping" }),
  );
  await expect(change).rejects.toThrow(/^address_removed$/);
  const row = await shop.db.prepare("SELECT is_default FROM addresses WHERE id = ?").bind(before.id).first();
  expect(row).toEqual({ is_default: 1 });
});
