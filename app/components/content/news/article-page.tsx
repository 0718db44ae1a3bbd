import { useTranslation } from "react-i18next";
import { useTagNames } from "~/components/content/blocks/use-tag-names";
import type { CardItem } from "~/components/product/item";
import { LinePrice } from "~/components/product/price";
import { DottedList } from "~/components/ui/list/dotted-list";
import { Tag, Tags } from "~/components/ui/list/tags";
import { Link } from "~/components/ui/page/link";
import { root as prose } from "~/components/ui/page/prose.css";
import { ProductImage } from "~/components/ui/picture/product-image";
import type { Article } from "~/contract/content";
import { useFormat } from "~/i18n/use-format";
import { paths } from "~/paths";
import { classes } from "~/theme/classes";
import { box, stack } from "~/theme/layout.css";
import { display, lead, muted, small, smallHeading } from "~/theme/text.css";
import * as styles from "./article-page.css";

export interface Goods {
  line: { name: string; slug: string } | null;
  products: CardItem[];
}

export function ArticlePage({ article, goods }: { article: Article; goods: Goods }) {
  const { t } = useTranslation("content");
  const { date } = useFormat();
  const nameOf = useTagNames();
  return (
    <article className={styles.root}>
      <header className={stack.s4}>
        <Tags>
          {article.tags.map((tag) => (
            <Tag key={tag} variant="plain">
              <Link to={paths.news({ tag })}>{nameOf(tag)}</Link>
            </Tag>
          ))}
        </Tags>
        <h1 className={display}>{article.title}</h1>
        <p className={lead}>{article.excerpt}</p>
        <p className={classes(muted, small)}>
          {article.author !== "" && `${article.author}, `}
          <time dateTime={article.published_at}>{date(article.published_at)}</time>.{" "}
          {t("article.minutes", { count: minutesOf(article.body) })}
        </p>
      </header>
      <ProductImage image={article.image} alt={article.image?.alt ?? ""} isMain />
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the API sanitizes this HTML (CONTRACT §2) */}
      <div className={classes(prose, styles.body)} dangerouslySetInnerHTML={{ __html: article.body }} />
      {goods.products.length > 0 && <GoodsBox {...goods} />}
    </article>
  );
}

function GoodsBox({ line, products }: Goods) {
  const { t } = useTranslation("content");
  return (
    <aside className={classes(box, stack.s3, styles.aside)} aria-labelledby="goods">
      <h2 id="goods" className={smallHeading}>
        {t("article.goods")}
      </h2>
      <DottedList
        className={styles.list}
        items={products.map((product) => ({
          href: paths.product(product.slug),
          name: product.name,
          value: <LinePrice item={product} />,
        }))}
      />
      {line && (
        <p>
          <Link to={paths.category(line.slug)}>{t("article.wholeLine", { line: line.name })}</Link>
        </p>
      )}
    </aside>
  );
}

// A slow reading speed, for instructions.
const WORDS_PER_MINUTE = 180;
const minutesOf = (html: string): number =>
  Math.max(1, Math.ceil(html.replace(/<[^<>]*>/g, " ").split(/\s+/).length / WORDS_PER_MINUTE));
