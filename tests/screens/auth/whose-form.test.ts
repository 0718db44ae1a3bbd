// A form that was made for one customer and is sent while another customer, an agent without a customer, or nobody
// is signed in: CONTRACT §8, "Whose form it was".
import { beforeAll, describe, expect, it } from "vitest";
import { type Browser, browser, intent, type Page } from "../../support/browser";
import { aCustomer, anAgent, aProduct } from "../../support/builders/builders";
import { anOrder } from "../../support/builders/order-builder";
import { add, asCustomer, enterAs } from "../../support/cart-page";
import { atTheTill, newEmail, ORDER, person } from "../../support/guest";
import { PASSWORD, shopUrl, sql } from "../../support/worker/worker";

interface Form {
  path: string;
  fields: Record<string, string>;
  /** A part of the HTML that shows the typed value again. */
  typed: string;
  /** The message that names the action that did not happen. */
  undone: RegExp;
}

const ADDED = /Nel carrello non è stato aggiunto nulla/;
const CART = /Il carrello non è stato cambiato/;
const NOTE = "lasciare al vicino";

const FORMS: Record<string, (known: { product: number; order: number; row: number; list: number }) => Form> =
  {
    "place-order": () => ({
      path: "/cart/checkout",
      fields: { intent: "place-order", notes: NOTE },
      typed: NOTE,
      undone: /L’ordine non è stato inviato/,
    }),
    refresh: () => ({
      path: "/cart/checkout",
      fields: { intent: "refresh", customer_reference: "ODA 7/2026" },
      typed: "ODA 7/2026",
      undone: /Non è stato cambiato nulla/,
    }),
    add: ({ product }) => ({
      path: "/cart",
      fields: { intent: "add", product: String(product), qty: "37" },
      typed: 'value="37"',
      undone: ADDED,
    }),
    "add-many": ({ product }) => ({
      path: "/cart",
      fields: { intent: "add-many", [`qty.${product}`]: "38" },
      typed: 'value="38"',
      undone: ADDED,
    }),
    "add-lines": () => ({
      path: "/cart",
      fields: { intent: "add-lines", lines: "ABC-1 40" },
      typed: "ABC-1 40",
      undone: ADDED,
    }),
    update: ({ row }) => ({
      path: "/cart",
      fields: { intent: "update", row: String(row), qty: "39", notes: NOTE },
      typed: NOTE,
      undone: CART,
    }),
    "update-all": ({ row }) => ({
      path: "/cart",
      fields: { intent: "update-all", [`qty.${row}`]: "41" },
      typed: 'value="41"',
      undone: CART,
    }),
    "apply-coupon": () => ({
      path: "/cart",
      fields: { intent: "apply-coupon", coupon: "PROVA-77" },
      typed: "PROVA-77",
      undone: /Il coupon non è stato cambiato/,
    }),
    "wishlist add": ({ product }) => ({
      path: "/account/wishlist",
      fields: { intent: "add", product: String(product) },
      typed: `value="${product}"`,
      undone: /La lista dei desideri non è stata cambiata/,
    }),
    "reorder all": ({ order }) => ({
      path: "/account/orders",
      fields: { intent: "reorder", order: String(order) },
      typed: "non ancora inviato",
      undone: ADDED,
    }),
    "reorder one": ({ order }) => ({
      path: `/account/orders/${order}`,
      fields: { intent: "reorder" },
      typed: "non ancora inviato",
      undone: ADDED,
    }),
    address: () => ({
      path: "/account/addresses",
      fields: { intent: "create", type: "Shipping", recipient: "Ada Neri", address: "Via dei Tini 9" },
      typed: "Via dei Tini 9",
      undone: /Gli indirizzi non sono stati cambiati/,
    }),
    "order pad": () => ({
      path: "/order-pad",
      fields: { intent: "add-lines", lines: "6 x XYZ-9" },
      typed: "6 x XYZ-9",
      undone: ADDED,
    }),
    "new list": () => ({
      path: "/order-pad/lists",
      fields: { intent: "create", name: "Lista di marzo", lines: "XYZ-9 4" },
      typed: "Lista di marzo",
      undone: /La lista non è stata cambiata/,
    }),
    list: ({ list, product }) => ({
      path: `/order-pad/lists/${list}`,
      fields: { intent: "save", [`qty.${product}`]: "43" },
      typed: 'value="43"',
      undone: /La lista non è stata cambiata/,
    }),
    "new quote": () => ({
      path: "/account/quotes/new",
      fields: { intent: "create", valid_until: "2030-01-31", notes: NOTE },
      typed: NOTE,
      undone: /Il preventivo non è stato cambiato/,
    }),
  };

