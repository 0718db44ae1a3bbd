import "~/kit";
import "~/operator-kit";
import { data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/cloudflare";
import { Outlet, useLoaderData, useRouteLoaderData } from "@remix-run/react";
import { entryOf } from "~/components/operator/shell/nav-items";
import { OperatorError } from "~/components/operator/shell/operator-error";
import { Door, Shell } from "~/components/operator/shell/shell";
import { resources } from "~/i18n/resources";
import { operatorSession } from "~/storefront/operator/require-operator";
import { shellFacts } from "~/storefront/operator/shell-facts";
import { clearFlash, hasFlash } from "~/storefront/request/flash";

export const handle = { i18n: ["operator", "account"] };

export const meta: MetaFunction<typeof loader> = ({ data, location }) => {
  const entry = entryOf(location.pathname);
  return [
    { title: data ? [entry && data.names[entry.key], data.title].filter(Boolean).join(" | ") : "" },
    { name: "robots", content: "noindex, nofollow" },
  ];
};

export async function loader(args: LoaderFunctionArgs) {
  const session = await operatorSession(args);
  const headers = new Headers();
  if (hasFlash(args.request)) headers.append("Set-Cookie", clearFlash(args.request));
  const { title, nav } = resources[session.locale].operator;
  const names: Record<string, unknown> = nav;
  return data({ names, title, facts: await shellFacts(args, session) }, { headers });
}

export default function OperatorLayout() {
  const { facts } = useLoaderData<typeof loader>();
  return (
    <Shell facts={facts}>
      <Outlet />
    </Shell>
  );
}

/** An error of a screen is shown inside the shell; an error of the shell's loader without it. */
export function ErrorBoundary() {
  const loaded = useRouteLoaderData<typeof loader>("operator");
  if (!loaded)
    return (
      <Door>
        <OperatorError />
      </Door>
    );
  return (
    <Shell facts={loaded.facts}>
      <OperatorError />
    </Shell>
  );
}
