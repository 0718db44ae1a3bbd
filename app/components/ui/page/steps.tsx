import type { ReactNode } from "react";
import * as styles from "./steps.css";

export function Steps({ children }: { children: ReactNode }) {
  return <div className={styles.root}>{children}</div>;
}

/** A numbered part of a long form: a fieldset with choices. `after` is placed outside of the fieldset. */
export function Step({ title, after, children }: { title: string; after?: ReactNode; children: ReactNode }) {
  return (
    <section className={styles.step}>
      <fieldset>
        <legend>{title}</legend>
        {children}
      </fieldset>
      {after && <div className={styles.after}>{after}</div>}
    </section>
  );
}
