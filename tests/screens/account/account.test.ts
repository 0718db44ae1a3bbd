import { describe, expect, it } from "vitest";
import { type Browser, browser, intent } from "../../support/browser";
import { aCustomer, anAgent, aProduct } from "../../support/builders/builders";
import { anOrder } from "../../support/builders/order-builder";
import { PASSWORD, shopUrl, sql } from "../../support/worker/worker";

const signedIn = async (username: string): Promise<Browser> => {
  const visitor = browser();
  await visitor.post("/auth/login", { username, password: PASSWORD, redirectTo: "/p" });
  return visitor;
};

describe("/account", () => {
  it("shows the last order with its status, and reorders it", async () => {
    const customer = await aCustomer();
    await anOrder({ customer, status: "completed", date: "2026-09-01T10:00:00.000Z" });
    const last = await anOrder({ customer, date: "2026-11-01T10:00:00.000Z" });
    const page = await (await signedIn(customer.username)).get("/account");
    for (const words of ["Ciao, Ada", last.number, "In attesa", "36,60", "3 ×"])
      expect(page.text("main")).toContain(words);
    const cart = await page.submit(intent("reorder"));
    expect(cart.url).toBe("/cart");
    const rows = await sql(
      "SELECT r.product_id AS product, r.qty FROM cart_rows r JOIN carts c ON c.id = r.cart_id WHERE c.customer_id = ?",
      customer.id,
    );
    expect(rows).toEqual([{ product: last.product, qty: 3 }]);
  });

  it("shows a message if there is no order yet", async () => {
    const page = await (await signedIn((await aCustomer()).username)).get("/account");
    expect(page.text("main")).toContain("Non hai ancora fatto ordini");
    expect(page.$(intent("reorder")).length).toBe(0);
  });

  it("shows the wishlist if it contains a product, and no empty card otherwise", async () => {
    const [visitor, product] = [await signedIn((await aCustomer()).username), await aProduct()];
    const link = 'main a[href="/account/wishlist"]:not(nav a)';
    expect((await visitor.get("/account")).$(link)).toHaveLength(0);
    await (await visitor.get(`/p/${product.slug}`)).submit('[formaction="/account/wishlist"]');
    const page = await visitor.get("/account");
    expect(page.$(link)).toHaveLength(1);
    expect(page.text("main")).toContain(product.name);
  });

  it("links to all pages of the account", async () => {
    const visitor = await signedIn("consumer@demo.test");
    const page = await visitor.get("/account");
    const rooms = page
      .$("nav[aria-label=Account] a")
      .toArray()
      .map((one) => page.$(one).attr("href") ?? "");
    expect(rooms).toHaveLength(7);
    for (const room of rooms) {
      const there = await visitor.get(room);
      expect([room, there.status, there.url]).toEqual([room, 200, room]);
      expect((await browser().get(room)).url).toMatch(room === "/auth/logout" ? /logout/ : /^\/auth\/login/);
    }
  });
});

describe("/account/downloads", () => {
  it("shows documents by type, including the customer's own, and opens them", async () => {
    const visitor = await signedIn("business@demo.test");
    const page = await visitor.get("/account/downloads");
    for (const words of [
      "Fatture",
      "Documenti di trasporto",
      "Cataloghi",
      "Listini",
      "Schede tecniche",
      "PDF",
    ])
      expect(page.text("main")).toContain(words);
    expect(page.text("main")).not.toContain("General catalogue");
    const invoice = page.$("main a:contains('Fattura')").first().attr("href") ?? "";
    const session = `session=${visitor.cookies.get("session")}`;
    const open = (headers: Record<string, string>) => fetch(shopUrl() + invoice, { headers });
    const file = await open({ Cookie: session });
    expect([file.status, file.headers.get("Content-Type")]).toEqual([200, "application/pdf"]);
    expect(file.headers.get("Cache-Control")).toBe("private, no-store");
    expect((await file.text()).slice(0, 5)).toBe("%PDF-");
    const part = await open({ Cookie: session, Range: "bytes=0-3" });
    expect([part.status, await part.text()]).toEqual([206, "%PDF"]);
    expect((await open({})).status).toBe(404);
    const other = await signedIn("business2@demo.test");
    expect((await open({ Cookie: `session=${other.cookies.get("session")}` })).status).toBe(404);
    expect((await visitor.get("/documents/..%2f1")).status).toBe(404);
  });

  it("filters by type and words, page by page, in the reader's language", async () => {
    const visitor = await signedIn("consumer@demo.test");
    const list = await (await visitor.get("/account/downloads")).submit("main form:has([name=type])", {
      type: "safety_sheet",
    });
    expect(list.$("main ul li a[href^='/documents/']").length).toBe(25);
    const next = await list.follow("a[rel=next]");
    expect(next.url).toBe("/account/downloads?type=safety_sheet&page=2");
    const found = await next.submit("main form:has([name=type])", {
      type: "",
      search: "mannoproteine tecnica",
    });
    expect(found.text("main")).toContain("Scheda tecnica: Mannoproteine");
    expect(found.text("main")).toContain("Schede tecniche, PDF");
    const english = await visitor.get("/account/downloads?search=mannoproteins&locale=en");
    expect(english.text("main")).toContain("Technical sheet: Mannoproteins");
    const wrong = await visitor.get("/account/downloads?type=secret&locale=it");
    expect([wrong.status, wrong.text("main [role=status]")]).toEqual([
      200,
      expect.stringContaining("ignorato"),
    ]);
  });
});

describe("/account/details", () => {
  it("shows the email address once if it is also the user name", async () => {
    const customer = await aCustomer();
    const visitor = await signedIn(customer.username);
    const namesOf = async () => {
      const { $ } = await visitor.get("/account/details");
      return $("main dt")
        .toArray()
        .map((name) => $(name).text());
    };
    expect(await namesOf()).toContain("E-mail");
    expect(await namesOf()).not.toContain("Nome utente");
    await sql("UPDATE users SET email = ? WHERE id = ?", `other-${customer.username}`, customer.id);
    expect(await namesOf()).toEqual(expect.arrayContaining(["Nome utente", "E-mail"]));
  });
});

describe("the customer list of an agent", () => {
  it("marks customers who are due to reorder, and shows the orders of all customers", async () => {
    const agent = await anAgent();
    const [due, fresh] = [
      await aCustomer({ type: "business", agent: agent.id }),
      await aCustomer({ type: "business", agent: agent.id }),
    ];
    const day = (ago: number) => new Date(Date.now() - ago * 86_400_000).toISOString();
    for (const ago of [70, 50, 30])
      await anOrder({ customer: due, type: "business", agent: agent.id, date: day(ago) });
    for (const ago of [45, 25, 5])
      await anOrder({ customer: fresh, type: "business", agent: agent.id, date: day(ago) });
    const foreign = await anOrder({ customer: await aCustomer(), date: day(1) });
    const page = await (await signedIn(agent.username)).get("/customers");
    const rowOf = (id: number) => page.$(`main tr:has(button[name=customer][value="${id}"])`).text();
    expect(rowOf(due.id)).toContain("È ora di riordinare");
    expect(rowOf(fresh.id)).toContain("Di solito riordina entro il");
    const orders = page.$("main #orders tbody tr");
    expect(orders.length).toBe(6);
    expect(page.text("main #orders")).not.toContain(foreign.number);
    const order = await page.submit(`#orders ${intent("select")}`);
    expect(order.url).toMatch(/^\/account\/orders\/\d+$/);
    expect(order.status).toBe(200);
    expect(order.$("section[aria-label='Per chi compri']").length).toBe(1);
  });
});
