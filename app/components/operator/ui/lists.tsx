// Lists of the back office that are not tables.

import type { ReactNode } from "react";
import { Link } from "~/components/ui/page/link";
import { classes } from "~/theme/classes";
import * as styles from "./lists.css";

/** Names and values joined by leader dots. A `sum` is set apart. */
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

/** Tabs for saved views or an editor's sections: links, with the current one marked. */
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

/** Tabs that show one part of a form at a time. Without scripts a tab links to its part. */
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

/** Counts as links to their lists. Zero counts are shown without colour. */
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
