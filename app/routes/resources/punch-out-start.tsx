import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { openPunchOutSession } from "~/storefront/punch-out/open-session";

/** Where a buying system sends its buyer's browser: the address opens one session, once. */
export const loader = (args: LoaderFunctionArgs) => openPunchOutSession(args);
