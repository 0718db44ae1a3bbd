// Where a link of the menu or of the footer may lead.
import { httpsAddress } from "~/contract/constants/web-address";
import { isNewAddress } from "~/domain/catalogue/old-address";

const MAX_LENGTH = 500;

/** A path of this very shop, or an https address of another site without a name or a password in it. */
export function isLinkTarget(target: string): boolean {
  if (isNewAddress(target)) return true;
  return target.length <= MAX_LENGTH && httpsAddress(target)?.hostname.includes(".") === true;
}
