import "~/kit";
import "~/operator-kit";
import { data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/cloudflare";
import { Outlet, useLoaderData, useRouteLoaderData } from "@remix-run/react";
import { entryOf } from "~/components/operator/shell/nav-items";
import { OperatorError } from "~/components/operator/shell/operator-error";
import { Door, Shell } from "~/components/operator/shell/shell";
import { PageTexts } from "~/components/site/page-texts";
import { operatorTexts } from "~/i18n/operator";
import { operatorSession } from "~/storefront/operator/require-operator";
import { shellFacts } from "~/storefront/operator/shell-facts";
import { clearFlash, hasFlash } from "~/storefront/request/flash";

export const meta: MetaFunction<typeof loader> = ({ data, location }) => {
  const entry = entryOf(location.pathname);
  return [
    { title: data ? [entry && data.names[entry.key], data.title].filter(Boolean).join(" | ") : "" },
    { name: "robots", content: "noindex, nofollow" },
  ];
};

export async function loader(args: LoaderFunctionArgs) {
  const session = await operatorSession(args);
  const texts = operatorTexts(session.locale);
  const headers = new Headers();
  if (hasFlash(args.request)) headers.append("Set-Cookie", clearFlash(args.request));
  const names: Record<string, unknown> = texts.nav;
  return data({ texts, names, title: texts.title, facts: await shellFacts(args, session) }, { headers });
}

export default function OperatorLayout() {
  const { texts, facts } = useLoaderData<typeof loader>();
  return (
    <PageTexts namespace="operator" texts={texts}>
      <Shell facts={facts}>
        <Outlet />
      </Shell>
    </PageTexts>
  );
}

/** An error of a screen is shown inside the shell; one of the shell's own loader without it. */
export function ErrorBoundary() {
  const loaded = useRouteLoaderData<typeof loader>("operator");
  if (!loaded)
    return (
      <Door>
        <OperatorError />
      </Door>
    );
  return (
    <PageTexts namespace="operator" texts={loaded.texts}>
      <Shell facts={loaded.facts}>
        <OperatorError />
      </Shell>
    </PageTexts>
  );
}
