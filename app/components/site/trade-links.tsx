import { Link } from "~/components/ui/page/link";
import { classes } from "~/theme/classes";
import { row, screenOnly } from "~/theme/layout.css";

/** Further actions for a cart or an order. Renders nothing without links. */
export function TradeLinks({ links }: { links: { to: string; text: string }[] }) {
  if (links.length === 0) return null;
  return (
    <p className={classes(row, screenOnly)}>
      {links.map(({ to, text }) => (
        <Link key={to} to={to}>
          {text}
        </Link>
      ))}
    </p>
  );
}
