// Texts for a page's scripts: the namespaces of its routes in one language. Their URL contains the build id, so the
// browser caches them.
import type { EntryContext } from "@remix-run/cloudflare";
import { LOCALES } from "~/contract/constants/enums";
import type { Locale } from "~/contract/wire";
import { type Namespace, resources } from "~/i18n/resources";
import { paths } from "~/paths";
import { buildIdOf, type Env } from "~/platform/env";
import { routeNamespaces } from "~/storefront/request/locale";

type Build = Pick<Env, "BUILD_ID" | "CF_VERSION_METADATA">;

/** Messages of loaders and actions, markup rendered only on the server (components/ui/page/fragment.ts), and emails. */
const SERVER_ONLY: readonly Namespace[] = ["import", "mail", "server"];

export const textsUrl = (context: EntryContext, locale: Locale, env: Build): string =>
  paths.texts(locale, { v: buildIdOf(env), ns: routeNamespaces(context) });

export function textsResponse(request: Request, name: string | undefined, env: Build): Response {
  const locale = LOCALES.find((one) => one === name);
  const { searchParams } = new URL(request.url);
  const texts = locale && textsOf(locale, new Set(searchParams.getAll("ns")));
  if (!texts) return new Response(null, { status: 404 });
  const build = buildIdOf(env);
  const isOfThisBuild = build !== "" && searchParams.get("v") === build;
  return new Response(JSON.stringify(texts), {
    headers: {
      "Content-Type": "application/json; charset=utf-8",
      "Cache-Control": isOfThisBuild ? "public, max-age=31536000, immutable" : "no-cache",
    },
  });
}

/** Returns null if a namespace does not exist or is for the server only. */
function textsOf(locale: Locale, namespaces: ReadonlySet<string>): Record<string, unknown> | null {
  const texts = Object.entries(browserTexts(locale)).filter(([namespace]) => namespaces.has(namespace));
  return texts.length === namespaces.size ? Object.fromEntries(texts) : null;
}

function browserTexts(locale: Locale): Record<string, unknown> {
  const { errors, ...others } = resources[locale];
  const { failures, pages, wrongCustomer } = errors;
  const texts = { ...others, errors: { failures, pages, wrongCustomer } };
  return Object.fromEntries(
    Object.entries(texts).filter(([namespace]) => !SERVER_ONLY.some((one) => one === namespace)),
  );
}
