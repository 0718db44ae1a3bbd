// `npm start`: build, migrate, load the demo world once, serve. A second start skips the steps already done.
import { watchFile } from "node:fs";
import { connect } from "node:net";
import type { World } from "~/demo/worlds";
import { buildWhenChanged } from "./build";
import { withLocalStores } from "./local/local-stores";
import { OPERATOR_TOKEN } from "./local/operator-token";
import { portOf, takePort } from "./local/port";
import { lockState } from "./local/state-lock";
import { migrateStep, seedStep } from "./prepare";
import { everyMinute, type Running, STATE, startWorker } from "./serve";
import { Failure, main, step } from "./steps";
import { rememberWorld, worldOption } from "./world-option";

main(async () => {
  const port = portOf(process.env.PORT);
  const { name, world } = worldOption(STATE, process.argv.slice(2));
  await takePort(port);
  lockState(STATE);
  await step("build", async () => ((await buildWhenChanged()) ? "" : "unchanged"));
  await withLocalStores(STATE, async (stores) => {
    await migrateStep(stores);
    await seedStep(stores, world);
    rememberWorld(STATE, name);
  });
  let server: Running | undefined;
  await step("serve", async () => {
    const { WEBHOOK_RECEIVER } = process.env;
    const vars = { SHOP_URL: `http://localhost:${port}`, ...(WEBHOOK_RECEIVER && { WEBHOOK_RECEIVER }) };
    server = await startWorker({ state: STATE, port, vars });
    await isHealthy(server.url);
    return "";
  });
  if (server) keepServing(server, world);
});

async function isHealthy(url: string): Promise<void> {
  const answer = await fetch(`${url}/api/v3/client/health/`);
  if (!answer.ok) throw new Failure(`The health check failed with status ${answer.status}.`);
}

const WATCH_MS = 5_000;

/** Returns whether the port accepts connections. A slow shop counts as running. */
const isListening = (url: string): Promise<boolean> =>
  new Promise((done) => {
    const socket = connect(Number(new URL(url).port), "localhost");
    socket.once("connect", () => done(true));
    socket.once("error", () => done(false));
    socket.once("close", () => done(false));
    socket.once("connect", () => socket.destroy());
  });

function keepServing(server: Running, { accounts, password }: World): void {
  const stopCron = everyMinute(server);
  // Ctrl-C arrives twice: from the terminal, and from the process that started this one.
  let closing = false;
  const close = async () => {
    if (closing) return;
    closing = true;
    stopCron();
    await server.mf.dispose();
    process.exit(0);
  };
  const watch = setInterval(async () => {
    if (closing || (await isListening(server.url)) || closing) return;
    console.error(
      "The shop has stopped: its workerd process has exited. Restart it with npm start; completed requests are stored.",
    );
    process.exit(1);
  }, WATCH_MS);
  watch.unref();
  for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, close);
  // The shop was reset in another window: without its stores it would only fail, and keep its port.
  watchFile(STATE, { interval: 1000 }, ({ nlink }) => {
    if (nlink > 0) return;
    console.log("The shop was reset and has stopped. Create a new one with npm start.");
    close();
  });
  const lines = accounts.map(({ username, who }) => `  ${username.padEnd(22)} ${who}`);
  console.log(`
The shop is open: ${server.url}
${password === null ? "" : `\n${lines.join("\n")}\n  password for all       ${password}\n`}
  ${server.url}/operator        signs in with ${OPERATOR_TOKEN}, until somebody has an account
  ${server.url}/__dev/mailbox   the mails that were sent
  Ctrl-C closes; npm run reset forgets all that was done here.`);
}
