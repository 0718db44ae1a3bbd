import { describe, expect, it } from "vitest";
import { aCustomer, aProduct } from "../../support/builders/builders";
import { mailbox, restockKeyMailed, sentTo } from "../../support/mailbox";
import { api, signInAs, sql, tickCron } from "../../support/worker/worker";

const send = (path: string, body: object) =>
  api(path, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
  });
const anEmail = () => `${crypto.randomUUID()}@alerts.test`;
const ask = (product: number, email: string) =>
  send("restock-alerts/", { product, email, privacy_consent: true });
const restock = (id: number) =>
  sql(
    `INSERT INTO stock_movements (item_id, kind, on_hand, created_at) VALUES (${id}, 'adjustment', 5, '2026-01-01T00:00:00.000Z')`,
  );
const alertsOf = (email: string) => sql("SELECT id FROM restock_alerts WHERE email = ?", email);

describe("a restock alert", () => {
  it("is one email, sent once a visitor's address is confirmed and the item is back, and then deletes the address", async () => {
    const product = await aProduct({ quantity: 0 });
    const email = anEmail();
    expect(await (await ask(product.id, email)).json()).toEqual({ state: "unconfirmed" });
    const key = await restockKeyMailed(email);
    await restock(product.id);
    await tickCron();
    expect(await mailbox(email)).toHaveLength(1);
    expect(await (await send("restock-alerts/confirm/", { key })).json()).toMatchObject({
      product: { slug: product.slug },
      is_confirmed: true,
    });
    await tickCron();
    await tickCron();
    const [newest, ...others] = await mailbox(email);
    expect(others).toHaveLength(1);
    expect(newest?.text).toContain(product.slug);
    expect(await alertsOf(email)).toEqual([]);
    expect((await api(`restock-alerts/?key=${key}`)).status).toBe(404);
  });

  it.each([
    ["the name in another language", "AND locale IN ('es', 'it')", "Oak barrel"],
    ["the code", "", null],
  ])("is sent for a product without a text in its language: with %s", async (_, deleted, name) => {
    const product = await aProduct({ quantity: 0 });
    const email = anEmail();
    await sql(`DELETE FROM product_texts WHERE product_id = ? ${deleted}`, product.id);
    await sql("UPDATE product_texts SET name = 'Oak barrel' WHERE product_id = ?", product.id);
    await send("restock-alerts/?locale=es", { product: product.id, email, privacy_consent: true });
    const key = await restockKeyMailed(email);
    expect((await send("restock-alerts/confirm/?locale=es", { key })).status).toBe(200);
    await restock(product.id);
    await tickCron();
    const [newest] = await mailbox(email);
    expect(newest?.text).toContain(`${name ?? product.sku} (${product.sku}) ha vuelto`);
    expect(await alertsOf(email)).toEqual([]);
  });

  it("waits while there is no stock, and ends by the link in its email", async () => {
    const product = await aProduct({ quantity: 0 });
    const email = anEmail();
    await ask(product.id, email);
    const key = await restockKeyMailed(email);
    await send("restock-alerts/confirm/", { key });
    await tickCron();
    expect(await sentTo(email)).toHaveLength(1);
    expect((await send("restock-alerts/end/", { key })).status).toBe(204);
    expect(await alertsOf(email)).toEqual([]);
    await restock(product.id);
    await tickCron();
    expect(await mailbox(email)).toHaveLength(1);
  });

  it("needs a confirmation for every address except the signed-in user's own", async () => {
    const me = await aCustomer();
    const own = await signInAs(me.username);
    const product = await aProduct({ quantity: 0 });
    const { email }: { email: string } = await (await own.call("GET", `users/${me.id}/`)).json();
    const body = { product: product.id, privacy_consent: true };
    const answer = await own.call("POST", "restock-alerts/", { ...body, email });
    expect(await answer.json()).toEqual({ state: "confirmed" });
    const other = await own.call("POST", "restock-alerts/", { ...body, email: anEmail() });
    expect(await other.json()).toEqual({ state: "unconfirmed" });
  });

  it("needs consent, an email address, an item that is sold, and a key signed by the shop", async () => {
    const { id } = await aProduct({ quantity: 0 });
    const statusOf = async (path: string, body: object) => (await send(path, body)).status;
    expect(await statusOf("restock-alerts/", { product: id, email: anEmail(), privacy_consent: false })).toBe(
      400,
    );
    expect(await statusOf("restock-alerts/", { product: id, email: "ada", privacy_consent: true })).toBe(400);
    expect((await ask(999_999, anEmail())).status).toBe(404);
    expect(await statusOf("restock-alerts/confirm/", { key: "7.forged" })).toBe(404);
  });

  it("is accepted five times an hour for one address", async () => {
    const email = anEmail();
    const { id } = await aProduct({ quantity: 0 });
    const statuses = [];
    for (let n = 0; n < 6; n++) statuses.push((await ask(id, email)).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  });
});
