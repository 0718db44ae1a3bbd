import { Link } from "~/components/ui/page/link";
import * as styles from "./breadcrumb.css";

/** Breadcrumb from home. The last step is the current page and not a link. */
export function Breadcrumb({
  label,
  steps,
  current,
}: {
  label: string;
  steps: Array<{ name: string; href: string }>;
  current: string;
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
        <li className={styles.current} aria-current="page">
          {current}
        </li>
      </ol>
    </nav>
  );
}
