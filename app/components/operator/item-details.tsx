import { Form, Link } from "@remix-run/react";
import { Button } from "~/components/ui/form/button";
import { TextField } from "~/components/ui/form/field";
import type { RefusedForm } from "~/components/ui/form/refused-form";
import { Facts } from "~/components/ui/list/facts";
import type { ItemData } from "~/contract/operator/items";
import { useTranslation } from "~/i18n/use-translation";
import { operatorPaths } from "~/operator-paths";
import { formWidth, row, stack } from "~/theme/layout.css";
import * as styles from "./item-form.css";
import { PriceForm } from "./price-form";

/** Stock and prices of one item; of a product with variants, the way to each of them. */
export function ItemDetails({ details, refused }: { details: ItemData; refused: RefusedForm | undefined }) {
  const { t } = useTranslation("operator");
  return (
    <div className={stack.s5}>
      <h2>
        {details.name} ({details.sku})
      </h2>
      {details.variants.length > 0 ? (
        <Variants variants={details.variants} />
      ) : (
        <>
          <div className={formWidth}>
            <Facts
              facts={[
                { name: t("items.onHand"), value: details.on_hand },
                { name: t("items.ordered"), value: details.ordered },
                { name: t("items.reserved"), value: details.reserved },
              ]}
              total={{ name: t("items.available"), value: details.quantity }}
            />
          </div>
          <Form method="post" className={styles.root} aria-label={t("items.stock")}>
            <input type="hidden" name="item" value={details.item} />
            <TextField
              key={details.quantity}
              id="quantity"
              name="quantity"
              inputMode="numeric"
              required
              label={t("items.quantity")}
              defaultValue={refused?.typed.quantity ?? details.quantity}
              errors={refused?.errors.quantity ?? []}
            />
            <Button name="intent" value="stock">
              {t("items.keepStock")}
            </Button>
          </Form>
          <h2>{t("items.prices")}</h2>
          {details.lists.map((list) => {
            const price = details.prices.find((one) => one.list === list && one.season === null);
            return (
              <PriceForm
                // A new key after saving: the field then shows the stored price.
                key={`${list} ${JSON.stringify(price)}`}
                item={details.item}
                list={list}
                price={price}
                refused={refused?.typed.list === list ? refused : undefined}
              />
            );
          })}
        </>
      )}
    </div>
  );
}

function Variants({ variants }: { variants: ItemData["variants"] }) {
  const { t } = useTranslation("operator");
  return (
    <>
      <p>{t("items.variants")}</p>
      <ul className={row}>
        {variants.map(({ item, sku }) => (
          <li key={item}>
            <Link to={operatorPaths.items({ item: sku })}>{sku}</Link>
          </li>
        ))}
      </ul>
    </>
  );
}
