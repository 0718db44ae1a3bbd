import { CardPrice, LinePrice, ProductPrice } from "~/components/product/price";
import { ProductTags } from "~/components/product/product-tags";
import { Stock } from "~/components/product/stock";
import { Sample, Samples } from "./sample";
import { ITEMS, STOCKS } from "./samples";

const WORDINGS = ["brief", "short", "full"] as const;

export function PriceSamples() {
  return (
    <Samples of="ProductTags, CardPrice, LinePrice, ProductPrice">
      {Object.entries(ITEMS).map(([state, item]) => (
        <Sample key={state} state={state}>
          <ProductTags product={item} until="shown" />
          <CardPrice item={item} />
          <p>
            <LinePrice item={item} />
          </p>
          <ProductPrice item={item} />
        </Sample>
      ))}
    </Samples>
  );
}

export function StockSamples() {
  return (
    <Samples of="Stock">
      {Object.entries(STOCKS).map(([state, stock]) => (
        <Sample key={state} state={state}>
          {WORDINGS.map((wording) => (
            <p key={wording}>
              <Stock stock={stock} wording={wording} />
            </p>
          ))}
        </Sample>
      ))}
    </Samples>
  );
}
