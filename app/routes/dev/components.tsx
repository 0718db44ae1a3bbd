import "~/shop-kit";
// Every component in every state, for designers and testers. Only in development (app/worker.ts).
import { ButtonSamples, FieldSamples } from "~/components/gallery/form-samples";
import { ListSamples, MessageSamples } from "~/components/gallery/page-samples";
import { PriceSamples, StockSamples } from "~/components/gallery/product-samples";

export const handle = { i18n: ["catalogue", "account"] };

export default function Components() {
  return (
    <>
      <h1>Components</h1>
      <ButtonSamples />
      <FieldSamples />
      <PriceSamples />
      <StockSamples />
      <MessageSamples />
      <ListSamples />
    </>
  );
}
