import { useLocation } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { QuantityInput } from "~/components/product/quantity-input";
import { useFrame } from "~/components/site/frame/use-frame";
import { type FormToken, HiddenFields } from "~/components/site/hidden-fields";
import { Button } from "~/components/ui/form/button";
import { DefaultButton } from "~/components/ui/form/default-button";
import { describedBy, Field } from "~/components/ui/form/field";
import { Cell, ColumnHead, RowHead, Table, TableBody, TableHead, TableRow } from "~/components/ui/list/table";
import { Form, Link } from "~/components/ui/page/link";
import { phoneBar } from "~/components/ui/page/phone-bar.css";
import { useFormat } from "~/i18n/use-format";
import { paths } from "~/paths";
import { classes } from "~/theme/classes";
import { screenOnly, stack } from "~/theme/layout.css";
import { lead, muted, small } from "~/theme/text.css";
import { AddButton } from "./add-button";
import * as styles from "./add-to-cart.css";
import { AddToWishlist } from "./add-to-wishlist";
import type { CardItem, Sold, VariantItem } from "./item";
import { type DatedCourier, DeliveryPromise } from "./page/delivery-promise";
import { priceAt } from "./price-at";
import { Stepper } from "./stepper";
import { isBusinessOnly, Stock, stockLevel } from "./stock";
import { VariantPicker } from "./variants/variant-picker";

export function AddToCart({
  product,
  variants,
  chosen,
  choice,
  onChoose,
  quantity,
  inCart,
  courier,
  instead,
  formToken,
}: {
  product: Sold;
  variants: VariantItem[];
  /** Id of the initially selected variant, or of a product without variants. */
  chosen: number;
  /** Id of the variant selected since, or null. */
  choice: number | null;
  onChoose: (id: number) => void;
  /** Value of `?qty=`, or null. */
  quantity: number | null;
  inCart: Record<number, number>;
  courier: DatedCourier | null;
  /** A similar product that is in stock. */
  instead: CardItem | null;
  formToken: FormToken;
}) {
  const { t } = useTranslation(["catalogue", "common"]);
  const frame = useFrame();
  const item = variants.find(({ id }) => id === (choice ?? chosen)) ?? product;
  const available = (variants.length === 0 ? [product] : variants).filter(isAvailable);
  // Without JavaScript, CSS reacts to the checked variant.
  const hasSomeSoldOut = available.length > 0 && available.length < variants.length;
  const wishlistButton = <AddToWishlist product={item.id} />;
  const { pathname } = useLocation();
  return (
    <Form method="post" action={paths.cart()} className={classes(stack.s4, styles.root)}>
      <HiddenFields formToken={formToken} />
      <input type="hidden" name="stay" value="1" />
      {/* Comes before the button for a restock alert, so that Enter adds to the cart. */}
      {available.length > 0 && !isBusinessOnly(product) && <DefaultButton intent="add" />}
      {variants.length > 0 ? (
        <VariantPicker variants={variants} current={item.id} onChoose={onChoose} />
      ) : (
        <input type="hidden" name="product" value={product.id} />
      )}
      <Availability
        item={item}
        hasSomeSoldOut={hasSomeSoldOut}
        isDated={courier !== null}
        isInTable={variants.length > 0 && stockLevel(item) === "plenty"}
      />
      {courier && (
        <DeliveryPromise
          courier={courier}
          item={item}
          isInStock={item.quantity >= item.min_qty && !isBusinessOnly(product)}
        />
      )}
      {isBusinessOnly(product) ? (
        <>
          <p>
            {t("product.businessOnly")}{" "}
            {frame?.viewer.kind === "anonymous" && (
              <Link to={paths.login({ redirectTo: pathname })}>{t("common:header.signIn")}</Link>
            )}
          </p>
          <p className={screenOnly}>{wishlistButton}</p>
        </>
      ) : available.length === 0 ? (
        <>
          <p className={lead}>{t("product.soldOut")}</p>
          <NotifyMe />
          {instead && <Instead product={instead} />}
          <p className={screenOnly}>{wishlistButton}</p>
        </>
      ) : (
        <>
          <QuantityLine item={item} path={pathname} quantity={quantity} inCart={inCart[item.id] ?? 0} />
          <p className={screenOnly}>{wishlistButton}</p>
        </>
      )}
    </Form>
  );
}

