import type { ResolvedBlockOf } from "~/components/content/blocks/resolved-block";
import { ButtonLink } from "~/components/ui/form/button";
import { ProductImage } from "~/components/ui/picture/product-image";
import { classes } from "~/theme/classes";
import { stack } from "~/theme/layout.css";
import { display, lead } from "~/theme/text.css";
import * as styles from "./hero-block.css";

/** A hero: large text beside an image. `rank`: the first one on a page is its h1. */
export function HeroBlock({
  title,
  text,
  image,
  cta_label,
  cta_href,
  rank: Title,
}: ResolvedBlockOf<"hero">["props"] & { rank: "h1" | "h2" }) {
  return (
    <section className={styles.root}>
      <div className={classes(styles.content, stack.s4)}>
        <Title className={display}>{title}</Title>
        {text && <p className={lead}>{text}</p>}
        {cta_label && cta_href && (
          <p>
            <ButtonLink variant="primary" size="big" to={cta_href}>
              {cta_label}
            </ButtonLink>
          </p>
        )}
      </div>
      {image && <ProductImage image={image} alt={image.alt} isMain />}
    </section>
  );
}
