import { Form, Link } from "@remix-run/react";
import { type FormEvent, type ReactNode, useRef, useState } from "react";
import type { ListItem } from "~/components/product/item";
import { EnergyArrow } from "~/components/product/page/energy-arrow";
import { CellPrice, PerUnit } from "~/components/product/price";
import { priceAt } from "~/components/product/price-at";
import { QuantityInput } from "~/components/product/quantity-input";
import { Stock, stockLevel } from "~/components/product/stock";
import { type FormToken, HiddenFields } from "~/components/site/hidden-fields";
import { submitterOf } from "~/components/site/use-live-form";
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
import { StickyBar } from "~/components/ui/page/sticky-bar";
import { VisuallyHidden } from "~/components/ui/page/visually-hidden";
import { useFormat } from "~/i18n/use-format";
import { useTranslation } from "~/i18n/use-translation";
import { paths } from "~/paths";
import { classes } from "~/theme/classes";
import { code } from "~/theme/text.css";
import { isBusinessOnly } from "./card";
import * as styles from "./product-table.css";
import { useCarriedQuantities } from "./use-carried-quantities";

/** For those who order from a list: codes, prices and one quantity field a line, added all at once. */
export function ProductTable({
  items,
  includesVat,
  formToken,
  path,
  redirectTo,
  typed,
  children,
}: {
  items: ListItem[];
  includesVat: boolean;
  formToken: FormToken;
  /** The list's own. */
  path: string;
  /** The list as it is, but for what is typed. */
  redirectTo: string;
  /** By product, on this page and on others of the list. */
  typed: Record<string, string>;
  /** Other pages, as buttons of the form: what is typed goes along. */
  children: ReactNode;
}) {
  const { t } = useTranslation("catalogue");
  const form = useRef<HTMLFormElement>(null);
  useCarriedQuantities(form, path);
  const { money } = useFormat();
  const [quantities, setQuantities] = useState(typed);
  const [isMissing, setMissing] = useState(false);
  const sum = sumOf(items, quantities);
  const onInput = (event: FormEvent<HTMLFormElement>) => {
    setQuantities(quantitiesIn(event.currentTarget));
    setMissing(false);
  };
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    const all = Object.values(quantitiesIn(event.currentTarget));
    if (submitterOf(event)?.value !== "add-many" || all.some((qty) => !/^0*$/.test(qty))) return;
    event.preventDefault();
    setMissing(true);
    event.currentTarget.querySelector<HTMLInputElement>("input[inputmode]")?.focus();
  };
  const otherPages = Object.entries(typed).filter(([id]) => !items.some((item) => String(item.id) === id));
  const hasOrderedQty = items.some((item) => item.ordered_qty !== undefined);
  return (
    <Form ref={form} method="post" action={paths.cart()} onInput={onInput} onSubmit={onSubmit}>
      <HiddenFields formToken={formToken} redirectTo={redirectTo} />
      {otherPages.map(([id, qty]) => (
        <input key={id} type="hidden" name={`qty.${id}`} value={qty} />
      ))}
      <TableScroll>
        <Table caption={t("table.caption")} captionVariant="hidden" phone="cards" className={styles.root}>
          <TableHead>
            <ColumnHead>{t("table.code")}</ColumnHead>
            <ColumnHead>{t("table.product")}</ColumnHead>
            <ColumnHead>{t("table.stock")}</ColumnHead>
            {hasOrderedQty && (
              <ColumnHead align="end" className={styles.bought}>
                {t("table.bought")}
              </ColumnHead>
            )}
            <ColumnHead align="end">{t(includesVat ? "table.priceGross" : "table.priceNet")}</ColumnHead>
            <ColumnHead align="end" className={styles.tiers}>
              {t("table.tiers")}
            </ColumnHead>
            <ColumnHead align="end">{t("quantity.label")}</ColumnHead>
          </TableHead>
          <TableBody>
            {items.map((item) => (
              <ItemRow key={item.id} item={item} hasOrderedQty={hasOrderedQty} typed={typed[item.id]} />
            ))}
          </TableBody>
        </Table>
      </TableScroll>
      <StickyBar>
        <div role="alert" className={styles.missing}>
          {isMissing && t("table.missing")}
        </div>
        <p className={styles.note}>
          <span aria-live="polite">
            {sum.rows > 0 && (
              <b>
                {t("table.chosen", {
                  count: sum.rows,
                  price: money((sum.cents / 100).toFixed(2), items[0]?.price.currency ?? ""),
                })}
              </b>
            )}
          </span>{" "}
          {otherPages.length > 0 && (
            <>
              <b>{t("table.elsewhere", { count: otherPages.length })}</b>{" "}
              <Link to={redirectTo} data-forget="">
                {t("table.forget")}
              </Link>{" "}
            </>
          )}
          {t("table.note")}
        </p>
        <Button variant="primary" name="intent" value="add-many">
          {t("table.add")}
        </Button>
      </StickyBar>
      <noscript>
        <p>{t("table.keepNote")}</p>
        <Button size="slim" formMethod="get" formAction={path}>
          {t("table.keep")}
        </Button>
      </noscript>
      {children}
    </Form>
  );
}

