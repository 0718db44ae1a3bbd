// Reviews in the shop: written in forms without JavaScript, shown on the cached product page.
import { expect, it } from "vitest";
import { OwnReview, ReviewedOrder } from "~/contract/reviews";
import { read } from "../../support/answers";
import { atTheDesk } from "../../support/back-office";
import { browser } from "../../support/browser";
import { aProduct } from "../../support/builders/builders";
import { aSentOrder, reviewKeyOf } from "../../support/builders/reviews";
import { operator } from "../../support/operator";
import { PASSWORD, sql } from "../../support/worker/worker";

const FORM = 'form:has([name="rating"])';
const jsonLd = (html: string) => html.includes("AggregateRating");

it("reviews are written on the order's page, approved by the shop, and then shown on the product's page", async () => {
  const { order, customer } = await aSentOrder();
  const [row] = await sql<{ slug: string }>("SELECT slug FROM products WHERE id = ?", order.product);
  const path = `/p/${row?.slug}`;
  const before = await browser().get(path);
  expect([before.$("#reviews").length, jsonLd(before.html)]).toEqual([0, false]);
  const buyer = browser();
  await buyer.post("/auth/login", { username: customer.username, password: PASSWORD });
  const page = await (await buyer.get(`/account/orders/${order.id}`)).follow('a[href^="/reviews"]');
  expect(page.$('[name="name"]').val()).toMatch(/^\S+ \S\.$/);
  const refused = await page.submit(FORM, { text: "Fermenta <b>bene</b>\nsenza fretta", name: "" });
  expect(refused.status).toBe(400);
  expect(refused.$('a[href="#rating"]').length).toBe(1);
  expect(refused.$('[name="text"]').val()).toContain("Fermenta");
  const thanks = await refused.submit(FORM, { rating: "5", name: "Ada R." });
  expect(thanks.text("main")).toContain("appena l’abbiamo letta");
  expect(thanks.$('[name="rating"][checked]').val()).toBe("5");
  expect((await browser().get(path)).$("#reviews").length).toBe(0);

  const desk = await atTheDesk();
  const list = await desk.get("/operator/reviews");
  const own = list
    .$('section:has([name="review"])')
    .filter((_, one) => list.$(one).text().includes("Fermenta"));
  const id = own.find('[name="review"]').first().val();
  const shown = await list.submit(`form:has([name="review"][value="${id}"]) button[value="show"]`);
  expect(shown.hops).toEqual(["303 /operator/reviews?state=new"]);
  const product = await browser().get(path);
  expect(product.text("#reviews")).toContain("5 su 5, 1 recensione");
  expect(product.text("#reviews")).toContain("Fermenta <b>bene</b>");
  expect(product.text("#reviews")).toContain("solo chi ha comprato");
  expect(product.html).toContain(
    '"aggregateRating":{"@type":"AggregateRating","ratingValue":"5.0","reviewCount":1}',
  );
});

it("reviews beyond the newest three are on a separate page", async () => {
  const item = await aProduct();
  for (let n = 1; n <= 4; n++) {
    const { order, who } = await aSentOrder(item);
    const body = { order: order.id, product: item.id, rating: n, text: `Numero ${n}`, name: "Ada R." };
    const { id } = await read(OwnReview, await who.call("PUT", "reviews/", body));
    await operator().reviews.edit({ id, state: "shown" });
  }
  const product = await browser().get(`/p/${item.slug}`);
  expect(product.$("#reviews article").length).toBe(3);
  expect(product.text("#reviews")).not.toContain("Numero 1");
  const all = await product.follow(`a[href="/p/${item.slug}/reviews"]`);
  expect(all.$("main article").length).toBe(4);
  expect((await browser().get(`/p/${(await aProduct()).slug}/reviews`)).status).toBe(404);
});

it("reviews are written through the emailed link, which stays valid when opened and can end the emails", async () => {
  const sent = await aSentOrder();
  const link = `/reviews?key=${encodeURIComponent(await reviewKeyOf(sent))}`;
  const visitor = browser();
  const page = await visitor.get(link);
  expect(page.status).toBe(200);
  const thanks = await page.submit(FORM, { rating: "3" });
  expect(thanks.text("main")).toContain("Grazie");
  const stopped = await thanks.submit('button[value="stop"]');
  expect(stopped.text("main")).toContain("non ti chiediamo più recensioni");
  expect((await visitor.get("/reviews?key=7.forged")).status).toBe(404);
  expect((await visitor.get(`/reviews?order=${sent.order.id}`)).url).toMatch(/^\/auth\/login/);
});

it("reviews are hidden and answered in the back office, with errors beside the field", async () => {
  const { order, who } = await aSentOrder();
  const body = { order: order.id, product: order.product, rating: 1, text: "Non va", name: "Ada R." };
  const { id } = await read(OwnReview, await who.call("PUT", "reviews/", body));
  const desk = await atTheDesk();
  const list = await desk.get("/operator/reviews");
  const button = (value: string) => `form:has([name="review"][value="${id}"]) button[value="${value}"]`;
  const refused = await list.submit(button("hide"), { reason: "" });
  expect(refused.status).toBe(400);
  expect(refused.$(`#reason-${id}`).attr("aria-invalid")).toBe("true");
  const hidden = await refused.submit(button("hide"), { reason: "Insulti" });
  expect(hidden.status).toBe(200);
  const page = await desk.get("/operator/reviews?state=hidden");
  expect(page.text(`#review-${id}`)).toContain("Nascosta: Insulti");
  await page.submit(button("answer"), { answer: "Ci dispiace" });
  const own = await read(ReviewedOrder, await who.call("GET", `reviews/?order=${order.id}`));
  expect(own.products[0]?.review).toMatchObject({
    state: "hidden",
    reason: "Insulti",
    answer: "Ci dispiace",
  });
});
