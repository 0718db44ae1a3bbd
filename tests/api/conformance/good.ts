// The type of a valid input, and the simplest inputs.
import type { Calls } from "~/contract/calls";
import type { Asked } from "./ask";
import type { Side, World } from "./world";

export type Good = (world: World, side: Side) => Asked | Promise<Asked>;
export type Goods<Noun extends keyof Calls> = Record<keyof Calls[Noun], Good>;

export const nobody =
  (input?: Record<string, unknown>): Good =>
  () => ({ who: null, input });

/** The first of a list. @throws Error if the demo has none of these */
export const found = <T>(things: T[]): T => {
  const [first] = things;
  if (first === undefined) throw new Error("the demo has none of these");
  return first;
};
