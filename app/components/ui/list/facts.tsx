import type { ReactNode } from "react";
import { classes } from "~/theme/classes";
import * as styles from "./facts.css";

export interface Fact {
  name: ReactNode;
  value: ReactNode;
  /** Distinguishes two facts with the same name. */
  key?: string;
}

/** Names and values joined by leader dots, or long values below their names. `total` is the last line. */
export function Facts({ facts, total, layout }: { facts: Fact[]; total?: Fact; layout?: "stacked" }) {
  return (
    <dl className={classes(styles.root, layout === "stacked" && styles.stacked)}>
      {facts.map((fact) => (
        <FactLine key={fact.key ?? String(fact.name)} fact={fact} />
      ))}
      {total && <FactLine fact={total} className={styles.total} />}
    </dl>
  );
}

function FactLine({ fact, className }: { fact: Fact; className?: string }) {
  return (
    <div className={classes(styles.fact, className)}>
      <dt className={styles.name}>{fact.name}</dt>
      <dd className={styles.value}>{fact.value}</dd>
    </div>
  );
}
