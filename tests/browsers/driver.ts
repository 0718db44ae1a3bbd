// Firefox and WebKit from Debian's packages, driven over their own protocols: no download, no package of npm.
import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";

export interface Browser {
  goto(url: string): Promise<void>;
  /** Runs the body of a function in the page. */
  run(script: string): Promise<unknown>;
  close(): Promise<void>;
}

type Send = (command: string, body: object) => Promise<unknown>;

const MAX_TRIES = 60;

/** Until it no longer throws: a browser that begins answers late. */
async function retry<T>(work: () => Promise<T>): Promise<T> {
  for (let left = MAX_TRIES; ; left -= 1)
    try {
      return await work();
    } catch (error) {
      if (left === 0) throw error;
      await setTimeout(500);
    }
}

const isInstalled = (command: string): boolean =>
  spawnSync("sh", ["-c", `command -v ${command}`]).status === 0;

/** Starts processes for a browser with a separate home folder and display, which are removed with it. */
function begin(command: string, args: (home: string) => string[], display: number | null) {
  const home = mkdtempSync(join(tmpdir(), "browser-"));
  const processes: ChildProcess[] = [];
  const start = (name: string, list: string[]) =>
    processes.push(
      spawn(name, list, {
        stdio: "ignore",
        env: { ...process.env, HOME: home, ...(display !== null && { DISPLAY: `:${display}` }) },
      }),
    );
  if (display !== null) start("Xvfb", [`:${display}`, "-screen", "0", "1280x900x24"]);
  start(command, args(home));
  return async () => {
    for (const one of processes.toReversed()) one.kill();
    await Promise.all(processes.map((one) => one.exitCode ?? new Promise((done) => one.on("close", done))));
    rmSync(home, { recursive: true, force: true, maxRetries: 5 });
  };
}

/** Debian's `firefox-esr`, over Marionette: JSON with its length before it, on a socket. Null where it is not installed. */
export async function openFirefox(port: number): Promise<Browser | null> {
  if (!isInstalled("firefox-esr")) return null;
  const end = begin(
    "firefox-esr",
    (home) => {
      writeFileSync(join(home, "user.js"), `user_pref("marionette.port", ${port});\n`);
      return ["--headless", "--marionette", "--remote-allow-system-access", "--profile", home];
    },
    null,
  );
  const socket = await retry(
    () =>
      new Promise<ReturnType<typeof connect>>((done, failed) => {
        const one = connect(port, "127.0.0.1", () => done(one));
        one.once("error", failed);
      }),
  );
  let received = Buffer.alloc(0);
  const waiting = new Map<number, (answer: [unknown, unknown]) => void>();
  socket.on("data", (chunk) => {
    received = Buffer.concat([received, chunk]);
    for (;;) {
      const colon = received.indexOf(":");
      const length = Number(received.subarray(0, colon));
      if (colon < 0 || received.length < colon + 1 + length) return;
      const message: unknown = JSON.parse(received.subarray(colon + 1, colon + 1 + length).toString());
      received = received.subarray(colon + 1 + length);
      if (Array.isArray(message)) waiting.get(message[1])?.([message[2], message[3]]);
    }
  });
  let last = 0;
  const send: Send = (command, body) =>
    new Promise((done, failed) => {
      last += 1;
      const text = JSON.stringify([0, last, command, body]);
      waiting.set(last, ([error, answer]) =>
        error ? failed(new Error(JSON.stringify(error))) : done(Object(answer).value),
      );
      socket.write(`${Buffer.byteLength(text)}:${text}`);
    });
  await send("WebDriver:NewSession", {});
  return {
    goto: async (url) => void (await send("WebDriver:Navigate", { url })),
    run: (script) => send("WebDriver:ExecuteScript", { script, args: [] }),
    close: async () => {
      socket.destroy();
      await end();
    },
  };
}

const MINI_BROWSER = "/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser";

/** Debian's `webkit2gtk-driver` on a display of `xvfb`, over WebDriver. Null where they are not installed. */
export async function openWebKit(port: number, display: number): Promise<Browser | null> {
  if (!isInstalled("WebKitWebDriver") || !isInstalled("Xvfb")) return null;
  const end = begin("WebKitWebDriver", () => [`--port=${port}`], display);
  const send: Send = async (path, body) => {
    const answer = await fetch(`http://127.0.0.1:${port}/session${path}`, {
      method: "POST",
      body: JSON.stringify(body),
    });
    const { value } = Object(await answer.json());
    if (!answer.ok) throw new Error(`${value.error}: ${value.message}`);
    return value;
  };
  const options = { binary: MINI_BROWSER, args: ["--automation"] };
  const { sessionId } = Object(
    await retry(() => send("", { capabilities: { alwaysMatch: { "webkitgtk:browserOptions": options } } })),
  );
  return {
    goto: async (url) => void (await send(`/${sessionId}/url`, { url })),
    run: (script) => send(`/${sessionId}/execute/sync`, { script, args: [] }),
    close: async () => {
      await fetch(`http://127.0.0.1:${port}/session/${sessionId}`, { method: "DELETE" }).catch(() => {});
      await end();
    },
  };
}
