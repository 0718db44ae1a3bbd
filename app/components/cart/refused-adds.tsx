import { useTranslation } from "react-i18next";
import { QuantityInput } from "~/components/product/quantity-input";
import { type FormToken, HiddenFields } from "~/components/site/hidden-fields";
import { Button } from "~/components/ui/form/button";
import { Cell, ColumnHead, RowHead, Table, TableBody, TableHead, TableRow } from "~/components/ui/list/table";
import { Form, Link } from "~/components/ui/page/link";
import { paths } from "~/paths";
import { classes } from "~/theme/classes";
import { box, stack } from "~/theme/layout.css";
import { code } from "~/theme/text.css";
import * as styles from "./refused-adds.css";

export interface RefusedAdd {
  product: number;
  sku: string;
  name: string;
  /** null if the item does not exist. */
  slug: string | null;
  /** Quantity as typed, valid or not. */
  qty: string;
  reason: string;
}

/** Items that `add` or `add-many` refused, with code, typed quantity, reason and a button to retry (CONTRACT §6). */
export function RefusedAdds({ adds, formToken }: { adds: RefusedAdd[]; formToken: FormToken }) {
  const { t } = useTranslation("cart");
  if (adds.length === 0) return null;
  return (
    <section className={classes(box, stack.s3, styles.root)} role="alert" aria-labelledby="refused-adds">
      <h2 id="refused-adds">{t("refusedAdds.title", { count: adds.length })}</h2>
      <Form method="post" action={paths.cart()} className={stack.s3}>
        <HiddenFields formToken={formToken} />
        <Table caption={t("refused.caption")} captionVariant="hidden" phone="cards">
          <TableHead>
            <ColumnHead>{t("rows.product")}</ColumnHead>
            <ColumnHead>{t("refused.reason")}</ColumnHead>
            <ColumnHead align="end">{t("rows.quantity")}</ColumnHead>
          </TableHead>
          <TableBody>
            {adds.map(({ product, sku, name, slug, qty, reason }) => (
              <TableRow key={product}>
                <RowHead>
                  {slug === null ? name : <Link to={paths.product(slug)}>{name}</Link>}
                  <br />
                  <span className={code}>{sku}</span>
                </RowHead>
                <Cell>
                  <span id={`refused-${product}`}>{reason}</span>
                </Cell>
                <Cell align="end" label={t("rows.quantity")}>
                  <QuantityInput
                    name={`qty.${product}`}
                    defaultValue={qty}
                    aria-label={t("rows.quantityOf", { name })}
                    aria-invalid
                    aria-describedby={`refused-${product}`}
                  />
                </Cell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
        <Button name="intent" value="add-many">
          {t("refusedAdds.again")}
        </Button>
      </Form>
    </section>
  );
}
