import { useTranslation } from "react-i18next";
import { soft } from "~/components/operator/ui/base.css";
import { PostForm } from "~/components/operator/ui/forms";
import { Panel } from "~/components/operator/ui/page";
import { Button } from "~/components/ui/form/button";
import { TextAreaField, TextField } from "~/components/ui/form/field";
import { type PostedForm, postedText } from "~/components/ui/form/posted-form";
import { Disclosure } from "~/components/ui/page/disclosure";
import { Link } from "~/components/ui/page/link";
import { VisuallyHidden } from "~/components/ui/page/visually-hidden";
import { MAX_REVIEW_ANSWER_LENGTH, MAX_REVIEW_REASON_LENGTH } from "~/contract/constants/limits";
import type { OperatorReview } from "~/contract/operator/reviews";
import { useFormat } from "~/i18n/use-format";
import { operatorPaths } from "~/operator-paths";
import { paths } from "~/paths";
import { multiline } from "~/theme/text.css";

export const reviewFieldId = (field: string, review: number | string): string => `${field}-${review}`;

export function ReviewPanel({
  review,
  mayWrite,
  result,
}: {
  review: OperatorReview;
  mayWrite: boolean;
  result: PostedForm["result"];
}) {
  const { t } = useTranslation("operator");
  const { dateTime } = useFormat();
  const { id, product, order, state, reason, answer } = review;
  return (
    <Panel
      id={`review-${id}`}
      title={t("reviews.rated", { rating: review.rating, name: review.name })}
      more={t(`reviews.state.${state}`)}
    >
      <p>
        <Link to={paths.product(product.slug)}>{product.name}</Link> ·{" "}
        <Link to={operatorPaths.order(order.id)}>{order.number}</Link>{" "}
        <span className={soft}>{dateTime(review.created_at)}</span>
      </p>
      <p className={multiline} lang={review.locale}>
        {review.text || t("reviews.noText")}
      </p>
      {reason && <p>{t("reviews.hiddenBecause", { reason })}</p>}
      {answer && !mayWrite && <p className={multiline}>{t("reviews.answered", { answer })}</p>}
      {mayWrite && <ReviewForms review={review} result={result} />}
    </Panel>
  );
}

function ReviewForms({ review, result }: { review: OperatorReview; result: PostedForm["result"] }) {
  const { t } = useTranslation("operator");
  const { id, state, name, product } = review;
  const whose = (
    <VisuallyHidden>
      {" "}
      {name} {product.name}
    </VisuallyHidden>
  );
  const hidden = <input type="hidden" name="review" value={id} />;
  return (
    <>
      {state !== "shown" && (
        <PostForm>
          {hidden}
          <p>
            <Button variant="primary" name="intent" value="show">
              {t("reviews.show")}
              {whose}
            </Button>
          </p>
        </PostForm>
      )}
      <Disclosure
        open={postedText(result, "intent") === "answer"}
        summary={
          <>
            {t(review.answer ? "reviews.changeAnswer" : "reviews.answer")}
            {whose}
          </>
        }
      >
        <PostForm>
          {hidden}
          <TextAreaField
            id={reviewFieldId("answer", id)}
            name="answer"
            rows={4}
            maxLength={MAX_REVIEW_ANSWER_LENGTH}
            label={t("reviews.answerText")}
            hint={t("reviews.answerHint")}
            defaultValue={postedText(result, "answer") ?? review.answer}
            errors={result?.error?.answer ?? []}
          />
          <p>
            <Button name="intent" value="answer">
              {t("reviews.saveAnswer")}
              {whose}
            </Button>
          </p>
        </PostForm>
      </Disclosure>
      {state !== "hidden" && (
        <Disclosure
          open={postedText(result, "intent") === "hide"}
          summary={
            <>
              {t("reviews.hide")}
              {whose}
            </>
          }
        >
          <PostForm>
            {hidden}
            <TextField
              id={reviewFieldId("reason", id)}
              name="reason"
              required
              maxLength={MAX_REVIEW_REASON_LENGTH}
              label={t("reviews.reason")}
              hint={t("reviews.reasonHint")}
              defaultValue={postedText(result, "reason")}
              errors={result?.error?.reason ?? []}
            />
            <p>
              <Button name="intent" value="hide">
                {t("reviews.hide")}
                {whose}
              </Button>
            </p>
          </PostForm>
        </Disclosure>
      )}
    </>
  );
}
