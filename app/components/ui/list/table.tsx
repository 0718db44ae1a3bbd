import type { ReactNode } from "react";
import { VisuallyHidden } from "~/components/ui/page/visually-hidden";
import { classes } from "~/theme/classes";
import * as styles from "./table.css";

/** A table. With `phone="cards"` its rows become cards on narrow screens. */
export function Table({
  caption,
  captionVariant = "shown",
  phone = "table",
  className,
  children,
}: {
  caption: string;
  captionVariant?: "shown" | "hidden";
  phone?: "table" | "cards";
  className?: string;
  children: ReactNode;
}) {
  return (
    <table className={classes(styles.root, phone === "cards" && styles.cards, className)}>
      <caption className={captionVariant === "shown" ? styles.caption : undefined}>
        {captionVariant === "shown" ? caption : <VisuallyHidden>{caption}</VisuallyHidden>}
      </caption>
      {children}
    </table>
  );
}

export function TableHead({ children }: { children: ReactNode }) {
  return (
    <thead>
      <tr>{children}</tr>
    </thead>
  );
}

export function TableBody({ children }: { children: ReactNode }) {
  return <tbody>{children}</tbody>;
}

export function TableRow({ className, children }: { className?: string; children: ReactNode }) {
  return <tr className={className}>{children}</tr>;
}

interface CellProps {
  align?: "start" | "end";
  className?: string | undefined;
  children?: ReactNode;
}

export function ColumnHead({
  align,
  sort,
  className,
  children,
}: CellProps & { sort?: "ascending" | "descending" | undefined }) {
  return (
    <th scope="col" aria-sort={sort} className={cellClass(align, className)}>
      {children}
    </th>
  );
}

/** Row header cell. `rows` is the number of rows that it spans. */
export function RowHead({ align, rows = 1, className, children }: CellProps & { rows?: number }) {
  const spans = rows > 1 ? { scope: "rowgroup", rowSpan: rows } : { scope: "row" };
  return (
    <th {...spans} className={cellClass(align, className)}>
      {children}
    </th>
  );
}

/** `label` is the column's name, shown if the row is a card. */
export function Cell({ align, label, className, children }: CellProps & { label?: string }) {
  return (
    <td data-label={label} className={cellClass(align, className)}>
      {children}
    </td>
  );
}

export function TableScroll({ children }: { children: ReactNode }) {
  return <div className={styles.scroll}>{children}</div>;
}

function cellClass(align: CellProps["align"], className: string | undefined) {
  return classes(align === "end" && styles.end, className) || undefined;
}
