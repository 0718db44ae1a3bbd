// The back office and other sites: cross-site requests (CSRF) and third-party scripts.
import { describe, expect, it } from "vitest";
import { OPERATOR_TOKEN } from "~/tools/local/operator-token";
import { atTheDesk, FIELDS, statusOf } from "../../support/back-office";
import { aCustomer } from "../../support/builders/builders";
import { anOrder } from "../../support/builders/order-builder";
import { ownShop } from "../../support/worker/own-shop";
import { shopUrl } from "../../support/worker/worker";

describe("the back office and other sites", () => {
  it("refuses a post from another site", async () => {
    const visitor = await atTheDesk();
    const order = await anOrder({ customer: await aCustomer() });
    const foreign: Record<string, string>[] = [
      { Origin: "https://evil.test", "Sec-Fetch-Site": "cross-site" },
      // Origin without Sec-Fetch-Site, as older browsers send it.
      { Origin: "https://evil.test" },
      { Origin: `${shopUrl()}.evil.test` },
      { Origin: shopUrl().replace("http:", "https:") },
      { Origin: "null" },
      { "Sec-Fetch-Site": "same-site" },
    ];
    for (const headers of foreign) {
      expect((await visitor.post(`/operator/orders/${order.id}`, FIELDS, headers)).status).toBe(403);
      const signIn = await visitor.post("/operator/sign-in", { password: OPERATOR_TOKEN }, headers);
      expect([headers, signIn.status]).toEqual([headers, 403]);
    }
    expect(await statusOf(order.id)).toBe("pending");
  });

  it("loads no third-party scripts", async () => {
    const shop = await ownShop();
    try {
      await shop.set({ DEFAULT_EXTRA_SCRIPT_HEAD: '<script src="https://stats.test/a.js"></script>' });
      const visitor = await atTheDesk(shop.url);
      visitor.cookies.set("consent", "granted");
      const both = [await visitor.get("/p"), await visitor.get("/operator")];
      expect(both.map(({ html }) => html.includes("stats.test"))).toEqual([true, false]);
    } finally {
      await shop.close();
    }
  }, 60_000);
});
