// Buyers' reviews: public, written from a link in an email or from the buyer's own order.
import type { OrderId, ProductId } from "~/contract/ids";
import { idIn } from "~/contract/input/id";
import type { NewReview, OwnReview, ReviewedOrder, ReviewedOrderName, ReviewList } from "~/contract/reviews";
import { productWithId, productWithSlug } from "~/db/products/get-product";
import {
  type BoughtProduct,
  type BuyersOrder,
  buyersOrderQuery,
  putReview,
  reviewsQuery,
  stopRequests,
} from "~/db/products/reviews";
import { ask } from "~/db/query";
import { shopData } from "~/db/shop/shop-data";
import { averageRating, reviewName, writtenState } from "~/domain/catalogue/review";
import { HOUR } from "~/platform/clock";
import { unsign } from "~/platform/crypto";
import { rateLimitFactor } from "~/platform/env";
import type { CallerContext, ServiceContext } from "~/services/context";
import { publishChange } from "~/services/data-version";
import { notFound, Refusal } from "~/services/refusal";
import { throttle } from "~/services/throttle";

/** Reviews per hour from one IP address. */
const MAX_BY_ADDRESS = 60;

/** @throws Refusal 404 for a product that is not sold */
export async function listReviews(
  c: ServiceContext,
  id: string,
  slice: { limit: number; offset: number },
): Promise<{ product: ProductId } & Pick<ReviewList, "count" | "average" | "results">> {
  const known = idIn(id);
  const ref = known === null ? productWithSlug(id) : productWithId(known);
  const { product, sums, reviews } = await ask(c.db, reviewsQuery(ref, slice));
  if (product === null) throw notFound();
  const { count = 0, stars = 0 } = sums ?? {};
  return { product, count, average: averageRating(stars, count), results: reviews };
}

/**
 * @throws Refusal 403 if the shop takes no reviews; 404 for a key that is not the shop's, another
 * customer's order, or an order
 * without products to review
 */
async function boughtBy(
  c: ServiceContext,
  { key, order }: ReviewedOrderName,
): Promise<{ id: OrderId; order: BuyersOrder; products: BoughtProduct[] }> {
  const { settings } = await shopData(c);
  if (!takesReviews(settings)) throw new Refusal(403, "reviews_closed");
  const id = key === undefined ? order : orderOfKey(c, key);
  if (id === undefined || (key === undefined && c.who === null)) throw notFound();
  const found = await ask(c.db, buyersOrderQuery(id));
  const isOwn = key !== undefined || found.order?.customer === c.who?.user.id;
  if (!found.order || !isOwn || found.products.length === 0) throw notFound();
  return { id, order: found.order, products: found.products };
}

/** Whether buyers may write reviews: REVIEW_DAYS is set. */
const takesReviews = (settings: ReadonlyMap<string, unknown>): boolean =>
  typeof settings.get("REVIEW_DAYS") === "number";

const orderOfKey = (c: ServiceContext, key: string): OrderId =>
  Number(unsign("review", key, c.env.SHOP_SECRET) ?? 0);

/** @throws Refusal like boughtBy */
export async function findReviewedOrder(c: ServiceContext, name: ReviewedOrderName): Promise<ReviewedOrder> {
  const { id, order, products } = await boughtBy(c, name);
  return {
    order: { id, number: order.number },
    name: reviewName(order.firstName, order.lastName),
    products,
  };
}

/** @throws Refusal like boughtBy; 404 for a product that is not in the order; 429 */
export async function writeReview(
  c: CallerContext,
  { key, order, product, ...review }: NewReview,
): Promise<OwnReview> {
  await throttle(c, [
    {
      ...{ scope: "reviews_address", subject: c.clientIp, detail: "", windowMs: HOUR, distinct: false },
      limit: MAX_BY_ADDRESS * rateLimitFactor(c.env),
    },
  ]);
  const { id, products } = await boughtBy(c, { key, order });
  const bought = products.find((one) => one.product === product);
  if (!bought) throw notFound();
  const { settings } = await shopData(c);
  const state = writtenState(settings.get("REVIEWS_CHECKED") !== false, bought.review?.state ?? null);
  const written = await ask(
    c.db,
    putReview({ ...review, product, state, order: id, locale: c.locale, now: c.now.toISOString() }),
  );
  if (!written) throw notFound();
  await publishChange(c);
  return written;
}

/** @throws Refusal 404 for a key that is not the shop's */
export async function stopReviewRequests(c: ServiceContext, key: string): Promise<void> {
  const { order } = await ask(c.db, buyersOrderQuery(orderOfKey(c, key)));
  if (!order) throw notFound();
  await c.db.batch([stopRequests(order.email, c.now.toISOString())]);
}
