import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "~/components/ui/page/link";
import * as styles from "./pagination.css";

/**
 * Page numbers: the first, the last, and those near the current page. With `submitTo` they are buttons of the enclosing
 * form, which post its values.
 */
export function Pagination({
  label,
  page,
  pageCount,
  href,
  prefetch = "none",
  submitTo,
}: {
  /** Name of the list, if the page has several. The default is "Pages". */
  label?: string;
  page: number;
  pageCount: number;
  href: (page: number) => string;
  prefetch?: "intent" | "none";
  submitTo?: string | undefined;
}) {
  const { t } = useTranslation();
  if (pageCount < 2) return null;
  const to = (target: number, text: ReactNode, more: { rel?: string; "aria-label"?: string } = {}) =>
    submitTo === undefined ? (
      <Link key={target} to={href(target)} prefetch={prefetch} {...more}>
        {text}
      </Link>
    ) : (
      <button
        key={target}
        type="submit"
        formMethod="get"
        formAction={submitTo}
        name="page"
        value={target}
        aria-label={more["aria-label"]}
      >
        {text}
      </button>
    );
  return (
    <nav className={styles.root} aria-label={label ?? t("pagination.label")}>
      {/* Past the end, "previous" links to the last page. */}
      {page > 1 && to(Math.min(page - 1, pageCount), t("pagination.previous"), { rel: "prev" })}{" "}
      {pagesToShow(page, pageCount).map((target, index, all) => [
        index > 0 && target - (all[index - 1] ?? 0) > 1 && (
          <span key={`before ${target}`} className={styles.gap}>
            …{" "}
          </span>
        ),
        target === page ? (
          <span key={target} className={styles.current} aria-current="page">
            {target}
          </span>
        ) : (
          to(target, target, { "aria-label": t("pagination.page", { page: target }) })
        ),
        " ",
      ])}
      {page < pageCount && to(page + 1, t("pagination.next"), { rel: "next" })}
    </nav>
  );
}

function pagesToShow(page: number, pageCount: number) {
  const target = new Set([1, page - 1, page, page + 1, pageCount]);
  if (page <= 3) for (const near of [2, 3, 4]) target.add(near);
  if (page >= pageCount - 2)
    for (const near of [pageCount - 3, pageCount - 2, pageCount - 1]) target.add(near);
  return [...target].filter((n) => n >= 1 && n <= pageCount).sort((a, b) => a - b);
}
