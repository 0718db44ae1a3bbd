// Two processes on one state folder would write over each other: the second one is refused.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { Failure } from "~/tools/steps";

/** Holds the folder until this process ends. @throws Failure where another process has it open */
export function lockState(state: string): void {
  const file = join(state, "process");
  mkdirSync(state, { recursive: true });
  const other = ownerOf(file);
  if (other !== null && other !== process.pid && isRunning(other))
    throw new Failure(
      `The shop in ${state} is open already, in process ${other}: end that one first (if it is no shop, remove ${file}).`,
    );
  writeFileSync(file, String(process.pid));
  process.once("exit", () => {
    if (ownerOf(file) === process.pid) rmSync(file, { force: true });
  });
}

function ownerOf(file: string): number | null {
  try {
    const pid = Number(readFileSync(file, "utf8"));
    return Number.isInteger(pid) && pid > 0 ? pid : null;
  } catch {
    return null;
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // It runs under another user's name.
    return error instanceof Error && Reflect.get(error, "code") === "EPERM";
  }
}
