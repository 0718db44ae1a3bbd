import { useRouteLoaderData } from "@remix-run/react";
import type { Frame } from "./frame";

/** What stands around this page, from root's loader. Undefined where root itself has failed. */
export const useFrame = (): Frame | undefined => useRouteLoaderData<{ frame: Frame }>("root")?.frame;
