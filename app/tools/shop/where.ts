import { resolve } from "node:path";

/** npm runs every script in the repository's folder; a file's name is meant where the command was typed. */
export const fileOf = (name: string): string => resolve(process.env.INIT_CWD ?? ".", name);
