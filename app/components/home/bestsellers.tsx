import { useTranslation } from "react-i18next";
import { ButtonLink } from "~/components/ui/button";
import { LeaderList } from "~/components/ui/leader-list";
import type { Product } from "~/contract/products";
import { useFormat } from "~/i18n/use-format";
import { paths } from "~/paths";
import { classes } from "~/theme/classes";
import { band, section, stack, wrap } from "~/theme/layout.css";
import { soft } from "~/theme/text.css";
import * as styles from "./bestsellers.css";

/** What is bought most, as on a wine list: name, dots, price. */
export function Bestsellers({ products }: { products: Product[] }) {
  const { t } = useTranslation("content");
  const { money } = useFormat();
  return (
    <section className={classes(band, styles.root)} aria-labelledby="bestsellers">
      <div className={classes(wrap, section, styles.split)}>
        <div className={stack.s4}>
          <h2 id="bestsellers">{t("home.bestsellers")}</h2>
          <p className={soft}>{t("home.bestsellersText")}</p>
          <p>
            <ButtonLink to={paths.products({ bestseller: 1 })}>{t("home.seeAll")}</ButtonLink>
          </p>
        </div>
        <LeaderList
          className={styles.list}
          items={products.map((product) => ({
            href: paths.product(product.slug),
            name: product.name,
            value: money(product.price.price, product.price.currency),
          }))}
        />
      </div>
    </section>
  );
}