let agent: Awaited<ReturnType<typeof anAgent>>;
let one: number;
let two: number;
let known: Parameters<(typeof FORMS)[string]>[0];

async function cellar(name: string): Promise<number> {
  const { id } = await aCustomer({ type: "business", agent: agent.id });
  await sql("UPDATE users SET business_name = ? WHERE id = ?", name, id);
  return id;
}

const buyFor = (shop: Browser, id: number, redirectTo = "/cart") =>
  shop.post("/customers", { intent: "select", customer: String(id), redirectTo });
const leave = (shop: Browser) => shop.post("/customers", { intent: "leave" });
const signOut = (shop: Browser) => shop.post("/auth/logout", {});
const signIn = (shop: Browser, username: string, redirectTo: string) =>
  shop.post("/auth/login", { username, password: PASSWORD, redirectTo });

const traces = () =>
  sql(
    `SELECT (SELECT count(*) FROM orders WHERE customer_id IN (?1, ?2)) AS orders,
       (SELECT sum(r.qty) FROM cart_rows r JOIN carts c ON c.id = r.cart_id WHERE c.customer_id IN (?1, ?2)) AS qty,
       (SELECT count(*) FROM addresses WHERE user_id IN (?1, ?2)) AS addresses,
       (SELECT count(*) FROM order_lists WHERE customer_id IN (?1, ?2)) AS lists,
       (SELECT count(*) FROM quotes WHERE customer_id IN (?1, ?2)) AS quotes`,
    one,
    two,
  );

const forOne = (fields: Record<string, string>) => ({ ...fields, for_customer: String(one) });

beforeAll(async () => {
  agent = await anAgent();
  [one, two] = [await cellar("Cantina Uno"), await cellar("Cantina Due")];
  const product = await aProduct({ quantity: 500 });
  const order = await anOrder({ customer: { id: one }, type: "business", agent: agent.id, item: product });
  const shop = await enterAs(agent.username);
  await buyFor(shop, one);
  const cart = await add(shop, product.id, "2");
  const row = Number(/^qty\.(\d+)$/.exec(cart.$('input[name^="qty."]').attr("name") ?? "")?.[1]);
  const list = await shop.post("/order-pad/lists", { intent: "create", name: "Solita", from: "cart" });
  known = { product: product.id, order: order.id, row, list: Number(/\d+$/.exec(list.url)?.[0]) };
});

describe.each(Object.keys(FORMS))("a form made for another customer: %s", (name) => {
  const form = () => FORMS[name]?.(known) as Form;

  it("answers 409 with both names and the typed text, and is shown filled for its own customer", async () => {
    const { path, fields, typed, undone } = form();
    const shop = await enterAs(agent.username);
    await buyFor(shop, two);
    const before = await traces();
    const refused = await shop.post(path, forOne(fields));
    expect(refused.status).toBe(409);
    for (const text of [/Cantina Uno/, /Cantina Due/, undone])
      expect(refused.text("main [role=alert]")).toMatch(text);
    expect((await shop.get(path)).html).not.toContain("non ancora inviato");
    const back = await refused.submit(intent("select"));
    expect([back.url, back.status]).toEqual([path, 200]);
    expect(back.html).toContain(typed);
    expect(await traces()).toEqual(before);
  });

  it("leads a signed-out user to the login and shows the form as typed to the same user", async () => {
    const { path, fields, typed, undone } = form();
    const shop = await enterAs(agent.username);
    await buyFor(shop, one);
    await signOut(shop);
    const before = await traces();
    const login = await shop.post(path, forOne(fields));
    expect(login.hops).toEqual([`303 /auth/login?redirectTo=${encodeURIComponent(path)}`]);
    expect(login.text("main")).toMatch(undone);
    const customers = await signIn(shop, agent.username, path);
    expect(customers.url).toMatch(/^\/customers\?redirectTo=/);
    const back = await customers.submit(`form:has([name=customer][value="${one}"][type=hidden])`);
    expect([back.url, back.status]).toEqual([path, 200]);
    expect(back.html).toContain(typed);
    expect(await traces()).toEqual(before);
  });

  it("redirects an agent without a customer to the list of customers, and names the action that did not happen", async () => {
    const { path, fields, typed, undone } = form();
    const shop = await enterAs(agent.username);
    await buyFor(shop, one);
    await leave(shop);
    const before = await traces();
    const customers = await shop.post(path, forOne(fields));
    expect(customers.hops).toEqual([`303 /customers?redirectTo=${encodeURIComponent(path)}`]);
    expect(customers.text("main")).toMatch(undone);
    expect(customers.text("main")).toContain("Cantina Uno");
    expect((await buyFor(shop, two, path)).html).not.toContain("non ancora inviato");
    await leave(shop);
    const again = await shop.get(`/customers?redirectTo=${encodeURIComponent(path)}`);
    const back = await again.submit(`form:has([name=customer][value="${one}"][type=hidden])`);
    expect([back.url, back.status]).toEqual([path, 200]);
    expect(back.html).toContain(typed);
    expect(await traces()).toEqual(before);
  });

  it("returns the same refusals to a program as JSON", async () => {
    const { path, fields, undone } = form();
    const shop = await enterAs(agent.username);
    await buyFor(shop, two);
    const post = async () => {
      const Cookie = [...shop.cookies].map((pair) => pair.join("=")).join("; ");
      const answer = await fetch(shopUrl() + path, {
        ...{ method: "POST", redirect: "manual", body: new URLSearchParams(forOne(fields)) },
        headers: { Accept: "application/json", Cookie },
      });
      return { status: answer.status, ...((await answer.json()) as Record<string, unknown>) };
    };
    expect(await post()).toMatchObject({
      ...{ ok: false, status: 409, errors: { "": [expect.stringMatching(undone)] } },
      result: { wrongCustomer: { madeFor: { id: one }, now: { id: two } } },
    });
    await leave(shop);
    const message = [{ kind: "err", text: expect.stringMatching(undone) }];
    expect(await post()).toMatchObject({
      ...{ ok: false, status: 303, errors: { "": ["customer_required"] }, messages: message },
      next: `/customers?redirectTo=${encodeURIComponent(path)}`,
    });
    await signOut(shop);
    expect(await post()).toMatchObject({
      ...{ ok: false, status: 303, errors: { "": ["not_authenticated"] }, messages: message },
      next: `/auth/login?redirectTo=${encodeURIComponent(path)}`,
    });
  });
});

