import { describe, expect, it } from "vitest";
import type { DatedShippingPolicy, PaymentMethod, ShippingPolicy } from "~/contract/shop";
import { aCustomer, aProduct } from "../../support/builders/builders";
import { api, signInAs } from "../../support/worker/worker";

const policies = async (query: string): Promise<DatedShippingPolicy[]> => {
  const answer: { results: DatedShippingPolicy[] } = await (
    await api(`shop/shipping-policies/?${query}`)
  ).json();
  return answer.results;
};

describe("GET shop/payment-methods/ and shop/payment-methods-b2b/", () => {
  it("offers each kind of customer its own methods, and consumers no surcharge", async () => {
    const read = async (answer: Response) => (await answer.json<{ results: PaymentMethod[] }>()).results;
    const ofConsumers = await read(await api("shop/payment-methods/?shop_context=b2c"));
    expect(ofConsumers.map(({ kind }) => kind)).not.toContain("invoice");
    expect(ofConsumers.every(({ surcharge }) => surcharge === "0.00")).toBe(true);
    const consumer = await signInAs((await aCustomer()).username);
    const ofBusinesses = await read(await consumer.call("GET", "shop/payment-methods-b2b/"));
    expect(ofBusinesses.find(({ kind }) => kind === "cash_on_delivery")?.surcharge).toBe("4.50");
  });

  it("offers redirect methods, since the development provider is configured", async () => {
    for (const context of ["b2c", "b2b"]) {
      const { results } = await (await api(`shop/payment-methods/?shop_context=${context}`)).json<{
        results: PaymentMethod[];
      }>();
      expect(results.map(({ kind }) => kind)).toContain("redirect");
    }
  });

  it("answers 401 without a token for the business methods", async () => {
    expect((await api("shop/payment-methods-b2b/")).status).toBe(401);
  });
});

describe("GET shop/shipping-policies/", () => {
  it("serves a place by country and postal code, net or gross", async () => {
    expect((await policies("country=IT&postal_code=50100"))[0]).toMatchObject({
      code: "IT-STD",
      price: "7.90",
    });
    expect((await policies("country=it&postal_code=50100&shop_context=b2c"))[0]).toMatchObject({
      price: "9.64",
      includes_vat: true,
    });
    expect((await policies("country=IT&postal_code=90100"))[0]).toMatchObject({ code: "IT-ISL" });
    expect(await policies("country=US")).toEqual([]);
  });

  it("returns the dispatch date of goods in stock, and each courier's delivery dates", async () => {
    const [courier, pallet] = await policies("country=IT&postal_code=50100");
    expect(courier?.promised_by).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect(pallet?.promised_by).toBe(courier?.promised_by);
    const { promised_by = "", arrives_by = "" } = courier ?? {};
    expect(arrives_by > promised_by).toBe(true);
    expect((pallet?.arrives_by ?? "") > arrives_by).toBe(true);
  });

  it("is free for a cart above the threshold, at the customer's own address", async () => {
    const { id } = await aProduct({ priceCents: 10_000 });
    const { username, shipping } = await aCustomer();
    const consumer = await signInAs(username);
    const row: { cart: number } = await (
      await consumer.call("POST", "carts/rows/", { product: id, qty: 1 })
    ).json();
    const answer = await consumer.call("GET", `shop/shipping-policies/?address=${shipping}&cart=${row.cart}`);
    const { results }: { results: ShippingPolicy[] } = await answer.json();
    expect(results.find(({ code }) => code === "IT-STD")?.price).toBe("0.00");
  });

  it("needs a place, and refuses another customer's address or cart", async () => {
    const { shipping } = await aCustomer();
    expect((await api("shop/shipping-policies/")).status).toBe(400);
    expect((await api(`shop/shipping-policies/?address=${shipping}`)).status).toBe(401);
    const stranger = await signInAs((await aCustomer()).username);
    expect((await stranger.call("GET", `shop/shipping-policies/?address=${shipping}`)).status).toBe(404);
    expect((await stranger.call("GET", "shop/shipping-policies/?country=IT&cart=999999")).status).toBe(404);
  });
});

describe("GET shop/shipping-countries/", () => {
  it("lists once each country that a shipping policy serves", async () => {
    const answer = await api("shop/shipping-countries/");
    const served = ["IT", "ES", "FR", "DE", "AT", "BE", "NL", "PT", "SI", "HR", "LU"];
    expect(await answer.json()).toEqual({ results: served });
  });
});

describe("GET config/system/{key}/, shop/seasons/ and health/", () => {
  it("returns the known settings, null where unset, and 404 for an unknown key", async () => {
    expect(await (await api("config/system/CURRENCY/")).json()).toEqual({ key: "CURRENCY", value: "EUR" });
    expect(await (await api("config/system/ANALYTICS_URL/")).json()).toEqual({
      key: "ANALYTICS_URL",
      value: null,
    });
    expect((await api("config/system/DEMO_WORLD/")).status).toBe(404);
  });

  it("returns no seasons while they are off", async () => {
    expect(await (await api("shop/seasons/")).json()).toEqual({ results: [] });
  });

  it("reports good health", async () => {
    expect(await (await api("health/")).json()).toMatchObject({
      status: "ok",
      database: "ok",
      kv: "ok",
      mail: "ready",
    });
  });
});
