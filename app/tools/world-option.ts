// Which shop a new state is filled with: --demo NAME, --empty, or what `npm run reset -- --empty` left in the folder.
import { existsSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { WORLDS, type World } from "~/demo/worlds";
import { Failure } from "./steps";

export function worldNamed(name: string): World {
  const world = Object.hasOwn(WORLDS, name) ? WORLDS[name] : undefined;
  if (!world) throw new Failure(`There is no demo "${name}": ${Object.keys(WORLDS).join(", ")}.`);
  return world;
}

/** @param state a state folder */
export function worldOption(state: string, args: string[]): World {
  const { values } = parseArgs({ args, options: { empty: { type: "boolean" }, demo: { type: "string" } } });
  const isEmpty = values.empty || existsSync(join(state, EMPTY));
  return worldNamed(isEmpty ? "empty" : (values.demo ?? "bottega"));
}

/** Written by reset.mjs. */
const EMPTY = "empty";
