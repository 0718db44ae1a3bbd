import { useTranslation } from "react-i18next";
import { CellPrice, PerUnit } from "~/components/product/price";
import { QuantityInput } from "~/components/product/quantity-input";
import { Stock, stockLevel } from "~/components/product/stock";
import { type FormToken, HiddenFields } from "~/components/site/hidden-fields";
import { Button, ButtonLink } from "~/components/ui/form/button";
import { FieldGroup } from "~/components/ui/form/field-group";
import { Form, Link } from "~/components/ui/page/link";
import { VisuallyHidden } from "~/components/ui/page/visually-hidden";
import { ProductImage } from "~/components/ui/picture/product-image";
import { MAX_ROW_NOTES_LENGTH } from "~/contract/constants/limits";
import type { Price } from "~/contract/prices";
import type { WishlistRow } from "~/contract/wishlist";
import { paths } from "~/paths";
import { code, muted } from "~/theme/text.css";
import * as styles from "./wishlist-rows.css";

/** Values typed into a row whose form was refused. A field is null if the form did not contain it. */
export interface TypedRow {
  id: number;
  qty: string | null;
  notes: string | null;
}

interface RowProps {
  row: WishlistRow;
  price: Price | undefined;
  typed: TypedRow | null;
  problem: string | null;
  formToken: FormToken;
}

export function WishlistItem({ row, price, typed, problem, formToken }: RowProps) {
  const { t } = useTranslation(["account", "catalogue"]);
  const { product_detail: detail } = row;
  const productName = <VisuallyHidden>: {detail.name}</VisuallyHidden>;
  return (
    <li className={styles.row}>
      <ProductImage image={detail.image} alt={detail.name} isBesideName size="thumb" />
      <div className={styles.content}>
        <p className={code}>{detail.sku}</p>
        <h2 className={styles.name}>
          <Link to={paths.product(detail.slug)}>{detail.name}</Link>
        </h2>
        <p>
          {price ? <Stock stock={detail} /> : <span className={muted}>{t("account:wishlist.gone")}</span>}
        </p>
        <NoteForm row={row} typed={typed} problem={problem} formToken={formToken} />
      </div>
      {price && (
        <p className={styles.price}>
          {row.variants_count > 0 && <span className={muted}>{t("catalogue:price.from")} </span>}
          <CellPrice price={price} />{" "}
          <span className={muted}>
            {t(price.includes_vat ? "catalogue:price.gross" : "catalogue:price.net")}
          </span>{" "}
          <PerUnit unit={price.unit_price} currency={price.currency} />
        </p>
      )}
      <div className={styles.actions}>
        {problem && (
          <p className={styles.problem} id={`problem-${row.id}`} role="alert">
            {problem}
          </p>
        )}
        {price && <Buy row={row} typed={typed} problem={problem} formToken={formToken} />}
        <Form method="post" action={paths.wishlist()}>
          <HiddenFields formToken={{ forCustomer: formToken.forCustomer, formId: null }} />
          <input type="hidden" name="row" value={row.id} />
          <Button variant="text" size="slim" name="intent" value="remove">
            {t("account:wishlist.remove")}
            {productName}
          </Button>
        </Form>
      </div>
    </li>
  );
}

function Buy({ row, typed, problem, formToken }: Omit<RowProps, "price">) {
  const { t } = useTranslation(["account", "catalogue"]);
  const { product_detail: detail } = row;
  const productName = <VisuallyHidden>: {detail.name}</VisuallyHidden>;
  if (row.variants_count > 0) {
    return (
      <ButtonLink to={paths.product(detail.slug)}>
        {t("account:wishlist.choose")}
        {productName}
      </ButtonLink>
    );
  }
  if (stockLevel(detail) === "none") return null;
  return (
    <Form method="post" action={paths.wishlist()} className={styles.buy} preventScrollReset>
      <HiddenFields formToken={formToken} />
      <input type="hidden" name="row" value={row.id} />
      <QuantityInput
        name="qty"
        defaultValue={typed?.qty ?? detail.min_qty}
        aria-label={t("catalogue:quantity.of", { name: detail.name })}
        {...invalidProps(row, problem !== null && typed?.qty !== null)}
      />
      <Button name="intent" value="add-to-cart">
        {t("account:wishlist.toCart")}
        {productName}
      </Button>
    </Form>
  );
}

function NoteForm({ row, typed, problem, formToken }: Omit<RowProps, "price">) {
  const { t } = useTranslation("account");
  const { name } = row.product_detail;
  const notes = typed?.notes ?? row.notes;
  return (
    <details className={styles.note} open={notes !== ""}>
      <summary>{t("wishlist.note")}</summary>
      <Form method="post" action={paths.wishlist()} preventScrollReset>
        <HiddenFields formToken={{ forCustomer: formToken.forCustomer, formId: null }} />
        <input type="hidden" name="row" value={row.id} />
        <FieldGroup
          name="notes"
          key={notes}
          defaultValue={notes}
          maxLength={MAX_ROW_NOTES_LENGTH}
          aria-label={t("wishlist.noteOf", { name })}
          {...invalidProps(row, problem !== null && typed?.notes !== null)}
          button={
            <Button name="intent" value="note">
              {t("wishlist.saveNote")}
              <VisuallyHidden>: {name}</VisuallyHidden>
            </Button>
          }
        />
      </Form>
    </details>
  );
}

const invalidProps = (row: WishlistRow, isWrong: boolean) =>
  isWrong ? { "aria-invalid": true, "aria-describedby": `problem-${row.id}` } : {};
