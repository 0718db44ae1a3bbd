import { useTranslation } from "react-i18next";
import { Link } from "~/components/ui/page/link";
import { paths } from "~/paths";
import { stack } from "~/theme/layout.css";

export function WishlistTile({ items, count }: { items: { name: string; slug: string }[]; count: number }) {
  const { t } = useTranslation("account");
  return (
    <div className={stack.s3}>
      <h2>{t("wishlist.title")}</h2>
      <ul>
        {items.map(({ name, slug }) => (
          <li key={slug}>
            <Link to={paths.product(slug)}>{name}</Link>
          </li>
        ))}
      </ul>
      <p>
        <Link to={paths.wishlist()}>{t("home.toWishlist", { count })}</Link>
      </p>
    </div>
  );
}
