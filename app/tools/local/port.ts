import { createServer } from "node:net";
import { Failure } from "~/tools/steps";

/**
 * @param text the environment's PORT
 * @throws Failure for an invalid number
 */
export function portOf(text = "8787"): number {
  const port = Number(text);
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    throw new Failure(`PORT must be a number from 1 to 65535, not "${text}".`);
  return port;
}

/**
 * Returns the addresses on which to open the port. Browsers may resolve "localhost" to either of two addresses, so a
 * fixed port is opened on both, unless the machine lacks IPv6. Port 0 requests a free port, for which one address is
 * sufficient.
 * @throws Failure if the port is in use or cannot be opened
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
