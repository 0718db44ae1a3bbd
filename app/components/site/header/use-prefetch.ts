import { useFrame } from "~/components/site/frame/use-frame";

/** On hover or focus a page is fetched in advance, but not somebody's own: what the cart holds may change before the click. */
export const usePrefetch = (): "intent" | "none" =>
  useFrame()?.viewer.kind === "anonymous" ? "intent" : "none";
