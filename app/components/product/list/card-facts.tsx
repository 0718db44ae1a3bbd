import * as styles from "./card.css";

/** What tells a product from its neighbours, on one line: the first fact is the telling one. */
export function CardFacts({ facts = [] }: { facts?: string[] | undefined }) {
  const [first, ...others] = facts;
  if (first === undefined) return null;
  return (
    <p className={styles.facts}>
      <b>{first}</b>
      {others.map((fact) => ` · ${fact}`)}
    </p>
  );
}
