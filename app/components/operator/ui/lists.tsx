// Lists of the back office that are no tables.

import type { ReactNode } from "react";
import { Link } from "~/components/ui/page/link";
import { classes } from "~/theme/classes";
import * as styles from "./lists.css";

/** Names and values joined by leader dots; the `sum` is set off. */
export function DottedList({
  items,
}: {
  items: { name: ReactNode; value: ReactNode; key?: string; sum?: boolean }[];
}) {
  return (
    <dl className={styles.dotted}>
      {items.map(({ name, value, key = String(name), sum = false }) => (
        <div key={key} className={sum ? styles.sum : undefined}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** What happened, each with when and who. */
export function Timeline({
  events,
}: {
  events: { key: string | number; title: ReactNode; text?: ReactNode }[];
}) {
  return (
    <ol className={styles.timeline}>
      {events.map(({ key, title, text }) => (
        <li key={key}>
          <b>{title}</b>
          {text && <div>{text}</div>}
        </li>
      ))}
    </ol>
  );
}

/** Saved views of a list, or the sections of an editor: links, the current one marked. */
export function ViewTabs({
  label,
  tabs,
}: {
  label: string;
  tabs: { to: string; name: ReactNode; count?: ReactNode; isCurrent: boolean; key?: string }[];
}) {
  return (
    <nav aria-label={label}>
      <ul className={styles.tabs}>
        {tabs.map(({ to, name, count, isCurrent, key = to }) => (
          <li key={key}>
            <Link to={to} aria-current={isCurrent ? "page" : undefined}>
              {name} {count !== undefined && <small>{count}</small>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Parts of a form that one may see alone; without scripts a tab leads to its part. */
export function TextTabs({
  label,
  tabs,
}: {
  label: string;
  tabs: { id: string; name: string; note: string | undefined; isCurrent: boolean; onOpen: () => void }[];
}) {
  return (
    <nav aria-label={label}>
      <ul className={styles.tabs}>
        {tabs.map(({ id, name, note, isCurrent, onOpen }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              aria-current={isCurrent ? "true" : undefined}
              onClick={(event) => {
                event.preventDefault();
                onOpen();
              }}
            >
              {name} {note !== undefined && <small>{note}</small>}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** How many there are of each thing, as links to them; zero stays in its place, without colour. */
export function Counters({
  label,
  items,
}: {
  label: string;
  items: {
    key: string;
    to: string;
    count: number;
    shown: string;
    name: string;
    text?: string | undefined;
    isUrgent?: boolean;
  }[];
}) {
  return (
    <ul className={styles.counters} aria-label={label}>
      {items.map(({ key, to, count, shown, name, text, isUrgent = false }) => (
        <li key={key}>
          <Link
            to={to}
            className={classes(count === 0 && styles.zero, isUrgent && count > 0 && styles.urgent)}
          >
            <b>{shown}</b> <span>{name}</span> {text && <small>{text}</small>}
          </Link>
        </li>
      ))}
    </ul>
  );
}
