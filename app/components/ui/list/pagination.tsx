import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import * as styles from "./pagination.css";

/**
 * Numbered pages: always the first and the last, and those around the one shown. With `submitTo` they are buttons of the
 * form around them: what is typed there goes along.
 */
export function Pagination({
  label,
  words,
  page,
  pageCount,
  href,
  prefetch = "none",
  submitTo,
}: {
  label: string;
  words: { previous: string; next: string; page: (page: number) => string };
  page: number;
  pageCount: number;
  href: (page: number) => string;
  prefetch?: "intent" | "none";
  submitTo?: string | undefined;
}) {
  if (pageCount < 2) return null;
  const to = (shown: number, text: ReactNode, more: { rel?: string; "aria-label"?: string } = {}) =>
    submitTo === undefined ? (
      <Link key={shown} to={href(shown)} prefetch={prefetch} {...more}>
        {text}
      </Link>
    ) : (
      <button
        key={shown}
        type="submit"
        formMethod="get"
        formAction={submitTo}
        name="page"
        value={shown}
        aria-label={more["aria-label"]}
      >
        {text}
      </button>
    );
  return (
    <nav className={styles.root} aria-label={label}>
      {/* Past the end the way back leads to the last page that has something on it. */}
      {page > 1 && to(Math.min(page - 1, pageCount), words.previous, { rel: "prev" })}{" "}
      {pagesToShow(page, pageCount).map((shown, index, all) => [
        index > 0 && shown - (all[index - 1] ?? 0) > 1 && (
          <span key={`before ${shown}`} className={styles.gap}>
            …{" "}
          </span>
        ),
        shown === page ? (
          <span key={shown} className={styles.here} aria-current="page">
            {shown}
          </span>
        ) : (
          to(shown, shown, { "aria-label": words.page(shown) })
        ),
        " ",
      ])}
      {page < pageCount && to(page + 1, words.next, { rel: "next" })}
    </nav>
  );
}

function pagesToShow(page: number, pageCount: number) {
  const shown = new Set([1, page - 1, page, page + 1, pageCount]);
  if (page <= 3) for (const near of [2, 3, 4]) shown.add(near);
  if (page >= pageCount - 2)
    for (const near of [pageCount - 3, pageCount - 2, pageCount - 1]) shown.add(near);
  return [...shown].filter((n) => n >= 1 && n <= pageCount).sort((a, b) => a - b);
}
