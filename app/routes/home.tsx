import "~/shop-kit";
import { type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { Blocks } from "~/components/content/blocks/blocks";
import { useFrame } from "~/components/site/frame/use-frame";
import { paths } from "~/paths";
import { loadPage } from "~/storefront/content/page-blocks";
import { companyOf, settingsOf } from "~/storefront/content/settings";
import { requestContext } from "~/storefront/request/context";
import { publicPage } from "~/storefront/response/page-cache";
import { JSON_LD, metaOf } from "~/storefront/seo/meta";
import { organizationJsonLd } from "~/storefront/seo/schema-org";

export const handle = { i18n: ["catalogue", "content"] };

export { shouldRevalidateUnlessAdded as shouldRevalidate } from "~/components/site/frame/cart-adds";

export const headers = publicPage;

export const meta: MetaFunction<typeof loader> = ({ data }) => metaOf(data?.seo);

/** /home and its translations: pages of the page builder. */
export async function loader(args: LoaderFunctionArgs) {
  const reqContext = await requestContext(args);
  const { locale, site } = reqContext;
  const [data, settings] = await Promise.all([
    loadPage(reqContext, paths.home(locale).slice(1)).catch(redirectToProducts),
    settingsOf(args),
  ]);
  const seller = organizationJsonLd(site, companyOf(settings), settings.logo !== null);
  return { ...data, seo: { ...data.seo, [JSON_LD]: [seller] } };
}

/** A new shop without a home page shows its products. */
function redirectToProducts(thrown: unknown): never {
  throw thrown instanceof Response && thrown.status === 404 ? redirect(paths.products()) : thrown;
}

export default function Home() {
  const { blocks, formToken } = useLoaderData<typeof loader>();
  const frame = useFrame();
  return (
    <Blocks blocks={blocks} page={{ formToken, redirectTo: frame?.path ?? paths.index() }} layout="edge" />
  );
}
