// /cart/checkout without an account: one form, nothing lost, one order, and nothing seen of an account's.
import { describe, expect, it } from "vitest";
import { Invariants } from "~/contract/operator/reports";
import { Order } from "~/contract/orders";
import { listOf } from "~/contract/wire";
import { get } from "../../support/answers";
import { type Browser, browser, type Page } from "../../support/browser";
import { aCustomer, aProduct } from "../../support/builders/builders";
import { codeMailedTo, mailbox } from "../../support/mailbox";
import { api, PASSWORD, shopUrl, signInAs, sql } from "../../support/worker/worker";

const FORM = "form#guest-checkout";
const ORDER = 'button[value="place-order"]';
const newEmail = () => `guest-${crypto.randomUUID()}@demo.test`;
const person = (email: string) => ({
  email,
  name: "Ada",
  surname: "Neri",
  address: "Via Roma 1",
  postal_code: "14100",
  city: "Asti",
  province: "AT",
  country: "IT",
});

async function atTheTill(facts: { priceCents?: number; quantity?: number } = {}) {
  const [shop, product] = [browser(), await aProduct({ priceCents: 2000, ...facts })];
  await shop.post("/cart", { intent: "add", product: String(product.id), qty: "2" });
  return { shop, product, page: await shop.get("/cart/checkout") };
}
const ordersOf = (email: string) =>
  sql<{ id: number; total_cents: number; customer_id: number }>(
    "SELECT o.id, o.total_cents, o.customer_id FROM orders o JOIN users u ON u.id = o.customer_id WHERE u.email = ?",
    email,
  );
const recalculated = (page: Page, fields: Record<string, string>) =>
  page.submit(`${FORM} button[value="refresh"]`, fields);

