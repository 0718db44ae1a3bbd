// The shop's own picture files, for its pages, emails and documents.
import { isPictureName } from "~/contract/settings";
import type { Env } from "~/platform/env";

/** Null where the setting is not set, or there is no such picture any more. */
export async function brandPicture(
  { FILES }: Env,
  name: unknown,
  options: R2GetOptions = {},
): Promise<R2ObjectBody | R2Object | null> {
  return isPictureName(name) ? FILES.get(`img/${name}`, options) : null;
}

/** The first letter of the shop's name on its dark colour. */
export function initialIcon(settings: ReadonlyMap<string, unknown>): string {
  const [initial = ""] = String(settings.get("SHOP_NAME") ?? "").match(/[\p{L}\p{N}]/u) ?? [];
  const dark = String(settings.get("ACCENT_DARK") ?? "");
  const ground = /^#[\da-f]{6}$/i.test(dark) ? dark : "#16351f";
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 42 42"><path fill="${ground}" d="M0 0h42v42H0z"/><text x="21" y="30" font-family="Georgia, serif" font-size="26" text-anchor="middle" fill="#fff">${initial.toUpperCase()}</text></svg>`;
}
