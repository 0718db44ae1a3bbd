import { existsSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { Failure } from "~/tools/steps";

/**
 * Resolves a file name against the folder in which the command was typed, because npm runs every script in the
 * repository's folder.
 */
export const fileOf = (name: string): string => resolve(process.env.INIT_CWD ?? ".", name);

/**
 * Resolves the name of a file to write.
 * @throws Failure if its folder does not exist
 */
export function newFileOf(name: string): string {
  const file = fileOf(name);
  if (!existsSync(dirname(file))) throw new Failure(`There is no folder ${dirname(file)}.`);
  return file;
}
