// `node app/tools/bootstrap.mjs NAME`: entry point of the npm scripts in a fresh clone, where nothing is installed yet.
// Checks the version of Node, installs the packages if package-lock.json has changed, then runs app/tools/NAME.ts.
import { spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

process.chdir(fileURLToPath(new URL("../..", import.meta.url)));
checkNode();
install();
run();

function checkNode() {
  const [major, minor] = process.versions.node.split(".").map(Number);
  if (major < 20 || (major === 20 && minor < 3))
    fail(`Bottega needs Node 20.3 or newer; this is ${process.versions.node}.`);
}

// npm empties node_modules before it fills it, so the stamp exists only after a complete install.
function install() {
  const stamp = "node_modules/.bottega-lock";
  const lock = createHash("sha256").update(readFileSync("package-lock.json")).digest("hex");
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === lock) return;
  console.log("install   the packages of package-lock.json: a minute or two, the first time");
  const began = performance.now();
  const npm = process.env.npm_execpath;
  const args = ["ci", "--include=dev", "--no-audit", "--no-fund", "--loglevel=error"];
  const { status } = npm
    ? spawnSync(process.execPath, [npm, ...args], { stdio: "inherit" })
    : spawnSync("npm", args, { stdio: "inherit" });
  if (status !== 0) fail("npm could not install the packages of package-lock.json; its own output is above.");
  writeFileSync(stamp, lock);
  console.log(`install   ${((performance.now() - began) / 1000).toFixed(1)} s`);
}

// Uses tsx's own command, because its API for a running process needs Node 20.6.
function run() {
  const [name, ...args] = process.argv.slice(2);
  const tool = spawn(process.execPath, ["node_modules/tsx/dist/cli.mjs", `app/tools/${name}.ts`, ...args], {
    stdio: "inherit",
  });
  for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => tool.kill(signal));
  // npm notifies only its shell when it is stopped: without this check the shop would keep its port.
  const shell = process.ppid;
  setInterval(() => process.ppid === shell || tool.kill("SIGTERM"), 500);
  tool.on("close", (code) => process.exit(code ?? 1));
}

function fail(sentence) {
  console.error(sentence);
  process.exit(1);
}
