import { ButtonLink } from "~/components/ui/form/button";
import { muted } from "~/theme/text.css";
import * as styles from "./cta.css";
import type { ResolvedBlockOf } from "./resolved-block";

export function CallToAction({ title, text, cta_label, cta_href }: ResolvedBlockOf<"cta">["props"]) {
  return (
    <section className={styles.root}>
      <h2>{title}</h2>
      {text && <p className={muted}>{text}</p>}
      {cta_label && cta_href && (
        <ButtonLink className={styles.action} to={cta_href}>
          {cta_label}
        </ButtonLink>
      )}
    </section>
  );
}
