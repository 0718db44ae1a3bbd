import { useTranslation } from "react-i18next";
import { type PostedForm, replyTo } from "~/components/ui/form/posted-form";
import { Facts } from "~/components/ui/list/facts";
import type { ItemData } from "~/contract/operator/items";
import { formWidth, stack } from "~/theme/layout.css";
import { PriceForm } from "./price-form";
import { StockForm, WeightForm } from "./products/stock-form";

/** Stock and prices of one item. For a product with variants, links to the variants. */
export function ItemDetails({
  details,
  result,
  constraints,
  mayPrice,
  mayStock,
}: {
  details: ItemData;
  result: PostedForm["result"];
  constraints: { stock: PostedForm["constraint"]; price: PostedForm["constraint"] };
  mayPrice: boolean;
  mayStock: boolean;
}) {
  const { t } = useTranslation("operator");
  const ofStock = replyTo(result, { intent: "stock" });
  return (
    <div className={stack.s5}>
      <h2>
        {details.name} ({details.sku})
      </h2>
      {details.variants.length > 0 ? (
        <p>{t("items.variants")}</p>
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
          <StockForm
            key={ofStock ? "refused" : `${details.on_hand} ${details.ordered}`}
            item={details.item}
            sku={details.sku}
            result={ofStock}
            constraint={constraints.stock}
            maySave={mayStock}
          />
          <WeightForm
            key={`weight ${details.weight_g}`}
            item={details.item}
            sku={details.sku}
            weight={details.weight_g}
            result={replyTo(result, { intent: "weight" })}
            maySave={mayStock}
          />
          <h2>{t("items.prices")}</h2>
          {details.lists.map((list) => {
            const ofPrice = replyTo(result, { intent: "price", list });
            const price = details.prices.find((one) => one.list === list && one.season === null);
            return (
              <PriceForm
                // The key changes after saving, so that the field shows the stored price.
                key={`${list} ${ofPrice ? "refused" : JSON.stringify(price)}`}
                item={details.item}
                list={list}
                isGross={details.gross_lists.includes(list)}
                price={price}
                result={ofPrice}
                constraint={constraints.price}
                maySave={mayPrice}
              />
            );
          })}
        </>
      )}
    </div>
  );
}
