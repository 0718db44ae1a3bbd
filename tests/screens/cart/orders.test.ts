// The list of orders.
import { describe, expect, it } from "vitest";
import { aCustomer } from "../../support/builders/builders";
import { anOrder } from "../../support/builders/order-builder";
import { signedIn } from "../../support/orders-page";
import { sql } from "../../support/worker/worker";

describe("/account/orders", () => {
  it("lists orders with their status, newest first, and filters them", async () => {
    const customer = await aCustomer();
    const old = await anOrder({ customer, status: "completed", date: "2026-09-01T10:00:00.000Z" });
    const late = await anOrder({ customer, date: "2026-11-01T10:00:00.000Z", reference: "ODA 7" });
    const visitor = await signedIn(customer.username);
    const page = await visitor.get("/account/orders");
    const rows = page
      .$("main tbody tr")
      .toArray()
      .map((row) => page.$(row).text());
    expect(rows).toHaveLength(2);
    expect(rows[0]).toContain(late.number);
    expect(rows[0]).toContain("In attesa");
    expect(rows[1]).toContain("Completato");
    expect(rows[1]).toContain("36,60");
    const filtered = await page.submit("main form:has([name=date_from])", { status: "completed" });
    expect(filtered.text("main tbody")).toContain(old.number);
    expect(filtered.text("main tbody")).not.toContain(late.number);
    expect(filtered.$("[name=status] option[selected]").attr("value")).toBe("completed");
    const none = await filtered.submit("main form:has([name=date_from])", { number: "none" });
    expect(none.text("main")).toContain("Nessun ordine con questi filtri");
    expect((await visitor.get("/account/orders?reference=oda")).text("main tbody")).toContain(late.number);
  });

  it("shows an error beside the list if a reordered order does not exist", async () => {
    const visitor = await signedIn((await aCustomer()).username);
    for (const [order, status] of [
      ["987654321", 404],
      ["x", 400],
    ] as const) {
      const page = await visitor.post("/account/orders", { intent: "reorder", order });
      expect([page.status, page.text("main h1")]).toEqual([status, "Ordini"]);
      expect(page.$("main [role=alert]").length).toBe(1);
    }
  });

  it("shows a message if it is empty", async () => {
    const visitor = await signedIn((await aCustomer()).username);
    expect((await visitor.get("/account/orders")).text("main")).toContain("Non ci sono ordini");
  });

  it("marks five statuses with five shapes, and offers the possible actions", async () => {
    const customer = await aCustomer();
    const visitor = await signedIn(customer.username);
    const marks = new Map<string, string>();
    for (const status of ["pending", "processing", "shipped", "completed", "cancelled"])
      await anOrder({ customer, status });
    const page = await visitor.get("/account/orders");
    for (const row of page.$("main tbody tr").toArray()) {
      const label = page.$(row).find("td[data-label=Stato] span").first();
      marks.set(label.text(), label.attr("class")?.split(" ").at(-1) ?? "");
    }
    expect([...marks.keys()].sort()).toEqual([
      "Annullato",
      "Completato",
      "In attesa",
      "In preparazione",
      "Spedito",
    ]);
    expect(new Set(marks.values()).size).toBe(5);
  });

  it("offers a reorder for a failed payment that cannot be repeated", async () => {
    const customer = await aCustomer();
    const visitor = await signedIn(customer.username);
    const order = await anOrder({ customer, status: "failed" });
    await sql("UPDATE orders SET payment_kind = 'redirect', payment_state = 'failed' WHERE id = ?", order.id);
    const list = await visitor.get("/account/orders");
    expect(list.text("main tbody [value=reorder]")).toContain("Riordina");
    const page = await visitor.get(`/account/orders/${order.id}`);
    const now = page.$("main section[aria-label=Stato]");
    expect(now.text()).toContain("Per pagare in un altro modo riordina");
    expect(now.find("[name=intent]").attr("value")).toBe("reorder");
    // The same holds for an order that was never paid and cannot be.
    await sql("UPDATE orders SET payment_state = 'due', status = 'pending' WHERE id = ?", order.id);
    expect((await visitor.get("/account/orders")).$("main tbody [value=reorder]")).toHaveLength(1);
    const due = await visitor.get(`/account/orders/${order.id}`);
    expect(due.text("main section[aria-label=Stato]")).toContain("Per pagare in un altro modo riordina");
  });

  it.each(["status=lost", "page=abc", "date_from=ieri", "date_from=2026-02-31", "page_size=7x"])(
    "ignores an invalid filter: %s",
    async (query) => {
      const visitor = await signedIn("consumer@demo.test");
      const page = await visitor.get(`/account/orders?${query}`);
      expect(page.status).toBe(200);
      expect(page.$("main tbody tr").length).toBeGreaterThan(0);
      expect(page.text("main [role=status]")).toContain("ignorato");
    },
  );

  it("keeps the requested page size on the next page", async () => {
    const visitor = await signedIn("consumer@demo.test");
    const all = await visitor.get("/account/orders");
    expect(all.$("main tbody tr").length).toBe(12);
    const few = await visitor.get("/account/orders?page_size=5");
    expect([few.$("main tbody tr").length, few.$("[name=page_size] option[selected]").attr("value")]).toEqual(
      [5, "5"],
    );
    const next = await few.follow("main nav a[href*='page=2']");
    expect([next.url, next.$("main tbody tr").length]).toEqual(["/account/orders?page_size=5&page=2", 5]);
    const more = await next.submit("main form:has([name=date_from])", { page_size: "24" });
    expect(more.$("main tbody tr").length).toBeGreaterThan(12);
    const beyond = await visitor.get("/account/orders?page=999");
    expect(beyond.text("main")).not.toContain("Non ci sono ordini");
  });
});
