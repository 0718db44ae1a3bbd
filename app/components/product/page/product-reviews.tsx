import { Link } from "~/components/ui/page/link";
import { paths } from "~/paths";
import { sectionGap, stack } from "~/theme/layout.css";
import { multiline, muted, small } from "~/theme/text.css";

interface Reviews {
  title: string;
  summary: string;
  note: string;
  all: string | null;
  reviews: {
    id: number;
    stars: string;
    rated: string;
    by: string;
    text: string;
    answerTitle: string;
    answer: string;
  }[];
}

export function ProductReviews({ slug, shown }: { slug: string; shown: Reviews }) {
  return (
    <section id="reviews" className={sectionGap}>
      <div className={stack.s4}>
        <h2>{shown.title}</h2>
        <ReviewTexts shown={shown} />
        {shown.all && (
          <p>
            <Link to={paths.productReviews(slug)}>{shown.all}</Link>
          </p>
        )}
      </div>
    </section>
  );
}

/** Rating, reviews, and the note on how the shop verifies that reviewers are buyers. */
export const ReviewTexts = ({ shown }: { shown: Pick<Reviews, "summary" | "note" | "reviews"> }) => (
  <>
    <p>
      <b>{shown.summary}</b>
    </p>
    <p className={small}>{shown.note}</p>
    {shown.reviews.map((review) => (
      <article key={review.id} className={stack.s2}>
        <p>
          <span aria-hidden="true">{review.stars}</span> <b>{review.rated}</b>{" "}
          <span className={muted}>{review.by}</span>
        </p>
        {review.text && <p className={multiline}>{review.text}</p>}
        {review.answer && (
          <p className={multiline}>
            <b>{review.answerTitle}</b> {review.answer}
          </p>
        )}
      </article>
    ))}
  </>
);
