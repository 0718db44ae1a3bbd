// The back office: the list of orders.
import { describe, expect, it } from "vitest";
import { atTheDesk } from "../../support/back-office";
import { aCustomer, aProduct } from "../../support/builders/builders";
import { anOrder } from "../../support/builders/order-builder";
import { sql } from "../../support/worker/worker";

describe("/operator", () => {
  it("shows whether a guest placed the order", async () => {
    const [desk, customer] = [await atTheDesk(), await aCustomer()];
    const order = await anOrder({ customer });
    const shown = async () => (await desk.get(`/operator/orders/${order.id}`)).text("main");
    expect(await shown()).not.toContain("ospite, senza account");
    await sql("UPDATE users SET is_guest = 1 WHERE id = ?", customer.id);
    expect(await shown()).toContain("ospite, senza account");
  });

  it("lists orders by status and number, with a link to each", async () => {
    const visitor = await atTheDesk();
    const order = await anOrder({ customer: await aCustomer(), status: "processing" });
    const page = await (await visitor.get("/operator/orders")).submit("main form:has(#status)", {
      status: "processing",
      search: order.number,
    });
    expect(page.$("main tbody tr").length).toBe(1);
    expect(page.text("main tbody")).toContain("In preparazione");
    const none = await page.submit("main form:has(#status)", { status: "shipped" });
    expect(none.text("main")).toContain("Nessun ordine così");
    const detail = await page.follow(`main a:contains("${order.number}")`);
    expect([detail.status, detail.text("h1")]).toEqual([200, `Ordine ${order.number}`]);
  });

  it("links each count of the start page to exactly those orders", async () => {
    const [desk, customer] = [await atTheDesk(), await aCustomer()];
    const dated = { customer, date: "2020-01-01T08:00:00.000Z" };
    const [late, early] = [await anOrder({ ...dated, status: "partially_shipped" }), await anOrder(dated)];
    const today = await desk.get("/operator");
    const lateOrders = await today.follow('main a:contains("In ritardo")');
    const oldest = await desk.get("/operator/orders?shipment=late&sort=oldest");
    expect(lateOrders.$("main nav a[aria-current]").text()).toContain("In ritardo");
    expect([oldest.text("main tbody"), oldest.text("main tbody")]).toEqual([
      expect.stringContaining(late.number),
      expect.not.stringContaining(early.number),
    ]);
    const disputes = await today.follow('main a:contains("Contestazioni aperte")');
    expect(disputes.$("main nav a[aria-current]").text()).toContain("Contestazioni");
  });

  it("stores a view under a name, renames and deletes it", async () => {
    const desk = await atTheDesk();
    const name = `Vista ${crypto.randomUUID().slice(0, 8)}`;
    const shown = await desk.get("/operator/orders?payment=paid&status=shipped&after=4%3A2026-01-01");
    const kept = await shown.submit("main form:has(#view-name)", { name });
    expect(kept.status).toBe(200);
    expect(kept.$(`main nav a:contains("${name}")`).attr("href")).toBe(
      "/operator/orders?payment=paid&status=shipped",
    );
    const view = await desk.get("/operator/orders?status=shipped&payment=paid");
    expect(view.$(`main nav a[aria-current]:contains("${name}")`).length).toBe(1);
    const taken = await (await desk.get("/operator/orders?status=failed")).submit(
      "main form:has(#view-name)",
      {
        name,
      },
    );
    expect([taken.status, taken.text("main")]).toEqual([409, expect.stringContaining("C’è già una vista")]);
    const gone = await view.submit("main button[value=delete-view]");
    expect(gone.$(`main nav a:contains("${name}")`).length).toBe(0);
  });

  it.each([
    ["en", "Stock and prices | Back office", "Save the price"],
    ["es", "Existencias y precios | Gestión", "Guardar el precio"],
  ])("is available in %s", async (locale, title, save) => {
    const { sku } = await aProduct();
    const page = await (await atTheDesk()).get(`/operator/items?item=${sku}&locale=${locale}`);
    expect([page.text("title"), page.text("main")]).toEqual([title, expect.stringContaining(save)]);
  });
});
