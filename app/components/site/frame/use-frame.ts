import { useRouteLoaderData } from "@remix-run/react";
import type { Frame } from "./frame";

/** The frame's data from root's loader. Undefined where root itself has failed. */
export const useFrame = (): Frame | undefined => useRouteLoaderData<{ frame: Frame }>("root")?.frame;
