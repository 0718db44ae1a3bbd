// Where a link of the menu or of the footer may lead.
import { isNewAddress } from "~/domain/catalogue/old-address";

const MAX_LENGTH = 500;

/** A path of this very shop, or an https address of another site without a name or a password in it. */
export function isLinkTarget(target: string): boolean {
  if (isNewAddress(target)) return true;
  if (target.length > MAX_LENGTH || !/^https:\/\/[^\s\\]+$/.test(target) || !URL.canParse(target))
    return false;
  const { username, password, hostname } = new URL(target);
  return username === "" && password === "" && hostname.includes(".");
}
