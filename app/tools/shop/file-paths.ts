import { existsSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { Failure } from "~/tools/steps";

/** npm runs every script in the repository's folder; a file's name is meant where the command was typed. */
export const fileOf = (name: string): string => resolve(process.env.INIT_CWD ?? ".", name);

/** The same for a file that is to be written. */
export function newFileOf(name: string): string {
  const file = fileOf(name);
  if (!existsSync(dirname(file))) throw new Failure(`There is no folder ${dirname(file)}.`);
  return file;
}
