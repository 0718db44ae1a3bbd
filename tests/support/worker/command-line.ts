// The shop's command line as an operator uses it, against the test's own shop.
import { execFile } from "node:child_process";
import { vi } from "vitest";
import { COMMANDS } from "~/tools/shop/commands";
import { openShop } from "~/tools/shop/open-shop";
import { commandOf } from "~/tools/shop/parse-arguments";
import type { OwnShop } from "./own-shop";

interface Ended {
  code: number;
  out: string;
  err: string;
}

/** @param folder the working directory of the command */
export function commandLine(shop: () => OwnShop, folder: string) {
  function run(args: string[], env: Record<string, string> = {}): Promise<Ended> {
    const command = ["node_modules/tsx/dist/cli.mjs", "app/tools/shop.ts", ...args];
    const around = { ...process.env, PORT: new URL(shop().url).port, INIT_CWD: folder, ...env };
    return new Promise((done) =>
      execFile(process.execPath, command, { env: around, maxBuffer: 1e8 }, (error, out, err) =>
        done({ code: error ? Number(error.code) : 0, out, err }),
      ),
    );
  }

  /** Runs a command in this process and returns its output. One test runs a failing command as a separate process. */
  async function said(...typed: string[]): Promise<string> {
    vi.stubEnv("PORT", new URL(shop().url).port);
    vi.stubEnv("INIT_CWD", folder);
    const lines: unknown[] = [];
    const log = vi.spyOn(console, "log").mockImplementation((line) => lines.push(line));
    try {
      const { command, input, remote } = commandOf(COMMANDS, typed);
      await command.run(openShop(remote), input);
      return lines.join("\n");
    } finally {
      log.mockRestore();
      vi.unstubAllEnvs();
    }
  }

  const sql = async (query: string) =>
    (await shop().db.prepare(query).all<Record<string, string | number>>()).results;

  return { run, said, sql };
}
