// Actions of a quote's forms: one function for each intent.
import { type ActionFunctionArgs, data } from "@remix-run/cloudflare";
import { z } from "zod";
import { type ApiError, attempt } from "~/contract/client";
import type { quoteForm } from "~/contract/forms";
import type { Quote } from "~/contract/quotes";
import { translator } from "~/i18n/server";
import { paths } from "~/paths";
import { orderPlaced } from "~/storefront/checkout/order-placed";
import { done } from "~/storefront/forms/form";
import type { RequestContext } from "~/storefront/request/context";
import { flashMessage } from "~/storefront/request/flash";

interface QuotePost {
  args: ActionFunctionArgs;
  reqContext: RequestContext;
  id: number;
}

export function quoteAction(posted: QuotePost, input: z.output<typeof quoteForm>) {
  const { shop } = posted.reqContext;
  switch (input.intent) {
    case "accept":
      return accept(posted);
    case "decline":
      return end(posted, "declined", shop.quotes.decline({ id: posted.id, reason: input.reason ?? "" }));
    case "withdraw":
      return end(posted, "withdrawn", shop.quotes.withdraw({ id: posted.id, reason: input.reason ?? "" }));
    case "send":
      return send(posted);
  }
}

/** Redirects to the order, which can be paid there. */
async function accept({ args, reqContext, id }: QuotePost) {
  const accepted = await attempt(reqContext.shop.quotes.accept({ id }));
  if (!accepted.ok) return refused(accepted.error);
  const { number, order } = accepted.value;
  if (!order) throw new Error(`quote ${id} is accepted but has no order`);
  const t = translator(reqContext.locale, "quotes");
  const notice = flashMessage("ok", t("accepted", { number, order: order.number }));
  const placed = await reqContext.shop.orders.get({ id: order.id });
  return orderPlaced(args, placed, { notices: [notice] });
}

async function end(
  { args, reqContext, id }: QuotePost,
  said: "declined" | "withdrawn",
  work: Promise<Quote>,
) {
  const ended = await attempt(work);
  if (!ended.ok) return refused(ended.error);
  const t = translator(reqContext.locale, "quotes");
  return done(args, null, paths.quote(id), [flashMessage("ok", t(said, { number: ended.value.number }))]);
}

async function send({ args, reqContext, id }: QuotePost) {
  const { shop, locale } = reqContext;
  const quote = await attempt(shop.quotes.get({ id }));
  const sent = await attempt(shop.quotes.send({ id }));
  if (!quote.ok) return refused(quote.error);
  if (!sent.ok) return refused(sent.error);
  const t = translator(locale, "quotes");
  return done(args, null, paths.quote(id), [flashMessage("ok", t("sent", { number: quote.value.number }))]);
}

const Problems = z.array(z.object({ message: z.string() })).catch([]);

/** Names each article that prevents the order, or returns only the reason. */
function refused(error: ApiError) {
  const problems = Problems.parse(error.facts.problems).map(({ message }) => message);
  return data({ refusal: problems.length > 0 ? "" : error.message, problems }, { status: error.status });
}
