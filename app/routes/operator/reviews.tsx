import "~/kit";
import "~/operator-kit";
// Buyers' reviews: show, hide with a reason, reply.
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { ReviewPanel, reviewFieldId } from "~/components/operator/products/review-panel";
import { StateLinks } from "~/components/operator/state-links";
import { Pages } from "~/components/operator/ui/data-table";
import { Empty, PageHead, Stack } from "~/components/operator/ui/page";
import { FormErrors } from "~/components/ui/form/form-errors";
import { postedText, replyTo } from "~/components/ui/form/posted-form";
import { TABLE_PAGE_SIZE } from "~/contract/constants/paging";
import { operatorReviewForm } from "~/contract/operator/forms";
import { REVIEW_FILTERS, ReviewQuery } from "~/contract/operator/reviews";
import { operatorPaths } from "~/operator-paths";
import { read, refuse } from "~/storefront/forms/form";
import { queryIn } from "~/storefront/operator/query-in";
import { operatorContext, runAction } from "~/storefront/operator/require-operator";

export async function loader(args: LoaderFunctionArgs) {
  const { shop, url, may } = await operatorContext(args, "inbox.read");
  const { state, page = 1 } = queryIn(ReviewQuery, url);
  const reviews = await shop.reviews.list({ state, page, page_size: TABLE_PAGE_SIZE });
  return { state, states: [...REVIEW_FILTERS], reviews, mayWrite: may("inbox.write") };
}

export async function action(args: ActionFunctionArgs) {
  const { shop, t, locale, url } = await operatorContext(args, "inbox.write");
  const { submission } = await read(args, operatorReviewForm, locale);
  if (submission.status !== "success") return refuse(submission.reply(), 400);
  const { value } = submission;
  const change =
    value.intent === "answer"
      ? { answer: value.answer }
      : value.intent === "hide"
        ? { state: "hidden" as const, reason: value.reason }
        : { state: "shown" as const };
  const { state } = queryIn(ReviewQuery, url);
  const edited = shop.reviews.edit({ id: value.review, ...change });
  return runAction(args, submission, edited, operatorPaths.reviews({ state }), t("done"));
}

export default function OperatorReviews() {
  const { state, states, reviews, mayWrite } = useLoaderData<typeof loader>();
  const result = useActionData<typeof action>()?.result;
  const { t } = useTranslation("operator");
  return (
    <Stack>
      <PageHead title={t("nav.reviews")}>{t("reviews.about")}</PageHead>
      <FormErrors
        title={() => t("notDone")}
        error={result?.error}
        idOf={(field) => reviewFieldId(field, postedText(result, "review") ?? "")}
      />
      <StateLinks
        states={states}
        shown={state}
        label={(one) => t(`reviews.states.${one}`)}
        href={(one) => operatorPaths.reviews({ state: one })}
      />
      {reviews.count === 0 && <Empty>{t("reviews.none")}</Empty>}
      {reviews.results.map((review) => (
        <ReviewPanel
          key={review.id}
          review={review}
          mayWrite={mayWrite}
          result={replyTo(result, { review: String(review.id) })}
        />
      ))}
      <Pages
        page={reviews.page}
        pageCount={reviews.page_count}
        href={(page) => operatorPaths.reviews({ state, page })}
      />
    </Stack>
  );
}