/** The form's quantities, by product id. */
const quantitiesIn = (form: HTMLFormElement): Record<string, string> =>
  Object.fromEntries(
    [...new FormData(form)].flatMap(([name, value]) =>
      name.startsWith("qty.") ? [[name.slice("qty.".length), String(value).trim()]] : [],
    ),
  );

/** Of this page's rows, as far as what is typed is a quantity. The cart is what says what is to be paid. */
function sumOf(items: ListItem[], quantities: Record<string, string>) {
  const cents = items.flatMap((item) => {
    const qty = /^\d{1,5}$/.test(quantities[item.id] ?? "") ? Number(quantities[item.id]) : 0;
    return qty > 0 ? [Math.round(Number(priceAt(item, qty)) * 100) * qty] : [];
  });
  return { rows: cents.length, cents: cents.reduce((sum, one) => sum + one, 0) };
}

function ItemRow({
  item,
  hasOrderedQty,
  typed,
}: {
  item: ListItem;
  hasOrderedQty: boolean;
  typed: string | undefined;
}) {
  const { t } = useTranslation("catalogue");
  const { number } = useFormat();
  return (
    <TableRow>
      <Cell className={classes(code, styles.sku)}>{item.sku}</Cell>
      <RowHead className={styles.name}>
        <Link to={paths.product(item.slug)}>{item.name}</Link>
        <QuantityRule item={item} />
        {item.compliance.energy && <EnergyArrow energy={item.compliance.energy} />}
      </RowHead>
      <Cell label={t("table.stock")} className={styles.stock}>
        <Stock stock={item} wording="brief" />
      </Cell>
      {hasOrderedQty && (
        <Cell align="end" label={t("table.bought")} className={styles.bought}>
          {item.ordered_qty ? number(item.ordered_qty) : null}
        </Cell>
      )}
      <Cell align="end" label={t("table.price")}>
        <CellPrice price={item.price} /> <PerUnit unit={item.unit_price} currency={item.price.currency} />
      </Cell>
      <Cell align="end" label={t("table.tiers")} className={styles.tiers}>
        <Tiers item={item} />
      </Cell>
      <Cell align="end" label={t("quantity.label")} className={styles.quantity}>
        <Quantity item={item} typed={typed} />
      </Cell>
    </TableRow>
  );
}

function QuantityRule({ item }: { item: ListItem }) {
  const { t } = useTranslation("catalogue");
  if (item.min_qty === 1 && item.qty_step === 1) return null;
  return (
    <span className={styles.detail}>{t("quantity.rule", { min: item.min_qty, step: item.qty_step })}</span>
  );
}

function Tiers({ item }: { item: ListItem }) {
  const { t } = useTranslation("catalogue");
  const { money, number } = useFormat();
  return item.price.tiers?.map(({ min_qty, price }) => [
    <span key={min_qty} className={styles.detail}>
      {t("price.tier", { count: min_qty, number: number(min_qty), price: money(price, item.price.currency) })}
    </span>,
    " ",
  ]);
}

function Quantity({ item, typed }: { item: ListItem; typed: string | undefined }) {
  const { t } = useTranslation("catalogue");
  if (stockLevel(item) === "none" || isBusinessOnly(item)) {
    return (
      <Link to={paths.product(item.slug)}>
        {t("card.look")}
        <VisuallyHidden>: {item.name}</VisuallyHidden>
      </Link>
    );
  }
  return (
    <QuantityInput
      name={`qty.${item.id}`}
      defaultValue={typed}
      aria-label={t("quantity.of", { name: `${item.name}, ${item.sku}` })}
    />
  );
}
