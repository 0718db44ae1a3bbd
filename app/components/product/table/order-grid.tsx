import { useTranslation } from "react-i18next";
import type { ListItem, Sold, VariantItem } from "~/components/product/item";
import { priceAt } from "~/components/product/price-at";
import { QuantityInput } from "~/components/product/quantity-input";
import { isBusinessOnly, stockLevel } from "~/components/product/stock";
import { headingOf, variantName } from "~/components/product/variants/variant-picker";
import { type FormToken, HiddenFields } from "~/components/site/hidden-fields";
import { Button } from "~/components/ui/form/button";
import {
  Cell,
  ColumnHead,
  RowHead,
  Table,
  TableBody,
  TableHead,
  TableRow,
  TableScroll,
} from "~/components/ui/list/table";
import { Disclosure } from "~/components/ui/page/disclosure";
import { Form } from "~/components/ui/page/link";
import { useFormat } from "~/i18n/use-format";
import { paths } from "~/paths";
import { stack } from "~/theme/layout.css";
import * as styles from "./order-grid.css";

/** Tier prices, and several variants at once: in a disclosure under the product's form. */
export function OrderGrid({
  product,
  variants,
  inCart,
  open,
  formToken,
}: {
  product: Sold & Pick<ListItem, "name">;
  variants: VariantItem[];
  /** How many of each are in the cart, by id. */
  inCart: Record<number, number>;
  /** Unfolded for those who buy many at once. */
  open: boolean;
  formToken: FormToken;
}) {
  const { t } = useTranslation("catalogue");
  const { number } = useFormat();
  const items = variants.length > 0 ? variants : [product];
  const quantities = quantitiesOf(items);
  if ((quantities.length < 2 && variants.length === 0) || isBusinessOnly(product)) return null;
  const caption = t(product.price.includes_vat ? "grid.captionGross" : "grid.captionNet");
  return (
    <Disclosure summary={t(variants.length > 0 ? "grid.titleVariants" : "grid.title")} open={open}>
      <Form method="post" action={paths.cart()} className={stack.s4}>
        <HiddenFields formToken={formToken} />
        <TableScroll>
          <Table caption={caption} captionVariant="hidden">
            <TableHead>
              <ColumnHead>{headingOf(variants) || t("table.product")}</ColumnHead>
              {quantities.map((quantity) => (
                <ColumnHead key={quantity} align="end">
                  {quantities.length === 1 ? t("table.price") : t("grid.from", { number: number(quantity) })}
                </ColumnHead>
              ))}
              <ColumnHead align="end" className={styles.quantityColumn}>
                {t("quantity.label")}
              </ColumnHead>
            </TableHead>
            <TableBody>
              {items.map((item) => (
                <GridRow
                  key={item.id}
                  item={item}
                  name={"attributes" in item ? variantName(item) : item.name}
                  quantities={quantities}
                  inCart={inCart[item.id]}
                />
              ))}
            </TableBody>
          </Table>
        </TableScroll>
        <Button name="intent" value="add-many">
          {t("grid.add")}
        </Button>
      </Form>
    </Disclosure>
  );
}

function GridRow({
  item,
  name,
  quantities,
  inCart,
}: {
  item: Sold;
  name: string;
  quantities: number[];
  inCart: number | undefined;
}) {
  const { t } = useTranslation("catalogue");
  const { money, number } = useFormat();
  return (
    <TableRow>
      <RowHead>
        {name}{" "}
        {inCart !== undefined && (
          <span className={styles.inCart}>{t("grid.inCart", { number: number(inCart) })}</span>
        )}
      </RowHead>
      {quantities.map((quantity) => (
        <Cell key={quantity} align="end">
          {money(priceAt(item, quantity), item.price.currency)}
        </Cell>
      ))}
      <Cell align="end" className={styles.quantityColumn}>
        {stockLevel(item) === "none" ? (
          t("stock.none")
        ) : (
          <QuantityInput name={`qty.${item.id}`} aria-label={t("quantity.of", { name })} />
        )}
      </Cell>
    </TableRow>
  );
}

/** The quantities at which some price changes, from one on. */
const quantitiesOf = (items: Sold[]) =>
  [...new Set([1, ...items.flatMap((item) => (item.price.tiers ?? []).map(({ min_qty }) => min_qty))])].sort(
    (a, b) => a - b,
  );
