import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { classes } from "~/theme/classes";
import * as styles from "./facts.css";

/** Links and a value each, joined by leader dots. */
export function LeaderList({
  items,
  className,
}: {
  items: Array<{ href: string; name: ReactNode; value: ReactNode }>;
  className?: string;
}) {
  return (
    <ul className={classes(styles.list, className)}>
      {items.map(({ href, name, value }) => (
        <li key={href} className={styles.item}>
          <Link className={styles.itemLink} to={href}>
            {name}
          </Link>
          <b className={styles.itemValue}>{value}</b>
        </li>
      ))}
    </ul>
  );
}
