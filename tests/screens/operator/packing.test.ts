// The role "packing": which orders it sees, what it may do with them, and what is hidden from it.
import { describe, expect, it } from "vitest";
import { operatorPaths } from "~/operator-paths";
import { refusal } from "../../support/answers";
import { aSettledPerson, KEY, OWN_PASSWORD, statusOf } from "../../support/back-office";
import { type Browser, browser } from "../../support/browser";
import { aCustomer } from "../../support/builders/builders";
import { anOrder } from "../../support/builders/order-builder";
import { aPerson } from "../../support/desk";
import { mailbox } from "../../support/mailbox";
import { askOperator } from "../../support/operator";
import { shopUrl, sql } from "../../support/worker/worker";

async function aPacker(): Promise<Browser> {
  const visitor = browser();
  const email = await aSettledPerson(shopUrl(), "packing");
  const inside = await (await visitor.get("/operator")).submit(KEY, { email, password: OWN_PASSWORD });
  expect(inside.url).toBe("/operator/packing");
  return visitor;
}

const toShip = async (more: object = {}) =>
  anOrder({
    customer: await aCustomer(),
    status: "processing",
    qty: 3,
    date: "2020-01-02T10:00:00.000Z",
    ...more,
  });

/** Amounts and currency words of an order of three pieces at 12.20. */
const MONEY = /€|EUR|12[.,]20|36[.,]60|10[.,]00|Totale|Prezzo|IVA/;
const MONEY_KEYS =
  /price|total|vat|paid|amount|currency|payment|discount|refund|coupon|invoice|cents|tax|sdi|pec$/;

function keysOf(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(keysOf);
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => [key, ...keysOf(inner)]);
}

describe("a person with the role packing", () => {
  it("sees the orders to ship with items and addresses, without prices", async () => {
    const order = await toShip({ notes: "Suonare due volte" });
    const packer = await aPacker();
    const list = await packer.get("/operator/packing");
    expect(list.text("main tbody")).toContain(order.number);
    const page = await list.follow(`main a[href="${operatorPaths.packedOrder(order.id)}"]`);
    expect(page.text("main")).toContain("Via della Prova 1");
    expect(page.text("main")).toContain("Suonare due volte");
    expect(page.text("#pick tfoot, #pick footer")).toContain("3");
    for (const { html } of [list, page])
      expect(html.replace(/<style[\s\S]*?<\/style>/g, "")).not.toMatch(MONEY);
  });

  it("finds only links that the role may open, and is refused everything else", async () => {
    const order = await toShip();
    const [{ customer = 0 } = {}] = await sql<{ customer: number }>(
      "SELECT customer_id AS customer FROM orders WHERE id = ?",
      order.id,
    );
    const packer = await aPacker();
    const page = await packer.get(operatorPaths.packedOrder(order.id));
    const links = page
      .$("a[href^='/operator']")
      .map((_, link) => page.$(link).attr("href") ?? "")
      .get();
    for (const link of new Set(links)) expect([link, (await packer.get(link)).status]).toEqual([link, 200]);
    for (const path of [
      operatorPaths.orders(),
      operatorPaths.order(order.id),
      operatorPaths.orderFile(order.id, "packing-list"),
      `${operatorPaths.chosenOrders()}?id=${order.id}`,
      `${operatorPaths.chosenFile("labels.csv")}?id=${order.id}`,
      operatorPaths.customers(),
      operatorPaths.customer(customer),
    ])
      expect([path, (await packer.get(path)).status]).toEqual([path, 403]);
    const search = await packer.get(operatorPaths.search({ q: order.number }));
    expect(search.$("main a[href*='orders'], main a[href*='customers']")).toHaveLength(0);
  });

  it("ships a part with its tracking, then the rest; the customer gets emails, and each shipment a delivery note", async () => {
    const order = await toShip();
    const packer = await aPacker();
    const page = await packer.get(operatorPaths.packedOrder(order.id));
    const part = await page.submit("main button[value=move]", {
      to: "partially_shipped",
      [`shipped.${order.row}`]: "1",
      carrier: "Mulo",
      tracking: "MV1",
    });
    expect([await statusOf(order.id), part.text("main")]).toEqual([
      "partially_shipped",
      expect.stringContaining("Mulo MV1"),
    ]);
    const rest = await part.submit("main button[value=move]", { to: "shipped" });
    expect(await statusOf(order.id)).toBe("shipped");
    const [{ email = "" } = {}] = await sql<{ email: string }>(
      "SELECT u.email FROM orders o JOIN users u ON u.id = o.customer_id WHERE o.id = ?",
      order.id,
    );
    expect(await mailbox(email)).toHaveLength(2);
    const note = rest.$(`main a[href^="/operator/packing/${order.id}/delivery-notes/"]`).first().attr("href");
    const pdf = await packer.get(note ?? "");
    expect([pdf.status, pdf.headers.get("Content-Type")]).toEqual([200, "application/pdf"]);
  });

  it("keeps the typed values if a shipment is refused, and shows the reason", async () => {
    const order = await toShip();
    const page = await (await aPacker()).get(operatorPaths.packedOrder(order.id));
    const refused = await page.submit("main button[value=move]", {
      to: "partially_shipped",
      carrier: "Mulo",
      tracking: "",
    });
    expect(refused.status).toBe(400);
    expect(refused.$("[name=carrier]").attr("value")).toBe("Mulo");
    expect(await statusOf(order.id)).toBe("processing");
  });

  it("prints packing lists and labels only of orders that are to be packed", async () => {
    const [order, other] = [await toShip({ reference: "PO-7" }), await toShip({ status: "completed" })];
    const packer = await aPacker();
    const ids = `id=${order.id}&id=${other.id}`;
    const labels = await packer.get(`${operatorPaths.packingFile("labels.csv")}?${ids}`);
    expect(labels.html).toContain(`${order.number};PO-7;`);
    expect(labels.html).not.toContain(other.number);
    const lists = await packer.get(`${operatorPaths.packingFile("packing-lists.pdf")}?${ids}`);
    expect([lists.status, lists.headers.get("Content-Type")]).toEqual([200, "application/pdf"]);
    const none = await packer.get(`${operatorPaths.packingFile("packing-lists.pdf")}?id=${other.id}`);
    expect(none.status).toBe(404);
  });
});

