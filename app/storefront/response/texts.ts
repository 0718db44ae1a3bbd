// The texts that a page's scripts need, in one language. Their address names the build, so the browser keeps them.
import { LOCALES } from "~/contract/constants/enums";
import type { Locale } from "~/contract/wire";
import { browserTexts } from "~/i18n/resources";
import { paths } from "~/paths";
import { buildIdOf, type Env } from "~/platform/env";

type Build = Pick<Env, "BUILD_ID" | "CF_VERSION_METADATA">;

export const textsUrl = (locale: Locale, env: Build): string => paths.texts(locale, buildIdOf(env));

export function textsResponse(request: Request, name: string | undefined, env: Build): Response {
  const locale = LOCALES.find((one) => one === name);
  if (!locale) return new Response(null, { status: 404 });
  const build = buildIdOf(env);
  const isOfThisBuild = build !== "" && new URL(request.url).searchParams.get("v") === build;
  return new Response(JSON.stringify(browserTexts[locale]), {
    headers: {
      "Content-Type": "application/json; charset=utf-8",
      "Cache-Control": isOfThisBuild ? "public, max-age=31536000, immutable" : "no-cache",
    },
  });
}
