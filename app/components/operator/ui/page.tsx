// How a screen of the back office is laid out: its head, its panels, its columns.

import type { ReactNode } from "react";
import { Link } from "~/components/ui/page/link";
import * as styles from "./page.css";

/** The screen's title, with what may be done at the right; `back` leads to the list that it came from. */
export function PageHead({
  title,
  back,
  actions,
  children,
}: {
  title: ReactNode;
  back?: { to: string; label: string };
  actions?: ReactNode;
  /** A sentence below the title. */
  children?: ReactNode;
}) {
  return (
    <div className={styles.head}>
      {back && (
        <span data-back>
          <Link to={back.to}>← {back.label}</Link>
        </span>
      )}
      <h1>{title}</h1>
      {actions && <div className={styles.actions}>{actions}</div>}
      {children && <p>{children}</p>}
    </div>
  );
}

/** A white sheet with a title; `bleed` is for a table, which goes from edge to edge. */
export function Panel({
  title,
  more,
  foot,
  bleed = false,
  id,
  children,
}: {
  title?: ReactNode;
  /** Beside the title: a link or a few words. */
  more?: ReactNode;
  foot?: ReactNode;
  bleed?: boolean;
  id?: string;
  children: ReactNode;
}) {
  return (
    <section className={styles.panel} id={id}>
      {title && (
        <header className={styles.panelHead}>
          <h2>{title}</h2>
          {more && <span>{more}</span>}
        </header>
      )}
      {bleed ? children : <div className={styles.panelBody}>{children}</div>}
      {foot && <footer className={styles.panelFoot}>{foot}</footer>}
    </section>
  );
}

/** Columns where they fit: `side` is the work and a narrow one beside it. */
export const Columns = ({ of, children }: { of: keyof typeof styles.columns; children: ReactNode }) => (
  <div className={styles.columns[of]}>{children}</div>
);

/** Panels below one another. */
export const Stack = ({ children }: { children: ReactNode }) => (
  <div className={styles.stack}>{children}</div>
);

/** What would be here, and the one thing to do. */
export const Empty = ({ children }: { children: ReactNode }) => <p className={styles.empty}>{children}</p>;

/** The act that comes next. */
export function NextAction({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <section className={styles.next}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}

/** The buttons of a long form, always in sight. */
export const StickyActions = ({ children }: { children: ReactNode }) => (
  <div className={styles.stickyActions}>{children}</div>
);
