import { Form } from "@remix-run/react";
import { Button } from "~/components/ui/form/button";
import { TextField } from "~/components/ui/form/field";
import type { RefusedForm } from "~/components/ui/form/refused-form";
import type { ListPrice } from "~/contract/operator/items";
import { useTranslation } from "~/i18n/use-translation";
import * as styles from "./item-form.css";

/** One item's price in one list. */
export function PriceForm({
  item,
  list,
  price,
  refused,
}: {
  item: number;
  list: string;
  price:
    | Pick<ListPrice, "standard_price" | "special_price" | "special_from" | "special_to" | "tiers">
    | undefined;
  refused: RefusedForm | undefined;
}) {
  const { t } = useTranslation("operator");
  const field = (name: "standard_price" | "special_price" | "special_from" | "special_to") => ({
    id: `${list}.${name}`,
    name,
    defaultValue: refused?.typed[name] ?? price?.[name] ?? "",
    errors: refused?.errors[name] ?? [],
  });
  return (
    <Form method="post" className={styles.root} aria-label={`${t("items.list")} ${list}`}>
      <div className={styles.name}>
        <h3>{list}</h3>
        {price && price.tiers.length > 0 && (
          <p className={styles.tiers}>
            {t("items.tiers")}: {price.tiers.map((tier) => `${tier.min_qty}+ ${tier.price}`).join(" · ")}
          </p>
        )}
      </div>
      <input type="hidden" name="item" value={item} />
      <input type="hidden" name="list" value={list} />
      <TextField {...field("standard_price")} label={t("items.standard")} inputMode="decimal" required />
      <TextField
        {...field("special_price")}
        label={t("items.special")}
        optional={t("items.optional")}
        inputMode="decimal"
      />
      <TextField
        {...field("special_from")}
        label={t("items.from")}
        optional={t("items.optional")}
        type="date"
      />
      <TextField {...field("special_to")} label={t("items.to")} optional={t("items.optional")} type="date" />
      <Button name="intent" value="price">
        {t("items.keepPrice")}
      </Button>
    </Form>
  );
}
