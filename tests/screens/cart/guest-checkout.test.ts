// Checkout without an account.
import { setTimeout } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import { type Browser, browser, type Page } from "../../support/browser";
import { byTransfer } from "../../support/by-transfer";
import { atTheTill, newEmail, ORDER, ordersOf, person } from "../../support/guest";
import { mailbox } from "../../support/mailbox";
import { sql } from "../../support/worker/worker";

const FORM = "form#guest-checkout";
const recalculated = (page: Page, fields: Record<string, string>) =>
  page.submit(`${FORM} button[value="refresh"]`, fields);

describe("/cart/checkout without an account", () => {
  it("places an order with one form, shows it, and emails the confirmation", async () => {
    const { shop, page } = await atTheTill();
    const email = newEmail();
    const done = await page.submit(ORDER, { ...person(email), ...(await byTransfer()) });
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

  it("recalculates shipping and VAT for the country without JavaScript", async () => {
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
    const done = await spain.submit(ORDER, { email, ...(await byTransfer()) });
    expect(done.url).toMatch(/^\/cart\/order-complete/);
    const [order] = await ordersOf(email);
    expect(((order?.total_cents ?? 0) / 100).toFixed(2)).toBe(total(spain));
  });

  it("shows the new total if the country has changed without a recalculation", async () => {
    const { page } = await atTheTill();
    const email = newEmail();
    const typed = { ...person(email), country: "ES", postal_code: "28001", province: "" };
    const changed = await page.submit(ORDER, typed);
    expect([changed.status, await ordersOf(email)]).toEqual([409, []]);
    expect(changed.text("main [role=alert]")).not.toBe("");
    expect(changed.$('[name="city"]').attr("value")).toBe("Asti");
    expect((await changed.submit(ORDER, await byTransfer())).url).toMatch(/^\/cart\/order-complete/);
  });

  it("shows a refused form again with its values and errors beside the fields, each time it is refused", async () => {
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
    const done = await wrong.submit(ORDER, {
      ...{ postal_code: "14100", province: "AT" },
      ...(await byTransfer()),
    });
    expect(done.url).toMatch(/^\/cart\/order-complete/);
    expect(await ordersOf(email)).toHaveLength(1);
  });

  it("bills another address if one is typed", async () => {
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

  it("continues to the card payment of the order, also if the form is sent again", async () => {
    const { shop, page } = await atTheTill();
    const email = newEmail();
    const cookies = new Map(shop.cookies);
    const sent = await page.submit(ORDER, person(email));
    expect([sent.hops[0], sent.status]).toEqual([
      expect.stringMatching(/^303 \/pay\/[^?]+\?order=new$/),
      200,
    ]);
    const again = browser();
    for (const [name, value] of cookies) again.cookies.set(name, value);
    const fields: Record<string, string> = { intent: "place-order", ...person(email) };
    for (const name of ["idempotency_key", "expected_total"])
      fields[name] = page.$(`[name="${name}"]`).attr("value") ?? "";
    for (const name of ["shipping_policy", "payment_method"])
      fields[name] = page.$(`[name="${name}"][checked]`).attr("value") ?? "";
    expect((await again.post("/cart/checkout", fields)).url).toBe(sent.url);
    expect((await shop.get("/cart")).text("main h2")).toContain("Manca un passo: il pagamento");
    const paid = await (await sent.follow('main a[href^="/pay/"]')).submit('button[value="pay"]');
    expect(paid.text("main")).toContain("Pagato");
  });

  // Sent at once, or one after the other: each post fills the cart that another post is about to order.
  it.each([0, 10, 25, 40])(
    "places one order for a form that is sent nine times, %i ms apart, and again later",
    async (apart) => {
      const { shop, page } = await atTheTill();
      const email = newEmail();
      const fields: Record<string, string> = { intent: "place-order", ...person(email) };
      for (const name of ["idempotency_key", "expected_total"])
        fields[name] = page.$(`[name="${name}"]`).attr("value") ?? "";
      for (const name of ["shipping_policy", "payment_method"])
        fields[name] = page.$(`[name="${name}"][checked]`).attr("value") ?? "";
      Object.assign(fields, await byTransfer());
      const cookies = new Map(shop.cookies);
      const copy = (): Browser => {
        const one = browser();
        for (const [name, value] of cookies) one.cookies.set(name, value);
        return one;
      };
      // An email address is limited to ten requests an hour: further posts are refused.
      const answers = await Promise.all(
        Array.from({ length: 9 }, async (_, index) => {
          await setTimeout(index * apart);
          return copy().post("/cart/checkout", fields);
        }),
      );
      const [order, ...others] = await ordersOf(email);
      expect(others).toEqual([]);
      const done = `/cart/order-complete?order=${order?.id}`;
      expect(answers.map(({ url }) => url)).toEqual(answers.map(() => done));
      expect((await copy().post("/cart/checkout", fields)).url).toBe(done);
      expect(await ordersOf(email)).toHaveLength(1);
    },
  );

  it("redirects to the login if the shop has no guest checkout", async () => {
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
