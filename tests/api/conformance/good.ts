// What a good input is, and the plainest of them.
import type { Calls } from "~/contract/calls";
import type { Asked } from "./ask";
import type { Side, World } from "./world";

export type Good = (world: World, side: Side) => Asked | Promise<Asked>;
export type Goods<Noun extends keyof Calls> = Record<keyof Calls[Noun], Good>;

export const nobody =
  (input?: Record<string, unknown>): Good =>
  () => ({ who: null, input });

/** The first of them, of which the demo has some. */
export const found = <T>(things: T[]): T => {
  const [first] = things;
  if (first === undefined) throw new Error("the demo has none of these");
  return first;
};
