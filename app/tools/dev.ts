// `npm run dev`: the shop on its local state, rebuilt and restarted when a source changes.
import { spawn } from "node:child_process";
import { existsSync, rmSync, statSync } from "node:fs";
import { COMPILER } from "./build";
import { withLocalStores } from "./local/local-stores";
import { portOf, takePort } from "./local/port";
import { lockState } from "./local/state-lock";
import { migrateStep, seedStep } from "./prepare";
import { type Running, STATE, startWorker } from "./serve";
import { main } from "./steps";

const WORKER = "build/worker.js";

main(async () => {
  const port = portOf(process.env.PORT);
  await takePort(port);
  lockState(STATE);
  await withLocalStores(STATE, async (stores) => {
    await migrateStep(stores);
    await seedStep(stores);
  });
  rmSync("build", { recursive: true, force: true });
  const compiler = spawn(process.execPath, [COMPILER, "watch"], {
    stdio: "inherit",
  });
  for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => compiler.kill());
  compiler.once("exit", (code) => process.exit(code ?? 0));
  await serveEachBuild(port);
});

async function serveEachBuild(port: number): Promise<never> {
  let served = 0;
  let server: Running | undefined;
  for (;;) {
    await new Promise((next) => setTimeout(next, 200));
    const built = existsSync(WORKER) ? statSync(WORKER).mtimeMs : 0;
    if (built === served || built === 0) continue;
    await server?.mf.dispose();
    server = await startWorker({ state: STATE, port });
    served = built;
    console.log(`Bottega is open: ${server.url}`);
  }
}