describe("a form whose user has signed out", () => {
  const typedNote = (page: Page) => page.$('[name="notes"]').text();

  async function atCheckout() {
    const { shop, id, username } = await asCustomer();
    await add(shop, (await aProduct({ quantity: 50 })).id, "2");
    return { shop, id, username, page: await shop.get("/cart/checkout") };
  }

  it("is shown again to the same customer at each page load until it is sent", async () => {
    const { shop, username, page } = await atCheckout();
    await signOut(shop);
    const login = await page.submit(ORDER, { notes: "n".repeat(2000) });
    expect(login.url).toBe("/auth/login?redirectTo=%2Fcart%2Fcheckout");
    const back = await signIn(shop, username, "/cart/checkout");
    expect([back.url, typedNote(back)]).toEqual(["/cart/checkout", "n".repeat(2000)]);
    const reloaded = await shop.get("/cart/checkout");
    expect(typedNote(reloaded)).toBe("n".repeat(2000));
    const refreshed = await reloaded.submit(intent("refresh"), { notes: "altro" });
    expect(typedNote(refreshed)).toBe("altro");
    expect(typedNote(await shop.get("/cart/checkout"))).toBe("");
  });

  it("is hidden from another user, who is offered to return to the first account", async () => {
    const { shop, username, id, page } = await atCheckout();
    const other = await aCustomer();
    await signOut(shop);
    await signIn(shop, other.username, "/cart");
    const refused = await page.submit(ORDER, { notes: NOTE });
    expect(refused.status).toBe(409);
    expect(refused.text("main")).toContain(NOTE);
    expect((await shop.get("/cart/checkout")).html).not.toContain(NOTE);
    const login = await refused.submit('main form[action="/auth/logout"]');
    expect(login.url).toBe("/auth/login?redirectTo=%2Fcart%2Fcheckout");
    expect(typedNote(await signIn(shop, username, "/cart/checkout"))).toBe(NOTE);
    expect(await sql("SELECT id FROM orders WHERE customer_id IN (?, ?)", id, other.id)).toEqual([]);
  });

  it("is stored for its customer if the browser sent no cookie, and shown in the page itself if it is too large", async () => {
    const { id, username } = await atCheckout();
    const fields = { intent: "place-order", notes: NOTE, for_customer: String(id) };
    const stranger = browser();
    expect((await stranger.post("/cart/checkout", fields)).hops[0]).toMatch(/^303 \/auth\/login/);
    expect(typedNote(await signIn(stranger, username, "/cart/checkout"))).toBe(NOTE);
    const lines = Array.from({ length: 400 }, (_, at) => `CODE-${at} 4`).join("\n");
    const large = await browser().post("/cart", { intent: "add-lines", lines, for_customer: String(id) });
    expect([large.status, large.text("main").includes("CODE-399 4")]).toEqual([401, true]);
  });

  it("names the action that did not happen in each language", async () => {
    const { page, shop } = await atCheckout();
    await signOut(shop);
    for (const [locale, text] of [
      ["en", "The order was not placed."],
      ["es", "El pedido no se ha enviado."],
    ] as const) {
      shop.cookies.set("lan", locale);
      expect((await page.submit(ORDER, { notes: NOTE })).text("main")).toContain(text);
    }
  });
});

