// The rights of a guest: accounts and orders of others (IDOR), login, claiming orders, limits.
import { describe, expect, it } from "vitest";
import { Invariants } from "~/contract/operator/reports";
import { Order } from "~/contract/orders";
import { listOf } from "~/contract/wire";
import { get } from "../../support/answers";
import { browser } from "../../support/browser";
import { aCustomer, anAgent } from "../../support/builders/builders";
import { byTransfer } from "../../support/by-transfer";
import { atTheTill, newEmail, ORDER, ordersOf, person } from "../../support/guest";
import { codeMailedTo } from "../../support/mailbox";
import { api, PASSWORD, shopUrl, signInAs, sql } from "../../support/worker/worker";

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

  it("can neither see nor change the account with the same email address, nor another guest's orders", async () => {
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

  it("is redirected from account pages to the orders, and may sign in or sign up", async () => {
    const { shop } = await asGuest();
    for (const path of ["/account", "/account/details", "/account/wishlist"])
      expect((await shop.get(path)).url, path).toBe("/account/orders");
    for (const path of ["/auth/login", "/auth/sign-up", "/account/addresses"])
      expect((await shop.get(path)).url, path).toBe(path);
    expect((await shop.get("/p")).text("header")).not.toContain("Preferiti");
  });

  it("finds the orders in the account after signing up with the emailed code, and no longer as a guest", async () => {
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

  it("keeps the orders and access to them when an agent with the same address resets the password", async () => {
    const agent = await anAgent();
    const { shop, order } = await asGuest(agent.username);
    const post = (path: string, body: object) =>
      api(path, {
        method: "POST",
        headers: { "Content-Type": "application/json" },
        body: JSON.stringify({ username: agent.username, ...body }),
      });
    await post("auth/password-reset/", {});
    const otp = await codeMailedTo(agent.username);
    expect((await post("auth/otp-password-change/", { otp, password: "Botte-Rossa-88" })).status).toBe(204);
    expect((await shop.get(`/account/orders/${order}`)).status).toBe(200);
    expect(await sql("SELECT is_active FROM users WHERE is_guest = 1 AND email = ?", agent.username)).toEqual(
      [{ is_active: 1 }],
    );
  });

  it("finds the orders in the account after resetting its password with the emailed code", async () => {
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
    // Other tests of the same run leave other faults.
    const { faults } = Invariants.parse(await invariants.json());
    expect(faults.filter(({ of }) => of === `order/${order}`)).toEqual([]);
  });

  it("uses a coupon once, even if the same email address orders as several guests", async () => {
    const email = newEmail();
    const use = async () => {
      const { shop } = await atTheTill({ priceCents: 5000 });
      await shop.post("/cart", { intent: "apply-coupon", coupon: "UNAVOLTA" });
      return (await shop.get("/cart/checkout")).submit(ORDER, { ...person(email), ...(await byTransfer()) });
    };
    expect((await use()).url).toMatch(/order-complete/);
    const again = await use();
    expect(again.status).toBe(409);
    expect(await ordersOf(email)).toHaveLength(1);
  });

  it("is limited by email address", async () => {
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

  it("can withdraw from the contract", async () => {
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
