// Valid inputs of the calls that read and write content.

import { SITEMAP_KINDS } from "~/contract/constants/enums";
import { Article, Canvas, PageSummary, Promotion } from "~/contract/content";
import { listOf, resultsOf } from "~/contract/wire";
import { read } from "../../support/answers";
import { aProduct } from "../../support/builders/builders";
import { aSentOrder, reviewKeyOf } from "../../support/builders/reviews";
import { newsletterKeyMailed, restockKeyMailed } from "../../support/mailbox";
import { operator } from "../../support/operator";
import { api, sql } from "../../support/worker/worker";
import { found, type Goods, nobody } from "./good";

const firstId = async (path: string, list: ReturnType<typeof listOf> | ReturnType<typeof resultsOf>) => {
  const { results } = await read(list, await api(path));
  return { who: null, input: { id: Reflect.get(Object(found(results)), "id") } };
};

const newAlert = async () => ({
  product: (await aProduct({ quantity: 0 })).id,
  email: `${crypto.randomUUID()}@alerts.test`,
  privacy_consent: true,
});

const alertKey = async () => {
  const alert = await newAlert();
  await api("restock-alerts/", {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(alert),
  });
  return { who: null, input: { key: await restockKeyMailed(alert.email) } };
};

const newConsent = () => ({ email: `${crypto.randomUUID()}@letters.test`, newsletter_consent: true });

const consentKey = async () => {
  const consent = newConsent();
  await api("newsletter/", {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(consent),
  });
  return { who: null, input: { key: await newsletterKeyMailed(consent.email) } };
};

export const contentGoods: {
  [Noun in "content" | "contacts" | "withdrawals" | "restockAlerts" | "newsletter" | "reviews"]: Goods<Noun>;
} = {
  content: {
    articles: nobody(),
    article: () => firstId("blog/", listOf(Article.pick({ id: true }))),
    sliders: nobody(),
    pages: nobody(),
    links: nobody(),
    page: async () => {
      const { results } = await read(resultsOf(PageSummary), await api("pages/"));
      return { who: null, input: { slug: found(results).slug } };
    },
    canvasses: nobody(),
    canvas: () => firstId("promotions/canvasses/", resultsOf(Canvas)),
    promotions: nobody(),
    promotion: () => firstId("promotions/all/", resultsOf(Promotion)),
    redirect: async () => {
      const path = `/old/${crypto.randomUUID()}`;
      await operator().content.create({
        kind: "redirect",
        parts: { redirects: [{ old_path: path, new_path: "/p" }] },
      });
      return { who: null, input: { path } };
    },
    sitemap: nobody({ kind: SITEMAP_KINDS[0], page_size: 5 }),
  },
  restockAlerts: {
    create: async () => ({ who: null, input: await newAlert() }),
    get: alertKey,
    confirm: alertKey,
    end: alertKey,
  },
  newsletter: {
    subscribe: async () => ({ who: null, input: newConsent() }),
    get: consentKey,
    confirm: consentKey,
    end: consentKey,
  },
  reviews: {
    list: async () => {
      const { order, who } = await aSentOrder();
      await who.call("PUT", "reviews/", {
        order: order.id,
        product: order.product,
        rating: 4,
        name: "Ada R.",
      });
      await sql("UPDATE reviews SET state = 'shown' WHERE order_id = ?", order.id);
      return { who: null, input: { id: String(order.product) } };
    },
    ofOrder: async () => ({ who: null, input: { key: await reviewKeyOf(await aSentOrder()) } }),
    put: async () => {
      const sent = await aSentOrder();
      const review = { product: sent.order.product, rating: 5, text: "Buono", name: "Ada R." };
      return { who: null, input: { key: await reviewKeyOf(sent), ...review } };
    },
    stop: async () => ({ who: null, input: { key: await reviewKeyOf(await aSentOrder()) } }),
  },
  contacts: {
    send: nobody({
      ...{ full_name: "Ada Rossi", city: "Firenze", country: "Italia", product_line: "enology" },
      ...{ message: "Quando arriva il mosto?", privacy_consent: true },
      email: `${crypto.randomUUID().slice(0, 8)}@contacts.test`,
    }),
  },
  withdrawals: {
    send: nobody({
      ...{ name: "Ada Rossi", order_number: "2026-999999" },
      email: `${crypto.randomUUID().slice(0, 8)}@withdrawals.test`,
    }),
  },
};
