import type { ShownImage } from "~/components/product/item";
import { usePrefetch } from "~/components/site/header/use-prefetch";
import { Link } from "~/components/ui/page/link";
import { ProductImage } from "~/components/ui/picture/product-image";
import type { ArticleSummary } from "~/contract/content";
import { useFormat } from "~/i18n/use-format";
import { paths } from "~/paths";
import { muted, small } from "~/theme/text.css";
import * as styles from "./news-cards.css";

export type NewsCard = Pick<ArticleSummary, "slug" | "title" | "excerpt" | "published_at"> & {
  image: ShownImage | null;
};

/** Articles as cards, the first one larger. `rank` is the level of their titles. */
export function NewsCards({
  articles,
  rank: Title = "h3",
  variant = "frontPage",
}: {
  articles: NewsCard[];
  rank?: "h2" | "h3";
  variant?: keyof typeof styles.variants;
}) {
  const { date } = useFormat();
  const prefetch = usePrefetch();
  return (
    <ul className={styles.variants[variant]}>
      {articles.map((article) => (
        <li key={article.slug} className={styles.card}>
          <ProductImage image={article.image} alt={article.title} isBesideName />
          <Title className={styles.title}>
            <Link className={styles.link} to={paths.article(article.slug)} prefetch={prefetch}>
              {article.title}
            </Link>
          </Title>
          <p className={muted}>{article.excerpt}</p>
          <p className={`${small} ${muted}`}>
            <time dateTime={article.published_at}>{date(article.published_at)}</time>
          </p>
        </li>
      ))}
    </ul>
  );
}
