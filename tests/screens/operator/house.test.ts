// The back office: consistency checks of the shop's data, missing settings, and sales figures.
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { INVARIANTS } from "~/contract/constants/invariants";
import { translator } from "~/i18n/server";
import { salesSeries } from "~/storefront/operator/sales-series";
import { atTheDesk } from "../../support/back-office";
import { aPerson } from "../../support/desk";
import { operator } from "../../support/operator";
import { type OwnShop, ownShop } from "../../support/worker/own-shop";

describe("/operator/health", () => {
  let shop: OwnShop;
  beforeAll(async () => {
    shop = await ownShop();
  });
  afterAll(() => shop.close());

  it("describes every check, and what to do if one fails", async () => {
    const visitor = await atTheDesk(shop.url);
    const well = await visitor.get("/operator/health");
    expect(well.text("[role=status]")).toContain(`${INVARIANTS.length} controlli su ${INVARIANTS.length}`);
    for (const locale of ["it", "en", "es"] as const)
      for (const rule of INVARIANTS)
        expect(translator(locale, "operator")(`house.rules.${rule}`)).not.toContain("house.rules");
    await shop.db
      .prepare("UPDATE stock SET on_hand = on_hand + 3 WHERE item_id = (SELECT min(item_id) FROM stock)")
      .run();
    const broken = await visitor.get("/operator/health");
    expect(broken.text("[role=alert]")).toMatch(/controll[oi] non torn/);
    expect(broken.text("#stock_is_its_movements")).toMatch(/item\/\d+.*Conta la merce/);
  });

  it("names missing settings, and never shows the value of an existing one", async () => {
    await operator(shop.url).settings.put({ key: "BANK_IBAN", value: null });
    const { results } = await operator(shop.url).readiness.get({});
    expect(results.find(({ name }) => name === "BANK_IBAN")?.missing).toEqual(["BANK_IBAN"]);
    expect(results.find(({ name }) => name === "STRIPE")?.missing).toContain("STRIPE_SECRET_KEY");
    const page = await (await atTheDesk(shop.url)).get("/operator/health");
    expect(page.text("main")).toContain("Chi paga con bonifico non vede il conto.");
  });
});

describe("the sales figures", () => {
  it("cover the requested period, and a reversed period is shown as an error beside its field", async () => {
    const visitor = await atTheDesk();
    const page = await visitor.get("/operator/statistics?date_from=2026-01-01&date_to=2026-01-31");
    expect(page.$("#date_from").attr("value")).toBe("2026-01-01");
    expect(page.$("main svg rect").length).toBe(31);
    const wrong = await visitor.get("/operator/statistics?date_from=2026-02-01&date_to=2026-01-31");
    expect(wrong.status).toBe(200);
    expect(wrong.$("#date_to").attr("aria-invalid")).toBe("true");
    expect(wrong.$("#date_from").attr("value")).toBe("2026-02-01");
    const odd = await visitor.get(`/operator/statistics?date_from=${"9".repeat(3000)}`);
    expect(odd.$("#date_from").attr("aria-invalid")).toBe("true");
  });

  it("require the permission to read reports", async () => {
    const reader = (await aPerson("read_only")).client;
    expect((await reader.readiness.get({})).results.length).toBeGreaterThan(0);
    await expect((await aPerson("content")).client.readiness.get({})).rejects.toMatchObject({ status: 403 });
  });

  it("are bars by day, or by month for a long period, including days without a sale", () => {
    const days = [{ day: "2026-01-02", orders: 2, revenue: "3.50" }];
    expect(salesSeries({ date_from: "2026-01-01", date_to: "2026-01-03", days })).toEqual({
      by: "day",
      bars: [
        { day: "2026-01-01", orders: 0, revenue: "0.00" },
        { day: "2026-01-02", orders: 2, revenue: "3.50" },
        { day: "2026-01-03", orders: 0, revenue: "0.00" },
      ],
    });
    const year = salesSeries({ date_from: "2025-02-01", date_to: "2026-01-31", days });
    expect([year.by, year.bars.length, year.bars.at(-1)]).toEqual([
      "month",
      12,
      { day: "2026-01-01", orders: 2, revenue: "3.50" },
    ]);
  });
});
