// Parses the command line into a command with its arguments and options. Failures are sentences for the user.
import { parseArgs } from "node:util";
import { Failure } from "~/tools/steps";
import type { Shop } from "./open-shop";

export interface Input {
  /** Positional arguments, by the names in the command's `takes`. */
  words: Readonly<Record<string, string>>;
  options: Readonly<Record<string, string | undefined>>;
  flags: ReadonlySet<string>;
}

export interface Command {
  /** Positional arguments, e.g. "FILE"; optional ones in brackets. */
  takes?: string;
  does: string;
  /** Options with a value. */
  options?: readonly string[];
  flags?: readonly string[];
  run(shop: Shop, input: Input): Promise<void>;
}

export type Commands = Readonly<Record<string, Command>>;

/** @throws Failure for an unknown command or invalid arguments */
export function commandOf(
  commands: Commands,
  typed: readonly string[],
): { command: Command; input: Input; remote: string | undefined } {
  const name = Object.keys(commands).find((one) => one.split(" ").every((word, n) => word === typed[n]));
  const command = name === undefined ? undefined : commands[name];
  if (name === undefined || !command)
    throw new Failure(
      `Unknown command "${typed.slice(0, 2).join(" ")}". List all commands: npm run shop -- help`,
    );
  const { values, positionals } = parsed(name, command, typed.slice(name.split(" ").length));
  const options: Record<string, string> = {};
  const flags = new Set<string>();
  for (const [key, value] of Object.entries(values)) {
    if (typeof value === "string") options[key] = value;
    else if (value) flags.add(key);
  }
  return {
    command,
    input: { words: wordsOf(name, command, positionals), options, flags },
    remote: options.remote,
  };
}

const WIDTH = 110;

/** @param about prefix of the commands to list; all commands are listed if no name starts with it */
export function help(commands: Commands, about: string): void {
  const all = Object.keys(commands);
  const meant = all.filter((name) => name.startsWith(about));
  const rows = Object.entries(commands)
    .filter(([name]) => meant.length === 0 || meant.includes(name))
    .map(([name, { takes, ...command }]) => ({ ...command, usage: takes ? `${name} ${takes}` : name }));
  const width = Math.max(...rows.map(({ usage }) => usage.length));
  console.log(`npm run shop -- COMMAND [--remote https://shop.example]

${rows.map(({ usage, does, ...rest }) => folded(`  ${usage.padEnd(width)}  `, [does, ...optionsOf(rest)])).join("\n")}

Without --remote commands run on the local shop, at http://localhost:8787 or on PORT. Set OPERATOR_TOKEN to the
operator's token of a deployed shop; the local development shop has a public one.`);
}

function parsed(name: string, command: Command, args: readonly string[]) {
  const option = (type: "string" | "boolean") => (key: string) => [key, { type }];
  // parseArgs would parse a negative number as an option.
  const isNumber = (arg: string) => /^-\d+$/.test(arg);
  try {
    return parseArgs({
      args: [...args.filter((arg) => !isNumber(arg)), "--", ...args.filter(isNumber)],
      allowPositionals: true,
      options: Object.fromEntries([
        ...["remote", ...(command.options ?? [])].map(option("string")),
        ...(command.flags ?? []).map(option("boolean")),
      ]),
    });
  } catch {
    throw new Failure(`Usage: ${usageOf(name, command)}`);
  }
}

function wordsOf(name: string, command: Command, given: readonly string[]): Record<string, string> {
  const wanted = (command.takes ?? "").split(" ").filter((word) => word !== "");
  const needed = wanted.filter((word) => !word.startsWith("["));
  if (given.length < needed.length || given.length > wanted.length)
    throw new Failure(`Usage: ${usageOf(name, command)}`);
  return Object.fromEntries(given.map((word, n) => [(wanted[n] ?? "").replace(/[[\]]/g, ""), word]));
}

const usageOf = (name: string, command: Command): string =>
  [name, command.takes, ...optionsOf(command)].filter((part) => part !== undefined).join(" ");

const optionsOf = ({ options = [], flags = [] }: Pick<Command, "options" | "flags">): string[] => [
  ...options.map((key) => `[--${key} …]`),
  ...flags.map((key) => `[--${key}]`),
];

function folded(begin: string, [does = "", ...options]: readonly string[]): string {
  const lines = [begin];
  const add = (word: string): void => {
    const last = lines.at(-1) ?? "";
    if (last.length + word.length <= WIDTH) lines[lines.length - 1] = `${last}${word} `;
    else lines.push(`${" ".repeat(begin.length)}${word} `);
  };
  for (const word of does.split(" ")) add(word);
  if (options.length > 0) lines.push(" ".repeat(begin.length));
  for (const option of options) add(option);
  return lines.map((line) => line.trimEnd()).join("\n");
}
