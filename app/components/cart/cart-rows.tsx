import { useTranslation } from "react-i18next";
import { PerUnit } from "~/components/product/price";
import { QuantityInput } from "~/components/product/quantity-input";
import { Stepper } from "~/components/product/stepper";
import { Stock } from "~/components/product/stock";
import { Button } from "~/components/ui/form/button";
import { useServerValue } from "~/components/ui/form/use-server-value";
import { itemLink } from "~/components/ui/list/facts.css";
import { Cell, ColumnHead, Table, TableBody, TableHead, TableRow } from "~/components/ui/list/table";
import { Link } from "~/components/ui/page/link";
import { VisuallyHidden } from "~/components/ui/page/visually-hidden";
import { ProductImage } from "~/components/ui/picture/product-image";
import type { CartRow } from "~/contract/cart";
import { MAX_ROW_NOTES_LENGTH } from "~/contract/constants/limits";
import { useFormat } from "~/i18n/use-format";
import { paths } from "~/paths";
import { classes } from "~/theme/classes";
import { rowBetween, stack } from "~/theme/layout.css";
import { code, small } from "~/theme/text.css";
import * as styles from "./cart-rows.css";
import { ClearCart, ConfirmClear } from "./clear-cart";

export interface TypedRow {
  qty: string;
  /** null if the form had no note. */
  notes: string | null;
}

interface CartRowsProps {
  rows: CartRow[];
  /** Ids of the rows that stock does not cover completely. */
  backordered: number[];
  currency: string;
  version: number;
  /** Error messages by row id, in the reader's language. */
  problems: Record<number, string>;
  /** Ids of rows whose item is no longer sold. These rows can only be removed. */
  gone: number[];
  /** Values typed into a refused form, by row id. */
  typed: Record<number, TypedRow>;
  confirmsClear: boolean;
  hasNotes: boolean;
}

/** Invisible first button of the form: Enter in a field presses the first button. */
export function UpdateOnEnter() {
  const { t } = useTranslation("cart");
  return (
    <VisuallyHidden>
      <button type="submit" name="intent" value="update-all" tabIndex={-1} aria-hidden>
        {t("rows.update")}
      </button>
    </VisuallyHidden>
  );
}

/** The cart's rows with their quantities and notes: the first part of the cart's form. */
export function CartRows({
  rows,
  backordered,
  currency,
  version,
  problems,
  gone,
  typed,
  confirmsClear,
  hasNotes,
}: CartRowsProps) {
  const { t } = useTranslation("cart");
  const includesVat = rows[0]?.includes_vat ?? false;
  return (
    <div className={stack.s4}>
      <input type="hidden" name="version" value={version} />
      {confirmsClear && <ConfirmClear />}
      <Table
        caption={t(includesVat ? "rows.captionGross" : "rows.captionNet")}
        captionVariant="hidden"
        phone="cards"
        className={styles.root}
      >
        <Heads />
        <TableBody>
          {rows.map((row) => (
            <CartTableRow
              key={row.id}
              row={row}
              isBackordered={backordered.includes(row.id)}
              currency={currency}
              problem={problems[row.id]}
              isGone={gone.includes(row.id)}
              typed={typed[row.id]}
              hasNote={hasNotes}
            />
          ))}
        </TableBody>
      </Table>
      <div className={rowBetween}>
        {/* With JavaScript, quantities are saved while the user types. */}
        <noscript>
          <Button name="intent" value="update-all">
            {t("rows.update")}
          </Button>
        </noscript>{" "}
        <ClearCart form={CART_FORM} />
      </div>
    </div>
  );
}

function Heads() {
  const { t } = useTranslation("cart");
  return (
    <TableHead>
      <ColumnHead>{t("rows.product")}</ColumnHead>
      <ColumnHead align="end" className={styles.price}>
        {t("rows.price")}
      </ColumnHead>
      <ColumnHead align="end">{t("rows.quantity")}</ColumnHead>
      <ColumnHead align="end">{t("rows.total")}</ColumnHead>
      <ColumnHead className={styles.action}>
        <VisuallyHidden>{t("rows.actions")}</VisuallyHidden>
      </ColumnHead>
    </TableHead>
  );
}

