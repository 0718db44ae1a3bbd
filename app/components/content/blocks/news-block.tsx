import { useId } from "react";
import { useTranslation } from "react-i18next";
import { type NewsCard, NewsCards } from "~/components/content/news/news-cards";
import { Link } from "~/components/ui/page/link";
import { paths } from "~/paths";
import { rowBetween, stack } from "~/theme/layout.css";
import { labelledBy } from "./heading";
import { more } from "./product-carousel.css";

export function NewsBlock({
  title,
  tag,
  articles,
}: {
  title: string | null;
  tag: string | null;
  articles: NewsCard[];
}) {
  const { t } = useTranslation("content");
  const id = useId();
  return (
    <section className={stack.s5} {...labelledBy(id, title)}>
      <div className={rowBetween}>
        {title && <h2 id={id}>{title}</h2>}
        <Link className={more} to={paths.news({ tag })}>
          {t("blocks.allNews")}
        </Link>
      </div>
      <NewsCards articles={articles} />
    </section>
  );
}