describe("/cart/checkout without an account", () => {
  it("places an order with one form, shows it, and mails the confirmation", async () => {
    const { shop, page } = await atTheTill();
    const email = newEmail();
    const done = await page.submit(ORDER, person(email));
    expect(done.hops[0]).toMatch(/^303 \/cart\/order-complete\?order=\d+$/);
    expect(done.status).toBe(200);
    expect(done.text("main")).toContain(email);
    expect(shop.cookies.has("cart")).toBe(false);
    const [order, ...others] = await ordersOf(email);
    expect(others).toEqual([]);
    const [mail] = await mailbox(email);
    expect(mail?.text).toContain("Ada");
    const { pathname, search } = new URL(/http\S+guest-order\S+/.exec(mail?.text ?? "")?.[0] ?? "");
    const link = pathname + search;
    const elsewhere = browser();
    const looked = await elsewhere.get(link);
    expect([looked.status, elsewhere.cookies.has("session")]).toEqual([200, false]);
    expect((await looked.submit("main form")).url).toBe(`/account/orders/${order?.id}`);
    expect((await browser().post(link.replace(/\d/, "9"), {})).status).toBe(404);
    const orders = await shop.get("/account/orders");
    expect(orders.text("main")).toContain(
      String((await sql("SELECT number FROM orders WHERE id = ?", order?.id ?? 0))[0]?.number),
    );
    expect((await shop.get(`/account/orders/${order?.id}`)).status).toBe(200);
  });

  it("works out shipping and VAT for the country, without JavaScript", async () => {
    const { page } = await atTheTill();
    const total = (one: Page) => one.$('[name="expected_total"]').attr("value");
    const spain = await recalculated(page, {
      ...person("x"),
      country: "ES",
      postal_code: "28001",
      province: "",
    });
    expect(spain.status).toBe(200);
    expect(spain.$('[name="email"]').attr("value")).toBe("x");
    expect(spain.$('[name="country"] option[selected]').attr("value")).toBe("ES");
    expect(total(spain)).not.toBe(total(page));
    const email = newEmail();
    const done = await spain.submit(ORDER, { email });
    expect(done.url).toMatch(/^\/cart\/order-complete/);
    const [order] = await ordersOf(email);
    expect(((order?.total_cents ?? 0) / 100).toFixed(2)).toBe(total(spain));
  });

  it("shows the new total where another country was chosen and not yet worked out", async () => {
    const { page } = await atTheTill();
    const email = newEmail();
    const typed = { ...person(email), country: "ES", postal_code: "28001", province: "" };
    const changed = await page.submit(ORDER, typed);
    expect([changed.status, await ordersOf(email)]).toEqual([409, []]);
    expect(changed.text("main [role=alert]")).not.toBe("");
    expect(changed.$('[name="city"]').attr("value")).toBe("Asti");
    expect((await changed.submit(ORDER)).url).toMatch(/^\/cart\/order-complete/);
  });

  it("comes back filled, with what is wrong beside each field, as often as it is refused", async () => {
    const { page } = await atTheTill();
    const email = newEmail();
    const empty = await page.submit(ORDER, { notes: "suonare due volte" });
    expect(empty.status).toBe(400);
    for (const field of ["email", "name", "surname", "address", "postal_code", "city"])
      expect(empty.$(`#${field}`).attr("aria-invalid"), field).toBe("true");
    expect(empty.$('[name="notes"]').text()).toBe("suonare due volte");
    const wrong = await empty.submit(ORDER, { ...person(email), postal_code: "1410", province: "XX" });
    expect(wrong.status).toBe(400);
    for (const field of ["postal_code", "province"])
      expect(wrong.$(`#${field}`).attr("aria-invalid"), field).toBe("true");
    expect(await ordersOf(email)).toEqual([]);
    const done = await wrong.submit(ORDER, { postal_code: "14100", province: "AT" });
    expect(done.url).toMatch(/^\/cart\/order-complete/);
    expect(await ordersOf(email)).toHaveLength(1);
  });

  it("bills to another address where one is typed", async () => {
    const { page } = await atTheTill();
    const email = newEmail();
    await page.submit(ORDER, {
      ...person(email),
      billing_recipient: "Neri Costruzioni",
      billing_address: "Via Po 2",
      billing_postal_code: "10121",
      billing_city: "Torino",
      billing_province: "TO",
    });
    const [order] = await ordersOf(email);
    const [row] = await sql(
      "SELECT billing_address, shipping_address FROM orders WHERE id = ?",
      order?.id ?? 0,
    );
    expect(JSON.parse(String(row?.billing_address))).toMatchObject({
      recipient: "Neri Costruzioni",
      city: "Torino",
    });
    expect(JSON.parse(String(row?.shipping_address))).toMatchObject({ recipient: "Ada Neri", city: "Asti" });
  });

  it("places one order of a form that is sent twenty times at once, and again an hour later", async () => {
    const { shop, page } = await atTheTill();
    const email = newEmail();
    const fields: Record<string, string> = { intent: "place-order", ...person(email) };
    for (const name of ["idempotency_key", "expected_total"])
      fields[name] = page.$(`[name="${name}"]`).attr("value") ?? "";
    for (const name of ["shipping_policy", "payment_method"])
      fields[name] = page.$(`[name="${name}"][checked]`).attr("value") ?? "";
    const cookies = new Map(shop.cookies);
    const copy = (): Browser => {
      const one = browser();
      for (const [name, value] of cookies) one.cookies.set(name, value);
      return one;
    };
    // Ten an hour are the limit of an e-mail: the others are told to wait.
    const answers = await Promise.all(Array.from({ length: 9 }, () => copy().post("/cart/checkout", fields)));
    expect(await ordersOf(email)).toHaveLength(1);
    const [order] = await ordersOf(email);
    expect(new Set(answers.map(({ url }) => url))).toEqual(
      new Set([`/cart/order-complete?order=${order?.id}`]),
    );
    expect((await copy().post("/cart/checkout", fields)).url).toBe(`/cart/order-complete?order=${order?.id}`);
    expect(await ordersOf(email)).toHaveLength(1);
  });

  it("leads to the login where the shop has no guest checkout", async () => {
    const { shop } = await atTheTill();
    const { operator } = await import("../../support/operator");
    await operator().settings.put({ key: "GUEST_CHECKOUT", value: false });
    try {
      expect((await shop.get("/cart/checkout")).hops[0]).toMatch(/^302 \/auth\/login/);
    } finally {
      await operator().settings.put({ key: "GUEST_CHECKOUT", value: true });
    }
  });
});

