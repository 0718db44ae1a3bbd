// The side column of an order: the next action, the picking list by shelf, internal notes, and the history.
import { describe, expect, it } from "vitest";
import { translator } from "~/i18n/server";
import { changesOf } from "~/storefront/operator/audit-changes";
import { atTheDesk, statusOf } from "../../support/back-office";
import { browser } from "../../support/browser";
import { aCustomer, aProduct } from "../../support/builders/builders";
import { anOrder } from "../../support/builders/order-builder";
import { aPerson } from "../../support/desk";
import { askOperator, operator } from "../../support/operator";
import { signedIn } from "../../support/orders-page";
import { shopUrl, signInAs, sql } from "../../support/worker/worker";

const open = async (id: number) => (await atTheDesk()).get(`/operator/orders/${id}`);

describe("an order of the back office", () => {
  it("offers the next action for its status, until nothing is left to do", async () => {
    const order = await anOrder({ customer: await aCustomer(), stock: 9 });
    const waiting = await open(order.id);
    const paid = await waiting.submit("aside form:has(button[value=paid])");
    expect(paid.text("aside")).toContain("Prepara e spedisci 3 pezzi");
    expect(paid.$("main button[class*=primary]").length).toBeLessThanOrEqual(1);
    const sent = await paid.submit("aside form:has(input[value=shipped])", {
      carrier: "Mulo",
      tracking: "MV1",
    });
    expect(await statusOf(order.id)).toBe("shipped");
    expect(sent.text("main")).toContain("Mulo MV1");
    const closed = await sent.submit("aside form:has(input[value=completed])");
    expect([await statusOf(order.id), closed.text("aside")]).toEqual([
      "completed",
      expect.stringContaining("Niente da fare ora"),
    ]);
  });

  it("lists the remaining items by shelf, then by code", async () => {
    const item = await aProduct({ quantity: 9 });
    const order = await anOrder({ customer: await aCustomer(), item, status: "processing" });
    await sql("UPDATE stock SET location = 'HB 03', weight_grams = 250 WHERE item_id = ?", item.id);
    const other = await aProduct({ quantity: 9 });
    await sql("UPDATE stock SET location = 'HB 01' WHERE item_id = ?", other.id);
    await sql(
      `INSERT INTO order_rows (order_id, product_id, sku, slug, name, qty, list_price_cents, unit_price_cents, package_size, uom, vat_rate, total_cents)
       SELECT order_id, ?, ?, slug, 'Altro', 2, list_price_cents, unit_price_cents, package_size, uom, vat_rate, unit_price_cents * 2
       FROM order_rows WHERE order_id = ?`,
      ...[other.id, other.sku, order.id],
    );
    const { pick } = await operator().orderDesk.get({ id: order.id });
    expect(pick.map(({ shelf, sku, qty, grams }) => [shelf, sku, qty, grams])).toEqual([
      ["HB 01", other.sku, 2, null],
      ["HB 03", item.sku, 3, 250],
    ]);
    expect((await open(order.id)).text("#pick")).toMatch(/HB 01.*HB 03.*0,75 kg/);
  });

  it("stores a note with its author, and never shows it to the customer", async () => {
    const customer = await aCustomer();
    const order = await anOrder({ customer, status: "processing" });
    const secret = `Cliente-${crypto.randomUUID()}`;
    const { client, name } = await aPerson("orders", { name: "Dario Sala" });
    await client.orderNotes.add({ id: order.id, text: secret });
    const shown = (await open(order.id)).text("#history");
    expect(shown).toMatch(new RegExp(`«${secret}».*nota di ${name}`));
    const theirs = await signInAs(customer.username);
    for (const path of [`orders/${order.id}/`, "orders/", `orders/rows/?order=${order.id}`])
      expect(await (await theirs.call("GET", path)).text()).not.toContain(secret);
    const visitor = await signedIn(customer.username);
    expect((await visitor.get(`/account/orders/${order.id}`)).html).not.toContain(secret);
    const stranger = browser(shopUrl());
    expect((await stranger.get(`/operator/orders/${order.id}`)).html).not.toContain(secret);
    const empty = await askOperator(`orders/${order.id}/notes/`, { method: "POST", body: '{"text":" "}' });
    expect(empty.status).toBe(400);
    expect(
      (await askOperator("orders/99999999/notes/", { method: "POST", body: '{"text":"x"}' })).status,
    ).toBe(404);
  });

  it("shows the history with authors, and merges a status with the action that caused it", async () => {
    const order = await anOrder({ customer: await aCustomer(), stock: 9 });
    const { client } = await aPerson("orders", { name: "Elena Ferraris" });
    await client.orders.paid({ id: order.id });
    await client.orders.move({ id: order.id, to: "shipped" });
    const { history } = await operator().orderDesk.get({ id: order.id });
    expect(history.map(({ kind, status, who }) => [kind, status, who])).toEqual([
      ["status", "shipped", "Elena Ferraris"],
      ["status", "processing", "Elena Ferraris"],
      ["status", "pending", null],
    ]);
    expect((await open(order.id)).text("#history")).not.toMatch(/[{}[\]"]/);
  });
});

it("the history lists each changed field by its label with old and new value, without JSON", () => {
  const reader = { t: translator("it", "operator"), locale: "it", zone: "Europe/Rome" } as const;
  const before = {
    status: "processing",
    total_cents: 1250,
    shipped: { "A-1": 0 },
    tracking: [],
    rows: [{ is_active: 1 }],
  };
  const after = {
    ...{ status: "shipped", total_cents: 1250, shipped: { "A-1": 3 }, tracking: ["MV1", "MV2"] },
    ...{ rows: [{ is_active: 0 }, { is_active: 1 }], delivered_at: "2026-11-20" },
  };
  expect(changesOf({ before, after }, reader)).toEqual([
    { part: "stato", before: "In preparazione", after: "Spedito" },
    { part: "spediti, A-1", before: "0", after: "3" },
    { part: "numeri di spedizione", before: "–", after: "MV1, MV2" },
    { part: "rows, 1, attivo", before: "sì", after: "no" },
    { part: "rows, 2, attivo", before: "–", after: "sì" },
    { part: "consegnato il", before: "–", after: "20 novembre 2026" },
  ]);
});

it("the history describes a price change in each language", () => {
  const words = (["it", "en", "es"] as const).map((locale) => {
    const t = translator(locale, "operator");
    const [change] = changesOf(
      { before: { standard_cents: 1000 }, after: { standard_cents: 1200 } },
      { t, locale, zone: "Europe/Rome" },
    );
    return [t("audit.calls.prices.put"), change?.part];
  });
  expect(words).toEqual([
    ["Prezzo modificato", "prezzo di listino"],
    ["Price changed", "list price"],
    ["Precio modificado", "precio de tarifa"],
  ]);
});
