import type { ReactNode } from "react";
import type { ResolvedBlockOf } from "~/components/content/blocks/resolved-block";
import { ButtonLink } from "~/components/ui/form/button";
import { Link } from "~/components/ui/page/link";
import { ProductImage } from "~/components/ui/picture/product-image";
import { classes } from "~/theme/classes";
import { container, row, stack } from "~/theme/layout.css";
import { display, lead } from "~/theme/text.css";
import * as styles from "./hero-block.css";
import { PricedProducts } from "./priced-products";

/**
 * A hero: large text next to an image, or above products with prices. `rank` is the level of its title; the first hero
 * on a page is the h1.
 */
export function HeroBlock({
  block: { props, products },
  rank: Title,
  children,
}: {
  block: ResolvedBlockOf<"hero">;
  rank: "h1" | "h2";
  /** Note about the prices. */
  children?: ReactNode;
}) {
  const words = (
    <div className={classes(styles.content, stack.s4)}>
      {props.eyebrow && <p className={styles.eyebrow}>{props.eyebrow}</p>}
      <Title className={display}>{props.title}</Title>
      {props.text && <p className={lead}>{props.text}</p>}
      <HeroLinks {...props} />
      {children}
    </div>
  );
  if (products.length > 0)
    return (
      <section className={styles.bench}>
        <div className={classes(container, styles.columns)}>
          {words}
          <PricedProducts products={products} />
        </div>
      </section>
    );
  return (
    <section className={styles.root}>
      {words}
      {props.image && <ProductImage image={props.image} alt={props.image.alt} isMain />}
    </section>
  );
}

function HeroLinks({
  cta_label,
  cta_href,
  more_label,
  more_href,
}: Pick<ResolvedBlockOf<"hero">["props"], "cta_label" | "cta_href" | "more_label" | "more_href">) {
  const hasButton = cta_label && cta_href;
  const hasMore = more_label && more_href;
  if (!hasButton && !hasMore) return null;
  return (
    <p className={row}>
      {hasButton && (
        <ButtonLink variant="primary" size="big" to={cta_href}>
          {cta_label}
        </ButtonLink>
      )}{" "}
      {hasMore && (
        <Link className={styles.more} to={more_href}>
          {more_label}
        </Link>
      )}
    </p>
  );
}
