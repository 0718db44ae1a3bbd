import { type FormEvent, type ReactNode, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { ListItem } from "~/components/product/item";
import type { ListState } from "~/components/product/list/list-state";
import { priceAt } from "~/components/product/price-at";
import { type FormToken, HiddenFields } from "~/components/site/hidden-fields";
import { submitterOf } from "~/components/site/use-live-form";
import { Button } from "~/components/ui/form/button";
import { Table, TableBody, TableScroll } from "~/components/ui/list/table";
import { Form } from "~/components/ui/page/link";
import { MAX_QTY_DIGITS } from "~/contract/constants/limits";
import { paths } from "~/paths";
import { AddBar } from "./add-bar";
import { ItemRow } from "./item-row";
import { groupsOf, tierColumns } from "./price-columns";
import * as styles from "./product-table.css";
import { TableHeads } from "./table-heads";
import { useCarriedQuantities } from "./use-carried-quantities";

/** Table for customers who order from a list: SKUs, prices and a quantity field per row, added to the cart together. */
export function ProductTable({
  items,
  includesVat,
  formToken,
  path,
  redirectTo,
  query,
  children,
}: {
  items: ListItem[];
  includesVat: boolean;
  formToken: FormToken;
  path: string;
  /** URL of the list without the typed quantities. */
  redirectTo: string;
  /** Query of the list. It includes the quantities typed on all pages. */
  query: ListState;
  /** Links to other pages, as buttons of the form, which post the typed quantities. */
  children: ReactNode;
}) {
  const { t } = useTranslation("catalogue");
  const typed = query.quantities;
  const tiers = tierColumns(items);
  const form = useRef<HTMLFormElement>(null);
  useCarriedQuantities(form, path);
  const { sum, isMissing, onInput, onSubmit } = useQuantities(items, typed);
  const otherPages = Object.entries(typed).filter(([id]) => !items.some((item) => String(item.id) === id));
  return (
    <Form ref={form} method="post" action={paths.cart()} onInput={onInput} onSubmit={onSubmit}>
      <HiddenFields formToken={formToken} redirectTo={redirectTo} />
      {otherPages.map(([id, qty]) => (
        <input key={id} type="hidden" name={`qty.${id}`} value={qty} />
      ))}
      <TableScroll>
        <Table caption={t("table.caption")} captionVariant="hidden" phone="cards" className={styles.root}>
          <TableHeads path={path} query={query} includesVat={includesVat} tiers={tiers} />
          {groupsOf(items).map((group) => (
            <TableBody key={group[0]?.id}>
              {group.map((item, index) => (
                <ItemRow
                  key={item.id}
                  item={item}
                  rows={index === 0 ? group.length : 0}
                  tiers={tiers}
                  typed={typed[item.id]}
                />
              ))}
            </TableBody>
          ))}
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

/** Typed quantities of the form and their sum. A form without a quantity is not submitted. */
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

const quantitiesIn = (form: HTMLFormElement): Record<string, string> =>
  Object.fromEntries(
    [...new FormData(form)].flatMap(([name, value]) =>
      name.startsWith("qty.") ? [[name.slice("qty.".length), String(value).trim()]] : [],
    ),
  );

const QTY = new RegExp(`^\\d{1,${MAX_QTY_DIGITS}}$`);

/** Estimated total of this page's rows, from the valid quantities. The cart computes the amount to pay. */
function sumOf(items: ListItem[], quantities: Record<string, string>) {
  const cents = items.flatMap((item) => {
    const qty = QTY.test(quantities[item.id] ?? "") ? Number(quantities[item.id]) : 0;
    return qty > 0 ? [Math.round(Number(priceAt(item, qty)) * 100) * qty] : [];
  });
  return { rows: cents.length, cents: cents.reduce((sum, one) => sum + one, 0) };
}
