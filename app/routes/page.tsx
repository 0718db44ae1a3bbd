import { type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { Blocks } from "~/components/content/blocks";
import { Crumbs } from "~/components/site/crumbs";
import { paths } from "~/paths";
import { enter, searchOf, visitOf } from "~/storefront/enter";
import { found } from "~/storefront/found";
import { pageData } from "~/storefront/page-blocks";
import { publicPage } from "~/storefront/page-cache";
import { metaOf } from "~/storefront/seo";
import { stack } from "~/theme/layout.css";
import { lede } from "~/theme/text.css";

export const headers = publicPage;

export const meta: MetaFunction<typeof loader> = ({ data }) => metaOf(data?.seo);

export async function loader(args: LoaderFunctionArgs) {
  const slug = args.params.slug ?? "";
  const { visitor, shop } = await visitOf(args);
  // An unknown address is a 404 for an agent without a customer too, not the way to /customers: CONTRACT §8.
  if (visitor.standing === "agent-without-customer") await found(shop.content.page({ slug }));
  const visit = await enter(args);
  const page = await pageData(visit, slug);
  // Another language's slug leads to the one, with its query: CONTRACT §8.
  if (page.slug !== slug) throw redirect(paths.page(page.slug) + searchOf(visit.url), 301);
  return page;
}

export default function Page() {
  const { slug, title, description, blocks, deed } = useLoaderData<typeof loader>();
  const hasTitle = blocks.some(({ type }) => type === "hero");
  return (
    <>
      <Crumbs here={title} />
      {!hasTitle && (
        <header className={stack.s2}>
          <h1>{title}</h1>
          <p className={lede}>{description}</p>
        </header>
      )}
      <Blocks blocks={blocks} page={{ deed, redirectTo: paths.page(slug) }} layout="page" />
    </>
  );
}
