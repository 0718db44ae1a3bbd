// `npm start`: build, migrate, load the demo world once, serve. A second start finds all of it done.
import { CATALOGUE, openFiles } from "~/demo/files";
import { demoPassword } from "~/demo/people";
import { buildWhenChanged } from "./build";
import { withLocalStores } from "./local-stores";
import { migrate } from "./migrate";
import { seedDemoWorld } from "./seed";
import { everyMinute, PortBusy, type Server, STATE, startWorker, takePort } from "./serve";
import { Failure, main, step } from "./steps";

main(async () => {
  const port = portOf(process.env.PORT);
  await takePort(port).catch(sayBusy);
  await step("build", async () => ((await buildWhenChanged()) ? "" : "unchanged"));
  await withLocalStores(STATE, async (stores) => {
    await step("migrate", async () => {
      const names = await migrate(stores.db);
      return names.length === 0 ? "unchanged" : names.join(", ");
    });
    await step("demo", async (progress) => {
      const loaded = await seedDemoWorld(stores, {
        report: (rows) => progress(`${rows.toLocaleString("en")} rows`),
      });
      return loaded ? "the demo world is loaded" : "kept as it was";
    });
  });
  let server: Server | undefined;
  await step("serve", async () => {
    server = await startWorker({ state: STATE, port }).catch(sayBusy);
    await isHealthy(server.url);
    return "";
  });
  if (server) keepServing(server);
});

function portOf(text = "8787"): number {
  const port = Number(text);
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    throw new Failure(`PORT must be a number from 1 to 65535; it is "${text}".`);
  return port;
}

function sayBusy(error: unknown): never {
  if (!(error instanceof PortBusy)) throw error;
  throw new Failure(
    `Port ${error.message} is in use by another program; end it, or choose another: PORT=8788 npm start.`,
  );
}

async function isHealthy(url: string): Promise<void> {
  const answer = await fetch(`${url}/api/v3/client/health/`);
  if (!answer.ok) throw new Failure(`The shop answered ${answer.status} to its health check.`);
}

function keepServing(server: Server): void {
  const stopCron = everyMinute(server);
  for (const signal of ["SIGINT", "SIGTERM"])
    process.once(signal, async () => {
      stopCron();
      await server.dispose();
      process.exit(0);
    });
  console.log(`
Bottega is open: ${server.url}

  consumer@demo.test   buys for the home, prices with VAT
  business@demo.test   buys for a winery, its own net prices
  agent@demo.test      buys for customers, business@demo.test among them
  newcomer@demo.test   must choose a new password
  password for all     ${demoPassword(openFiles(CATALOGUE))}

  ${server.url}/__dev/mailbox   the mails that were sent
  Ctrl-C closes; npm run reset forgets all that was done here.`);
}
