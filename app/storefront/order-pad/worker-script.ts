// Source of the order pad's service worker, with the build id and the texts for stored pages.
import type { AppLoadContext } from "@remix-run/cloudflare";
import { padWorkerScript } from "~/browser/pad-worker";
import { LOCALES } from "~/contract/constants/enums";
import { translator } from "~/i18n/server";
import { buildIdOf } from "~/platform/env";
import { settingsOf } from "~/storefront/content/settings";

export async function workerScript(args: { request: Request; context: AppLoadContext }): Promise<string> {
  const settings = await settingsOf(args);
  const texts = Object.fromEntries(
    LOCALES.map((locale) => [locale, translator(locale, "pad")("offline.copy", { time: "{time}" })]),
  );
  return padWorkerScript({
    build: buildIdOf(args.context.env),
    isOff: settings.get("OFFLINE_PAD") === false,
    texts,
  });
}
