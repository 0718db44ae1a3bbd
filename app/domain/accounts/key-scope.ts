// Permissions of an API key by its scope.
import { KEY_SCOPES } from "~/contract/constants/enums";

type KeyScope = (typeof KEY_SCOPES)[number];

/** @param needed "none": requires a session */
export const keyAllows = (scope: KeyScope, needed: KeyScope | "none"): boolean =>
  needed !== "none" && KEY_SCOPES.indexOf(scope) >= KEY_SCOPES.indexOf(needed);
