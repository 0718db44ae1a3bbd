import { describe, expect, it } from "vitest";
import { type Browser, browser, intent } from "../../support/browser";
import { aCustomer, anAgent, aProduct } from "../../support/builders/builders";
import { formData, pressed } from "../../support/builders/form-data";
import { PASSWORD, shopUrl, sql } from "../../support/worker/worker";

const BAND = "section[aria-label='Per chi compri']";

async function anAgentOfTwo() {
  const agent = await anAgent();
  const aCellar = async (name: string) => {
    const cellar = await aCustomer({ type: "business", agent: agent.id });
    await sql("UPDATE users SET business_name = ? WHERE id = ?", name, cellar.id);
    return cellar;
  };
  const [one, two] = [await aCellar("Cantina Uno"), await aCellar("Cantina Due")];
  const visitor = browser();
  await visitor.post("/auth/login", { username: agent.username, password: PASSWORD });
  return { one, two, visitor };
}

const choose = async (visitor: Browser, customer: number) =>
  (await visitor.get("/customers")).submit(`button[name=customer][value="${customer}"]`);

const rowsOf = (customer: number) =>
  sql<{ product_id: number; qty: number }>(
    "SELECT r.product_id, r.qty FROM cart_rows r JOIN carts c ON c.id = r.cart_id WHERE c.customer_id = ?",
    customer,
  );

/** Lists the links and forms of a page that lack the customer parameter, except those that lack it on purpose. */
const forgetful = (page: Awaited<ReturnType<Browser["get"]>>): string[] =>
  page
    .$("a[href^='/'], form[action^='/'], button[formaction^='/']")
    .toArray()
    .flatMap((element) => {
      const { href, action, formaction, method } = element.attribs;
      if (element.tagName === "form" && method !== "post")
        return page.$(element).find("[name=customer]").length > 0 ? [] : [action ?? ""];
      return href ?? action ?? formaction ?? [];
    })
    .filter((path) => !/[?&]customer=|^\/(customers|auth)/.test(path));

describe("two customers of one name", () => {
  it("have their towns beside the name, chosen or named by the address", async () => {
    const { one, two, visitor } = await anAgentOfTwo();
    for (const [{ id }, city] of [
      [one, "Trento"],
      [two, "Latina"],
    ] as const) {
      await sql("UPDATE users SET business_name = 'Cantina Colle' WHERE id = ?", id);
      await sql("UPDATE addresses SET city = ? WHERE user_id = ?", city, id);
    }
    await choose(visitor, one.id);
    expect((await visitor.get("/order-pad")).text(`${BAND} p`)).toContain("Cantina Colle, Trento");
    const other = await visitor.get(`/order-pad?customer=${two.id}`);
    expect(other.text(`${BAND} p`)).toContain("Cantina Colle, Latina");
    expect(other.text("title")).toContain("Cantina Colle, Latina");
    expect(other.text(`${BAND} nav`)).toMatch(/Cantina Colle, Trento.*Cantina Colle, Latina/);
  });
});

