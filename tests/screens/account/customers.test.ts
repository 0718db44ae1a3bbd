import { describe, expect, it } from "vitest";
import { type Browser, browser, intent } from "../../support/browser";
import { aCustomer, anAgent, aProduct } from "../../support/builders/builders";
import { anOrder } from "../../support/builders/order-builder";
import { PASSWORD, sql } from "../../support/worker/worker";

const BAND = "section[aria-label='Per chi compri']";
const signIn = (visitor: Browser, username: string, redirectTo = "/p") =>
  visitor.post("/auth/login", { username, password: PASSWORD, redirectTo });

const buyFor = (customer: number): string => `button[name=customer][value="${customer}"]`;

async function anAgentsDay() {
  const agent = await anAgent();
  const [one, two] = [
    await aCustomer({ type: "business", agent: agent.id }),
    await aCustomer({ type: "business", agent: agent.id }),
  ];
  await sql("UPDATE users SET business_name = 'Cantina Uno' WHERE id = ?", one.id);
  await sql("UPDATE users SET business_name = 'Cantina Due' WHERE id = ?", two.id);
  const visitor = browser();
  const page = await signIn(visitor, agent.username);
  return { agent, one, two, visitor, page };
}

describe("/customers", () => {
  it("is shown to an agent instead of every page until a customer is chosen, then redirects back", async () => {
    const { one, visitor, page } = await anAgentsDay();
    expect(page.hops).toEqual(["303 /p", "302 /customers?redirectTo=%2Fp"]);
    for (const path of ["/home", "/cart", "/account/orders"])
      expect((await visitor.get(path)).hops[0]).toBe(`302 /customers?redirectTo=${encodeURIComponent(path)}`);
    for (const path of ["/nowhere/at-all", "/nope"])
      expect(await visitor.get(path)).toMatchObject({ status: 404, hops: [] });
    const chosen = await page.submit(buyFor(one.id));
    expect(chosen.hops).toEqual(["303 /p"]);
    expect(chosen.text(BAND)).toContain("Cantina Uno");
    expect((await visitor.get("/account/orders")).text(BAND)).toContain("Cantina Uno");
  });

  it("has its own search, and a link back from a page past the last one", async () => {
    const { visitor } = await anAgentsDay();
    const page = await visitor.get("/customers?search=cantina");
    expect(page.$("main form[role=search] [name=search]").val()).toBe("cantina");
    expect(page.$("header [name=search]").val() ?? "").toBe("");
    const past = await visitor.get("/customers?page=9");
    const first = await past.follow('main a:contains("torna alla prima")');
    expect(first.text("main")).toContain("Cantina Uno");
  });

  it("focuses its search field, or the button of the only result", async () => {
    const { one, visitor } = await anAgentsDay();
    const focused = async (path: string) =>
      (await visitor.get(path))
        .$("main [autofocus]")
        .toArray()
        .map(({ attribs }) => attribs.id ?? attribs.value);
    expect(await focused("/customers")).toEqual(["customer-search"]);
    expect(await focused("/customers?search=cantina")).toEqual(["customer-search"]);
    expect(await focused("/customers?search=cantina%20uno")).toEqual([String(one.id)]);
  });

  it("finds orders of all customers by number, customer or product, and lists customers due to reorder first", async () => {
    const { one, two, visitor } = await anAgentsDay();
    const item = await aProduct();
    const { id } = await anOrder({ customer: one, type: "business", date: "2026-01-05T10:00:00.000Z", item });
    for (const month of ["02", "03"])
      await anOrder({ customer: one, type: "business", date: `2026-${month}-05T10:00:00.000Z` });
    const recent = await anOrder({ customer: two, type: "business", date: "2026-11-01T10:00:00.000Z" });
    const numberOf = async (of: number) =>
      (await sql<{ number: string }>("SELECT number FROM orders WHERE id = ?", of))[0]?.number ?? "";
    const [number, other] = [await numberOf(id), await numberOf(recent.id)];
    const found = async (words: string) => {
      const text = (await visitor.get(`/customers?orders=${encodeURIComponent(words)}`)).text(
        "#orders tbody",
      );
      return [number, other].map((one) => text.includes(one));
    };
    for (const words of [number, item.sku.toLowerCase(), item.name])
      expect([words, ...(await found(words))]).toEqual([words, true, false]);
    await sql("UPDATE orders SET business_name = 'Cantina Due' WHERE id = ?", recent.id);
    expect(await found("cantina due")).toEqual([false, true]);
    expect((await visitor.get("/customers?orders=niente-del-genere")).text("main")).toContain(
      "Nessun ordine",
    );
    const names = async (query: string) => {
      const text = (await visitor.get(`/customers${query}`)).text("main tbody");
      return text.indexOf("Cantina Uno") < text.indexOf("Cantina Due");
    };
    expect([await names(""), await names("?sort=recent")]).toEqual([true, false]);
  });

  it("shows the last orders, finds customers by name, and keeps the redirect target", async () => {
    const { one, page } = await anAgentsDay();
    await anOrder({ customer: one, type: "business", date: "2026-10-05T10:00:00.000Z" });
    const found = await page.submit("main form[role=search]", { search: "cantina UNO" });
    expect(found.url).toContain("redirectTo=%2Fp");
    expect(found.text("main tbody")).toContain("Cantina Uno");
    expect(found.text("main tbody")).toContain("05/10/2026");
    expect(found.text("main tbody")).not.toContain("Cantina Due");
    const none = await found.submit("main form[role=search]", { search: "nessuno" });
    expect(none.text("main")).toContain("Nessun cliente");
  });

  it("handles a search that is too long, and reports an invalid page number", async () => {
    const { page, visitor } = await anAgentsDay();
    const long = await page.submit("main form[role=search]", { search: "x".repeat(300) });
    expect(long.status).toBe(200);
    for (const path of ["/customers?page=abc", "/customers?orders_page=0"])
      expect((await visitor.get(path)).text("main")).toContain("non è valido e l’abbiamo ignorato");
  });

  it("changes and releases the customer, each time with a new session that replaces the old one", async () => {
    const { one, two, visitor, page } = await anAgentsDay();
    const before = visitor.cookies.get("session") ?? "";
    await page.submit(buyFor(one.id));
    const first = visitor.cookies.get("session") ?? "";
    const other = await (await visitor.get("/customers")).submit(buyFor(two.id));
    expect(other.text(BAND)).toContain("Cantina Due");
    const left = await other.submit(intent("leave"));
    expect(left.url).toMatch(/^\/customers/);
    expect(left.$(BAND).length).toBe(0);
    expect((await visitor.get("/cart")).hops[0]).toMatch(/^302 \/customers/);
    for (const old of [before, first]) {
      const copy = browser();
      copy.cookies.set("session", old);
      expect((await copy.get("/customers")).hops[0]).toMatch(/^302 \/auth\/login/);
    }
  });

  it("refuses another agent's customer, and a missing one", async () => {
    const { visitor } = await anAgentsDay();
    const foreign = await aCustomer({ type: "business", agent: (await anAgent()).id });
    const choose = (customer: string) => visitor.post("/customers", { intent: "select", customer });
    expect((await choose(String(foreign.id))).status).toBe(404);
    expect((await choose("999999999")).status).toBe(404);
    expect((await choose("")).status).toBe(400);
    expect((await visitor.get("/cart")).hops[0]).toMatch(/^302 \/customers/);
  });

  it("shows a refused choice among the search results, and still redirects afterwards", async () => {
    const { one, visitor } = await anAgentsDay();
    const refused = await visitor.post("/customers?search=cantina+uno&redirectTo=%2Fp", {
      customer: "999999999",
    });
    expect([refused.status, refused.text("main [role=alert]")]).toEqual([
      404,
      "Questo cliente non è tra i tuoi.",
    ]);
    expect(refused.$("main form[role=search] [name=search]").attr("value")).toBe("cantina uno");
    expect(refused.text("main tbody")).not.toContain("Cantina Due");
    const chosen = await refused.submit(buyFor(one.id));
    expect(chosen.hops).toEqual(["303 /p"]);
  });

  it("links to a customer's phone number, and distinguishes two customers with the same name", async () => {
    const { one, two, visitor } = await anAgentsDay();
    await sql("UPDATE users SET business_name = 'Cantina Uno', vat_number = '' WHERE id = ?", two.id);
    await sql("UPDATE addresses SET phone = '+39 0141 555 000', city = 'Alba' WHERE user_id = ?", one.id);
    await sql("UPDATE addresses SET phone = '', city = 'Alba' WHERE user_id = ?", two.id);
    const page = await visitor.get("/customers");
    const rowOf = (customer: number) => page.$(`tr:has(${buyFor(customer)})`);
    expect(rowOf(one.id).find("a[href^='tel:']").attr("href")).toBe("tel:+390141555000");
    expect(rowOf(two.id).find("a[href^='tel:']").length).toBe(0);
    expect(rowOf(two.id).text()).toContain(two.username);
  });

  it("redirects users who are not agents", async () => {
    const { username } = await aCustomer();
    const visitor = browser();
    await signIn(visitor, username);
    expect((await visitor.get("/customers")).hops[0]).toBe("302 /");
    expect((await browser().get("/customers")).hops).toEqual(["302 /auth/login?redirectTo=%2Fcustomers"]);
  });

  it("is shown again when the chosen customer no longer belongs to the agent", async () => {
    const { one, visitor, page } = await anAgentsDay();
    await page.submit(buyFor(one.id));
    await sql("UPDATE users SET agent_id = ? WHERE id = ?", (await anAgent()).id, one.id);
    const next = await visitor.get("/account/orders");
    expect([next.status, next.hops]).toEqual([200, ["302 /customers?redirectTo=%2Faccount%2Forders"]]);
  });
});
