import { json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { Blocks } from "~/components/content/blocks";
import { useFrame } from "~/components/site/use-frame";
import { paths } from "~/paths";
import { enter } from "~/storefront/enter";
import { pageData } from "~/storefront/page-blocks";
import { metaOf } from "~/storefront/seo";

export const meta: MetaFunction<typeof loader> = ({ data }) => metaOf(data?.seo);

/** /home and its sisters: pages of the page builder under slugs of their own. */
export async function loader(args: LoaderFunctionArgs) {
  const visit = await enter(args);
  return json(await pageData(visit, paths.home(visit.locale).slice(1)));
}

export default function Home() {
  const { blocks, deed } = useLoaderData<typeof loader>();
  const frame = useFrame();
  return <Blocks blocks={blocks} page={{ deed, redirectTo: frame?.path ?? paths.index() }} layout="edge" />;
}
