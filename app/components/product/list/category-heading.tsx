import { ColourBar } from "~/components/ui/colour-bar";
import { ProductImage } from "~/components/ui/picture/product-image";
import type { Category } from "~/contract/categories";
import { intro } from "~/theme/text.css";
import * as styles from "./category-heading.css";

/** A category's name under its own colour, beside its own mark. */
export function CategoryHeading({
  category: { name, description, image },
  colour,
}: {
  category: Pick<Category, "name" | "description" | "image">;
  colour: string | null;
}) {
  return (
    <>
      <header className={styles.root}>
        {colour && <ColourBar colour={colour} className={styles.bar} />}
        <ProductImage image={image} alt="" size="thumb" />
        <h1>{name}</h1>
      </header>
      <p className={intro}>{description}</p>
    </>
  );
}
