// Targets of links in the menu and the footer.
import { httpsAddress } from "~/contract/constants/web-address";
import { isNewAddress } from "~/domain/catalogue/old-address";
import { RESERVED_SLUGS } from "~/domain/catalogue/reserved-slugs";

const MAX_LENGTH = 500;

export type TargetKind = "page" | "category" | "product" | "article";

const SECTIONS: Record<string, TargetKind> = { c: "category", p: "product", news: "article" };

/** The linked record, which may be missing or hidden; null for other sites and the shop's own screens. */
export function linkedThing(target: string): { kind: TargetKind; slug: string; path: string } | null {
  const [, path = "", first = "", second] =
    /^(\/([^/?#]+)(?:\/([^/?#]+))?\/?)(?:[?#].*)?$/.exec(target) ?? [];
  const kind = SECTIONS[first];
  if (second !== undefined) return kind ? { kind, slug: second, path } : null;
  const isScreen = RESERVED_SLUGS.some((slug) => slug === first) || first === "" || first.startsWith("home");
  return isScreen ? null : { kind: "page", slug: first, path };
}

/** A path of this shop, or an https address of another site without a user name or password. */
export function isLinkTarget(target: string): boolean {
  if (isNewAddress(target)) return true;
  return target.length <= MAX_LENGTH && httpsAddress(target)?.hostname.includes(".") === true;
}
