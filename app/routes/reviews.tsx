import "~/shop-kit";
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { ReviewedProducts, ReviewForm, StopRequests } from "~/components/product/review-form";
import { PageBreadcrumb } from "~/components/site/frame/page-breadcrumb";
import { attempt } from "~/contract/client";
import { reviewForm } from "~/contract/email-forms";
import { idIn } from "~/contract/input/id";
import type { OwnReview } from "~/contract/reviews";
import { paths } from "~/paths";
import { constraintOf } from "~/storefront/forms/constraint";
import { done, read, refuse, refusedBy } from "~/storefront/forms/form";
import { type RequestContext, requestContext } from "~/storefront/request/context";
import { PERSISTENT } from "~/storefront/request/flash";
import { notFound } from "~/storefront/response/or-404";
import { noindexTitleMeta } from "~/storefront/seo/titles";
import { stack } from "~/theme/layout.css";
import { multiline, small } from "~/theme/text.css";

export const handle = { i18n: "content" };

export const meta = noindexTitleMeta;

/**
 * Products that can be reviewed, by the link in an email or for an order of the signed-in customer. A GET changes
 * nothing.
 */
export async function loader(args: LoaderFunctionArgs) {
  const reqContext = await requestContext(args);
  const { shop, t, url, viewer } = reqContext;
  const of = orderNameIn(url);
  if (of.key === null && viewer.session === null)
    throw redirect(paths.login({ redirectTo: paths.reviews({ ...of }) }));
  const found = await attempt(
    shop.reviews.ofOrder({ key: of.key ?? undefined, order: idIn(of.order) ?? undefined }),
  );
  if (!found.ok) throw notFound(t("server:reviews.gone"));
  const { order, name, products } = found.value;
  const wanted = products.find(({ product }) => String(product) === url.searchParams.get("product"));
  const chosen = wanted ?? (products.length === 1 ? products[0] : undefined);
  const text = (key: string, values = {}) => t(`server:reviews.${key}`, values);
  const review = chosen?.review ?? null;
  return {
    of,
    title: chosen ? text("reviewOf", { name: chosen.name }) : text("ofOrder", { number: order.number }),
    texts: Object.fromEntries(TEXTS.map((key) => [key, text(`form.${key}`)])),
    ratings: [1, 2, 3, 4, 5].map((rating) => text("rated", { rating })),
    verified: text("verified"),
    chosen: chosen && {
      product: chosen.product,
      state: review && stateOf(reqContext, review),
      typed: { rating: String(review?.rating ?? ""), text: review?.text ?? "", name: review?.name ?? name },
    },
    products: products.map((one) => ({
      product: one.product,
      name: one.name,
      state: one.review && stateOf(reqContext, one.review),
      action: text(one.review ? "change" : "write"),
    })),
    constraint: constraintOf(reviewForm.options[0]),
  };
}

const TEXTS = ["rating", "text", "name", "nameHint", "send", "stop"];

const orderNameIn = ({ searchParams }: URL) => ({
  key: searchParams.get("key"),
  order: searchParams.get("order"),
});

function stateOf({ t }: RequestContext, { state, reason, answer }: OwnReview): string {
  const lines = [t(`server:reviews.states.${state}`, { reason })];
  if (answer) lines.push(`${t("server:reviews.answer")} ${answer}`);
  return lines.join("\n");
}

export async function action(args: ActionFunctionArgs) {
  const { shop, t, locale, url } = await requestContext(args);
  const { submission } = await read(args, reviewForm, locale);
  const of = orderNameIn(url);
  if (submission.status !== "success") return refuse(submission.reply(), 400);
  const { intent, ...value } = submission.value;
  const said = (key: string) => [
    { kind: "ok" as const, lead: null, text: t(`server:reviews.${key}`), seconds: PERSISTENT },
  ];
  if (!("rating" in value)) {
    const stopped = await attempt(shop.reviews.stop(value));
    if (!stopped.ok) throw notFound(t("server:reviews.gone"));
    return done(args, null, paths.reviews({ ...of }), said("stopped"));
  }
  const written = await attempt(shop.reviews.put(value));
  if (!written.ok) {
    if (written.error.status === 404 || written.error.status === 403)
      throw notFound(t("server:reviews.gone"));
    return refuse(refusedBy(submission, written.error), written.error.status);
  }
  return done(args, null, paths.reviews({ ...of }), said(`thanks.${written.value.state}`));
}

export default function Reviews() {
  const { of, title, texts, ratings, verified, chosen, products, constraint } =
    useLoaderData<typeof loader>();
  const result = useActionData<typeof action>()?.result;
  return (
    <div className={stack.s5}>
      <PageBreadcrumb current={title} />
      <h1>{title}</h1>
      {chosen?.state && <p className={multiline}>{chosen.state}</p>}
      {chosen ? (
        <ReviewForm
          key={chosen.product}
          {...{ of, texts, ratings, constraint, result }}
          product={chosen.product}
          typed={chosen.typed}
        />
      ) : (
        <ReviewedProducts of={of} products={products} />
      )}
      <p className={small}>{verified}</p>
      {of.key !== null && <StopRequests of={of} texts={texts} />}
    </div>
  );
}
