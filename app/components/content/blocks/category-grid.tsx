import { useId } from "react";
import { ColourBar } from "~/components/ui/colour-bar";
import { Link } from "~/components/ui/page/link";
import { ProductImage } from "~/components/ui/picture/product-image";
import { useFormat } from "~/i18n/use-format";
import { paths } from "~/paths";
import * as styles from "./category-grid.css";
import { Heading, labelledBy } from "./heading";
import type { GridCategory } from "./resolved-block";

export function CategoryGrid({ title, categories }: { title: string | null; categories: GridCategory[] }) {
  const { number } = useFormat();
  const id = useId();
  const Name = title ? "h3" : "h2";
  return (
    <section {...labelledBy(id, title)}>
      <Heading id={id} title={title} />
      <ul className={styles.root}>
        {categories.map((category) => (
          <li key={category.slug} className={styles.tile}>
            <ColourBar colour={category.colour ?? "currentcolor"} className={styles.bar} />
            <ProductImage image={category.image} alt={category.name} isBesideName size="thumb" />
            <div>
              <Name className={styles.name}>
                <Link to={paths.category(category.slug)}>{category.name}</Link>
              </Name>
              <p className={styles.content}>
                {category.children.join(", ")} · {number(category.product_count)}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
