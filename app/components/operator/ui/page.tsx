// Layout of back office screens: heading, panels, columns.

import type { ReactNode } from "react";
import { Link } from "~/components/ui/page/link";
import * as styles from "./page.css";

/** The screen's title, with actions at the right. `back` links to the parent list. */
export function PageHead({
  title,
  back,
  actions,
  children,
}: {
  title: ReactNode;
  back?: { to: string; label: string };
  actions?: ReactNode;
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

/** A white panel with a title. `bleed` removes the padding, for tables. */
export function Panel({
  title,
  more,
  foot,
  bleed = false,
  id,
  children,
}: {
  title?: ReactNode;
  /** Next to the title: a link or a short text. */
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

/** Columns where they fit. `side` has a main column and a narrow one. */
export const Columns = ({ of, children }: { of: keyof typeof styles.columns; children: ReactNode }) => (
  <div className={styles.columns[of]}>{children}</div>
);

export const Stack = ({ children }: { children: ReactNode }) => (
  <div className={styles.stack}>{children}</div>
);

/** Empty state: what would be listed, and one action. */
export const Empty = ({ children }: { children: ReactNode }) => <p className={styles.empty}>{children}</p>;

export function NextAction({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <section className={styles.next}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}

export const StickyActions = ({ children }: { children: ReactNode }) => (
  <div className={styles.stickyActions}>{children}</div>
);
