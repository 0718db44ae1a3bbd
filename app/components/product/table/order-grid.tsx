import { useTranslation } from "react-i18next";
import type { Sold, VariantItem } from "~/components/product/item";
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

/** Table to order several variants at once, in a disclosure below the product's form. */
export function OrderGrid({
  product,
  variants,
  inCart,
  formToken,
}: {
  product: Sold;
  variants: VariantItem[];
  inCart: Record<number, number>;
  formToken: FormToken;
}) {
  const { t } = useTranslation("catalogue");
  if (variants.length === 0 || isBusinessOnly(product)) return null;
  const caption = t(product.price.includes_vat ? "grid.captionGross" : "grid.captionNet");
  return (
    <Disclosure summary={t("grid.titleVariants")} open>
      <Form method="post" action={paths.cart()} className={stack.s4}>
        <HiddenFields formToken={formToken} />
        <TableScroll>
          <Table caption={caption} captionVariant="hidden">
            <TableHead>
              <ColumnHead>{headingOf(variants)}</ColumnHead>
              <ColumnHead align="end">{t("table.price")}</ColumnHead>
              <ColumnHead align="end" className={styles.quantityColumn}>
                {t("quantity.label")}
              </ColumnHead>
            </TableHead>
            <TableBody>
              {variants.map((variant) => (
                <GridRow
                  key={variant.id}
                  item={variant}
                  name={variantName(variant)}
                  inCart={inCart[variant.id]}
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

function GridRow({ item, name, inCart }: { item: Sold; name: string; inCart: number | undefined }) {
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
      <Cell align="end">{money(item.price.price, item.price.currency)}</Cell>
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
