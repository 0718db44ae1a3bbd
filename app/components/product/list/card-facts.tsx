import type { KeyFact } from "~/components/product/item";
import { useFormat } from "~/i18n/use-format";
import * as styles from "./card.css";

/** What tells a product from its neighbours, on one line: the first fact is the telling one. */
export function CardFacts({ facts = [] }: { facts?: KeyFact[] | undefined }) {
  const { measure } = useFormat();
  const [first, ...others] = facts.map(({ label, value, unit }) =>
    [label, measure(value, unit)].filter(Boolean).join(" "),
  );
  if (first === undefined) return null;
  return (
    <p className={styles.facts}>
      <b>{first}</b>
      {others.map((fact) => ` · ${fact}`)}
    </p>
  );
}
