// Finds a Chromium for the journeys: Playwright's own, else the system's, else one that can be installed on this
// machine.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { chromium } from "playwright";
import { Failure } from "./steps";

const SYSTEM = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/snap/bin/chromium",
];

/** Returns the path of an installed Chromium, or undefined. */
export const findChromium = (): string | undefined => [chromium.executablePath(), ...SYSTEM].find(existsSync);

/** @throws Failure if no Chromium is found or can be installed */
export function getChromium(): string {
  const found = findChromium();
  if (found) return found;
  const isDebian = existsSync("/usr/bin/apt-get") && process.getuid?.() === 0;
  if (isDebian) {
    run("apt-get", ["update"]);
    run("apt-get", ["install", "-y", "--no-install-recommends", "chromium"]);
  } else run(process.execPath, ["node_modules/playwright/cli.js", "install", "chromium"]);
  const got = findChromium();
  if (!got)
    throw new Failure(
      `No Chromium was found and none could be ${isDebian ? "installed" : "downloaded"}: install one as ${SYSTEM[0]}.`,
    );
  return got;
}

// Output is shown only on failure.
function run(command: string, args: string[]): void {
  const { status, stdout, stderr } = spawnSync(command, args, {
    encoding: "utf8",
    env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
  });
  if (status !== 0) console.error(stdout, stderr);
}
