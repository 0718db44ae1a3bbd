import * as styles from "./card.css";

/** Facts that distinguish a product, on one line, the most distinctive first. */
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
