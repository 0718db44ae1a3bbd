import { Link } from "@remix-run/react";
import * as styles from "./pagination.css";

/** Numbered pages: always the first and the last, and those around the one shown. */
export function Pagination({
  label,
  words,
  page,
  pageCount,
  href,
  prefetch = "none",
}: {
  label: string;
  words: { previous: string; next: string; page: (page: number) => string };
  page: number;
  pageCount: number;
  href: (page: number) => string;
  prefetch?: "intent" | "none";
}) {
  if (pageCount < 2) return null;
  return (
    <nav className={styles.root} aria-label={label}>
      {page > 1 && (
        // Past the end the way back leads to the last page that has something on it.
        <Link to={href(Math.min(page - 1, pageCount))} rel="prev" prefetch={prefetch}>
          {words.previous}
        </Link>
      )}{" "}
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
          <Link key={shown} to={href(shown)} prefetch={prefetch} aria-label={words.page(shown)}>
            {shown}
          </Link>
        ),
        " ",
      ])}
      {page < pageCount && (
        <Link to={href(page + 1)} rel="next" prefetch={prefetch}>
          {words.next}
        </Link>
      )}
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
