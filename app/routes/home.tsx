import { json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/cloudflare";
import { Link, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { Bestsellers } from "~/components/home/bestsellers";
import { Hero } from "~/components/home/hero";
import { Lines } from "~/components/home/lines";
import { Promises } from "~/components/home/promises";
import { ProductGrid } from "~/components/product/product-grid";
import { ContextNote } from "~/components/site/context-note";
import type { Deed } from "~/components/site/deed-fields";
import { useFrame } from "~/components/site/use-frame";
import { VisuallyHidden } from "~/components/ui/visually-hidden";
import { DEFAULT_TAXONOMY } from "~/contract/categories";
import type { Product } from "~/contract/products";
import { paths } from "~/paths";
import { deedOf } from "~/storefront/deed";
import { enter } from "~/storefront/enter";
import { forList } from "~/storefront/product-list";
import { metaOf } from "~/storefront/seo";
import { classes } from "~/theme/classes";
import { rowBetween, section, stack, wrap } from "~/theme/layout.css";

export const meta: MetaFunction<typeof loader> = ({ data }) => metaOf(data?.seo);

/** As many as stand in one row. */
const ROW = 4;
const BESTSELLERS = 10;
// The catalogue's own order would show one family after the other.
const LATEST = "create_date-desc";

export async function loader(args: LoaderFunctionArgs) {
  const { shop, visitor, locale, url, t } = await enter(args);
  const customer = visitor.customer?.id;
  const [lines, offers, news, bestsellers, shopName] = await Promise.all([
    shop.categories.tree({ taxonomy: DEFAULT_TAXONOMY }),
    shop.products.list({ offers: true, order_by: LATEST, page_size: ROW, customer }),
    shop.products.list({ new: true, order_by: LATEST, page_size: ROW, customer }),
    shop.products.list({ bestseller: true, order_by: LATEST, page_size: BESTSELLERS, customer }),
    shop.shop.setting({ key: "SHOP_NAME" }),
  ]);
  return json({
    lines: lines.results.map((line) => ({
      ...line,
      children: (line.children ?? []).map((child) => ({ ...child, children: [] })),
    })),
    offers: offers.results.map(forList),
    news: news.results.map(forList),
    bestsellers: bestsellers.results.map(forList),
    deed: deedOf(visitor),
    seo: {
      title: t("content:home.title"),
      description: t("content:home.text"),
      canonical: paths.home(locale),
      locale,
      shopName: String(shopName.value ?? ""),
      origin: url.origin,
    },
  });
}

export default function Home() {
  const { lines, offers, news, bestsellers, deed } = useLoaderData<typeof loader>();
  const { t } = useTranslation("content");
  const frame = useFrame();
  return (
    <>
      <Hero
        label={t("home.title")}
        slides={[
          {
            picture: "cellar",
            title: t("home.title"),
            short: t("home.slides.cellar"),
            text: t("home.text"),
            action: t("home.catalogue"),
            href: paths.products(),
          },
          {
            picture: "brewery",
            title: t("home.slides.brewery.title"),
            short: t("home.slides.brewery.title"),
            text: t("home.slides.brewery.text"),
            action: t("home.discover"),
            href: paths.category("homebrewing"),
          },
          {
            picture: "garden",
            title: t("home.slides.garden.title"),
            short: t("home.slides.garden.title"),
            text: t("home.slides.garden.text"),
            action: t("home.discover"),
            href: paths.category("idroponica"),
          },
        ]}
      />
      <div className={wrap}>
        <section className={classes(section, stack.s5)} aria-labelledby="lines">
          <h2 id="lines">{t("home.lines")}</h2>
          <Lines lines={lines} />
        </section>
        {frame && <ContextNote frame={frame} />}
        <Row name="offers" products={offers} deed={deed} />
      </div>
      <Bestsellers products={bestsellers} />
      <div className={wrap}>
        <div className={section}>
          <Row name="new" products={news} deed={deed} />
        </div>
        <Promises />
      </div>
    </>
  );
}

function Row({ name, products, deed }: { name: "offers" | "new"; products: Product[]; deed: Deed }) {
  const { t } = useTranslation("content");
  const frame = useFrame();
  if (products.length === 0) return null;
  return (
    <section className={stack.s4} aria-labelledby={name}>
      <div className={rowBetween}>
        <h2 id={name}>{t(`home.${name}`)}</h2>
        <Link to={paths.products({ [name]: 1 })}>
          {t("home.seeAll")}
          <VisuallyHidden> {t(`home.${name}`)}</VisuallyHidden>
        </Link>
      </div>
      <ProductGrid products={products} deed={deed} redirectTo={frame?.path ?? paths.index()} />
    </section>
  );
}
