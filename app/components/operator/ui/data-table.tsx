// Table of the back office: dense with a mouse, cards on phones.

import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "~/components/ui/page/link";
import { VisuallyHidden } from "~/components/ui/page/visually-hidden";
import { classes } from "~/theme/classes";
import * as styles from "./data-table.css";

/** A table with a visually hidden caption. The children are the column heads, then the rows. */
export function DataTable({
  caption,
  heads,
  compact = false,
  foot,
  children,
}: {
  caption: string;
  heads: ReactNode;
  compact?: boolean;
  foot?: ReactNode;
  children: ReactNode;
}) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling table must be reachable by keyboard, even without links
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is as wide as its widest row
    <div className={styles.scroll} role="group" aria-label={caption} tabIndex={0}>
      <table className={classes(styles.root, compact && styles.compact)}>
        <caption>
          <VisuallyHidden>{caption}</VisuallyHidden>
        </caption>
        <thead>
          <tr>{heads}</tr>
        </thead>
        <tbody>{children}</tbody>
        {foot && <tfoot>{foot}</tfoot>}
      </table>
    </div>
  );
}

interface CellProps {
  /** Aligned right, for numbers. */
  end?: boolean;
  /** Hidden on narrow screens. */
  far?: boolean;
  children?: ReactNode;
}

/** Head of a column. With `sort` it is a link that sorts the list. */
export function Head({
  end,
  far,
  sort,
  children,
}: CellProps & { sort?: { to: string; now?: "ascending" | "descending" | undefined } }) {
  return (
    <th scope="col" aria-sort={sort?.now} className={cellClass(end, far)}>
      {sort ? <Link to={sort.to}>{children}</Link> : children}
    </th>
  );
}

export const RowName = ({ end, far, children }: CellProps) => (
  <th scope="row" className={cellClass(end, far)}>
    {children}
  </th>
);

/**
 * `label` is the column's label on a card. A `figure` is placed next to the card's name. `main` takes the remaining
 * width.
 */
export const Cell = ({
  end,
  far,
  label,
  figure,
  main,
  children,
}: CellProps & { label?: string; figure?: boolean; main?: boolean }) => (
  <td
    data-label={label}
    className={classes(cellClass(end, far), figure && styles.figure, main && styles.main) || undefined}
  >
    {children}
  </td>
);

export function TickCell({
  name = "id",
  value,
  label,
}: {
  name?: string;
  value: string | number;
  label: string;
}) {
  return (
    <td className={styles.tick}>
      <label>
        <input type="checkbox" name={name} value={value} aria-label={label} />
      </label>
    </td>
  );
}

export function TickHead({ label }: { label: string }) {
  return (
    <th scope="col" className={styles.tick}>
      <VisuallyHidden>{label}</VisuallyHidden>
    </th>
  );
}

const cellClass = (end = false, far = false) => classes(end && styles.end, far && styles.far) || undefined;

export function Pages({
  page,
  pageCount,
  count,
  href,
}: {
  page: number;
  pageCount: number;
  count?: string;
  href: (page: number) => string;
}) {
  const { t } = useTranslation();
  if (pageCount < 2 && !count) return null;
  const shown = [...new Set([1, page - 1, page, page + 1, pageCount])].filter(
    (one) => one >= 1 && one <= pageCount,
  );
  return (
    <nav className={styles.pager} aria-label={t("pagination.label")}>
      {count && <span className={styles.of}>{count}</span>}
      {pageCount > 1 && (
        <>
          {page > 1 && (
            <Link to={href(Math.min(page - 1, pageCount))} rel="prev">
              {t("pagination.previous")}
            </Link>
          )}
          {shown.map((target) =>
            target === page ? (
              <span key={target} aria-current="page">
                {target}
              </span>
            ) : (
              <Link key={target} to={href(target)} aria-label={t("pagination.page", { page: target })}>
                {target}
              </Link>
            ),
          )}
          {page < pageCount && (
            <Link to={href(page + 1)} rel="next">
              {t("pagination.next")}
            </Link>
          )}
        </>
      )}
    </nav>
  );
}
