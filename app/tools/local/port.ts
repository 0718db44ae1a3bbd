// The port on which the local shop is opened.
import { createServer } from "node:net";
import { Failure } from "~/tools/steps";

/** @param text the environment's PORT */
export function portOf(text = "8787"): number {
  const port = Number(text);
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    throw new Failure(`PORT must be a number from 1 to 65535, not "${text}".`);
  return port;
}

/**
 * The addresses on which to open the port. A browser may take "localhost" for either of two, so a fixed port is opened
 * on both; a machine may lack IPv6. 0 is a free port, and one address is enough for who asks for that.
 */
export async function takePort(port: number): Promise<string[]> {
  if (port === 0) return ["127.0.0.1"];
  const states = await Promise.all(["127.0.0.1", "::1"].map((host) => probe(host, port)));
  if (states.includes("EADDRINUSE"))
    throw new Failure(
      `Port ${port} is in use by another program; end it, or choose another: PORT=${port + 1} npm start.`,
    );
  if (states[0] !== "free") throw new Failure(`Port ${port} cannot be opened here (${states[0]}).`);
  return states[1] === "free" ? ["127.0.0.1", "::1"] : ["127.0.0.1"];
}

const probe = (host: string, port: number): Promise<string> =>
  new Promise((done) => {
    const server = createServer();
    server.once("error", (error: NodeJS.ErrnoException) => done(error.code ?? error.message));
    server.listen({ port, host, exclusive: true }, () => server.close(() => done("free")));
  });
