// Buyers' reviews: who may write one, which are shown, and the email that requests one.
import { describe, expect, it } from "vitest";
import { OwnReview, ReviewedOrder, ReviewList } from "~/contract/reviews";
import { read, refusal } from "../../support/answers";
import { aCustomer, aProduct } from "../../support/builders/builders";
import { anOrder } from "../../support/builders/order-builder";
import { aSentOrder, reviewKeyOf } from "../../support/builders/reviews";
import { mailbox, reviewKeyIn } from "../../support/mailbox";
import { askOperator, operator } from "../../support/operator";
import { api, signInAs, sql, tickCron } from "../../support/worker/worker";

const send = (method: string, path: string, body: object) =>
  api(path, { method, headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) });
const write = (body: object) =>
  send("PUT", "reviews/", { rating: 4, text: "Buono", name: "Ada R.", ...body });
const shown = async (product: number) => read(ReviewList, await api(`products/p/${product}/reviews/`));
const show = async (id: number) => operator().reviews.edit({ id, state: "shown" });

describe("PUT reviews/", () => {
  it("accepts the review of a customer who bought the product, and shows it once the shop has approved it", async () => {
    const { order, who } = await aSentOrder();
    const body = { order: order.id, product: order.product, rating: 4, text: " Buono ", name: "Ada R." };
    const written = await read(OwnReview, await who.call("PUT", "reviews/", body));
    expect(written).toMatchObject({ rating: 4, text: "Buono", name: "Ada R.", state: "new", answer: "" });
    expect(await shown(order.product)).toMatchObject({ count: 0, average: null, results: [] });
    await show(written.id);
    const list = await shown(order.product);
    expect(list).toMatchObject({ count: 1, average: "4.0", results: [{ text: "Buono", name: "Ada R." }] });
    expect(JSON.stringify(list)).not.toMatch(/order|customer|state|reason/);
  });

  it("accepts a review by the link in the email, without a session", async () => {
    const sent = await aSentOrder();
    const key = await reviewKeyOf(sent);
    const about = await (await api(`reviews/?key=${key}`)).json();
    expect(about).toMatchObject({
      order: { id: sent.order.id, number: sent.order.number },
      name: expect.stringMatching(/^\S+ \S\.$/),
      products: [{ product: sent.order.product, review: null }],
    });
    expect((await write({ key, product: sent.order.product })).status).toBe(200);
    const again = await (await write({ key, product: sent.order.product, rating: 2, text: "" })).json();
    expect(again).toMatchObject({ rating: 2, text: "" });
    expect(await sql("SELECT rating FROM reviews WHERE product_id = ?", sent.order.product)).toEqual([
      { rating: 2 },
    ]);
  });

  it("answers everybody else as for an unknown order", async () => {
    const [sent, other] = [await aSentOrder(), await aSentOrder()];
    const { order } = sent;
    const unknown = await refusal(await other.who.call("PUT", "reviews/", review(999_999, order.product)));
    expect(unknown).toMatchObject({ status: 404 });
    for (const answer of [
      await other.who.call("PUT", "reviews/", review(order.id, order.product)),
      await other.who.call("PUT", "reviews/", review(other.order.id, order.product)),
      await write({ order: order.id, product: order.product }),
      await write({ key: `${order.id}.forged`, product: order.product }),
      await write({ key: await reviewKeyOf(other), product: order.product }),
    ])
      expect((await refusal(answer)).status).toBe(404);
    expect(await sql("SELECT 1 FROM reviews WHERE product_id = ?", order.product)).toEqual([]);
  });

  it("accepts a review from shipping on, and no longer when all goods came back", async () => {
    const customer = await aCustomer();
    const order = await anOrder({ customer, status: "processing" });
    const who = await signInAs(customer.username);
    const attempt = async () => (await who.call("PUT", "reviews/", review(order.id, order.product))).status;
    expect(await attempt()).toBe(404);
    await sql("UPDATE order_rows SET shipped_qty = qty WHERE order_id = ?", order.id);
    expect(await attempt()).toBe(200);
    await sql("UPDATE order_rows SET returned_qty = qty WHERE order_id = ?", order.id);
    expect(await attempt()).toBe(404);
  });

  it("refuses a rating, name or text outside its limits", async () => {
    const { order, who } = await aSentOrder();
    for (const wrong of [
      ...[{ rating: 0 }, { rating: 6 }, { rating: 4.5 }, { rating: "5" }, { name: "" }],
      ...[{ name: "x".repeat(41) }, { name: "Ada\nR." }, { text: "x".repeat(2001) }],
    ]) {
      const answer = await who.call("PUT", "reviews/", { ...review(order.id, order.product), ...wrong });
      expect([wrong, answer.status]).toEqual([wrong, 400]);
    }
  });
});

const review = (order: number, product: number) => ({ order, product, rating: 5, text: "", name: "Ada R." });

