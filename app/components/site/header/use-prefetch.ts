import { useFrame } from "~/components/site/frame/use-frame";

/** Prefetches on hover or focus for anonymous visitors only: a signed-in user's page may change before the click. */
export const usePrefetch = (): "intent" | "none" =>
  useFrame()?.viewer.kind === "anonymous" ? "intent" : "none";
