import { Link } from "~/components/ui/page/link";
import { VisuallyHidden } from "~/components/ui/page/visually-hidden";
import * as styles from "./chips.css";

/** Active filters. Following one removes it; `removeLabel` states this for screen readers. */
export function Chips({
  label,
  removeLabel,
  chips,
}: {
  label: string;
  removeLabel: string;
  chips: Array<{ text: string; href: string }>;
}) {
  if (chips.length === 0) return null;
  return (
    <ul className={styles.root} aria-label={label}>
      {chips.map(({ text, href }) => (
        <li key={text}>
          <Link className={styles.chip} to={href} preventScrollReset>
            <VisuallyHidden>{removeLabel} </VisuallyHidden>
            {text}
          </Link>
        </li>
      ))}
    </ul>
  );
}
