import * as styles from "./card.css";

/** What tells a product from its neighbours, on one line: the first fact is the telling one. */
export function CardFacts({ facts = [] }: { facts?: string[] | undefined }) {
  const [first, second] = facts;
  if (!first) return null;
  return (
    <p className={styles.facts}>
      <b>{first}</b>
      {second && ` · ${second}`}
    </p>
  );
}
