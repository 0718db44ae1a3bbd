// Data of the back office's shell.
import type { AppLoadContext } from "@remix-run/cloudflare";
import { settingsOf } from "~/storefront/content/settings";
import { readFlash } from "~/storefront/request/flash";
import type { OperatorSession } from "./require-operator";

export async function shellFacts(
  args: { request: Request; context: AppLoadContext },
  { actor, t }: OperatorSession,
) {
  const settings = await settingsOf(args);
  return {
    shopName: settings.text("SHOP_NAME") ?? "",
    person: { name: actor.name ?? t("person.token"), role: t(`roles.${actor.role}`) },
    permissions: [...actor.permissions],
    shortcuts: actor.shortcuts,
    notices: readFlash(args.request, args.context.env.SHOP_SECRET).map(({ kind, lead, text }) => ({
      kind,
      lead,
      text,
      id: crypto.randomUUID(),
    })),
  };
}
