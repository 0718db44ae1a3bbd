// What a program's key may do.
import { KEY_SCOPES } from "~/contract/constants/enums";

type KeyScope = (typeof KEY_SCOPES)[number];

/** @param needed "none": only a session may */
export const keyAllows = (scope: KeyScope, needed: KeyScope | "none"): boolean =>
  needed !== "none" && KEY_SCOPES.indexOf(scope) >= KEY_SCOPES.indexOf(needed);