/** Refuses 0, so that typing 0 while editing does not delete a row; each row has a remove button. */
export const hasValidQuantities = (form: HTMLFormElement): boolean =>
  [...new FormData(form)].every(
    ([name, value]) =>
      !name.startsWith("qty.") || (typeof value === "string" && /^\s*[1-9]\d*\s*$/.test(value)),
  );

/** The id of the cart's form, for buttons outside of it. */
export const CART_FORM = "cart";

function CartTableRow({
  row,
  isBackordered,
  currency,
  problem,
  isGone,
  typed,
  hasNote,
}: {
  row: CartRow;
  isBackordered: boolean;
  currency: string;
  problem: string | undefined;
  isGone: boolean;
  typed: TypedRow | undefined;
  hasNote: boolean;
}) {
  const { t } = useTranslation("cart");
  const { money } = useFormat();
  const detail = row.product_detail;
  const problemId = `problem-${row.id}`;
  const qty = typed?.qty ?? String(row.qty);
  const hasPrice = !isGone || Number(row.unit_price) > 0;
  return (
    <TableRow>
      <Cell>
        <div className={styles.name}>
          <ProductImage image={detail.image} alt={detail.name} isBesideName size="thumb" />
          <div className={styles.content}>
            {isGone ? (
              <span>{detail.name}</span>
            ) : (
              <Link className={itemLink} to={paths.product(detail.slug)}>
                {detail.name}
              </Link>
            )}{" "}
            <span className={classes(code, styles.sku)}>{detail.sku}</span>{" "}
            {problem ? (
              <p className={styles.problem} id={problemId}>
                {problem}
              </p>
            ) : (
              isBackordered && <Stock stock={row.product_detail} requestedQty={row.qty} />
            )}
            {hasNote && <RowNote row={row} typed={typed?.notes ?? null} />}
          </div>
        </div>
      </Cell>
      <Cell align="end" label={t("rows.price")} className={styles.price}>
        {hasPrice && `${money(row.unit_price, currency)} `}
        {hasPrice && <PerUnit unit={row.price_per_unit} currency={currency} />}
      </Cell>
      <Cell align="end" label={t("rows.quantity")} className={styles.quantity}>
        {isGone ? row.qty : <RowQuantity row={row} qty={qty} problemId={problem ? problemId : undefined} />}
        {qty !== String(row.qty) && <p className={small}>{t("rows.now", { number: row.qty })}</p>}
      </Cell>
      <Cell align="end" label={t("rows.total")} className={styles.total}>
        {hasPrice && <b>{money(row.total_price, currency)}</b>}
      </Cell>
      <Cell className={styles.action}>
        <Button
          variant="text"
          size="slim"
          name="intent"
          value="remove"
          formAction={paths.cart({ row: row.id })}
        >
          {t("rows.remove")}
          <VisuallyHidden>{`: ${detail.name}`}</VisuallyHidden>
        </Button>
      </Cell>
    </TableRow>
  );
}

function RowNote({ row, typed }: { row: CartRow; typed: string | null }) {
  const { t } = useTranslation("cart");
  const notes = typed ?? row.notes;
  const noteField = useServerValue(notes);
  return (
    <details className={styles.note} open={notes !== ""}>
      <summary>{t("rows.note")}</summary>
      <input
        className={styles.noteInput}
        name={`notes.${row.id}`}
        ref={noteField}
        defaultValue={notes}
        maxLength={MAX_ROW_NOTES_LENGTH}
        aria-label={t("rows.noteOf", { name: row.product_detail.name })}
      />
    </details>
  );
}

function RowQuantity({ row, qty, problemId }: { row: CartRow; qty: string; problemId: string | undefined }) {
  const { t } = useTranslation("cart");
  const detail = row.product_detail;
  const qtyField = useServerValue(qty);
  return (
    <Stepper
      name={detail.name}
      min={detail.min_qty}
      step={detail.qty_step}
      button={(by) => ({
        name: "intent",
        value: "update-all",
        formAction: paths.cart({ row: row.id, step: by }),
      })}
    >
      <QuantityInput
        ref={qtyField}
        // Target of the link in the error summary.
        id={problemId && `qty-${row.id}`}
        name={`qty.${row.id}`}
        defaultValue={qty}
        aria-label={t("rows.quantityOf", { name: detail.name })}
        aria-invalid={problemId ? true : undefined}
        aria-describedby={problemId}
      />
    </Stepper>
  );
}
