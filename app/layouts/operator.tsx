import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Outlet, useLoaderData } from "@remix-run/react";
import { OperatorNav, sectionOf } from "~/components/operator/operator-nav";
import { PageTexts } from "~/components/site/page-texts";
import { operatorTexts } from "~/i18n/operator";
import { operatorContext } from "~/storefront/operator/require-operator";
import { stack } from "~/theme/layout.css";

export const meta: MetaFunction<typeof loader> = ({ data, location }) => [
  { title: data ? `${data.texts.nav[sectionOf(location.pathname)]} | ${data.texts.title}` : "" },
  { name: "robots", content: "noindex, nofollow" },
];

export async function loader(args: LoaderFunctionArgs) {
  const { locale } = await operatorContext(args);
  return { texts: operatorTexts(locale) };
}

export default function OperatorLayout() {
  const { texts } = useLoaderData<typeof loader>();
  return (
    <PageTexts namespace="operator" texts={texts}>
      <div className={stack.s5}>
        <OperatorNav />
        <Outlet />
      </div>
    </PageTexts>
  );
}
