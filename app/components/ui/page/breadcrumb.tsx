import { Link } from "@remix-run/react";
import * as styles from "./breadcrumb.css";

/** The way here, from home on; the last step is this page and no link. */
export function Breadcrumb({
  label,
  steps,
  here,
}: {
  label: string;
  steps: Array<{ name: string; href: string }>;
  here: string;
}) {
  return (
    <nav className={styles.root} aria-label={label}>
      <ol className={styles.list}>
        {steps.map(({ name, href }) => (
          <li key={href}>
            <Link className={styles.link} to={href}>
              {name}
            </Link>
          </li>
        ))}
        <li className={styles.here} aria-current="page">
          {here}
        </li>
      </ol>
    </nav>
  );
}
