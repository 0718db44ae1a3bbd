// Progress as one line a step, and failures as one sentence.

/** Says in one sentence what the reader can do something about. */
export class Failure extends Error {}

/** Prints the step's name, what `work` has to say when it is done, and the seconds it took. */
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

/** Runs a tool to its end; a failure is one sentence on stderr and exit code 1. */
export async function main(tool: () => Promise<void>): Promise<void> {
  try {
    await tool();
  } catch (error) {
    console.error(messageOf(error));
    process.exit(1);
  }
}

// What fetch says of a failure is in its cause alone.
function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const cause = error.cause instanceof Error ? `, ${error.cause.message}` : "";
  return `${error.message}${cause}`.split("\n", 1).join("");
}
