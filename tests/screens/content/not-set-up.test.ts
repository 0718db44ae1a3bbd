// A Worker deployed without its secrets.
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type OwnShop, ownShop } from "../../support/worker/own-shop";

let shop: OwnShop;
beforeAll(async () => {
  shop = await ownShop({ ENVIRONMENT: "production", SHOP_SECRET: "", PASSWORD_PEPPER: "" });
}, 60_000);
afterAll(() => shop.close());

describe("a shop without its secrets", () => {
  it("fails the health check, which lists the missing secrets", async () => {
    const answer = await shop.api("health/");
    expect(answer.status).toBe(503);
    expect(await answer.json()).toMatchObject({
      status: "error",
      missing: ["SHOP_SECRET", "PASSWORD_PEPPER"],
    });
  });

  it.each(["/", "/home", "/p", "/auth/login", "/contatti", "/cart", "/operator"])(
    "shows a message on %s",
    async (path) => {
      const answer = await shop.fetch(path);
      expect(answer.status).toBe(503);
      expect(await answer.text()).toContain("Il negozio non è ancora pronto");
    },
  );

  it("answers forms and API calls with an error", async () => {
    const form = await shop.fetch("/auth/login", {
      method: "POST",
      body: new URLSearchParams({ username: "a", password: "b" }),
    });
    expect(form.status).toBe(503);
    const call = await shop.api("products/p/");
    expect([call.status, await call.json()]).toMatchObject([503, { detail: { code: "not_set_up" } }]);
  });
});
