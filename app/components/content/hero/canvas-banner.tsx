import { useId } from "react";
import { labelledBy } from "~/components/content/blocks/heading";
import { ButtonLink } from "~/components/ui/form/button";
import { Prose } from "~/components/ui/page/prose";
import { ProductImage } from "~/components/ui/picture/product-image";
import type { Canvas } from "~/contract/content";
import { classes } from "~/theme/classes";
import { stack } from "~/theme/layout.css";
import { lead } from "~/theme/text.css";
import * as styles from "./canvas-banner.css";

export function CanvasBanner({ canvas }: { canvas: Canvas }) {
  const id = useId();
  return (
    <section className={styles.root} {...labelledBy(id, canvas.title)}>
      {canvas.image && <ProductImage image={canvas.image} alt={canvas.image.alt} />}
      <div className={classes(styles.content, stack.s3)}>
        <h2 id={id}>{canvas.title}</h2>
        {canvas.subtitle && <p className={lead}>{canvas.subtitle}</p>}
        <Prose html={canvas.body} />
        {canvas.cta_label && canvas.cta_href && (
          <p>
            <ButtonLink to={canvas.cta_href}>{canvas.cta_label}</ButtonLink>
          </p>
        )}
      </div>
    </section>
  );
}
