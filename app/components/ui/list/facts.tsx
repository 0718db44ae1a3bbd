import type { ReactNode } from "react";
import { classes } from "~/theme/classes";
import * as styles from "./facts.css";

export interface Fact {
  name: ReactNode;
  value: ReactNode;
  /** Tells two facts of one name apart. */
  key?: string;
}

/** Names and values joined by leader dots; `sum` closes an account. */
export function Facts({ facts, sum }: { facts: Fact[]; sum?: Fact }) {
  return (
    <dl className={styles.root}>
      {facts.map((fact) => (
        <FactLine key={fact.key ?? String(fact.name)} fact={fact} />
      ))}
      {sum && <FactLine fact={sum} className={styles.sum} />}
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
