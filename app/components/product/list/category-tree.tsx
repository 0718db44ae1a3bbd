import { memo } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "~/components/ui/page/link";
import { useFormat } from "~/i18n/use-format";
import { paths } from "~/paths";
import * as styles from "./category-tree.css";
import { type ListState, queryOf } from "./list-state";

export interface TreeCategory {
  slug: string;
  name: string;
  product_count: number;
  children?: TreeCategory[] | undefined;
}

export const CategoryTree = memo(function CategoryTree({
  categories,
  current,
  query,
}: {
  categories: TreeCategory[];
  current: string | null;
  /** Filters that the links keep. Absent if the links have no filters. */
  query?: ListState;
}) {
  const { t } = useTranslation("catalogue");
  if (categories.length === 0) return null;
  const label = t("categories.title");
  const listQuery = query && { ...queryOf(query), page: null };
  return (
    <nav aria-label={label} className={styles.root}>
      <h2 className={styles.title}>{label}</h2>
      <Branch categories={categories} current={current} listQuery={listQuery} />
    </nav>
  );
});

function Branch({
  categories,
  current,
  listQuery,
}: {
  categories: TreeCategory[];
  current: string | null;
  listQuery: Parameters<typeof paths.category>[1];
}) {
  const { number } = useFormat();
  return (
    <ul className={styles.list}>
      {categories.map(({ slug, name, product_count, children }) => (
        <li key={slug}>
          <Link
            className={styles.link}
            to={paths.category(slug, listQuery)}
            aria-current={slug === current ? "page" : undefined}
          >
            {name} <span className={styles.count}>{number(product_count)}</span>
          </Link>
          {children && children.length > 0 && (
            <Branch categories={children} current={current} listQuery={listQuery} />
          )}
        </li>
      ))}
    </ul>
  );
}
