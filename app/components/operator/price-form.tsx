import { Form } from "@remix-run/react";
import { Button } from "~/components/ui/form/button";
import { TextField } from "~/components/ui/form/field";
import type { ListPrice } from "~/contract/operator/operator";
import type { OperatorTexts } from "~/i18n/operator-texts";
import * as styles from "./item-form.css";

/** One item's price in one list. */
export function PriceForm({
  item,
  list,
  price,
  words,
  fault,
}: {
  item: number;
  list: string;
  price:
    | Pick<ListPrice, "standard_price" | "special_price" | "special_from" | "special_to" | "tiers">
    | undefined;
  words: OperatorTexts["items"];
  fault: { fields: Record<string, string[]>; typed: Record<string, string> } | undefined;
}) {
  const field = (name: "standard_price" | "special_price" | "special_from" | "special_to") => ({
    id: `${list}.${name}`,
    name,
    defaultValue: fault?.typed[name] ?? price?.[name] ?? "",
    errors: fault?.fields[name] ?? [],
  });
  return (
    <Form method="post" className={styles.root} aria-label={`${words.list} ${list}`}>
      <div className={styles.name}>
        <h3>{list}</h3>
        {price && price.tiers.length > 0 && (
          <p className={styles.tiers}>
            {words.tiers}: {price.tiers.map((tier) => `${tier.min_qty}+ ${tier.price}`).join(" · ")}
          </p>
        )}
      </div>
      <input type="hidden" name="item" value={item} />
      <input type="hidden" name="list" value={list} />
      <TextField {...field("standard_price")} label={words.standard} inputMode="decimal" required />
      <TextField
        {...field("special_price")}
        label={words.special}
        optional={words.optional}
        inputMode="decimal"
      />
      <TextField {...field("special_from")} label={words.from} optional={words.optional} type="date" />
      <TextField {...field("special_to")} label={words.to} optional={words.optional} type="date" />
      <Button name="intent" value="price">
        {words.keepPrice}
      </Button>
    </Form>
  );
}