describe("an agent's page whose address names the customer", () => {
  it("is for that one and not for the chosen one, and so is all that it leads to", async () => {
    const { one, two, visitor } = await anAgentOfTwo();
    const item = await aProduct({ quantity: 50 });
    await choose(visitor, one.id);
    const query = `?customer=${two.id}`;
    for (const path of [
      "/order-pad",
      "/order-pad/lists",
      "/cart",
      `/p/${item.slug}`,
      "/p",
      "/account/orders",
    ]) {
      const page = await visitor.get(path + query);
      expect([path, page.status, page.text(`${BAND} b`)]).toEqual([path, 200, "Cantina Due"]);
      if (!path.startsWith("/p")) expect(page.text("title")).toContain(" | Cantina Due, Firenze | ");
      expect([path, forgetful(page)]).toEqual([path, []]);
    }
    const home = await visitor.get(`/${query}`);
    expect(home.url).toBe(`/home${query}`);
    expect((await visitor.get("/cart")).text(`${BAND} b`)).toBe("Cantina Uno");
  });

  it("fills, changes and orders only that customer's cart, in turns with another customer's", async () => {
    const { one, two, visitor } = await anAgentOfTwo();
    const item = await aProduct({ quantity: 50, priceCents: 5000 });
    const both = [one, two];
    const shown = await Promise.all(both.map(({ id }) => visitor.get(`/p/${item.slug}?customer=${id}`)));
    for (const [at, page] of shown.entries()) await page.submit(intent("add"), { qty: String(at + 2) });
    expect(await rowsOf(one.id)).toEqual([{ product_id: item.id, qty: 2 }]);
    expect(await rowsOf(two.id)).toEqual([{ product_id: item.id, qty: 3 }]);
    const carts = await Promise.all(both.map(({ id }) => visitor.get(`/cart?customer=${id}`)));
    const [changed] = await Promise.all(
      carts.slice(0, 1).map((cart) => {
        const name = cart.$("[name^='qty.']").attr("name") ?? "";
        return cart.submit(intent("update-all"), { [name]: "7" });
      }),
    );
    expect(changed?.url).toBe(`/cart?customer=${one.id}`);
    const till = await carts[1]?.submit(intent("checkout"));
    expect(till?.url).toBe(`/cart/checkout?customer=${two.id}`);
    const placed = await till?.submit(intent("place-order"));
    expect(placed?.url).toMatch(new RegExp(`^/pay/[^?]+\\?order=new&customer=${two.id}$`));
    const refresh = placed?.$('meta[http-equiv="refresh"]').attr("content");
    expect(refresh).toMatch(new RegExp(`^0;url=/pay/[^?]+\\?customer=${two.id}$`));
    expect(await rowsOf(two.id)).toEqual([]);
    expect(await rowsOf(one.id)).toEqual([{ product_id: item.id, qty: 7 }]);
  });

  it("shows flash messages only on the pages of the same customer", async () => {
    const { one, two, visitor } = await anAgentOfTwo();
    const item = await aProduct({ quantity: 50 });
    const shown = await visitor.get(`/p/${item.slug}?customer=${one.id}`);
    const { form, button } = pressed(shown.$, intent("add"));
    const action = button.attr("formaction") ?? form.attr("action");
    const body = formData(shown.$, form, button, { qty: "2" });
    const Cookie = [...visitor.cookies].map((pair) => pair.join("=")).join("; ");
    // The redirect is not followed: the other tab requests its page first.
    const headers = { Cookie, Origin: shopUrl() };
    const sent = await fetch(shopUrl() + action, { method: "POST", redirect: "manual", headers, body });
    for (const cookie of sent.headers.getSetCookie()) {
      const [name = "", value = ""] = cookie.split(/[=;]/);
      visitor.cookies.set(name, value);
    }
    const said = async (path: string) =>
      (await visitor.get(path)).text("body").includes("Aggiunto al carrello");
    expect(await said(`/cart?customer=${two.id}`)).toBe(false);
    expect(await said("/contatti")).toBe(false);
    expect(await said(`/cart?customer=${one.id}`)).toBe(true);
    expect(await said(`/cart?customer=${one.id}`)).toBe(false);
  });

  it("refuses a form made for another customer, and changes nothing", async () => {
    const { one, two, visitor } = await anAgentOfTwo();
    const item = await aProduct({ quantity: 50 });
    const fields = { intent: "add", product: String(item.id), qty: "1", for_customer: String(one.id) };
    const refused = await visitor.post(`/cart?customer=${two.id}`, fields);
    expect(refused.status).toBe(409);
    expect(refused.text("main")).toContain("Cantina Uno");
    expect([await rowsOf(one.id), await rowsOf(two.id)]).toEqual([[], []]);
    const back = await refused.submit(intent("select"));
    expect([back.url, back.text(`${BAND} b`)]).toEqual(["/cart", "Cantina Uno"]);
  });

  it("links to recently opened customers, and applies a coupon to one of them only", async () => {
    const { one, two, visitor } = await anAgentOfTwo();
    const item = await aProduct({ quantity: 50, priceCents: 5000 });
    await choose(visitor, one.id);
    for (const { id } of [one, two])
      await (await visitor.get(`/p/${item.slug}?customer=${id}`)).submit(intent("add"));
    const cart = await visitor.get(`/cart?customer=${two.id}`);
    expect(cart.text(`${BAND} nav [aria-current]`)).toBe("Cantina Due, Firenze");
    expect((await cart.follow(`${BAND} nav a:contains('Uno')`)).url).toBe(`/order-pad?customer=${one.id}`);
    const applied = await cart.submit(intent("apply-coupon"), { coupon: "VENDEMMIA10" });
    expect(applied.text("main")).toContain("VENDEMMIA10");
    expect((await visitor.get(`/cart?customer=${one.id}`)).html).not.toContain("VENDEMMIA10");
    expect((await visitor.get(`/cart?customer=${two.id}`)).text("main")).toContain("VENDEMMIA10");
    await (await visitor.get("/auth/logout")).submit(intent("logout"));
    expect(visitor.cookies.has("customers")).toBe(false);
  });

  it("is refused for another agent's customer, and ignored for users who are not agents", async () => {
    const { visitor } = await anAgentOfTwo();
    const foreign = await aCustomer({ type: "business", agent: (await anAgent()).id });
    for (const named of [foreign.id, "0", "x"])
      expect((await visitor.get(`/cart?customer=${named}`)).hops).toEqual([
        "302 /customers?redirectTo=%2Fcart",
      ]);
    const posted = await visitor.post(`/cart?customer=${foreign.id}`, { intent: "clear" });
    expect(posted.hops[0]).toBe("303 /customers?redirectTo=%2Fcart");
    const self = await aCustomer({ type: "business" });
    const other = browser();
    await other.post("/auth/login", { username: self.username, password: PASSWORD });
    const cart = await other.get(`/cart?customer=${foreign.id}`);
    expect(cart.status).toBe(200);
    expect(cart.$(`a[href*="customer="]`).length).toBe(0);
  });
});
