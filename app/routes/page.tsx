import "~/shop-kit";
import { type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { Blocks } from "~/components/content/blocks/blocks";
import { PageBreadcrumb } from "~/components/site/frame/page-breadcrumb";
import { paths } from "~/paths";
import { loadPage } from "~/storefront/content/page-blocks";
import { readContext, requestContext, searchOf } from "~/storefront/request/context";
import { or404 } from "~/storefront/response/or-404";
import { publicPage } from "~/storefront/response/page-cache";
import { metaOf } from "~/storefront/seo/meta";
import { stack } from "~/theme/layout.css";
import { lead } from "~/theme/text.css";

export const handle = { i18n: ["catalogue", "content"] };

export { shouldRevalidateUnlessAdded as shouldRevalidate } from "~/components/site/frame/cart-adds";

export const headers = publicPage;

export const meta: MetaFunction<typeof loader> = ({ data }) => metaOf(data?.seo);

export async function loader(args: LoaderFunctionArgs) {
  const slug = args.params.slug ?? "";
  const { viewer, shop } = await readContext(args);
  // An unknown path is a 404 instead of a redirect, even for an agent without a customer (CONTRACT §8).
  if (viewer.authState === "agent-without-customer") await or404(shop.content.page({ slug }));
  const reqContext = await requestContext(args);
  const page = await loadPage(reqContext, slug);
  // A slug in another language redirects to the canonical one and keeps the query (CONTRACT §8).
  if (page.slug !== slug) throw redirect(paths.page(page.slug) + searchOf(reqContext.url), 301);
  return page;
}

export default function Page() {
  const { slug, title, description, blocks, formToken } = useLoaderData<typeof loader>();
  const hasTitle = blocks.some(({ type }) => type === "hero");
  return (
    <>
      <PageBreadcrumb current={title} />
      {!hasTitle && (
        <header className={stack.s2}>
          <h1>{title}</h1>
          <p className={lead}>{description}</p>
        </header>
      )}
      <Blocks blocks={blocks} page={{ formToken, redirectTo: paths.page(slug) }} layout="page" />
    </>
  );
}