describe("packing/", () => {
  it("returns no prices and no invoice data", async () => {
    const order = await toShip();
    const { client } = await aPerson("packing");
    const answers = [
      await client.packing.list({}),
      await client.packing.get({ id: order.id }),
      await client.packing.labels({ ids: String(order.id) }),
    ];
    expect(keysOf(answers).filter((key) => MONEY_KEYS.test(key))).toEqual([]);
    expect(JSON.stringify(answers)).not.toContain("RSSDAA80A41D612M");
  });

  it.each(["pending", "completed", "cancelled"])("answers 404 for a %s order", async (status) => {
    const order = await toShip({ status });
    const { client, token } = await aPerson("packing");
    const headers = { Authorization: `Bearer ${token}` };
    expect((await askOperator(`packing/${order.id}/`, { headers })).status).toBe(404);
    const body = '{"to":"shipped"}';
    const ship = await askOperator(`packing/${order.id}/ship/`, { method: "POST", headers, body });
    expect([ship.status, await statusOf(order.id)]).toEqual([404, status]);
    expect((await client.packing.labels({ ids: String(order.id) })).results).toEqual([]);
  });

  it.each(["cancelled", "refunded", "completed"])("refuses to move an order to %s", async (to) => {
    const order = await toShip();
    const { token } = await aPerson("packing");
    const answer = await askOperator(`packing/${order.id}/ship/`, {
      method: "POST",
      headers: { Authorization: `Bearer ${token}` },
      body: JSON.stringify({ to }),
    });
    expect([answer.status, await statusOf(order.id)]).toEqual([400, "processing"]);
  });

  it("ships under the name of the person who packed the order", async () => {
    const order = await toShip();
    const { client, name } = await aPerson("packing", { name: "Gino Barile" });
    expect(await client.packing.ship({ id: order.id, to: "shipped" })).toMatchObject({
      status: "shipped",
      moves: [],
    });
    expect(await sql("SELECT who, call FROM audit WHERE target = ?", `order/${order.id}`)).toEqual([
      { who: name, call: "orders.move" },
    ]);
  });

  it("returns the delivery notes of the order's shipments, and none of its other documents", async () => {
    const order = await toShip();
    const { client, token } = await aPerson("packing");
    const { shipments } = await client.packing.ship({ id: order.id, to: "shipped" });
    const headers = { Authorization: `Bearer ${token}` };
    const noteOf = (document: number, id = order.id) =>
      askOperator(`packing/${id}/delivery-notes/${document}/`, { headers });
    expect((await noteOf(shipments[0]?.document ?? 0)).status).toBe(200);
    const others = await sql<{ id: number }>(
      "SELECT id FROM documents WHERE order_id = ? AND id <> ?",
      ...[order.id, shipments[0]?.document ?? 0],
    );
    for (const { id } of others) expect(await refusal(await noteOf(id))).toMatchObject({ status: 404 });
    const stranger = await toShip();
    expect((await noteOf(shipments[0]?.document ?? 0, stranger.id)).status).toBe(404);
  });

  it("allows a person with read-only access to read, and refuses to ship", async () => {
    const order = await toShip();
    const { client, token } = await aPerson("read_only");
    expect(await client.packing.get({ id: order.id })).toMatchObject({ number: order.number });
    const answer = await askOperator(`packing/${order.id}/ship/`, {
      method: "POST",
      headers: { Authorization: `Bearer ${token}` },
      body: '{"to":"shipped"}',
    });
    expect([answer.status, await statusOf(order.id)]).toEqual([403, "processing"]);
  });
});
