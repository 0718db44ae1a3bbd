import { useTranslation } from "react-i18next";
import type { Compliance } from "~/contract/products";
import { stack } from "~/theme/layout.css";
import { fold } from "~/theme/text.css";
import * as styles from "./labels.css";

/** Precautionary statements, e.g. "P280" or "P305+P351+P338". */
const isPrecaution = (statement: string): boolean => /^P\d/.test(statement);

/**
 * Pictograms, signal word and hazard statements (CLP art. 48), shown once, next to the price. Precautions are in a
 * disclosure.
 */
export function HazardStrip({ hazard }: { hazard: NonNullable<Compliance["hazard"]> }) {
  const { t } = useTranslation("catalogue");
  const { pictograms, signal, statements } = hazard;
  const pictogramNames = pictograms.map((sign) => t(`label.pictograms.${sign}`)).join(", ");
  const precautions = statements.filter(isPrecaution);
  return (
    <section className={styles.hazard} aria-label={t("label.hazard")}>
      <span className={styles.pictograms}>
        {pictograms.map((sign) => (
          <img key={sign} src={`/images/signs/${sign}.svg`} alt="" width="48" height="48" />
        ))}
      </span>
      <div className={stack.s2}>
        <p>
          {signal && <b>{signal}</b>}
          {signal && pictogramNames && ": "}
          {pictogramNames}
        </p>
        <Statements statements={statements.filter((one) => !isPrecaution(one))} />
        {precautions.length > 0 && (
          <details>
            <summary className={fold}>{t("label.precautions")}</summary>
            <Statements statements={precautions} />
          </details>
        )}
      </div>
    </section>
  );
}

const Statements = ({ statements }: { statements: string[] }) => (
  <ul className={stack.s2}>
    {statements.map((statement) => (
      <li key={statement}>{statement}</li>
    ))}
  </ul>
);
