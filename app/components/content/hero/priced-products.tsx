import type { CardItem } from "~/components/product/item";
import { LinePrice } from "~/components/product/price";
import { Link } from "~/components/ui/page/link";
import { ProductImage } from "~/components/ui/picture/product-image";
import { paths } from "~/paths";
import { classes } from "~/theme/classes";
import * as styles from "./priced-products.css";

/** A few products side by side, each with its price. On phones the row scrolls. */
export function PricedProducts({ products }: { products: CardItem[] }) {
  return (
    <ul className={classes(styles.root, styles.abreast[products.length - 1])}>
      {products.map((product, index) => (
        <li key={product.id} className={styles.item}>
          <ProductImage image={product.image ?? null} alt={product.name} isBesideName isMain={index === 0} />
          <p className={styles.label}>
            <Link className={styles.link} to={paths.product(product.slug)}>
              {product.name}
            </Link>{" "}
            <b className={styles.price}>
              <LinePrice item={product} />
            </b>
          </p>
        </li>
      ))}
    </ul>
  );
}
