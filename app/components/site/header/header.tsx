import { useTranslation } from "react-i18next";
import type { Frame } from "~/components/site/frame/frame";
import { PersonIcon } from "~/components/ui/icons";
import { Link } from "~/components/ui/page/link";
import { useFormat } from "~/i18n/use-format";
import { paths } from "~/paths";
import { phone } from "~/theme/breakpoints";
import { classes } from "~/theme/classes";
import { container } from "~/theme/layout.css";
import * as styles from "./header.css";
import { SearchForm } from "./search-form";
import { useCartCount } from "./use-cart-count";
import { desktopOnly } from "./utility-bar.css";

export function Header({ frame }: { frame: Frame }) {
  const { t } = useTranslation();
  // Other pages search among their own things by the same name.
  const isList = frame.path === paths.products() || frame.path.startsWith(paths.category(""));
  const query = (isList && new URLSearchParams(frame.search).get("search")) || "";
  return (
    <header className={styles.header}>
      <div className={classes(container, styles.root)}>
        <Logo frame={frame} />
        <SearchForm
          key={query}
          id="search"
          label={t("search.label")}
          defaultValue={query}
          className={styles.search}
        />
        <div className={styles.tools}>
          <AccountTool frame={frame} /> {frame.wishlist && <WishlistTool count={frame.wishlist.count} />}{" "}
          <CartTool cart={frame.cart} isAnonymous={frame.viewer.kind === "anonymous"} />
        </div>
      </div>
    </header>
  );
}

/** As high as the header lets it be. */
const HEIGHT = 42;

export function Logo({ frame }: { frame: Pick<Frame, "locale" | "shopName" | "logo"> }) {
  const { t } = useTranslation();
  const { logo } = frame;
  return (
    <Link className={styles.logo} to={paths.home(frame.locale)}>
      {logo ? (
        <picture>
          <source media={phone} srcSet={paths.brandIcon()} width={HEIGHT} height={HEIGHT} />
          <img
            src={paths.brandLogo()}
            alt={t("frame.home", { shop: frame.shopName })}
            width={Math.round((logo.width / logo.height) * HEIGHT)}
            height={HEIGHT}
          />
        </picture>
      ) : (
        <span className={styles.shopName}>{frame.shopName}</span>
      )}
    </Link>
  );
}

function AccountTool({ frame: { viewer, actingFor, path, search } }: { frame: Frame }) {
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
  // An agent comes for orders; a customer for all that is theirs.
  const own = viewer.kind === "agent" ? paths.orders() : paths.account();
  return (
    <Link className={styles.tool} to={choosing ? paths.customers() : own}>
      <PersonIcon className={styles.mobileIcon} />
      <b className={styles.desktopText}>{t(choosing ? "header.customers" : "header.account")}</b>{" "}
      <span className={classes(styles.state, styles.desktopText)}>{viewer.name}</span>
    </Link>
  );
}

/** On a phone the menu leads to the wishlist. */
function WishlistTool({ count }: { count: number }) {
  const { t } = useTranslation();
  return (
    <Link
      className={classes(styles.tool, desktopOnly)}
      to={paths.wishlist()}
      aria-label={`${t("header.wishlist")} ${count}`}
    >
      <b>{t("header.wishlist")}</b> <span className={styles.state}>{count}</span>
    </Link>
  );
}

/** An anonymous visitor's pages are cached: a style property, which a script sets, shows the count. */
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