function Availability({
  item,
  hasSomeSoldOut,
  isDated,
  isInTable,
}: {
  item: Sold;
  hasSomeSoldOut: boolean;
  /** The dispatch date follows. */
  isDated: boolean;
  /** The table of sizes shows the same information. */
  isInTable: boolean;
}) {
  const { t } = useTranslation("catalogue");
  return (
    <div aria-live="polite">
      <p
        className={classes(
          hasSomeSoldOut && (isAvailable(item) ? styles.hiddenIfSoldOut : styles.shownIfSoldOut),
        )}
      >
        {!(isDated && isInTable) && <Stock stock={item} wording={isDated ? "short" : "full"} />}
      </p>
      {hasSomeSoldOut && (
        <div className={classes(styles.shownIfSoldOut, stack.s3)}>
          <p>{t("variants.soldOut")}</p>
          <NotifyMe />
        </div>
      )}
    </div>
  );
}

/** Requests a restock alert for the selected item. */
function NotifyMe() {
  const { t } = useTranslation("catalogue");
  return (
    <p className={screenOnly}>
      <Button formMethod="get" formAction={paths.backInStock()}>
        {t("product.notifyMe")}
      </Button>
    </p>
  );
}

/** A product to buy instead of the one that is sold out. */
function Instead({ product }: { product: CardItem }) {
  const { t } = useTranslation("catalogue");
  const { money } = useFormat();
  const { price, currency } = product.price;
  return (
    <p>
      {t("list.chips.in_stock")}: <Link to={paths.product(product.slug)}>{product.name}</Link>,{" "}
      {money(price, currency)}
    </p>
  );
}

/** Price, quantity and button. On phones they form a bar that stays visible. */
function QuantityLine({
  item,
  path,
  quantity,
  inCart,
}: {
  item: Sold;
  path: string;
  quantity: number | null;
  inCart: number;
}) {
  const { t } = useTranslation("catalogue");
  const { money } = useFormat();
  // The phone's bar shows only the verb. The rest is visually hidden, for screen readers.
  const [first, ...rest] = t("product.add").split(" ");
  const hint = [
    (item.min_qty > 1 || item.qty_step > 1) && t("quantity.rule", { min: item.min_qty, step: item.qty_step }),
    inCart > 0 && t("quantity.inCart", { count: inCart }),
  ].filter(Boolean);
  return (
    <div className={screenOnly}>
      <div className={classes(styles.line, phoneBar)}>
        <p className={styles.price}>
          <b>{money(item.price.price, item.price.currency)}</b>{" "}
          <span>{t(item.price.includes_vat ? "price.gross" : "price.net")}</span>
        </p>
        <Field id="qty" label={t("quantity.label")}>
          <Stepper
            name={t("quantity.label")}
            min={item.min_qty}
            step={item.qty_step}
            button={(by) => ({
              formMethod: "get",
              formAction: path,
              name: "step",
              value: by,
              // browser/loader.ts reads this attribute before the scripts have loaded.
              ...{ "data-min": item.min_qty },
            })}
          >
            <QuantityInput
              id="qty"
              name="qty"
              key={item.id}
              defaultValue={quantity ?? item.min_qty}
              {...describedBy({ id: "qty", hint })}
            />
          </Stepper>
        </Field>
        <AddButton products={[item.id]} variant="primary" size="big" className={styles.button}>
          <span>
            {first} <span>{rest.join(" ")}</span>
          </span>
        </AddButton>
      </div>
      <p id="qty-hint" className={classes(small, muted, styles.hint)}>
        {hint.join(" ")}
      </p>
      <TierPrices item={item} />
    </div>
  );
}

function TierPrices({ item }: { item: Sold }) {
  const { t } = useTranslation("catalogue");
  const { money, number, percent } = useFormat();
  const { price, currency } = item.price;
  const lower = lowerTiers(item);
  if (lower.length === 0) return null;
  return (
    <div className={styles.hint}>
      <Table caption={t("price.tiers")}>
        <TableHead>
          <ColumnHead>{t("quantity.label")}</ColumnHead>
          <ColumnHead align="end">{t("table.price")}</ColumnHead>
          <ColumnHead align="end">{t("price.saving")}</ColumnHead>
        </TableHead>
        <TableBody>
          {lower.map((tier) => (
            <TableRow key={tier.min_qty}>
              <RowHead>{t("grid.from", { number: number(tier.min_qty) })}</RowHead>
              <Cell align="end">{money(tier.price, currency)}</Cell>
              <Cell align="end">
                {percent(String(Math.round((1 - Number(tier.price) / Number(price)) * 100)))}
              </Cell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </div>
  );
}

const lowerTiers = (item: Sold) =>
  (item.price.tiers ?? []).filter(
    ({ min_qty, price }) => min_qty > 1 && Number(price) < Number(priceAt(item, min_qty - 1)),
  );

const isAvailable = (item: Sold) => stockLevel(item) !== "none";
