import { memo, type ReactNode, useRef } from "react";
import { useTranslation } from "react-i18next";
import { useOnChange } from "~/components/ui/form/use-on-change";
import { Link } from "~/components/ui/page/link";
import { pageSizesWith } from "~/contract/constants/paging";
import { withQuery } from "~/paths";
import { classes } from "~/theme/classes";
import { rowBetween } from "~/theme/layout.css";
import { sheet } from "~/theme/sheet.css";
import * as styles from "./list-layout.css";
import { inView, type ListState, queryOf } from "./list-state";

/** Sort orders that the list offers, as the API writes them. "" is the shop's own order, or relevance for a search. */
const LIST_ORDERS = [
  "",
  "name-asc",
  "name-desc",
  "standard_price-asc",
  "standard_price-desc",
  "create_date-desc",
];

/** Sort order, page size and view, each one tap. On phones it is the list's second sheet, on desktops a menu. */
export const ListBar = memo(function ListBar({ path, query }: { path: string; query: ListState }) {
  const { t } = useTranslation("catalogue");
  const { order_by, page_size, view } = query;
  const to = (changes: Partial<ListState>) => withQuery(path, queryOf({ ...query, page: 1, ...changes }));
  const menu = useRef<HTMLDetailsElement>(null);
  // Closes after a choice and returns the focus to its button.
  const close = () => {
    if (!menu.current?.open) return;
    menu.current.open = false;
    menu.current.querySelector("summary")?.focus({ preventScroll: true });
  };
  useOnChange(close, `${order_by} ${page_size} ${view}`);
  return (
    <details ref={menu} className={classes(sheet, styles.order)}>
      <summary className={styles.listControl}>
        <span>{t("list.orderBy")}</span> <b>{t(`list.orders.${order_by || "own"}`)}</b>
      </summary>
      <div className={styles.orderMenu}>
        <ul className={styles.orders} aria-label={t("list.orderBy")}>
          {LIST_ORDERS.map((value) => (
            <li key={value}>
              <Choice href={to({ order_by: value })} isChosen={value === order_by}>
                {t(`list.orders.${value || "own"}`)}
              </Choice>
            </li>
          ))}
        </ul>
        <p className={classes(rowBetween, styles.sizes)}>
          <span>{t("list.pageSize")}</span>{" "}
          <span>
            {pageSizesWith(page_size).map((size) => [
              <Choice key={size} href={to({ page_size: size })} isChosen={size === page_size}>
                {size}
              </Choice>,
              " ",
            ])}
          </span>
        </p>
        <p className={classes(rowBetween, styles.sizes)}>
          <span>{t("list.view")}</span>{" "}
          <span>
            {(["grid", "table"] as const).map((one) => [
              <Choice
                key={one}
                href={withQuery(path, { ...queryOf(inView(query, one)), view: one })}
                isChosen={one === view}
              >
                {t(`list.views.${one}`)}
              </Choice>,
              " ",
            ])}
          </span>
        </p>
      </div>
    </details>
  );
});

function Choice({ href, isChosen, children }: { href: string; isChosen: boolean; children: ReactNode }) {
  return (
    <Link to={href} rel="nofollow" preventScrollReset aria-current={isChosen || undefined}>
      {children}
    </Link>
  );
}
