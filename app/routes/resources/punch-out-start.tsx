import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { openPunchOutSession } from "~/storefront/punch-out/open-session";

/** A procurement system sends its buyer's browser here. The URL opens one session, once. */
export const loader = (args: LoaderFunctionArgs) => openPunchOutSession(args);
