// The shop's logo and icon, for its pages, emails and documents.

import { shopData } from "~/db/shop/shop-data";
import { findPicture } from "~/db/stored-pictures";
import type { ServiceContext } from "./context";

/** Null if the setting is empty, or the picture no longer exists. */
export async function brandPicture(
  c: Asker,
  key: "BRAND_LOGO" | "BRAND_ICON",
  options: R2GetOptions = {},
): Promise<R2ObjectBody | R2Object | null> {
  const name = (await shopData(c)).settings.get(key);
  const picture = typeof name === "string" ? await findPicture(c.db, name) : null;
  return picture && c.env.FILES.get(`img/${picture.file}`, options);
}

type Asker = Pick<ServiceContext, "db" | "env" | "ctx">;

/** The first letter of the shop's name on its dark colour. */
export async function initialIcon(c: Asker): Promise<string> {
  const { settings } = await shopData(c);
  const [initial = ""] = String(settings.get("SHOP_NAME") ?? "").match(/[\p{L}\p{N}]/u) ?? [];
  const dark = String(settings.get("ACCENT_DARK") ?? "");
  const ground = /^#[\da-f]{6}$/i.test(dark) ? dark : "#16351f";
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 42 42"><path fill="${ground}" d="M0 0h42v42H0z"/><text x="21" y="30" font-family="Georgia, serif" font-size="26" text-anchor="middle" fill="#fff">${initial.toUpperCase()}</text></svg>`;
}
