// These tests start their own shop: a moved clock applies to every request.
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { LoginAnswer, SessionState } from "~/contract/auth";
import { Price } from "~/contract/prices";
import { read } from "../../support/answers";
import { operator } from "../../support/operator";
import { type OwnShop, ownShop } from "../../support/worker/own-shop";

let shop: OwnShop;
beforeAll(async () => {
  shop = await ownShop();
}, 60_000);
afterAll(() => shop.close());

const ITEM = 100_001;
const priceNow = async () => read(Price, await shop.api(`products/p/price/${ITEM}/?shop_context=b2c`));
const login = async () => {
  const basic = Buffer.from("consumer@demo.test:Vendemmia-2026!").toString("base64");
  const headers = { Authorization: `Basic ${basic}` };
  return (await read(LoginAnswer, await shop.api("auth/login/", { method: "POST", headers }))).token;
};
const sessionOf = async (token: string) =>
  read(
    SessionState,
    await shop.api("auth/is-authenticated/", { headers: { Authorization: `Token ${token}` } }),
  );

describe("clock/", () => {
  it("forgets a device's user after a year", async () => {
    const ask = (password: string, device = "") =>
      shop.api("auth/login/", {
        method: "POST",
        headers: {
          Authorization: `Basic ${Buffer.from(`consumer.es@demo.test:${password}`).toString("base64")}`,
          "Shop-Device": device,
        },
      });
    const { device } = await read(LoginAnswer, await ask("Vendemmia-2026!"));
    const inDays = async (days: number) => {
      await operator(shop.url).clock.set({ now: new Date(Date.now() + days * 86_400_000).toISOString() });
      for (let n = 0; n < 11; n += 1) await ask("no");
      return (await ask("Vendemmia-2026!", device)).status;
    };
    expect([await inDays(364), await inDays(366)]).toEqual([200, 429]);
    await operator(shop.url).clock.set({ now: null });
  });

  it("moves the time everywhere: a special price ends, a session ends, and both come back", async () => {
    const token = await login();
    const isIn = async () => (await sessionOf(token)).authenticated;
    const reduced = await priceNow();
    expect(reduced.reason).toBe("special");
    // A Christmas Eve after the end of every session.
    const eve = `${new Date(Date.now() + 40 * 86_400_000).getUTCFullYear()}-12-24`;
    await shop.db.prepare("UPDATE prices SET special_to = ? WHERE item_id = ?").bind(eve, ITEM).run();
    const at = async (time: string) => operator(shop.url).clock.set({ now: `${eve}T${time}Z` });

    expect(await at("22:59:00")).toMatchObject({ is_moved: true });
    expect((await priceNow()).price).toBe(reduced.price);
    expect(await isIn()).toBe(false);
    await at("23:00:00");
    expect(await priceNow()).toMatchObject({ reason: "list", special_price: null });

    const back = await operator(shop.url).clock.set({ now: null });
    expect(back.is_moved).toBe(false);
    expect(Math.abs(Date.parse(back.now) - Date.now())).toBeLessThan(60_000);
    expect((await priceNow()).reason).toBe("special");
    expect(await isIn()).toBe(true);
  });

  it("runs on from the time that was set, and dates new records by it", async () => {
    await operator(shop.url).clock.set({ now: "2027-06-01T10:00:00Z" });
    const [entry] = (await operator(shop.url).audit.list({ call: "clock.set" })).results;
    expect(entry?.after).toMatchObject({ ahead_ms: expect.any(Number) });
    const fresh = await login();
    const state = await sessionOf(fresh);
    expect(state.expiry?.slice(0, 10)).toBe("2027-07-01");
    await operator(shop.url).clock.set({ now: null });
  });

  it("reaches another isolate within seconds", async () => {
    await shop.db
      .prepare("INSERT INTO clock (id, ahead_ms) VALUES (1, ?)")
      .bind(400 * 86_400_000)
      .run();
    await expect.poll(async () => (await priceNow()).reason, { timeout: 5000 }).toBe("list");
    await operator(shop.url).clock.set({ now: null });
    expect((await priceNow()).reason).toBe("special");
  });

  it("refuses a value that is not an instant", async () => {
    for (const now of ["tomorrow", "2026-13-01T00:00:00Z", 5])
      await expect(operator(shop.url).clock.set({ now: String(now) })).rejects.toMatchObject({ status: 400 });
  });
});
