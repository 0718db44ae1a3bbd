// Two processes with one state folder would overwrite each other's data: the second one is refused.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { Failure } from "~/tools/steps";

/**
 * Locks the folder until this process ends.
 * @throws Failure if another process has it open
 */
export function lockState(state: string): void {
  const file = join(state, "process");
  mkdirSync(state, { recursive: true });
  const other = ownerOf(file);
  if (other !== null && other !== process.pid && isRunning(other))
    throw new Failure(
      `The shop in ${state} is open already, in process ${other}: end that one first (if it is no shop, remove ${file}).`,
    );
  writeFileSync(file, `${process.pid} ${startOf(process.pid)}`.trim());
  process.once("exit", () => {
    if (ownerOf(file) === process.pid) rmSync(file, { force: true });
  });
}

/** Returns null if the process has ended, or another program now has its id. */
function ownerOf(file: string): number | null {
  try {
    const [pid, start = ""] = readFileSync(file, "utf8").split(" ");
    const owner = Number(pid);
    if (!Number.isInteger(owner) || owner <= 0) return null;
    return start === "" || startOf(owner) === "" || start === startOf(owner) ? owner : null;
  } catch {
    return null;
  }
}

/** Start time of a process, in the kernel's ticks; "" if the system does not provide it. */
function startOf(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    return stat.slice(stat.lastIndexOf(")") + 2).split(" ")[19] ?? "";
  } catch {
    return "";
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // The process runs as another user.
    return error instanceof Error && Reflect.get(error, "code") === "EPERM";
  }
}
