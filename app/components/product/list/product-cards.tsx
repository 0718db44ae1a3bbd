import { useId, useMemo } from "react";
import type { CardItem } from "~/components/product/item";
import type { FormToken } from "~/components/site/hidden-fields";
import { HiddenFields } from "~/components/site/hidden-fields";
import { Form } from "~/components/ui/page/link";
import { paths } from "~/paths";
import { ProductCard } from "./card";

/**
 * Products as cards. All cards share two forms, whose buttons name the product: separate forms with hidden fields would
 * make up a third of a list's elements.
 */
export function ProductCards({
  products,
  formToken,
  redirectTo,
  className,
  isMain = false,
  isBestsellerRare = true,
}: {
  products: readonly CardItem[];
  formToken: FormToken;
  redirectTo: string;
  className: string;
  /** True if the first card is visible when the page opens. */
  isMain?: boolean;
  /** True if few products of the list are bestsellers, so that the tag is informative. */
  isBestsellerRare?: boolean;
}) {
  const id = useId();
  const forms = useMemo(() => ({ buy: `${id}b`, wish: `${id}w` }), [id]);
  const fields = (
    <>
      <HiddenFields formToken={formToken} redirectTo={redirectTo} />
      <input type="hidden" name="intent" value="add" />
    </>
  );
  return (
    <>
      <ul className={className}>
        {products.map((product, index) => (
          <ProductCard
            key={product.id}
            product={product}
            formToken={formToken}
            redirectTo={redirectTo}
            forms={forms}
            isBestsellerRare={isBestsellerRare}
            isFirst={isMain && index === 0}
          />
        ))}
      </ul>
      <Form id={forms.buy} method="post" action={paths.cart()} preventScrollReset hidden>
        {fields}
      </Form>
      <Form id={forms.wish} method="post" action={paths.wishlist()} preventScrollReset replace hidden>
        {fields}
      </Form>
    </>
  );
}
