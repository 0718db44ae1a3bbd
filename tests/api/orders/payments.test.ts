import { describe, expect, it } from "vitest";
import { DEFAULT_TIME_ZONE } from "~/contract/constants/time-zone";
import { PayableOrder } from "~/contract/payments";
import { localDay } from "~/domain/local-day";
import { cardOrder, follow, orderOf, press } from "../../support/card-order";
import { mailbox } from "../../support/mailbox";
import { operator } from "../../support/operator";
import { api, shopUrl, sql, tickCron } from "../../support/worker/worker";

const sessionsOf = (order: number) =>
  sql<{ state: string; amount_cents: number }>(
    "SELECT state, amount_cents FROM payment_sessions WHERE order_id = ? ORDER BY id",
    order,
  );
const paymentsOf = (order: number) =>
  sql("SELECT provider, amount_cents, currency FROM payments WHERE order_id = ?", order);
const subjectsTo = async (address: string) => (await mailbox(address)).map(({ subject }) => subject);

describe("an order paid by card", () => {
  it("has a payment link, which the database does not store in full", async () => {
    const { who, order } = await cardOrder();
    expect(order).toMatchObject({ status: "pending", payment: { kind: "redirect", state: "due" } });
    expect(order.payment.pay_url).toMatch(new RegExp(`^${shopUrl()}/pay/[\\w-]{43}\\.[\\w-]{43}$`));
    expect((await orderOf(who, order.id)).payment.pay_url).toBe(order.payment.pay_url);
    const [stored] = await sql<{ pay_url: string }>("SELECT pay_url FROM orders WHERE id = ?", order.id);
    expect(stored?.pay_url).not.toMatch(/pay\/.*\./);
    expect((await fetch(String(stored?.pay_url), { redirect: "manual" })).status).toBe(404);
  });

  it("is paid at the provider: the order goes on, the customer gets a mail, the link leads to the order", async () => {
    const { who, customer, order } = await cardOrder();
    const page = await follow(order.payment.pay_url);
    expect(page).toContain("/__dev/pay/");
    expect(await press(page, "pay")).toBe(`/cart/order-complete?order=${order.id}`);
    const paid = await orderOf(who, order.id);
    expect(paid).toMatchObject({ status: "processing", payment: { state: "paid", pay_url: null } });
    expect(paid.history.map(({ status }) => status)).toEqual(["pending", "processing"]);
    expect(await paymentsOf(order.id)).toEqual([
      { provider: "test", amount_cents: Number(order.total) * 100, currency: "EUR" },
    ]);
    expect(await subjectsTo(customer.username)).toContainEqual(
      expect.stringContaining("pagamento dell’ordine"),
    );
    expect(await follow(order.payment.pay_url)).toBe(`/cart/order-complete?order=${order.id}`);
    expect((await sessionsOf(order.id)).map(({ state }) => state)).toEqual(["paid"]);
  });

  it("is dispatched within three working days of the payment, not of the order", async () => {
    const { who, order } = await cardOrder();
    await sql("UPDATE orders SET promised_by = '2020-01-02' WHERE id = ?", order.id);
    await press(await follow(order.payment.pay_url), "pay");
    expect(
      (await orderOf(who, order.id)).promised_by > localDay(new Date().toISOString(), DEFAULT_TIME_ZONE),
    ).toBe(true);
  });

  it("fails when the bank refuses, sends a mail with the link, and is paid at the second try", async () => {
    const { who, customer, order } = await cardOrder();
    const page = await follow(order.payment.pay_url);
    await press(page, "refuse");
    const failed = await orderOf(who, order.id);
    expect(failed).toMatchObject({ status: "failed", payment: { state: "failed" } });
    expect(failed.payment.pay_url).toBe(order.payment.pay_url);
    const [mail] = (await mailbox(customer.username)).filter(({ text }) => text.includes("non è riuscito"));
    expect(mail?.text).toContain(order.payment.pay_url);
    expect(mail?.html).toContain(order.payment.pay_url);
    // The page is still open: the session is the same, and the order waits for the payment again.
    expect(await follow(order.payment.pay_url)).toBe(page);
    expect(await orderOf(who, order.id)).toMatchObject({ status: "pending", payment: { state: "due" } });
    await press(page, "pay");
    expect(await orderOf(who, order.id)).toMatchObject({ status: "processing", payment: { state: "paid" } });
    expect(await paymentsOf(order.id)).toHaveLength(1);
  });

  it("opens one session, however often and from however many tabs the link is followed", async () => {
    const { order } = await cardOrder();
    const pages = await Promise.all(Array.from({ length: 20 }, () => follow(order.payment.pay_url)));
    expect(new Set(pages).size).toBe(1);
    expect(await sessionsOf(order.id)).toEqual([{ state: "open", amount_cents: Number(order.total) * 100 }]);
  });

  it("shows the amount due by the link alone, and neither goods nor addresses", async () => {
    const { order } = await cardOrder();
    const token = order.payment.pay_url?.split("/pay/")[1];
    const shown = await (await api(`payments/${token}/`)).json();
    expect(PayableOrder.strict().safeParse(shown).error).toBeUndefined();
    expect(shown).toMatchObject({ number: order.number, total: order.total });
  });

  it("answers 404 to a link with one changed character", async () => {
    const { order } = await cardOrder();
    const token = order.payment.pay_url?.split("/pay/")[1] ?? "";
    const other = token.endsWith("A") ? `${token.slice(0, -2)}BB` : `${token.slice(0, -2)}AA`;
    for (const wrong of [other, token.slice(0, 43), "x", "%00", `${token}x`])
      expect((await fetch(`${shopUrl()}/pay/${wrong}`, { redirect: "manual" })).status).toBe(404);
    expect(await sessionsOf(order.id)).toEqual([]);
  });

  it("is cancelled after PAYMENT_HOURS, not before: stock is released, the customer gets a mail, the link ends", async () => {
    const { who, customer, order, product } = await cardOrder();
    await tickCron();
    expect((await orderOf(who, order.id)).status).toBe("pending");
    const longAgo = new Date(Date.now() - 48.1 * 3_600_000).toISOString();
    await sql("UPDATE orders SET date = ? WHERE id = ?", longAgo, order.id);
    await follow(order.payment.pay_url);
    await tickCron();
    expect(await orderOf(who, order.id)).toMatchObject({ status: "cancelled", payment: { pay_url: null } });
    expect(await sql("SELECT ordered FROM stock WHERE item_id = ?", product)).toEqual([{ ordered: 0 }]);
    expect(await sessionsOf(order.id)).toMatchObject([{ state: "closed" }]);
    expect(await subjectsTo(customer.username)).toContainEqual(expect.stringContaining("non è stato pagato"));
    expect(await follow(order.payment.pay_url)).toBe(`/cart/order-complete?order=${order.id}`);
    await tickCron();
    expect(await sql("SELECT kind FROM mails WHERE dedupe = ?", `order-cancelled:${order.id}`)).toEqual([
      { kind: "order-expired" },
    ]);
    // The cron renders documents too, which takes time.
  }, 60_000);

  it("is cancelled after PAYMENT_HOURS even if no payment link was ever made", async () => {
    const { who, customer, order } = await cardOrder();
    const longAgo = new Date(Date.now() - 48.1 * 3_600_000).toISOString();
    await sql("UPDATE orders SET date = ?, pay_url = NULL WHERE id = ?", longAgo, order.id);
    await tickCron();
    expect((await orderOf(who, order.id)).status).toBe("cancelled");
    expect(await subjectsTo(customer.username)).toContainEqual(expect.stringContaining("non è stato pagato"));
  }, 60_000);

  it("violates no invariant", async () => {
    const { order } = await cardOrder();
    await press(await follow(order.payment.pay_url), "pay");
    const { faults } = await operator().invariants.get({});
    expect(faults.filter(({ of }) => of.includes(String(order.id)))).toEqual([]);
  });
});

describe("the order's own page at the provider", () => {
  it("exists only in development, and changes nothing when it is left", async () => {
    const { who, order } = await cardOrder();
    const page = await follow(order.payment.pay_url);
    const html = await (await fetch(page)).text();
    expect(html).toContain(order.total);
    expect(await press(page, "leave")).toBe(`/cart/order-complete?order=${order.id}`);
    expect(await orderOf(who, order.id)).toMatchObject({ status: "pending", payment: { state: "due" } });
    expect((await fetch(`${shopUrl()}/__dev/pay/test_unknown`)).status).toBe(404);
  });
});
