// Wrangler as a child process. The variable WRANGLER names another program instead, for tests.
import { spawnSync } from "node:child_process";
import { Failure } from "~/tools/steps";

export interface Answer {
  ok: boolean;
  /** Both output streams. */
  text: string;
}

/**
 * Runs wrangler; the caller handles a failure.
 * @param settings added to the environment
 * @throws Failure if wrangler cannot be started
 */
export function ask(args: readonly string[], input = "", settings: Record<string, string> = {}): Answer {
  const other = process.env.WRANGLER;
  const [program, first] = other
    ? [other, []]
    : [process.execPath, ["node_modules/wrangler/bin/wrangler.js"]];
  const { status, stdout, stderr, error } = spawnSync(program, [...first, ...args], {
    input,
    encoding: "utf8",
    // After each migration wrangler prints the table of all migrations.
    maxBuffer: 2 ** 28,
    env: { ...process.env, WRANGLER_SEND_METRICS: "false", CI: "1", ...settings },
  });
  if (error) throw new Failure(`wrangler could not be started: ${error.message}`);
  return { ok: status === 0, text: status === 0 ? stdout : `${stdout}\n${stderr}` };
}

/** @throws Failure with the end of wrangler's output */
export function run(args: readonly string[], input = ""): string {
  const { ok, text } = ask(args, input);
  if (ok) return text;
  throw new Failure(
    `"wrangler ${args.join(" ")}" failed: ${lastWords(text)}\nRun npm run deploy again: what is made stays.`,
  );
}

/** @throws Failure if wrangler fails or prints no JSON */
export function json<T>(args: readonly string[]): T {
  const text = run(args);
  try {
    return JSON.parse(text);
  } catch {
    throw new Failure(`"wrangler ${args.join(" ")}" did not return JSON.`);
  }
}

const lastWords = (text: string): string =>
  text
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean)
    .slice(-3)
    .join(" ");
