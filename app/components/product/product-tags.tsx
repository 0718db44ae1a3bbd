import { useTranslation } from "react-i18next";
import { Tag, Tags } from "~/components/ui/list/tags";
import { useFormat } from "~/i18n/use-format";
import type { ListItem, Sold } from "./item";
import { priceBefore } from "./price";

/** Tags for sale, new and bestseller. The percentage is shown only together with the previous price. */
export function ProductTags({
  product,
  until = "hidden",
  className,
}: {
  product: Pick<ListItem, "new" | "bestseller" | "price"> & Pick<Sold, "compliance">;
  until?: "shown" | "hidden";
  className?: string;
}) {
  const { t } = useTranslation("catalogue");
  const { percent, date } = useFormat();
  const { price } = product;
  const reduced = priceBefore(price) !== null;
  const business = product.compliance.audience === "business";
  if (!reduced && !product.new && !product.bestseller && !business) return null;
  return (
    <Tags className={className}>
      {reduced && <Tag variant="sale">−{percent(String(Math.round(Number(price.discount))))}</Tag>}
      {reduced && until === "shown" && price.special_to && (
        <Tag variant="plain">{t("tags.until", { date: date(price.special_to) })}</Tag>
      )}{" "}
      {product.new && <Tag>{t("tags.new")}</Tag>}{" "}
      {product.bestseller && <Tag variant="best">{t("tags.bestseller")}</Tag>}{" "}
      {business && <Tag variant="plain">{t("tags.business")}</Tag>}
    </Tags>
  );
}

/** The single tag of a card in a list. The reduction is next to the price. */
export function CardTag({
  product,
  isBestsellerRare,
}: {
  product: Pick<ListItem, "new" | "bestseller"> & Pick<Sold, "compliance">;
  isBestsellerRare: boolean;
}) {
  const { t } = useTranslation("catalogue");
  const tag =
    product.compliance.audience === "business"
      ? "business"
      : product.new
        ? "new"
        : product.bestseller && isBestsellerRare
          ? "bestseller"
          : null;
  if (tag === null) return null;
  return (
    <Tags>
      <Tag variant={tag === "bestseller" ? "best" : "plain"}>{t(`tags.${tag}`)}</Tag>
    </Tags>
  );
}