describe("a guest", () => {
  const asGuest = async (email = newEmail()) => {
    const { shop, page } = await atTheTill();
    await page.submit(ORDER, person(email));
    const [order] = await ordersOf(email);
    return { shop, email, order: order?.id ?? 0, id: order?.customer_id ?? 0 };
  };
  const token = async (email: string): Promise<string> => {
    const answer = await api("auth/guest/", {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ email, name: "Ada", surname: "Neri" }),
    });
    return ((await answer.json()) as { token: string }).token;
  };

  it("sees and touches nothing of the account with the same e-mail, nor of another guest's", async () => {
    const customer = await aCustomer();
    const account = await signInAs(customer.username);
    const first = await asGuest(customer.username);
    const headers = { Authorization: `Token ${await token(customer.username)}` };
    const ask = (path: string) => api(path, { headers });
    for (const path of [
      `orders/${first.order}/`,
      `orders/rows/?order=${first.order}`,
      `orders/?customer=${customer.id}`,
      `users/${customer.id}/`,
      `addresses/?customer=${customer.id}`,
      `documents/?customer=${customer.id}`,
    ])
      expect([path, (await ask(path)).status]).toEqual([path, 404]);
    const { count } = (await (await ask("orders/")).json()) as { count: number };
    expect(count).toBe(0);
    expect((await get(account, "orders/", listOf(Order))).count).toBe(0);
    expect((await first.shop.get(`/account/orders/${first.order}`)).status).toBe(200);
    const other = await asGuest(customer.username);
    expect((await other.shop.get(`/account/orders/${first.order}`)).status).toBe(404);
    expect((await other.shop.get(`/cart/order-complete?order=${first.order}`)).status).toBe(404);
  });

  it("cannot log in, reset or change a password", async () => {
    const { id } = await asGuest();
    const [{ username = "" } = {}] = await sql<{ username: string }>(
      "SELECT username FROM users WHERE id = ?",
      id,
    );
    for (const password of ["", "none", PASSWORD]) {
      const basic = Buffer.from(`${username}:${password}`).toString("base64");
      const login = await api("auth/login/", {
        method: "POST",
        headers: { Authorization: `Basic ${basic}` },
      });
      expect(login.status).toBe(401);
    }
    const reset = await api("auth/password-reset/", {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ username }),
    });
    expect(reset.status).toBe(404);
  });

  it("is led from the pages of an account to the orders, and may sign in or sign up", async () => {
    const { shop } = await asGuest();
    for (const path of ["/account", "/account/details", "/account/wishlist"])
      expect((await shop.get(path)).url, path).toBe("/account/orders");
    for (const path of ["/auth/login", "/auth/sign-up", "/account/addresses"])
      expect((await shop.get(path)).url, path).toBe(path);
    expect((await shop.get("/p")).text("header")).not.toContain("Preferiti");
  });

  it("finds the orders in the account that the e-mail's code opens, and not as the guest any more", async () => {
    const { shop, email, order } = await asGuest();
    const fields = { name: "Ada", surname: "Neri", email, password: "Torchio-Verde-77" };
    const code = await shop.post("/auth/sign-up", {
      ...fields,
      password_confirm: fields.password,
      privacy_consent: "yes",
    });
    const guest = new Map(shop.cookies);
    await code.submit('form[action="/auth/sign-up/code"]', { otp: await codeMailedTo(email) });
    expect((await shop.get(`/account/orders/${order}`)).status).toBe(200);
    const account = await signInAs(email, fields.password);
    expect((await get(account, "orders/", listOf(Order))).results.map(({ id }) => id)).toEqual([order]);
    const old = browser();
    for (const [name, value] of guest) old.cookies.set(name, value);
    expect((await old.get(`/account/orders/${order}`)).hops[0]).toMatch(/login/);
  });

  it("finds the orders in the account whose password the e-mail's code resets", async () => {
    const customer = await aCustomer();
    const { order } = await asGuest(customer.username);
    const post = (path: string, body: object) =>
      api(path, {
        method: "POST",
        headers: { "Content-Type": "application/json" },
        body: JSON.stringify(body),
      });
    await post("auth/password-reset/", { username: customer.username });
    const otp = await codeMailedTo(customer.username);
    const changed = await post("auth/otp-password-change/", {
      username: customer.username,
      password: "Torchio-Verde-77",
      otp,
    });
    expect(changed.status).toBe(204);
    const account = await signInAs(customer.username, "Torchio-Verde-77");
    expect((await get(account, "orders/", listOf(Order))).results.map(({ id }) => id)).toEqual([order]);
    const invariants = await fetch(`${shopUrl()}/api/v3/operator/invariants/`, {
      headers: { Authorization: "Bearer operator-demo-token" },
    });
    // Other tests of this run leave faults of their own.
    const { faults } = Invariants.parse(await invariants.json());
    expect(faults.filter(({ of }) => of === `order/${order}`)).toEqual([]);
  });

  it("uses a coupon once, however many guests the same e-mail becomes", async () => {
    const email = newEmail();
    const use = async () => {
      const { shop } = await atTheTill({ priceCents: 5000 });
      await shop.post("/cart", { intent: "apply-coupon", coupon: "UNAVOLTA" });
      return (await shop.get("/cart/checkout")).submit(ORDER, person(email));
    };
    expect((await use()).url).toMatch(/order-complete/);
    const again = await use();
    expect(again.status).toBe(409);
    expect(await ordersOf(email)).toHaveLength(1);
  });

  it("is limited by the e-mail", async () => {
    const email = newEmail();
    const answers: number[] = [];
    for (let n = 0; n < 11; n += 1) {
      const answer = await api("auth/guest/", {
        method: "POST",
        headers: { "Content-Type": "application/json" },
        body: JSON.stringify({ email, name: "Ada", surname: "Neri" }),
      });
      answers.push(answer.status);
    }
    expect(answers).toEqual([...Array.from({ length: 10 }, () => 200), 429]);
  });

  it("withdraws from the contract as anybody else", async () => {
    const { email, order, shop } = await asGuest();
    const [{ number = "" } = {}] = await sql<{ number: string }>(
      "SELECT number FROM orders WHERE id = ?",
      order,
    );
    const step = await shop.post("/recesso", {
      name: "Ada Neri",
      order_number: number,
      email,
      rows: "",
      confirm: "yes",
    });
    expect(step.status).toBe(200);
    expect(await sql("SELECT email FROM withdrawals WHERE order_id = ?", order)).toEqual([{ email }]);
  });
});
