import { memo } from "react";
import { useTranslation } from "react-i18next";
import type { Frame, SiteFrame } from "~/components/site/frame/frame";
import { HeartIcon, PersonIcon } from "~/components/ui/icons";
import { Link } from "~/components/ui/page/link";
import { useFormat } from "~/i18n/use-format";
import { paths } from "~/paths";
import { classes } from "~/theme/classes";
import { container } from "~/theme/layout.css";
import * as styles from "./header.css";
import { mobileOnly } from "./menu.css";
import { SearchForm } from "./search-form";
import { useCartCount } from "./use-cart-count";
import { desktopOnly } from "./utility-bar.css";

export const Header = memo(function Header({ frame, cart }: { frame: SiteFrame } & Pick<Frame, "cart">) {
  const { t } = useTranslation();
  // Other pages use the query parameter `search` for their own filters.
  const isList = frame.path === paths.products() || frame.path.startsWith(paths.category(""));
  const query = (isList && new URLSearchParams(frame.search).get("search")) || "";
  return (
    <header className={classes(styles.header, styles.twoRows)}>
      <div className={classes(container, styles.root, styles.twoRows)}>
        <div className={styles.firstRow}>
          <Logo frame={frame} />
          <div className={styles.tools}>
            <AccountTool frame={frame} /> <WishlistTool frame={frame} />{" "}
            <CartTool cart={cart} isAnonymous={frame.viewer.kind === "anonymous"} />
          </div>
        </div>
        <SearchForm
          key={query}
          id="search"
          label={t("search.label")}
          defaultValue={query}
          className={styles.search}
        />
      </div>
    </header>
  );
});

/** Fits into the header, in px. */
const HEIGHT = 42;

export function Logo({ frame }: { frame: Pick<Frame, "locale" | "shopName" | "logo"> }) {
  const { t } = useTranslation();
  const { logo } = frame;
  return (
    <Link className={styles.logo} to={paths.home(frame.locale)}>
      {logo ? (
        <img
          src={paths.brandLogo()}
          alt={t("frame.home", { shop: frame.shopName })}
          width={Math.round((logo.width / logo.height) * HEIGHT)}
          height={HEIGHT}
        />
      ) : (
        <span className={styles.shopName}>{frame.shopName}</span>
      )}
    </Link>
  );
}

function AccountTool({ frame: { viewer, actingFor, path, search } }: { frame: SiteFrame }) {
  const { t } = useTranslation();
  if (viewer.kind === "anonymous") {
    const redirectTo = path.startsWith("/auth/") ? null : path + search;
    return (
      <Link className={styles.tool} to={paths.login({ redirectTo })}>
        <PersonIcon className={styles.mobileIcon} />
        <b className={styles.desktopText}>{t("header.signIn")}</b>{" "}
        <span className={classes(styles.state, desktopOnly)}>{t("header.account")}</span>
      </Link>
    );
  }
  const choosing = viewer.kind === "agent" && !actingFor;
  const own = viewer.kind === "agent" ? paths.orders() : paths.account();
  return (
    <Link className={styles.tool} to={choosing ? paths.customers() : own}>
      <PersonIcon className={styles.mobileIcon} />
      <b className={styles.desktopText}>{t(choosing ? "header.customers" : "header.account")}</b>{" "}
      <span className={classes(styles.state, styles.desktopText)}>{viewer.name}</span>
    </Link>
  );
}

/** Wishlist link. On phones it is a heart, which anonymous visitors also see; they sign in first. */
function WishlistTool({ frame: { wishlist, viewer } }: { frame: SiteFrame }) {
  const { t } = useTranslation();
  if (!wishlist && viewer.kind !== "anonymous") return null;
  const label = t("header.wishlist");
  return (
    <Link
      className={classes(styles.tool, !wishlist && mobileOnly)}
      to={paths.wishlist()}
      aria-label={wishlist ? `${label} ${wishlist.count}` : label}
    >
      <HeartIcon className={styles.mobileIcon} />
      <b className={styles.desktopText}>{label}</b>{" "}
      <span className={classes(styles.state, desktopOnly)}>{wishlist?.count}</span>
    </Link>
  );
}

/** Cart link. An anonymous visitor's page is cached, so a script sets the count as a style property. */
function CartTool({ cart, isAnonymous }: Pick<Frame, "cart"> & { isAnonymous: boolean }) {
  const { t } = useTranslation();
  useCartCount(isAnonymous);
  const { money } = useFormat();
  const total = cart ? money(cart.total, cart.currency) : "";
  return (
    <Link className={classes(styles.tool, styles.cart)} to={paths.cart()}>
      <b>{t("header.cart")}</b>{" "}
      <span className={classes(styles.state, isAnonymous && !cart && styles.cartCount)}>
        {cart || !isAnonymous ? t("header.cartRows", { count: cart?.rows ?? 0 }) : null}
        {cart && cart.rows > 0 && (
          <span className={desktopOnly}>
            {` · ${cart.includesVat ? total : t("header.cartNet", { total })}`}
          </span>
        )}
      </span>
    </Link>
  );
}
