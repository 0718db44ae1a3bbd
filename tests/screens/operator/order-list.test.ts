// The back office: the list of orders.
import { describe, expect, it } from "vitest";
import { atTheDesk } from "../../support/back-office";
import { aCustomer, aProduct } from "../../support/builders/builders";
import { anOrder } from "../../support/builders/order-builder";
import { sql } from "../../support/worker/worker";

describe("/operator", () => {
  it("says of an order whether a guest placed it", async () => {
    const [desk, customer] = [await atTheDesk(), await aCustomer()];
    const order = await anOrder({ customer });
    const shown = async () => (await desk.get(`/operator/orders/${order.id}`)).text("main");
    expect(await shown()).not.toContain("ospite, senza account");
    await sql("UPDATE users SET is_guest = 1 WHERE id = ?", customer.id);
    expect(await shown()).toContain("ospite, senza account");
  });

  it("lists orders by status and number, and leads to each", async () => {
    const visitor = await atTheDesk();
    const order = await anOrder({ customer: await aCustomer(), status: "processing" });
    const page = await (await visitor.get("/operator/orders")).submit("main form:has(#status)", {
      status: "processing",
      number: order.number,
    });
    expect(page.$("main tbody tr").length).toBe(1);
    expect(page.text("main tbody")).toContain("In preparazione");
    const none = await page.submit("main form:has(#status)", { status: "shipped" });
    expect(none.text("main")).toContain("Qui non c’è nulla");
    const detail = await page.follow(`main a:contains("${order.number}")`);
    expect([detail.status, detail.text("h1")]).toEqual([200, `Ordine ${order.number}`]);
  });

  it.each([
    ["en", "Stock and prices | Back office", "Save the price"],
    ["es", "Existencias y precios | Gestión", "Guardar el precio"],
  ])("speaks %s", async (locale, title, save) => {
    const { sku } = await aProduct();
    const page = await (await atTheDesk()).get(`/operator/items?item=${sku}&locale=${locale}`);
    expect([page.text("title"), page.text("main")]).toEqual([title, expect.stringContaining(save)]);
  });
});
