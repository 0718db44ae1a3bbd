import { Form, Link } from "@remix-run/react";
import { Button } from "~/components/ui/form/button";
import { TextField } from "~/components/ui/form/field";
import { Facts } from "~/components/ui/list/facts";
import type { ItemData } from "~/contract/operator/operator";
import type { OperatorTexts } from "~/i18n/operator-texts";
import { paths } from "~/paths";
import { formWidth, row, stack } from "~/theme/layout.css";
import * as styles from "./item-form.css";
import { PriceForm } from "./price-form";

/** Stock and prices of one item; of a product with variants, the way to each of them. */
export function ItemDetails({
  details,
  words,
  fault,
}: {
  details: ItemData;
  words: OperatorTexts["items"];
  fault: { fields: Record<string, string[]>; typed: Record<string, string> } | undefined;
}) {
  return (
    <div className={stack.s5}>
      <h2>
        {details.name} ({details.sku})
      </h2>
      {details.variants.length > 0 ? (
        <Variants variants={details.variants} words={words} />
      ) : (
        <>
          <div className={formWidth}>
            <Facts
              facts={[
                { name: words.onHand, value: details.on_hand },
                { name: words.ordered, value: details.ordered },
                { name: words.reserved, value: details.reserved },
              ]}
              total={{ name: words.available, value: details.quantity }}
            />
          </div>
          <Form method="post" className={styles.root} aria-label={words.stock}>
            <input type="hidden" name="item" value={details.item} />
            <TextField
              key={details.quantity}
              id="quantity"
              name="quantity"
              inputMode="numeric"
              required
              label={words.quantity}
              defaultValue={fault?.typed.quantity ?? details.quantity}
              errors={fault?.fields.quantity ?? []}
            />
            <Button name="intent" value="stock">
              {words.keepStock}
            </Button>
          </Form>
          <h2>{words.prices}</h2>
          {details.lists.map((list) => {
            const price = details.prices.find((one) => one.list === list && one.season === null);
            return (
              <PriceForm
                // A new key after saving: the field then shows the stored price.
                key={`${list} ${JSON.stringify(price)}`}
                item={details.item}
                list={list}
                price={price}
                words={words}
                fault={fault?.typed.list === list ? fault : undefined}
              />
            );
          })}
        </>
      )}
    </div>
  );
}

function Variants({ variants, words }: { variants: ItemData["variants"]; words: OperatorTexts["items"] }) {
  return (
    <>
      <p>{words.variants}</p>
      <ul className={row}>
        {variants.map(({ item, sku }) => (
          <li key={item}>
            <Link to={paths.operatorItems({ item: sku })}>{sku}</Link>
          </li>
        ))}
      </ul>
    </>
  );
}
