import { Link } from "@remix-run/react";
import { useId } from "react";
import { ColourBar } from "~/components/ui/colour-bar";
import { ProductImage } from "~/components/ui/picture/product-image";
import { paths } from "~/paths";
import * as styles from "./category-grid.css";
import { Heading, labelledBy } from "./heading";
import type { GridCategory } from "./resolved-block";

/** Categories as cards with their colours and first subcategories. */
export function CategoryGrid({ title, categories }: { title: string | null; categories: GridCategory[] }) {
  const id = useId();
  return (
    <section {...labelledBy(id, title)}>
      <Heading id={id} title={title} />
      <ul className={styles.root}>
        {categories.map((category) => (
          <li key={category.slug} className={styles.card}>
            <ColourBar colour={category.colour ?? "currentcolor"} className={styles.bar} />
            <ProductImage image={category.image} alt="" />
            <div className={styles.content}>
              <h3 className={styles.name}>
                <Link to={paths.category(category.slug)}>{category.name}</Link>
              </h3>
              <p className={styles.description}>{category.description}</p>
              <ChildLinks categories={category.children} />
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

function ChildLinks({ categories }: { categories: GridCategory["children"] }) {
  if (categories.length === 0) return null;
  return (
    <ul className={styles.children}>
      {categories.map((category) => (
        <li key={category.slug}>
          <Link to={paths.category(category.slug)}>{category.name}</Link>
        </li>
      ))}
    </ul>
  );
}