describe("a product's reviews", () => {
  it("are averaged over those that are shown, and listed newest first, page by page", async () => {
    const product = await aProduct();
    for (const rating of [5, 4, 1]) {
      const { order, who } = await aSentOrder(product);
      const body = { ...review(order.id, product.id), rating };
      const { id } = await read(OwnReview, await who.call("PUT", "reviews/", body));
      if (rating > 1) await show(id);
    }
    const first = await read(ReviewList, await api(`products/p/${product.slug}/reviews/?page_size=1`));
    expect(first).toMatchObject({ count: 2, average: "4.5", page_count: 2, results: [{ rating: 4 }] });
    const second = await read(
      ReviewList,
      await api(`products/p/${product.slug}/reviews/?page_size=1&page=2`),
    );
    expect(second.results).toMatchObject([{ rating: 5 }]);
    expect((await api("products/p/no-such-product/reviews/")).status).toBe(404);
  });

  it("follow a guest's order into the account that takes the order over", async () => {
    const { order, who, customer } = await aSentOrder();
    await who.call("PUT", "reviews/", review(order.id, order.product));
    const account = await aCustomer();
    await sql("UPDATE orders SET customer_id = ? WHERE id = ?", account.id, order.id);
    expect(await sql("SELECT customer_id FROM reviews WHERE order_id = ?", order.id)).toEqual([
      { customer_id: account.id },
    ]);
    expect(customer.id).not.toBe(account.id);
  });

  it("lose name and text when the customer is erased, and keep the rating", async () => {
    const { order, who, customer } = await aSentOrder();
    const body = { ...review(order.id, order.product), text: "Sono Ada di Firenze" };
    const { id } = await read(OwnReview, await who.call("PUT", "reviews/", body));
    await show(id);
    expect((await operator().customers.data({ id: customer.id })).reviews).toMatchObject([
      { text: body.text, rating: 5 },
    ]);
    await sql("UPDATE orders SET payment_state = 'paid' WHERE id = ?", order.id);
    expect((await askOperator(`customers/${customer.id}/`, { method: "DELETE" })).status).toBe(204);
    expect(await shown(order.product)).toMatchObject({
      count: 1,
      average: "5.0",
      results: [{ name: "—", text: "" }],
    });
  });
});

describe("operator reviews/", () => {
  it("hides a review with a reason that the author sees, and checks an edited review again", async () => {
    const { order, who } = await aSentOrder();
    const { id } = await read(OwnReview, await who.call("PUT", "reviews/", review(order.id, order.product)));
    await show(id);
    const edit = (body: object) =>
      askOperator(`reviews/${id}/`, { method: "PATCH", body: JSON.stringify(body) });
    expect(await refusal(await edit({ state: "hidden" }))).toMatchObject({
      status: 400,
      fields: [{ field: "reason", code: "required" }],
    });
    await edit({ state: "hidden", reason: "Parla di un altro negozio" });
    expect(await shown(order.product)).toMatchObject({ count: 0 });
    const own = await read(ReviewedOrder, await who.call("GET", `reviews/?order=${order.id}`));
    expect(own.products[0]?.review).toMatchObject({ state: "hidden", reason: "Parla di un altro negozio" });
    const changed = await read(OwnReview, await who.call("PUT", "reviews/", review(order.id, order.product)));
    expect(changed).toMatchObject({ state: "new", reason: "" });
    expect((await askOperator("reviews/999999999/", { method: "PATCH", body: "{}" })).status).toBe(404);
  });

  it("shows the shop's answer below the review, and lists by state", async () => {
    const { order, who } = await aSentOrder();
    const { id } = await read(OwnReview, await who.call("PUT", "reviews/", review(order.id, order.product)));
    const { counts } = await operator().today.get({});
    expect(counts.reviews).toBeGreaterThanOrEqual(1);
    const ids = async (state: "new" | "unanswered" | "shown") =>
      (await operator().reviews.list({ state, page_size: 100 })).results.map((one) => one.id);
    expect(await ids("new")).toContain(id);
    await show(id);
    expect([await ids("new"), await ids("unanswered")]).toEqual([
      expect.not.arrayContaining([id]),
      expect.arrayContaining([id]),
    ]);
    const answered = await operator().reviews.edit({ id, answer: "Grazie Ada" });
    expect(answered.answered_at).toMatch(/^20/);
    expect(await ids("unanswered")).not.toContain(id);
    expect((await shown(order.product)).results).toMatchObject([{ answer: "Grazie Ada" }]);
    const taken = await operator().reviews.edit({ id, answer: "" });
    expect(taken).toMatchObject({ answer: "", answered_at: null, state: "shown" });
  });
});

describe("the daily review emails", () => {
  const MORNING = new Date(`${new Date().toISOString().slice(0, 10)}T06:30:00Z`);
  const requestsTo = async (email: string) =>
    (await mailbox(email)).filter(({ subject }) => subject.includes("Com’è andata"));

  it("are sent once for each order delivered some days ago, with a link to stop them", async () => {
    const [sent, old, young, unwilling] = [
      await aSentOrder(),
      await aSentOrder(),
      await aSentOrder(),
      await aSentOrder(),
    ];
    const delivered = (order: number, days: number) =>
      sql(
        "UPDATE orders SET delivered_at = ?, date = ? WHERE id = ?",
        ...Array(2).fill(new Date(Date.now() - days * 86_400_000).toISOString()),
        order,
      );
    await delivered(old.order.id, 60);
    await delivered(young.order.id, 2);
    await sql("INSERT INTO review_stops (email, created_at) VALUES (?, '')", unwilling.email.toUpperCase());
    await tickCron(MORNING);
    await tickCron(MORNING);
    expect(await requestsTo(sent.email)).toHaveLength(1);
    for (const other of [old, young, unwilling]) expect(await requestsTo(other.email)).toEqual([]);
    const key = await reviewKeyIn(sent.email);
    expect((await send("POST", "reviews/stop/", { key })).status).toBe(204);
    expect(await sql("SELECT 1 FROM review_stops WHERE email = ?", sent.email)).toHaveLength(1);
    expect((await send("POST", "reviews/stop/", { key: "7.forged" })).status).toBe(404);
  });

  it("are not sent to a customer who has reviewed all products of the order", async () => {
    const { order, who, email } = await aSentOrder();
    await who.call("PUT", "reviews/", review(order.id, order.product));
    await tickCron(MORNING);
    expect(await requestsTo(email)).toEqual([]);
  });
});
