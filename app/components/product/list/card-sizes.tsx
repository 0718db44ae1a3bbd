import { useTranslation } from "react-i18next";
import type { CardItem, CardSize } from "~/components/product/item";
import { CardPrice } from "~/components/product/price";
import { Link } from "~/components/ui/page/link";
import { paths } from "~/paths";
import * as styles from "./card.css";

/** Sizes as radio buttons below the price of the selected one. CSS alone shows the price. */
export function CardSizes({ product, sizes }: { product: CardItem; sizes: CardSize[] }) {
  const { t } = useTranslation("catalogue");
  const chosen = sizes.findIndex(({ isSoldOut }) => !isSoldOut);
  const others = product.variants_count - sizes.length;
  return (
    <>
      <div className={styles.prices}>
        {sizes.map((size) => (
          <CardPrice key={size.id} item={size} isSizeNamed={product.variants_count > 1} />
        ))}
      </div>
      {product.variants_count === 1 ? (
        <input type="hidden" name="product" value={sizes[0]?.id} />
      ) : (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a flex row
        <div role="group" aria-label={product.name} className={styles.sizes}>
          {sizes.map(({ id, size, isSoldOut }, index) => (
            <label key={id}>
              <input
                type="radio"
                name="product"
                value={id}
                defaultChecked={index === chosen}
                disabled={isSoldOut}
              />
              {size}{" "}
            </label>
          ))}
          {others > 0 && (
            <Link
              to={paths.product(product.slug)}
              aria-label={`+${others} ${t("card.choose")}: ${product.name}`}
            >
              {`+${others}`}
            </Link>
          )}
        </div>
      )}
    </>
  );
}
