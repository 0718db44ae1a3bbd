import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Outlet, useLoaderData } from "@remix-run/react";
import { OperatorNav, sectionOf } from "~/components/operator/operator-nav";
import { operatorContext } from "~/storefront/operator/require-operator";
import { stack } from "~/theme/layout.css";

export const meta: MetaFunction<typeof loader> = ({ data, location }) => [
  { title: data ? `${data.words.nav[sectionOf(location.pathname)]} | ${data.words.title}` : "" },
  { name: "robots", content: "noindex, nofollow" },
];

export async function loader(args: LoaderFunctionArgs) {
  const { words } = await operatorContext(args);
  return { words };
}

export default function OperatorLayout() {
  const { words } = useLoaderData<typeof loader>();
  return (
    <div className={stack.s5}>
      <OperatorNav words={words.nav} />
      <Outlet />
    </div>
  );
}
