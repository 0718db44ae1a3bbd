import type { ReactNode } from "react";
import { Link } from "~/components/ui/page/link";
import { classes } from "~/theme/classes";
import * as styles from "./facts.css";

export function DottedList({
  items,
  className,
}: {
  /** Distinguishes two lines with the same path. */
  items: Array<{ href: string; name: ReactNode; value: ReactNode; key?: string }>;
  className?: string;
}) {
  return (
    <ul className={classes(styles.list, className)}>
      {items.map(({ href, name, value, key = href }) => (
        <li key={key} className={styles.item}>
          <Link className={styles.itemLink} to={href}>
            {name}
          </Link>{" "}
          <b className={styles.itemValue}>{value}</b>
        </li>
      ))}
    </ul>
  );
}