describe("a session that was ended on another device", () => {
  async function endedElsewhere() {
    const { shop, id, username } = await asCustomer();
    await sql("DELETE FROM tokens WHERE user_id = ?", id);
    return { shop, username };
  }

  it("is cleared with the first page, and the visitor orders as a guest", async () => {
    const { shop } = await endedElsewhere();
    const product = await aProduct({ quantity: 20, priceCents: 2000 });
    const page = await shop.get(`/p/${product.slug}`);
    expect([page.status, shop.cookies.has("session")]).toEqual([200, false]);
    const cart = await page.submit(intent("add"), { qty: "2" });
    expect(cart.hops[0]).toMatch(/^303 \/(cart|p\/)/);
    const till = await shop.get("/cart/checkout");
    expect([till.status, till.$("form#guest-checkout").length]).toEqual([200, 1]);
    const placed = await till.submit(ORDER, person(newEmail()));
    expect(placed.status).toBeLessThan(400);
  });

  it.each(["/cart", "/cart/checkout", "/p", "/home"])("opens %s without a login", async (path) => {
    const { shop } = await endedElsewhere();
    const page = await shop.get(path);
    expect([page.status, page.url, shop.cookies.has("session")]).toEqual([200, path, false]);
  });

  it("is reported at the login", async () => {
    const { shop } = await endedElsewhere();
    const login = await shop.get("/account/orders");
    expect(login.hops).toEqual(["302 /auth/login?redirectTo=%2Faccount%2Forders"]);
    expect(login.text("main")).toContain("La sessione è scaduta.");
    await signOut(shop);
  });

  it("does not clear the new cookie when another tab sends the old one", async () => {
    const shop = await enterAs(agent.username);
    const late = browser();
    for (const [name, value] of shop.cookies) late.cookies.set(name, value);
    await buyFor(shop, one);
    await late.get("/customers");
    expect(late.cookies.has("session")).toBe(true);
  });
});

describe("a guest's form sent after signing in elsewhere", () => {
  const typed = { ...person("ada@demo.test"), address: "Via dei Tini 9", notes: "suonare due volte" };

  it("places no order, and offers the typed address as a new one with the notes kept", async () => {
    const { shop, page } = await atTheTill();
    const { username, id } = await aCustomer();
    await signIn(shop, username, "/cart");
    const refused = await page.submit(ORDER, typed);
    expect(refused.status).toBe(409);
    expect(refused.text("main")).toContain("L’ordine non è stato inviato.");
    expect(refused.text("main")).toContain("Via dei Tini 9");
    expect(refused.$('[name="notes"]').text()).toBe(typed.notes);
    const form = await refused.submit('main [role=status] [value="add-shipping-address"]');
    expect(form.url).toMatch(/^\/account\/addresses\?type=Shipping/);
    expect(form.$('#address-form [name="address"]').attr("value")).toBe("Via dei Tini 9");
    expect(form.$('[name="recipient"]').attr("value")).toBe("Ada Neri");
    const back = await form.submit(intent("create"));
    expect([back.url, back.$('[name="notes"]').text()]).toEqual(["/cart/checkout", typed.notes]);
    expect(back.text("main")).toContain("Via dei Tini 9");
    expect(await sql("SELECT id FROM orders WHERE customer_id = ?", id)).toEqual([]);
  });

  it("waits until the agent has chosen a customer", async () => {
    const { shop, page } = await atTheTill();
    await signIn(shop, agent.username, "/customers");
    const customers = await page.submit(ORDER, typed);
    expect(customers.hops[0]).toBe("303 /customers?redirectTo=%2Fcart%2Fcheckout");
    const till = await buyFor(shop, one, "/cart/checkout");
    expect(till.text("main")).toContain("Via dei Tini 9");
    expect(till.$('[name="notes"]').text()).toBe(typed.notes);
  });
});
