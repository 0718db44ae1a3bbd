// Prints progress as one line per step, and failures as one sentence.

/** An error that the user can solve, described in one sentence. */
export class Failure extends Error {}

/**
 * Prints the step's name, the text that `work` returns, and the seconds it took.
 * @throws Failure, also for other errors of `work`
 */
export async function step(
  name: string,
  work: (progress: (text: string) => void) => Promise<string>,
): Promise<void> {
  const began = performance.now();
  const line = (text: string) => `${name.padEnd(9)} ${text}`;
  const progress = (text: string) => {
    if (process.stdout.isTTY) process.stdout.write(`\r${line(text)}\x1b[K`);
  };
  progress("…");
  try {
    const text = await work(progress);
    if (process.stdout.isTTY) process.stdout.write("\r\x1b[K");
    console.log(line(`${((performance.now() - began) / 1000).toFixed(1).padStart(5)} s  ${text}`.trimEnd()));
  } catch (error) {
    if (process.stdout.isTTY) process.stdout.write("\n");
    throw error instanceof Failure ? error : new Failure(`The step "${name}" failed: ${messageOf(error)}`);
  }
}

/** Runs a tool to its end. A failure prints one sentence on stderr and exits with code 1. */
export async function main(tool: () => Promise<void>): Promise<void> {
  try {
    await tool();
  } catch (error) {
    console.error(messageOf(error));
    process.exit(1);
  }
}

// fetch describes a failure only in its cause.
function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const cause = error.cause instanceof Error ? `, ${error.cause.message}` : "";
  return `${error.message}${cause}`.split("\n", 1).join("");
}
