import { Form } from "@remix-run/react";
import { type FormEvent, type ReactNode, useRef, useState } from "react";
import type { ListItem } from "~/components/product/item";
import { priceAt } from "~/components/product/price-at";
import { type FormToken, HiddenFields } from "~/components/site/hidden-fields";
import { submitterOf } from "~/components/site/use-live-form";
import { Button } from "~/components/ui/form/button";
import { ColumnHead, Table, TableBody, TableHead, TableScroll } from "~/components/ui/list/table";
import { MAX_QTY_DIGITS } from "~/contract/constants/limits";
import { useTranslation } from "~/i18n/use-translation";
import { paths } from "~/paths";
import { AddBar } from "./add-bar";
import { ItemRow } from "./item-row";
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
  const { sum, isMissing, onInput, onSubmit } = useQuantities(items, typed);
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
          <Heads includesVat={includesVat} hasOrderedQty={hasOrderedQty} />
          <TableBody>
            {items.map((item) => (
              <ItemRow key={item.id} item={item} hasOrderedQty={hasOrderedQty} typed={typed[item.id]} />
            ))}
          </TableBody>
        </Table>
      </TableScroll>
      <AddBar
        sum={sum}
        currency={items[0]?.price.currency ?? ""}
        isMissing={isMissing}
        otherPages={otherPages.length}
        redirectTo={redirectTo}
      />
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

/** What is typed into the form, and its sum. A form without a quantity is not sent. */
function useQuantities(items: ListItem[], typed: Record<string, string>) {
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
  return { sum, isMissing, onInput, onSubmit };
}

function Heads({ includesVat, hasOrderedQty }: { includesVat: boolean; hasOrderedQty: boolean }) {
  const { t } = useTranslation("catalogue");
  return (
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
  );
}

/** The form's quantities, by product id. */
const quantitiesIn = (form: HTMLFormElement): Record<string, string> =>
  Object.fromEntries(
    [...new FormData(form)].flatMap(([name, value]) =>
      name.startsWith("qty.") ? [[name.slice("qty.".length), String(value).trim()]] : [],
    ),
  );

const QTY = new RegExp(`^\\d{1,${MAX_QTY_DIGITS}}$`);

/** Of this page's rows, as far as what is typed is a quantity. The cart is what says what is to be paid. */
function sumOf(items: ListItem[], quantities: Record<string, string>) {
  const cents = items.flatMap((item) => {
    const qty = QTY.test(quantities[item.id] ?? "") ? Number(quantities[item.id]) : 0;
    return qty > 0 ? [Math.round(Number(priceAt(item, qty)) * 100) * qty] : [];
  });
  return { rows: cents.length, cents: cents.reduce((sum, one) => sum + one, 0) };
}
