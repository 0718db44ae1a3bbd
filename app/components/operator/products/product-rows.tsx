import { useTranslation } from "react-i18next";
import { Link } from "~/components/ui/page/link";
import { ProductImage } from "~/components/ui/picture/product-image";
import type { OperatorProduct } from "~/contract/operator/products";
import { useFormat } from "~/i18n/use-format";
import { operatorPaths } from "~/operator-paths";
import { Cell, DataTable, Head, RowName, TickCell, TickHead } from "../ui/data-table";
import { Badge, Status } from "../ui/status";

/** Products, with missing data marked for each. */
export function ProductRows({
  products,
  currency,
  maySave,
}: {
  products: OperatorProduct[];
  currency: string;
  /** Whether rows can be selected for a bulk change. */
  maySave: boolean;
}) {
  const { t } = useTranslation("operator");
  return (
    <DataTable
      caption={t("nav.product")}
      heads={
        <>
          {maySave && <TickHead label={t("bulk.choose")} />}
          <Head>{t("records.fields.image")}</Head>
          <Head>{t("records.fields.name")}</Head>
          <Head>{t("records.fields.sku")}</Head>
          <Head far>{t("records.fields.category")}</Head>
          <Head end>{t("items.standard")}</Head>
          <Head end>{t("products.stock")}</Head>
          <Head>{t("products.state")}</Head>
          <Head>{t("products.toFix")}</Head>
        </>
      }
    >
      {products.map((product) => (
        <ProductRow key={product.id} product={product} currency={currency} maySave={maySave} />
      ))}
    </DataTable>
  );
}

function ProductRow({
  product,
  currency,
  maySave,
}: {
  product: OperatorProduct;
  currency: string;
  maySave: boolean;
}) {
  const { t } = useTranslation("operator");
  const { number, money } = useFormat();
  const { sku, name, category, price, quantity, variants_count: variants, to_fix: toFix } = product;
  return (
    <tr>
      {maySave && <TickCell name="product" value={product.id} label={t("bulk.tick", { name })} />}
      <Cell>
        <ProductImage image={product.image} alt="" size="thumb" />
      </Cell>
      <RowName>
        <Link to={operatorPaths.record("product", sku)}>{name}</Link>
        {variants > 0 && <small> {t("products.variants", { count: variants })}</small>}
      </RowName>
      <Cell label={t("records.fields.sku")}>{sku}</Cell>
      <Cell far label={t("records.fields.category")}>
        {category ?? "–"}
      </Cell>
      <Cell end figure label={t("items.standard")}>
        {price === null ? "–" : money(price, currency)}
      </Cell>
      <Cell end label={t("products.stock")}>
        <Link to={operatorPaths.items({ item: sku })}>{quantity === null ? "–" : number(quantity)}</Link>
      </Cell>
      <Cell label={t("products.state")}>
        <Status tone={product.is_active ? "ok" : "none"} mark={product.is_active ? "full" : "open"}>
          {t(product.is_active ? "records.visible" : "records.hidden")}
        </Status>
      </Cell>
      <Cell label={t("products.toFix")}>
        {toFix.length === 0
          ? "–"
          : toFix.map((one) => (
              <span key={one}>
                <Badge>
                  {t(`products.fix.${one}`)}
                  {one === "text" && ` ${product.missing_texts.join(", ")}`}
                </Badge>{" "}
              </span>
            ))}
      </Cell>
    </tr>
  );
}
