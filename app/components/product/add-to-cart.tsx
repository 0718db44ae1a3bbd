import { Form } from "@remix-run/react";
import type { ReactNode } from "react";
import { QuantityInput } from "~/components/product/quantity-input";
import { type FormToken, HiddenFields } from "~/components/site/hidden-fields";
import { Button } from "~/components/ui/form/button";
import { describedBy, Field } from "~/components/ui/form/field";
import { useTranslation } from "~/i18n/use-translation";
import { paths } from "~/paths";
import { classes } from "~/theme/classes";
import { screenOnly, stack } from "~/theme/layout.css";
import { muted, small } from "~/theme/text.css";
import * as styles from "./add-to-cart.css";
import { AddToWishlist } from "./add-to-wishlist";
import type { Sold, VariantItem } from "./item";
import { isBusinessOnly } from "./list/card";
import { VariantPicker } from "./page/variant-picker";
import { Stock, stockLevel } from "./stock";

/** The one form of a product's page: which one, how many, into the cart. */
export function AddToCart({
  product,
  variants,
  chosen,
  choice,
  onChoose,
  quantity,
  inCart,
  formToken,
}: {
  product: Sold;
  variants: VariantItem[];
  /** The variant chosen at first; without variants the product itself. */
  chosen: number;
  /** The one chosen since, else null. */
  choice: number | null;
  onChoose: (id: number) => void;
  /** `?qty=`, else null. */
  quantity: number | null;
  /** How many of each are in the cart, by id. */
  inCart: Record<number, number>;
  formToken: FormToken;
}) {
  const { t } = useTranslation("catalogue");
  const item = variants.find(({ id }) => id === (choice ?? chosen)) ?? product;
  const available = (variants.length === 0 ? [product] : variants).filter(isAvailable);
  // Without JavaScript, CSS reacts to the checked variant.
  const hasSomeSoldOut = available.length > 0 && available.length < variants.length;
  const wishlistButton = <AddToWishlist product={item.id} />;
  return (
    <Form method="post" action={paths.cart()} className={classes(stack.s4, styles.root)}>
      <HiddenFields formToken={formToken} />
      {variants.length > 0 ? (
        <VariantPicker variants={variants} chosen={chosen} onChoose={onChoose} />
      ) : (
        <input type="hidden" name="product" value={product.id} />
      )}
      <Availability item={item} hasSomeSoldOut={hasSomeSoldOut} />
      {isBusinessOnly(product) ? (
        <>
          <p>{t("product.businessOnly")}</p>
          <p className={screenOnly}>{wishlistButton}</p>
        </>
      ) : available.length === 0 ? (
        <>
          <p>{t("product.soldOut")}</p>
          <p className={screenOnly}>{wishlistButton}</p>
        </>
      ) : (
        <QuantityLine item={item} quantity={quantity} inCart={inCart[item.id] ?? 0}>
          {wishlistButton}
        </QuantityLine>
      )}
    </Form>
  );
}

function Availability({ item, hasSomeSoldOut }: { item: Sold; hasSomeSoldOut: boolean }) {
  const { t } = useTranslation("catalogue");
  return (
    <div aria-live="polite">
      <p
        className={classes(
          hasSomeSoldOut && (isAvailable(item) ? styles.hiddenIfSoldOut : styles.shownIfSoldOut),
        )}
      >
        <Stock stock={item} wording="full" />
      </p>
      {hasSomeSoldOut && <p className={styles.shownIfSoldOut}>{t("variants.soldOut")}</p>}
    </div>
  );
}

/** How many, and the buttons. @param children the other button */
function QuantityLine({
  item,
  quantity,
  inCart,
  children,
}: {
  item: Sold;
  quantity: number | null;
  inCart: number;
  children: ReactNode;
}) {
  const { t } = useTranslation("catalogue");
  const hint = [
    (item.min_qty > 1 || item.qty_step > 1) && t("quantity.rule", { min: item.min_qty, step: item.qty_step }),
    inCart > 0 && t("quantity.inCart", { count: inCart }),
  ].filter(Boolean);
  return (
    <div className={screenOnly}>
      <div className={styles.line}>
        <Field id="qty" label={t("quantity.label")}>
          <QuantityInput
            id="qty"
            name="qty"
            height="tall"
            key={item.id}
            defaultValue={quantity ?? item.min_qty}
            {...describedBy({ id: "qty", hint })}
          />
        </Field>
        <Button variant="primary" size="big" className={styles.button} name="intent" value="add">
          {t("product.add")}
        </Button>{" "}
        {children}
      </div>
      <p id="qty-hint" className={classes(small, muted, styles.hint)}>
        {hint.join(" ")}
      </p>
    </div>
  );
}

const isAvailable = (item: Sold) => stockLevel(item) !== "none";
