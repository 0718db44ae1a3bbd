// The world with which a new state is filled: --demo NAME, --empty, or the choice that `npm run reset -- --empty`
// stored in the folder.
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { WORLDS, type World } from "~/demo/worlds";
import { Failure } from "./steps";

/** @throws Failure for an unknown name */
export function worldNamed(name: string): World {
  const world = Object.hasOwn(WORLDS, name) ? WORLDS[name] : undefined;
  if (!world) throw new Failure(`Unknown demo "${name}": use one of ${Object.keys(WORLDS).join(", ")}.`);
  return world;
}

/**
 * @param state a state folder
 * @throws Failure if the folder contains another world: a start replaces nothing
 */
export function worldOption(state: string, args: string[]): { name: string; world: World } {
  const { values } = parseArgs({ args, options: { empty: { type: "boolean" }, demo: { type: "string" } } });
  const asked = values.empty ? "empty" : values.demo;
  const held = heldIn(state);
  if (asked !== undefined && held !== null && asked !== held)
    throw new Failure(
      `${state} holds a shop that was begun ${BEGUN[held] ?? `with --demo ${held}`}. npm run reset forgets it, then start again.`,
    );
  const name = asked ?? held ?? "bottega";
  return { name, world: worldNamed(name) };
}

export const rememberWorld = (state: string, name: string): void => writeFileSync(join(state, WORLD), name);

/** Returns null if the folder is new, or was written by an earlier version. */
function heldIn(state: string): string | null {
  const file = join(state, WORLD);
  if (existsSync(file)) return readFileSync(file, "utf8").trim();
  return existsSync(join(state, EMPTY)) ? "empty" : null;
}

const WORLD = "world";
/** Written by reset.mjs. */
const EMPTY = "empty";
const BEGUN: Readonly<Record<string, string>> = { empty: "with --empty", bottega: "with the demo" };
